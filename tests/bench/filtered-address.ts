/**
 * Measures lists opened by a filtered address, on a site already served, as a phone on a slow line: 1.6 Mbit/s, 150 ms
 * of delay, the processor slowed four times, nothing in a cache.
 *
 *     node tests/bench/filtered-address.ts http://localhost:4321 [runs]
 *
 * `paint`: first paint, with the count that it shows. `rows`: time until the rows of the address are there. `wrong`: time
 * for which another list was shown as the answer. Medians, in milliseconds since the address was opened; kilobytes as
 * sent, until the rows.
 */
import { chromium, type Browser } from "playwright";
import { realEffects } from "#scripts/lib/effects.ts";

const [base = "http://localhost:4321", runs = "5"] = process.argv.slice(2);

const addresses = [
  "/votazioni?main_vote_type=all&branch=C",
  "/votazioni?outcome=rejected",
  "/deputati?gender_type=F",
  "/indice_di_forza?role=Senatore",
  "/attivita_legislativa/disegni_di_legge?branch=S",
  "/attivita_legislativa/decreti_legge?status=c",
  "/cronaca?branch=S",
];

/** What the list shows in a frame. */
type Frame = readonly [time: number, count: string, isWaiting: boolean];

declare global {
  interface Window {
    listFrames: Frame[];
  }
}

interface Seen {
  readonly paint: number;
  readonly rows: number;
  readonly wrong: number;
  readonly atPaint: string;
  readonly kilobytes: number;
}

/** Runs in the page before its own scripts: notes in each frame what the count says and whether the rows are shown. */
function watch(): void {
  const frames: Frame[] = [];
  window.listFrames = frames;
  const look = (): void => {
    const list = document.querySelector(".list");
    if (list !== null) {
      const counts = [...list.querySelectorAll<HTMLElement>("[data-awaited], .bar-line .count")];
      const count = counts.filter((one) => one.checkVisibility({ visibilityProperty: true }));
      const isBusy =
        list.getAttribute("aria-busy") === "true" || document.documentElement.dataset["asked"] !== undefined;
      frames.push([performance.now(), count.map((one) => one.innerText).join(" "), isBusy]);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function open(browser: Browser, address: string): Promise<Seen> {
  const context = await browser.newContext({
    baseURL: base,
    serviceWorkers: "block",
    viewport: { width: 360, height: 640 },
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  const [rate, latency] = [(1.6 * 1_000_000) / 8, 150];
  await cdp.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency, downloadThroughput: rate, uploadThroughput: rate / 2 },
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let bytes = 0;
  cdp.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(watch);
  await page.goto(address);
  // A list opened by a filtered address waits first, and then has its rows.
  const isThere = (): boolean =>
    window.listFrames.some(([, , isWaiting]) => isWaiting) && window.listFrames.at(-1)?.[2] === false;
  await page.waitForFunction(isThere, undefined, { polling: "raf", timeout: 60_000 });
  const kilobytes = Math.round(bytes / 1000);
  const seen = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    frames: window.listFrames,
  }));
  await context.close();
  const all = seen.frames;
  const end = all.at(-1)?.[1] ?? "";
  // From the last frame back: those with the final count and no wait are the answer.
  const first = all.findLastIndex(([, count, isWaiting]) => isWaiting || count !== end) + 1;
  const rows = all[first]?.[0] ?? 0;
  const wrong = all.slice(0, first).reduce((sum, [time, , isWaiting], at) => {
    const next = all[at + 1]?.[0] ?? rows;
    return isWaiting || next < seen.paint ? sum : sum + next - Math.max(time, seen.paint);
  }, 0);
  const atPaint = all.findLast(([time]) => time <= seen.paint)?.[1] ?? all[0]?.[1] ?? "";
  return { paint: seen.paint, rows, wrong, atPaint, kilobytes };
}

const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);

const browser = await chromium.launch({
  executablePath: process.env["EMICICLO_BROWSER"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
for (const address of addresses) {
  const all: Seen[] = [];
  for (let run = 0; run < Number(runs); run += 1) all.push(await open(browser, address));
  const of = (name: "paint" | "rows" | "wrong" | "kilobytes"): number => median(all.map((seen) => seen[name]));
  realEffects.log(
    `${address.padEnd(50)} paint ${of("paint")} (${all[0]?.atPaint ?? ""})  rows ${of("rows")}  wrong ${of("wrong")}  ${of("kilobytes")} KB`,
  );
}
await browser.close();
