/** Finds or installs the programs of the tests: Chromium, and, from Debian's packages, Firefox, WebKit and rclone. */
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
  for (const [command, calls] of installers) {
    if (!(await has(command))) continue;
    say(`Playwright had none: asking ${command}`);
    for (const args of calls) await asRoot(command, args);
    if (find() !== undefined) return find();
  }
  return undefined;
}

async function asRoot(command, args) {
  const prefix = process.getuid?.() === 0 || process.platform === "darwin" ? [] : ["sudo", "-n"];
  const [program, ...rest] = [...prefix, command, ...args];
  await run(program, rest, quiet).catch(() => 1);
}

/** The other programs: the one that a test starts, what it needs besides, Debian's packages of both. */
const others = {
  Firefox: { variable: "EMICICLO_FIREFOX", program: "/usr/bin/firefox-esr", needs: [], packages: ["firefox-esr"] },
  WebKit: {
    variable: "EMICICLO_WEBKIT",
    program: "/usr/bin/WebKitWebDriver",
    needs: ["Xvfb", "xdotool"],
    packages: ["webkit2gtk-driver", "xvfb", "xdotool"],
  },
  rclone: { needs: ["rclone"], packages: ["rclone"] },
};

/**
 * Firefox, WebKit and rclone: the environment variables that name them to the tests, and what was not found and could
 * not be installed.
 */
export async function findOtherPrograms() {
  const variables = {};
  const missing = [];
  for (const [name, { variable, program, needs, packages }] of Object.entries(others)) {
    const isThere = async () => {
      for (const need of needs) if (!(await has(need))) return false;
      return program === undefined || existsSync(process.env[variable] ?? program);
    };
    if (!(await isThere()) && (await has("apt-get"))) {
      say(`no ${name} here: asking apt-get`);
      await asRoot("apt-get", ["update", "-qq"]);
      await asRoot("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
    }
    if (await isThere()) Object.assign(variables, program && { [variable]: process.env[variable] ?? program });
    else missing.push(`${name} (Debian: ${packages.join(", ")})`);
  }
  return { variables, missing };
}
