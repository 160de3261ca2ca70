/**
 * Measures the response to filter changes at true scale, with a real browser and real keys, on a site already served:
 *
 *     node tests/bench/interactions.ts http://localhost:4321 [/votazioni/19-21-32]
 *
 * Each key is measured in windows filled by the filters and in one that also shows the rows, at full speed and with the
 * processor slowed four times. `event`: the browser's own measure (Event Timing, the basis of INP: until the next
 * frame). `count`, `rows`, `chart`: time until the frame with the new count, with the new rows, and with the new chart.
 * Times in milliseconds; download size in kilobytes.
 */
import { chromium, type CDPSession, type Page } from "playwright";
import { realEffects } from "#scripts/lib/effects.ts";
import { lists } from "#src/i18n/lists.ts";

const [base = "http://localhost:4321", vote] = process.argv.slice(2);

declare global {
  interface Window {
    /** Times of the last key press, in milliseconds since the page was opened; 0 = not yet. */
    seen: Record<"start" | "count" | "rows" | "chart" | "event", number>;
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** A key pressed in a form control. */
type Step = readonly [control: string, key: string];

interface Seen {
  readonly event: number;
  readonly count: number;
  readonly rows: number;
  readonly chart: number;
  readonly found: string;
}

const votesSteps: readonly Step[] = [
  ["branch", "End"],
  ["outcome", "ArrowDown"],
  ["branch", "Home"],
  ["outcome", "ArrowDown"],
  ["year", "End"],
  ["year", "ArrowUp"],
  ["outcome", "Home"],
  ["branch", "End"],
  ["branch", "Home"],
];
const memberSteps: readonly Step[] = [
  ["group", "ArrowDown"],
  ["group", "ArrowDown"],
  ["vote", "ArrowDown"],
  ["vote", "ArrowDown"],
  ["group", "Home"],
  ["onlyRebels", "Space"],
  ["onlyRebels", "Space"],
  ["vote", "Home"],
];

/** Records in the page when the result of the last key was painted, and when its chart was. */
function watch(loading: string): void {
  const painted = (done: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    });
  };
  const seen = { start: 0, count: 0, rows: 0, chart: 0, event: 0 };
  window.seen = seen;
  const start = (event: Event): void => {
    Object.assign(seen, { start: event.timeStamp, count: 0, rows: 0, chart: 0, event: 0 });
  };
  addEventListener("keydown", start, true);
  const list = document.querySelector(".list");
  if (list === null) throw new Error("no list on this page");
  new MutationObserver((changes) => {
    // A change inside the chart, or a replaced chart.
    const inChart = changes.some(({ target, addedNodes }) =>
      [target, ...addedNodes].some((node) => node instanceof Element && node.closest(".list-chart, figure") !== null),
    );
    const at = seen.start;
    // State of this frame, read now: the page may have changed again by the time the frame is painted.
    const hasCount = list.querySelector(".count")?.textContent !== loading;
    const hasRows = list.getAttribute("aria-busy") === "false";
    painted(() => {
      if (at !== seen.start) return;
      const now = performance.now();
      if (inChart || document.querySelector(".list-chart") === null) seen.chart = now;
      if (hasCount && seen.count === 0) seen.count = now;
      // Only the last change before the list is ready counts for the rows; later changes belong to the chart.
      if (hasRows && seen.rows === 0) seen.rows = now;
    });
  }).observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries())
      if ("interactionId" in entry && entry.interactionId !== 0 && entry.startTime >= seen.start - 1)
        seen.event = Math.max(seen.event, entry.duration);
  }).observe({ type: "event", durationThreshold: 16 });
}

async function press(page: Page, [control, key]: Step): Promise<Seen> {
  const field = page.locator(`form.filters [name="${control}"]`);
  // Some controls are collapsed.
  if (!(await field.isVisible())) await page.locator("form.filters summary").click();
  await field.focus();
  if (!(await field.evaluate((node) => node === document.activeElement))) throw new Error(`${control} takes no key`);
  await page.waitForTimeout(500);
  await page.keyboard.press(key);
  await page.waitForTimeout(1500);
  return await page.evaluate(() => {
    const { seen } = window;
    const after = (time: number): number => (time === 0 ? NaN : Math.round(time - seen.start));
    const found = document.querySelector(".list .count")?.textContent ?? "";
    return { event: seen.event, count: after(seen.count), rows: after(seen.rows), chart: after(seen.chart), found };
  });
}

async function countBytes(cdp: CDPSession): Promise<() => number> {
  let bytes = 0;
  await cdp.send("Network.enable");
  cdp.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => {
    const told = bytes;
    bytes = 0;
    return Math.round(told / 1000);
  };
}

async function run(page: Page, first: Step, steps: readonly Step[]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const kilobytes = await countBytes(cdp);
  await page.evaluate(watch, lists.loading);
  const tell = (name: string, { event, count, rows, chart, found }: Seen): void =>
    realEffects.log(`${name.padEnd(26)} event ${event}  count ${count}  rows ${rows}  chart ${chart}  ${kilobytes()} KB  ${found}`);
  tell(`first ${first.join(" ")}`, await press(page, first));
  for (const rate of [1, 4]) {
    await cdp.send("Emulation.setCPUThrottlingRate", { rate });
    const all: Seen[] = [];
    for (const step of steps) {
      const seen = await press(page, step);
      all.push(seen);
      tell(`${rate}x ${step.join(" ")}`, seen);
    }
    const most = (of: (seen: Seen) => number): number => Math.max(...all.map(of));
    realEffects.log(`${rate}x at most: event ${most(({ event }) => event)}, count ${most(({ count }) => count)}, rows ${most(({ rows }) => rows)}`);
  }
}

const browser = await chromium.launch({
  executablePath: process.env["EMICICLO_BROWSER"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
/** A laptop and a phone, where the rows are below the fold, and a window tall enough to show them. */
const windows = [
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
  { width: 1280, height: 1600 },
];
for (const viewport of windows) {
  realEffects.log(`window of ${viewport.width} × ${viewport.height}`);
  const context = await browser.newContext({
    baseURL: base,
    serviceWorkers: "block",
    viewport,
  });
  const page = await context.newPage();
  await page.goto(vote ?? "/votazioni");
  if (vote !== undefined) await page.locator("#membri-query").click();
  await page.waitForTimeout(2000);
  if (vote === undefined) await run(page, ["main_vote_type", "End"], votesSteps);
  else await run(page, ["vote", "ArrowDown"], memberSteps);
  await context.close();
}
await browser.close();
