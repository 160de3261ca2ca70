#!/usr/bin/env bash
# calm.sh RUN: closes the issue about the nights, if it is open: this night ended well.
set -euo pipefail
number=$(gh issue list --repo "$GITHUB_REPOSITORY" --label nightly --state open --json number --jq '.[0].number // empty')
if [ -n "$number" ]; then gh issue close "$number" --repo "$GITHUB_REPOSITORY" --comment "This night ended well: $1"; fi
