#!/usr/bin/env bash
# Brings back the state of the last night from the release "state". Without that release it is the first night. When GitHub does
# not answer, or the state does not come down, the night stops: starting from nothing would forget the change log.
set -euo pipefail
releases=$(gh release list --repo "$GITHUB_REPOSITORY" --limit 1000 --json tagName --jq '.[].tagName')
if ! grep -qx state <<< "$releases"; then
  echo "first night: no state yet"
  exit 0
fi
gh release download state --repo "$GITHUB_REPOSITORY" --pattern data.tar.zst
tar --zstd -xf data.tar.zst
rm data.tar.zst
