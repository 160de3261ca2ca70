#!/usr/bin/env bash
# tell.sh TITLE FILE: opens the one issue about the nights, or adds to it while it is open.
set -euo pipefail
gh label create nightly --repo "$GITHUB_REPOSITORY" --force > /dev/null
number=$(gh issue list --repo "$GITHUB_REPOSITORY" --label nightly --state open --json number --jq '.[0].number // empty')
if [ -n "$number" ]; then
  gh issue comment "$number" --repo "$GITHUB_REPOSITORY" --body-file "$2"
else
  gh issue create --repo "$GITHUB_REPOSITORY" --label nightly --title "$1" --body-file "$2"
fi
