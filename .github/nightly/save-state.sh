#!/usr/bin/env bash
# save-state.sh RUN: uploads data.tar.zst, the state after this run, to the release "state". With ARRIVED=true (the site
# was deployed) also uploads its mark, the file edition, as "arrived". The previous state is deleted only after the
# upload, so that an interrupted upload leaves a state to start from.
set -euo pipefail
releases=$(gh release list --repo "$GITHUB_REPOSITORY" --limit 1000 --json tagName --jq '.[].tagName')
if ! grep -qx state <<< "$releases"; then
  gh release create state --repo "$GITHUB_REPOSITORY" --title "State of the data" \
    --notes "Snapshot, address register and change log of the last nightly run."
fi
new="data-$1.tar.zst"
old=$(gh release view state --repo "$GITHUB_REPOSITORY" --json assets --jq '.assets[].name' | grep '^data' | grep -vx "$new" || true)
mv data.tar.zst "$new"
gh release upload state "$new" --clobber --repo "$GITHUB_REPOSITORY"
for name in $old; do gh release delete-asset state "$name" --yes --repo "$GITHUB_REPOSITORY"; done
# Without the mark the next run only deploys the same site again.
if [ "${ARRIVED:-}" = true ]; then
  mv edition arrived
  gh release upload state arrived --clobber --repo "$GITHUB_REPOSITORY"
fi
