/**
 * `npm test`: installs, finds or installs a browser, runs the checks and the tests that every change must pass. The last
 * line is "N passed, N failed"; the exit code is not zero when anything failed. A check (format, lint, types) counts as
 * one test. With `--all`, as in CI: the tests tagged "long" and the journeys in three engines too.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { explain, environment, install, root, run, say } from "./bootstrap.mjs";
import { findBrowser, findOtherPrograms } from "./browser.mjs";

explain(
  "test",
  `Installs, finds or installs a browser, runs the checks and the tests that every change must pass. The last line is
"N passed, N failed".

  --all   as in CI: also the tests tagged "long" and the journeys in Chromium, Firefox and WebKit`,
);
const isAll = process.argv.includes("--all");
await install({ forTests: true });

const firstLines = (message = "") => message.split("\n").slice(0, 4).join("\n    ");

let passed = 0;
let failed = 0;
/** "project: test name" of every failure, repeated at the end: a long log is often cut in its middle. */
const failures = [];
/** Browser tests that passed at their second attempt: to be mended like a failure, but no reason to refuse a commit. */
const unsteady = [];
const count = (ok, name) => {
  if (ok) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
};

// Beside the search for browsers and the unit tests: each check uses one core, and the longest two minutes.
say("checks: format, types, lint");
const checks = ["format", "types", "lint"].map(async (check) => {
  const code = await run("node", ["scripts/check.ts", check]);
  count(code === 0, `check: ${check}`);
  say(`checked: ${check}`);
});

const browser = await findBrowser();
if (browser === undefined) {
  process.stderr.write(
    "No Chromium was found and none could be installed: install Chromium or Chrome, or name one in EMICICLO_BROWSER.\n",
  );
  count(false, "Chromium");
} else say(`browser: ${browser}`);
const { variables, missing } = isAll ? await findOtherPrograms() : { variables: {}, missing: [] };
for (const program of missing) count(false, `not found, and could not be installed: ${program}`);

/** Runs the tests of one project of Vitest, and counts them. */
async function runTests(project) {
  const report = join(root, ".cache", `vitest-${project}.json`);
  rmSync(report, { force: true });
  say(`tests: ${project}`);
  const args = ["run", "--config", "tests/vitest.config.ts", "--project", project];
  if (!isAll) args.push("--tags-filter=!long");
  args.push("--reporter=default", "--reporter=json", `--outputFile.json=${report}`);
  const env = environment({ ...variables, ...(browser === undefined ? {} : { EMICICLO_BROWSER: browser }) });
  const code = await run("vitest", args, { env });
  if (!existsSync(report)) {
    count(false, `${project}: no report`);
    return;
  }
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(readFileSync(report, "utf8"));
  passed += numPassedTests;
  failed += numFailedTests;
  // A test file that fails to load, or a failure outside any test, counts as a failure too.
  if (code !== 0 && numFailedTests === 0) failed += Math.max(1, numFailedTestSuites);
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(root, name);
    const tests = assertionResults.filter((test) => test.status === "failed");
    const describeTest = (test) => `${file}: ${test.fullName}\n    ${firstLines(test.failureMessages[0])}`;
    failures.push(...tests.map(describeTest));
    // A report keeps the messages of the first attempt.
    const repeated = assertionResults.filter((test) => test.status === "passed" && test.failureMessages.length > 0);
    unsteady.push(...repeated.map(describeTest));
    if (status === "failed" && tests.length === 0) failures.push(`${file}\n    ${firstLines(message)}`);
  }
}

// The checks leave a core idle much of the time, the unit tests have no browser that could time out.
await Promise.all([...checks, runTests("unit")]);
// Sequentially: browser tests beside builds would run into timeouts on a small machine.
for (const project of ["build", "states", "e2e", ...(isAll ? ["engines"] : [])]) await runTests(project);
say("all tests have run");

for (const test of unsteady) process.stdout.write(`passed at the second attempt: ${test}\n`);
for (const failure of failures) process.stdout.write(`failed: ${failure}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
