#!/usr/bin/env bash
# keep.sh RUN: keeps the state of this night, data.tar.zst, in the release "state", and with ARRIVED=true the mark of its site, edition.
# The state of the night before goes only when the new one is whole: an upload that breaks off leaves something to start from.
set -euo pipefail
releases=$(gh release list --repo "$GITHUB_REPOSITORY" --limit 1000 --json tagName --jq '.[].tagName')
if ! grep -qx state <<< "$releases"; then
  gh release create state --repo "$GITHUB_REPOSITORY" --title "State of the data" \
    --notes "Snapshot, register of addresses and change log of the last night."
fi
new="data-$1.tar.zst"
old=$(gh release view state --repo "$GITHUB_REPOSITORY" --json assets --jq '.assets[].name' | grep '^data' | grep -vx "$new" || true)
mv data.tar.zst "$new"
gh release upload state "$new" --clobber --repo "$GITHUB_REPOSITORY"
for name in $old; do gh release delete-asset state "$name" --yes --repo "$GITHUB_REPOSITORY"; done
# A mark that is lost costs only that the same site is sent once more.
if [ "${ARRIVED:-}" = true ]; then
  mv edition arrived
  gh release upload state arrived --clobber --repo "$GITHUB_REPOSITORY"
fi
