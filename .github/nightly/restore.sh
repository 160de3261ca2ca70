#!/usr/bin/env bash
# Restores the state of the last run from the release "state", and "arrived", the mark of the site deployed last. Without
# that release this is the first run. Fails when GitHub does not respond or the download fails: starting from nothing
# would lose the change log and the address register.
set -euo pipefail
releases=$(gh release list --repo "$GITHUB_REPOSITORY" --limit 1000 --json tagName --jq '.[].tagName')
if ! grep -qx state <<< "$releases"; then
  echo "first nightly run: no state yet"
  exit 0
fi
# Oldest first. There are two states when a run ended between uploading its own and deleting the previous one: take the
# newest.
names=$(gh release view state --repo "$GITHUB_REPOSITORY" --json assets --jq '[.assets[] | select(.state == "uploaded")] | sort_by(.createdAt)[].name')
state=$(grep '^data' <<< "$names" | tail -n 1 || true)
if [ -z "$state" ]; then
  echo "the release \"state\" holds no data-*.tar.zst: bring one back, or delete the release to start from nothing"
  exit 1
fi
gh release download state --repo "$GITHUB_REPOSITORY" --pattern "$state"
tar --zstd -xf "$state"
rm "$state"
if grep -qx arrived <<< "$names"; then gh release download state --repo "$GITHUB_REPOSITORY" --pattern arrived; fi
