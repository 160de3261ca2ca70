#!/usr/bin/env bash
# One night. How it ended is told by the code: the state is packed whatever it is, and the job fails afterwards.
set -euo pipefail
arguments=(--source "$SOURCE")
if [ -n "${API_BASE:-}" ]; then arguments+=(--base-url "$API_BASE"); fi
if [ "${FULL:-}" = true ]; then arguments+=(--full); fi
if [ "${SWEEP:-}" = true ]; then arguments+=(--sweep); fi
code=0
npm run nightly -- "${arguments[@]}" || code=$?
# What is in place and has not arrived is sent, whatever the night brought: the site of a night before that was not taken, and the
# pages that a change of the code made again while the source was down. keep.sh writes the mark of the site that arrived.
send=false
if [ -e dist/.edition ]; then
  cp dist/.edition edition
  cmp -s edition arrived || send=true
fi
echo "code=$code" >> "$GITHUB_OUTPUT"
echo "send=$send" >> "$GITHUB_OUTPUT"
