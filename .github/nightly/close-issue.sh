#!/usr/bin/env bash
# close-issue.sh RUN: closes the issue about failed nightly runs, if one is open. RUN: address of the successful run.
set -euo pipefail
number=$(gh issue list --repo "$GITHUB_REPOSITORY" --label nightly --state open --json number --jq '.[0].number // empty')
if [ -n "$number" ]; then gh issue close "$number" --repo "$GITHUB_REPOSITORY" --comment "This nightly run succeeded: $1"; fi
