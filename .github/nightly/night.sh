#!/usr/bin/env bash
# One night: the step fails only when the night failed; "nothing new" and "kept the last good site" are told by the code.
set -euo pipefail
arguments=(--source "$SOURCE")
if [ -n "${API_BASE:-}" ]; then arguments+=(--base-url "$API_BASE"); fi
if [ "${FULL:-}" = true ]; then arguments+=(--full); fi
if [ "${SWEEP:-}" = true ]; then arguments+=(--sweep); fi
code=0
npm run nightly -- "${arguments[@]}" || code=$?
echo "code=$code" >> "$GITHUB_OUTPUT"
case "$code" in 0 | 10 | 20) ;; *) exit "$code" ;; esac
