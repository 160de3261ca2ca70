/**
 * `npm test`: installs, finds or installs the browsers, runs every check and test. The last line is "N passed, N failed";
 * the exit code is not zero when anything failed. A check (format, lint, types) counts as one test. Firefox and WebKit
 * are left out where they cannot be had, and the run says so; with `--engines all` that is a failure.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { explain, environment, install, root, run, say } from "./bootstrap.mjs";
import { findBrowser, findOtherEngines } from "./browser.mjs";

explain(
  "test",
  `Installs, finds or installs the browsers, runs every check and test. The last line is "N passed, N failed".

  --engines all   fail where Firefox or WebKit cannot be tested; without it the run says so and passes`,
);
const needsAll = process.argv.join(" ").includes("--engines all");
await install();

let passed = 0;
let failed = 0;
const count = (ok) => (ok ? (passed += 1) : (failed += 1));

// Concurrently: each check uses one core.
say("checks: format, types, lint");
const checks = ["format", "types", "lint"].map((check) => run("node", ["scripts/check.ts", check]));
for (const code of await Promise.all(checks)) count(code === 0);

const browser = await findBrowser();
if (browser === undefined) {
  process.stderr.write(
    "No Chromium was found and none could be installed: install Chromium or Chrome, or name one in EMICICLO_BROWSER.\n",
  );
  count(false);
} else say(`browser: ${browser}`);
const { variables, missing } = await findOtherEngines();
if (needsAll) for (const _ of missing) count(false);

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
    count(false);
    continue;
  }
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, "utf8"));
  passed += numPassedTests;
  failed += numFailedTests;
  // A test file that fails to load, or a failure outside any test, counts as a failure too.
  if (code !== 0 && numFailedTests === 0) failed += Math.max(1, numFailedTestSuites);
}

for (const engine of missing) process.stdout.write(`not tested: ${engine} was not found and could not be installed\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
