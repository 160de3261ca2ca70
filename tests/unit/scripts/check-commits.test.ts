import { describe, expect, it } from "vitest";
import { findSubjectFaults } from "#scripts/check-commits.ts";

describe("a commit subject", () => {
  it.each([
    "Link the vote to its act",
    "Embed the chart",
    "Speed up the search",
    "Bring back the filter",
    `Say why ${"x".repeat(52)}`,
    'Revert "Compute the shares of both chambers from the published totals"',
    "Bump @typescript-eslint/typescript-estree from 8.73.0 to 8.73.1 in /tests",
  ])("is valid: %s", (subject) => {
    expect(findSubjectFaults(subject)).toEqual([]);
  });

  it.each([
    [`Say why ${"x".repeat(53)}`, ["61 characters, at most 60 allowed"]],
    ["Link the vote to its act.", ["ends with a full stop"]],
    ["Fixed the filter", ['"fixed" is not an imperative']],
    ["Adding a filter.", ["ends with a full stop", '"adding" is not an imperative']],
  ])("is invalid: %s", (subject, faults) => {
    expect(findSubjectFaults(subject)).toEqual(faults);
  });
});
