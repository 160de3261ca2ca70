#!/usr/bin/env bash
# Runs the nightly update. Writes its exit code to the job output instead of failing: the state is saved in any case, and
# a later step fails the job.
set -euo pipefail
# Reading ends in time to build, and to save the state, within the limits of the job.
arguments=(--source "$SOURCE" --minutes 150)
# The address of the API is no endpoint of the chambers.
if [ "$SOURCE" = api ] && [ -n "${API_BASE:-}" ]; then arguments+=(--base-url "$API_BASE"); fi
if [ "${FULL:-}" = true ]; then arguments+=(--full); fi
if [ "${SWEEP:-}" = true ]; then arguments+=(--sweep); fi
if [ "${BEGIN_ANEW:-}" = true ]; then arguments+=(--begin-anew); fi
code=0
npm run nightly -- "${arguments[@]}" || code=$?
# Deploy if the built edition differs from the last deployed one, even if this run failed: an earlier deployment may have
# failed, or a code change may have rebuilt pages while the source was down. save-state.sh stores the mark of the
# deployed site.
send=false
if [ -e dist/.edition ]; then
  cp dist/.edition edition
  cmp -s edition arrived || send=true
fi
# Remarks that want a person: whether there are any, and whether one says more than the night before.
wanting() {
  node -e 'const { remarks } = JSON.parse(require("fs").readFileSync("data/report.json", "utf8"));
    console.log(remarks.some(({ severity, isNews }) => severity !== "notice" && (isNews || process.argv[1] === "any")))' "$1" \
    2> /dev/null || echo false
}
echo "code=$code" >> "$GITHUB_OUTPUT"
echo "warned=$(wanting any)" >> "$GITHUB_OUTPUT"
echo "news=$(wanting news)" >> "$GITHUB_OUTPUT"
echo "send=$send" >> "$GITHUB_OUTPUT"
