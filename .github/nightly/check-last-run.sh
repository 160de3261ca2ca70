#!/usr/bin/env bash
# Fails, with the reason in report.md, when no nightly run has succeeded in the last 26 hours.
set -euo pipefail
since=$(node -p "new Date(Date.now() - 26 * 3600_000).toISOString()")
runs=$(gh api "repos/$GITHUB_REPOSITORY/actions/workflows/nightly.yml/runs?created=%3E$since&status=success&per_page=20" --jq '.workflow_runs[].id')
for run in $runs; do
  updates=$(gh api "repos/$GITHUB_REPOSITORY/actions/runs/$run/jobs" --jq '.jobs[] | select(.name == "update" and .conclusion == "success") | .id')
  if [ -n "$updates" ]; then exit 0; fi
done
echo "No nightly run has succeeded since $since." | tee report.md
exit 1
