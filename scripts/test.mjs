/**
 * `npm test`: installs, finds or installs the browsers, runs every check and test. The last line is "N passed, N failed";
 * the exit code is not zero when anything failed. A check (format, lint, types) counts as one test. Firefox and WebKit
 * are left out where they cannot be had, and the run says so; with `--engines all` that is a failure.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { explain, environment, install, root, run, say } from "./bootstrap.mjs";
import { findBrowser, findOtherEngines } from "./browser.mjs";

explain(
  "test",
  `Installs, finds or installs the browsers, runs every check and test. The last line is "N passed, N failed".

  --engines all   fail where Firefox or WebKit cannot be tested; without it the run says so and passes`,
);
const needsAll = process.argv.join(" ").includes("--engines all");
await install();

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

// Concurrently: each check uses one core.
say("checks: format, types, lint");
const names = ["format", "types", "lint"];
const checks = names.map((check) => run("node", ["scripts/check.ts", check]));
for (const [index, code] of (await Promise.all(checks)).entries()) count(code === 0, `check: ${names[index]}`);

const browser = await findBrowser();
if (browser === undefined) {
  process.stderr.write(
    "No Chromium was found and none could be installed: install Chromium or Chrome, or name one in EMICICLO_BROWSER.\n",
  );
  count(false, "Chromium");
} else say(`browser: ${browser}`);
const { variables, missing } = await findOtherEngines();
if (needsAll) for (const engine of missing) count(false, engine);

// Sequentially: browser tests beside builds would run into timeouts on a small machine.
for (const project of ["unit", "build", "e2e", "engines"]) {
  const report = join(root, ".cache", `vitest-${project}.json`);
  rmSync(report, { force: true });
  say(`tests: ${project}`);
  const args = [
    "run",
    "--config",
    "tests/vitest.config.ts",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
  ];
  const env = environment({ ...variables, ...(browser === undefined ? {} : { EMICICLO_BROWSER: browser }) });
  const code = await run("vitest", [...args, `--outputFile.json=${report}`], { env });
  if (!existsSync(report)) {
    count(false, `${project}: no report`);
    continue;
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

for (const engine of missing) process.stdout.write(`not tested: ${engine} was not found and could not be installed\n`);
for (const test of unsteady) process.stdout.write(`passed at the second attempt: ${test}\n`);
for (const failure of failures) process.stdout.write(`failed: ${failure}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
