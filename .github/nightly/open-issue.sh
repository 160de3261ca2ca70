#!/usr/bin/env bash
# open-issue.sh TITLE FILE: opens the issue about failed nightly runs, or comments on it while it is open. FILE: text.
set -euo pipefail
gh label create nightly --repo "$GITHUB_REPOSITORY" --force > /dev/null
number=$(gh issue list --repo "$GITHUB_REPOSITORY" --label nightly --state open --json number --jq '.[0].number // empty')
if [ -n "$number" ]; then
  gh issue comment "$number" --repo "$GITHUB_REPOSITORY" --body-file "$2"
else
  gh issue create --repo "$GITHUB_REPOSITORY" --label nightly --title "$1" --body-file "$2"
fi
