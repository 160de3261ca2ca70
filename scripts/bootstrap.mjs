/**
 * Shared by `npm start` and `npm test` on a fresh machine. Plain JavaScript for Node 20 without dependencies: it runs
 * before anything is installed.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const revision = join(root, "node_modules", ".installed");
const startedAt = Date.now();

/** Prints a progress line with the seconds since the start. */
export function say(line) {
  process.stdout.write(`[${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s] ${line}\n`);
}

/** Handles `--help` for a command without options, and exits. */
export function explain(command, summary) {
  if (!process.argv.includes("--help")) return;
  process.stdout.write(`npm ${command}\n\n${summary}\n`);
  process.exit(0);
}

/** Environment in which `node` is the Node 24 that npm installed and the project's tools are on the PATH. */
export function environment(extra = {}) {
  return {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`,
    ASTRO_TELEMETRY_DISABLED: "1",
    ...extra,
  };
}

/**
 * Runs a command and resolves with its exit code. Output is passed through, or to `onOutput`. The command ends with this
 * process.
 */
export function run(command, args, { env = environment(), onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const shell = process.platform === "win32";
    const child = spawn(command, args, {
      cwd: root,
      env,
      shell,
      stdio: ["ignore", onOutput ? "pipe" : "inherit", onOutput ? "pipe" : "inherit"],
    });
    child.stdout?.on("data", onOutput);
    child.stderr?.on("data", onOutput);
    const end = () => child.kill();
    process.once("exit", end);
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("exit", end);
      resolve(code ?? 1);
    });
  });
}

/** Like {@link run}, but exits this process with a message when the command fails. */
export async function must(command, args, what) {
  const code = await run(command, args);
  if (code === 0) return;
  process.stderr.write(`${what} failed (exit code ${code}).\n`);
  process.exit(code);
}

/**
 * Installs exactly the packages of the lockfile, unless they are installed already. Tests, checks and measurements need
 * the development dependencies too, twice the number of packages.
 */
export async function install({ forTests }) {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const [present, has] = existsSync(revision) ? readFileSync(revision, "utf8").split(" ") : [];
  if (present !== wanted || (forTests && has !== "all")) {
    say(forTests ? "installing the packages, with those of the tests" : "installing the packages");
    const omit = forTests ? [] : ["--omit=dev"];
    await must("npm", ["ci", "--no-audit", "--no-fund", ...omit], "npm ci");
    writeFileSync(revision, `${wanted} ${forTests ? "all" : "site"}`);
  }
  await checkNode();
}

/** Astro 7 requires Node 22.12. npm installs Node 24 on Linux and Windows; on a Mac the user has to. */
async function checkNode() {
  let version = "";
  const code = await run("node", ["--version"], { onOutput: (chunk) => (version += String(chunk)) });
  const [major = 0, minor = 0] = version.trim().slice(1).split(".").map(Number);
  if (code === 0 && (major > 22 || (major === 22 && minor >= 12))) return;
  process.stderr.write(
    `Node ${version.trim()} is too old, and npm brings no newer one for this system: install Node 24 from nodejs.org, then run this again.\n`,
  );
  process.exit(1);
}
