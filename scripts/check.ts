/** `npm run check`: format, types and lint, or one of them by name. */
import { spawnSync } from "node:child_process";
import { DataError, runCommand } from "#scripts/lib/errors.ts";

const checks: Readonly<Record<string, readonly (readonly string[])[]>> = {
  format: [["prettier", "--check", "--log-level", "warn", "."]],
  // `astro check` checks plain TypeScript files too.
  types: [["astro", "check", "--minimumSeverity", "error"]],
  lint: [["eslint", "--config", "tests/eslint.config.js", "--max-warnings", "0", "src", "scripts", "tests"]],
};

await runCommand(async () => {
  const args = process.argv.slice(2);
  if (args.includes("--help")) {
    process.stdout.write(
      `npm run check -- [${Object.keys(checks).join("] [")}]\n\nFormat, types and lint; or those that are named.\n`,
    );
    return Promise.resolve(0);
  }
  const names = args.length > 0 ? args : Object.keys(checks);
  for (const name of names) {
    const commands = checks[name];
    if (commands === undefined)
      throw new DataError(`unknown check "${name}"; known: ${Object.keys(checks).join(", ")}`);
    for (const [command = "", ...args] of commands) {
      const { status } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
      if (status !== 0) throw new DataError(`check ${name}: ${command} found faults (see above)`);
    }
  }
  return Promise.resolve(0);
});
