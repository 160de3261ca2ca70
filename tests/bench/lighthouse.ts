/**
 * Runs Lighthouse with a phone profile on one page of each type, on a site already served:
 *
 *     node tests/bench/lighthouse.ts http://localhost:4321 [/votazioni /deputati …]
 *
 * Without paths it takes the middle address of every sitemap. Scores out of 100, times in milliseconds. A line that
 * misses a limit ends with the missed limit.
 */
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { siteConfig } from "#src/config/site.ts";
import { realEffects } from "#scripts/lib/effects.ts";

const [base = "http://localhost:4321", ...chosen] = process.argv.slice(2);

/** Minimum scores. */
const scores = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
/** Maximum values: milliseconds, milliseconds, and a layout shift score. */
const metrics = {
  "largest-contentful-paint": 1200,
  "total-blocking-time": Infinity,
  "cumulative-layout-shift": 0.02,
} as const;

async function addressesIn(sitemap: string): Promise<string[]> {
  const response = await fetch(base + sitemap);
  if (!response.ok) throw new Error(`${base}${sitemap} answers ${response.status}: is the site served there?`);
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) =>
    url.replace(siteConfig.url, ""),
  );
}

/** One address of every page type. */
async function oneOfEach(): Promise<string[]> {
  const families = await Promise.all((await addressesIn("/sitemap-index.xml")).map(addressesIn));
  return families.flatMap((paths) => paths.slice(paths.length >> 1).slice(0, 1));
}

/** Uses a new browser for each page: the state left by the previous page would affect the result. */
async function visit(path: string): Promise<Result> {
  const browser = await launch({
    chromePath: process.env["EMICICLO_BROWSER"] ?? "/usr/bin/chromium",
    chromeFlags: ["--headless=new", "--no-sandbox"],
  });
  try {
    const options = { port: browser.port, onlyCategories: Object.keys(scores), logLevel: "error" } as const;
    const seen = await lighthouse(base + path, options);
    if (seen === undefined) throw new Error(`${path}: Lighthouse gave no answer`);
    return seen.lhr;
  } finally {
    browser.kill();
  }
}

/** Lighthouse sometimes loses the trace of a page on a busy machine, and has to be run again. */
async function look(path: string, attempts = 3): Promise<Result> {
  const seen = await visit(path);
  if (seen.runtimeError === undefined) return seen;
  if (attempts === 1) throw new Error(`${path}: ${seen.runtimeError.message}`);
  return look(path, attempts - 1);
}

/** One line of scores and metrics, then the missed limits and the audits behind them. */
function toLine(path: string, { categories, audits }: Result): string {
  const found = [
    ...Object.entries(scores).map(([name, least]) => {
      const score = Math.round((categories[name]?.score ?? 0) * 100);
      return { name, text: String(score), isMissed: score < least };
    }),
    ...Object.entries(metrics).map(([name, most]) => {
      const value = audits[name]?.numericValue ?? NaN;
      return { name, text: value.toFixed(most < 1 ? 3 : 0), isMissed: !(value <= most) };
    }),
  ];
  const missed = found.filter(({ isMissed }) => isMissed).map(({ name }) => name);
  const causes = missed.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  const misses = missed.length === 0 ? "" : `  misses ${[...missed, ...causes].join(", ")}`;
  return `${found.map(({ text }) => text.padStart(6)).join("")}  ${path}${misses}`;
}

realEffects.log([...Object.keys(scores), ...Object.keys(metrics)].join(", "));
for (const path of chosen.length > 0 ? chosen : await oneOfEach()) realEffects.log(toLine(path, await look(path)));
