#!/usr/bin/env bash
# Fails, and says why in report.md, when no night has ended well in the last 26 hours.
set -euo pipefail
since=$(node -p "new Date(Date.now() - 26 * 3600_000).toISOString()")
runs=$(gh api "repos/$GITHUB_REPOSITORY/actions/workflows/nightly.yml/runs?created=%3E$since&status=success&per_page=20" --jq '.workflow_runs[].id')
for run in $runs; do
  nights=$(gh api "repos/$GITHUB_REPOSITORY/actions/runs/$run/jobs" --jq '.jobs[] | select(.name == "night" and .conclusion == "success") | .id')
  if [ -n "$nights" ]; then exit 0; fi
done
echo "No night has ended well since $since." | tee report.md
exit 1
