import { execFile, spawn, type ChildProcess } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { freePort } from "#tests/support/free-port.ts";
import { centreOf, runner, type Engine, type Key, type Tab } from "./engine.ts";

/** Code points of WebDriver for keys without a character. */
const codes: Readonly<Record<Key, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowUp: "\uE013",
  ArrowDown: "\uE015",
  " ": " ",
};

/** GTK would keep the window at 447 px or more, and would set letters wider than they are. */
const gtkStyle = `headerbar, toolbar, toolbar *, box, entry, button, notebook header, notebook tab, progressbar {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }
toolbar image, button image, entry image { -gtk-icon-source: none; min-width: 0 }`;

const elementKey = "element-6066-11e4-a52e-4f735466cecf";
const answerShape = z.object({ value: z.unknown() });
const elementShape = z.record(z.string(), z.string());
const sessionShape = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) });
/** Time limit in ms of a command: on a busy machine a new MiniBrowser sometimes never answers. */
const commandTimeoutMs = 45_000;
const execute = promisify(execFile);

/** WebKitGTK's MiniBrowser on a screen in memory, driven by WebDriver. `file`: path of WebKitWebDriver. */
export async function openWebKit(file: string): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0/gtk.css"), gtkStyle);
  writeFileSync(join(home, "gtk-3.0/settings.ini"), "[Settings]\ngtk-xft-hinting=0\n");
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1400x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = `:${await firstLine(screen)}`;
  const env = {
    ...process.env,
    DISPLAY: display,
    HOME: home,
    XDG_CONFIG_HOME: home,
    LANG: "it_IT.UTF-8",
    TZ: "Europe/Rome",
  };
  let { driver, port } = await startDriver(file, env);
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(commandTimeoutMs),
    });
    const { value } = answerShape.parse(await answer.json());
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const [binary = ""] = globSync("/usr/{lib,lib64,libexec}/{*-linux-gnu*/,}webkit2gtk-4.*/MiniBrowser");
  let version = "";
  return {
    name: "WebKit",
    cannot: {
      print: "WebKitGTK's driver has no print command",
      complaints: "WebKitGTK's driver gives no access to the console",
    },
    version: () => Promise.resolve(version),
    close: async () => {
      driver.kill();
      screen.kill();
      await Promise.resolve();
    },
    open: async (base, theme = "light"): Promise<Tab> => {
      const options = { binary, args: ["--automation", ...(theme === "dark" ? ["--dark-mode"] : [])] };
      const alwaysMatch = { browserName: "MiniBrowser", "webkitgtk:browserOptions": options };
      const start = (): Promise<unknown> => send("POST", "/session", { capabilities: { alwaysMatch } });
      const answer = await start().catch(async () => {
        // The driver holds one session: it would wait for the lost one.
        driver.kill();
        ({ driver, port } = await startDriver(file, env));
        return await start();
      });
      const created = sessionShape.parse(answer);
      version = `WebKitGTK ${created.capabilities.browserVersion}`;
      const at = `/session/${created.sessionId}`;
      const post = (path: string, body: object = {}): Promise<unknown> => send("POST", `${at}${path}`, body);
      const run = runner((expression) => post("/execute/sync", { script: `return ${expression}`, args: [] }));
      const find = async (selector: string): Promise<string> => {
        const found = await answers(() => post("/element", { using: "css selector", value: selector }));
        return elementShape.parse(found)[elementKey] ?? "";
      };
      const keys = (values: readonly string[]): Promise<unknown> =>
        post("/actions", {
          actions: [
            {
              type: "key",
              id: "keyboard",
              actions: values.flatMap((value) => [
                { type: "keyDown", value },
                { type: "keyUp", value },
              ]),
            },
          ],
        });
      /** Width and height of the window's own parts, in pixels. */
      let parts = { width: 0, height: 0 };
      const resize = async (width: number, height: number): Promise<void> => {
        await answers(async () => {
          await post("/window/rect", { x: 0, y: 0, width: width + parts.width, height: height + parts.height });
          const inner = await run(async () => {
            await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
            return { width: innerWidth, height: innerHeight, outerWidth, outerHeight };
          });
          if (inner.width === width && inner.height === height) return;
          parts = { width: inner.outerWidth - inner.width, height: inner.outerHeight - inner.height };
          throw new Error(`the viewport is ${inner.width} x ${inner.height}`);
        });
      };
      await resize(1280, 800);
      // There is no window manager: without focus, `:focus-visible` never matches.
      await execute("xdotool", ["search", "--onlyvisible", "--class", "MiniBrowser", "windowfocus"], { env });
      return {
        downloads: home,
        complaints: [],
        go: (path) => post("/url", { url: `${base}${path}` }),
        reload: () => post("/refresh"),
        back: () => post("/back"),
        forward: () => post("/forward"),
        run,
        click: async (selector) => {
          await find(selector);
          const actions = [
            { type: "pointerMove", duration: 0, ...(await run(centreOf, selector)) },
            { type: "pointerDown", button: 0 },
            { type: "pointerUp", button: 0 },
          ];
          await post("/actions", {
            actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
          });
        },
        select: async (selector, value) => {
          const id = await find(`${selector} option[value=${JSON.stringify(value)}]`);
          await post(`/element/${id}/click`);
        },
        type: (text) => keys([...text]),
        press: (...pressed) => keys(pressed.map((key) => codes[key])),
        resize,
        print: () => Promise.reject(new Error("this driver cannot print")),
        screenshot: async (to) => {
          writeFileSync(to, Buffer.from(String(await send("GET", `${at}/screenshot`)), "base64"));
        },
        close: () => send("DELETE", at),
      };
    },
  };
}

/** Starts WebKitWebDriver on a free port, and waits until it answers. */
async function startDriver(file: string, env: NodeJS.ProcessEnv): Promise<{ driver: ChildProcess; port: number }> {
  const port = await freePort();
  const driver = spawn(file, [`--port=${port}`], { env, stdio: "ignore" });
  await answers(() => fetch(`http://127.0.0.1:${port}/status`));
  return { driver, port };
}

/** Repeats a call for up to ten seconds until it succeeds. */
async function answers<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

/** First line of the fourth stream: Xvfb writes the number of its display there. */
async function firstLine(child: ChildProcess): Promise<string> {
  const stream = child.stdio[3];
  return await new Promise((resolve, reject) => {
    child.on("error", reject);
    stream?.on("data", (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
}
