/** Finds a Chromium for the browser tests: Playwright's own, an installed one, or a newly installed one. */
import { existsSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { environment, run, say } from "./bootstrap.mjs";

// The headless shell first: the same engine with less overhead.
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const installers = [
  [
    "apt-get",
    [
      ["update", "-qq"],
      ["install", "-y", "-qq", "chromium-headless-shell"],
    ],
  ],
  ["apt-get", [["install", "-y", "-qq", "chromium"]]],
  ["dnf", [["install", "-y", "chromium"]]],
  ["pacman", [["-Sy", "--noconfirm", "chromium"]]],
  ["brew", [["install", "--cask", "chromium"]]],
];

/** Path of Playwright's own browser, if it has been downloaded. */
function playwrightsOwn() {
  const script = "import('playwright').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  try {
    const file = execFileSync("node", ["-e", script], { env: environment(), encoding: "utf8" });
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

const find = () =>
  [process.env.EMICICLO_BROWSER, playwrightsOwn(), ...places].find((file) => file !== undefined && existsSync(file));

const quiet = { onOutput: () => undefined };

async function has(command) {
  return (await run("sh", ["-c", `command -v ${command}`], quiet).catch(() => 1)) === 0;
}

/** Path of a Chromium; undefined when none is found and none can be installed. */
export async function findBrowser() {
  const found = find();
  if (found !== undefined) return found;
  say("no Chromium here: asking Playwright for one");
  await run("npx", ["playwright", "install", "chromium"], quiet).catch(() => 1);
  if (find() !== undefined) return find();
  const prefix = process.getuid?.() === 0 || process.platform === "darwin" ? [] : ["sudo", "-n"];
  for (const [command, calls] of installers) {
    if (!(await has(command))) continue;
    say(`Playwright had none: asking ${command}`);
    for (const args of calls) {
      const [program, ...rest] = [...prefix, command, ...args];
      await run(program, rest, quiet).catch(() => 1);
    }
    if (find() !== undefined) return find();
  }
  return undefined;
}
