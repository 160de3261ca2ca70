/** Finds a Chromium for the browser tests: Playwright's own, an installed one, or a new one. */
import { existsSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { environment, run, say } from "./bootstrap.mjs";

// The shell first: the same engine without a window, for less work.
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

/** Playwright's own browser, when it was downloaded. */
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

/** True when the command is on this machine. */
async function has(command) {
  return (await run("sh", ["-c", `command -v ${command}`], quiet).catch(() => 1)) === 0;
}

/** The path of a Chromium, or undefined when none is there and none could be installed. */
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
