import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
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
    'Reapply "Compute the shares of both chambers from the published totals"',
    "Bump @typescript-eslint/typescript-estree from 8.73.0 to 8.73.1 in /tests",
    "Bump the npm_and_yarn group across 1 directory with 12 updates",
    "Bump the small group in /.github/wrangler with 3 updates, all of them tools",
  ])("is valid: %s", (subject) => {
    expect(findSubjectFaults(subject)).toEqual([]);
  });

  it.each([
    [`Say why ${"x".repeat(53)}`, ["61 characters, at most 60 allowed"]],
    [`Bump the budget ${"x".repeat(50)}`, ["66 characters, at most 60 allowed"]],
    ["Link the vote to its act.", ["ends with a full stop"]],
    ["Fixed the filter", ['"fixed" is not an imperative']],
    ["Adding a filter.", ["ends with a full stop", '"adding" is not an imperative']],
  ])("is invalid: %s", (subject, faults) => {
    expect(findSubjectFaults(subject)).toEqual(faults);
  });
});

describe("the check of commits", () => {
  it("takes those of the pull request, not those before it", () => {
    const folder = mkdtempSync(join(tmpdir(), "commits-"));
    const git = (...args: string[]): void => {
      const author = ["-c", "user.name=x", "-c", "user.email=x@x.example"];
      expect(spawnSync("git", [...author, ...args], { cwd: folder }).status).toBe(0);
    };
    const commit = (subject: string): void => git("commit", "-q", "--allow-empty", "-m", subject);
    const check = (base: string) =>
      spawnSync(process.execPath, [resolve("scripts/check-commits.ts"), base], { cwd: folder, encoding: "utf8" });
    git("init", "-q", "-b", "main");
    commit("Fixed it.");
    git("checkout", "-q", "-b", "change");
    commit("Say why");
    expect([check("main").status, check("main").stderr]).toEqual([0, ""]);
    commit("Added a filter");
    expect([check("main").status, check("main").stderr]).toEqual([
      1,
      expect.stringMatching(/^[\da-f]+ Added a filter: "added" is not an imperative\n$/),
    ]);
    expect(check("no-such-branch").status).toBe(1);
    expect(readFileSync(".github/workflows/ci.yml", "utf8")).toContain(
      `if: github.event_name == 'pull_request'\n        run: node scripts/check-commits.ts "origin/$GITHUB_BASE_REF"\n`,
    );
  });
});
