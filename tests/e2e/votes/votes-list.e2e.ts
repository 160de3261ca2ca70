/** The list of votes: its orderings, the layout of its rows, and its errors. */
import type { Locator } from "playwright";
import { describe, expect } from "vitest";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { everyLook, faults, test } from "#tests/e2e/support/browser.ts";
import { shownRows } from "#tests/e2e/support/list.ts";
import { settled } from "#tests/e2e/support/visitor.ts";
import { allVotes, choose, expectVotes } from "#tests/e2e/support/votes-list.ts";

describe("ordering", () => {
  const valueOf: Record<string, (row: VoteRow) => number | string | null> = {
    date: ({ date }) => date,
    n_margin: ({ margin }) => margin,
    n_rebels: ({ rebels }) => rebels,
    majority_cohesion_rate: ({ majorityCohesion }) => majorityCohesion,
    // Within one chamber: the order of its sittings and of the votes in each.
    identifier: ({ sitting, number }) => sitting * 10_000 + number,
  };
  test.for(Object.keys(valueOf).flatMap((name) => [name, `-${name}`]))("%s", async (ordering, { open, snapshot }) => {
    const page = await open(`/votazioni?main_vote_type=all&branch=S&year=2026&ordering=${ordering}`, settled());
    const of = valueOf[ordering.replace("-", "")];
    const rows = allVotes(snapshot).filter(({ branch, date }) => branch === "S" && date.startsWith("2026"));
    await expectVotes(page, rows);
    const byId = new Map(rows.map((row) => [row.id, of?.(row) ?? null]));
    const values = (await shownRows(page)).ids.map((id) => byId.get(id) ?? null);
    const sign = ordering.startsWith("-") ? -1 : 1;
    const sorted = [...byId.values()]
      .filter((value) => value !== null)
      .toSorted((a, b) => (a < b ? -sign : a > b ? sign : 0));
    expect(values).toEqual(sorted.slice(0, 12));
    // The chart has one point for each selected vote with a known margin, and each links to its vote.
    const points = rows
      .filter(({ margin, outcome, status }) => margin !== null && outcome !== "other" && status !== "review")
      .map(({ id }) => `/votazioni/${id}`);
    const drawn = () => page.locator(".scatter a").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    await expect.poll(async () => (await drawn()).toSorted()).toEqual(points.toSorted());
    const sumOf = async (column: number) => {
      const byYear = await page.locator(`.list-chart tbody tr td:nth-child(${String(column)})`).allTextContents();
      return byYear.reduce((sum, votes) => sum + Number(votes), 0);
    };
    expect([await sumOf(2), await sumOf(3)]).toEqual([rows.length, points.length]);
  });
});

describe("the heads of the columns", () => {
  test("do what the select does, by pointer and by key", async ({ open, snapshot }) => {
    const page = await open("/votazioni?main_vote_type=all", settled());
    await expectVotes(page, allVotes(snapshot));
    const head = page.getByRole("columnheader", { name: "Margine" });
    await head.getByRole("button").click();
    await expect.poll(() => new URL(page.url()).search).toBe("?main_vote_type=all&ordering=-n_margin");
    expect(await page.getByLabel("Ordina").inputValue()).toBe("-n_margin");
    await expect.poll(() => head.getAttribute("aria-sort")).toBe("descending");
    await head.getByRole("button").press("Enter");
    await expect.poll(() => head.getAttribute("aria-sort")).toBe("ascending");
    expect(await page.getByLabel("Ordina").inputValue()).toBe("n_margin");
    expect(await page.locator("th[aria-sort]").count()).toBe(1);
    expect(await faults(page, everyLook)).toEqual([]);
  });

  test("sort a static table, missing values last", async ({ open }) => {
    const page = await open("/attivita_legislativa/numeri", settled());
    const table = page.locator("#attuazione table").first();
    const head = table.getByRole("columnheader", { name: "Oltre il termine" });
    const values = async () => (await table.locator("tbody td:nth-of-type(4)").allInnerTexts()).map(Number);
    const before = await values();
    await head.getByRole("button").click();
    expect(await values()).toEqual(before.toSorted((a, b) => b - a));
    expect(await head.getAttribute("aria-sort")).toBe("descending");
    await head.getByRole("button").click();
    expect(await values()).toEqual(before.toSorted((a, b) => a - b));
  });
});

test.for([
  [1280, 860, 600],
  [360, 780, 800],
] as const)("at %i px the first row is within the first screen", async ([width, height, most], { open }) => {
  const page = await open("/votazioni", settled({ viewport: { width, height } }));
  const row = page.locator("table.votes tbody tr").first();
  expect(await row.evaluate((found) => found.getBoundingClientRect().top)).toBeLessThan(most);
  if (width > 400) return;
  // The filters are folded until asked for.
  await expect.poll(() => page.locator(".list react-island, react-island[ready]").count()).toBeGreaterThan(0);
  expect(await page.getByLabel("Esito", { exact: true }).isVisible()).toBe(false);
  await page.getByRole("button", { name: "Filtri e ordine" }).click();
  await expect.poll(() => page.getByLabel("Esito", { exact: true }).isVisible()).toBe(true);
});

test("a title of 700 letters below its subject is cut to two lines, unless a search has marked words in it", async ({
  open,
}) => {
  const title = async (query: string): Promise<Locator> => {
    const page = await open(`/votazioni?branch=S${query}`, settled());
    return page.locator("table.votes th a", { hasText: "votazione per parti separate" });
  };
  const lines = (link: Element): number =>
    Math.round(link.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(link).lineHeight));
  // Hydration redraws the rows, possibly during a measurement.
  const whole = await title("");
  await expect.poll(() => whole.evaluate(lines)).toBe(2);
  const searched = await title("&search=premesse");
  await searched.locator("mark").first().waitFor();
  await expect.poll(() => searched.evaluate(lines)).toBeGreaterThan(8);
});

test("a file that fails to load shows the error in place, and can be retried", async ({ open, snapshot }) => {
  const page = await open("/votazioni", settled());
  await page.route("**/dati/votazioni/**", async (route) => route.fulfill({ status: 503 }));
  await choose(page, "Tipo", "all");
  await page.getByRole("alert").waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/votazioni?main_vote_type=all");
  expect(await page.locator(".list-chart").isVisible(), "the chart of an earlier choice").toBe(false);
  expect(await faults(page, everyLook)).toEqual([]);
  await page.unroute("**/dati/votazioni/**");
  // The chart's file is still missing: the rows do not wait for it.
  await page.route("**/dati/votazioni/margini.json", async (route) => route.fulfill({ status: 503 }));
  await page.getByRole("button", { name: "Riprova" }).click();
  await expectVotes(page, allVotes(snapshot));
  await page.getByText("Il grafico di queste votazioni non è arrivato").waitFor();
  await page.unroute("**/dati/votazioni/margini.json");
  await page.getByRole("button", { name: "Riprova" }).click();
  await page.locator(".list-chart").waitFor();
});

test("a filtered address shows no other list as the answer, from the first frame on", async ({ open, snapshot }) => {
  const page = await open("/faq", settled());
  const scripts = Promise.withResolvers<undefined>();
  let isLost = false;
  await page.route("**/_astro/VotesList.island.*", async (route) => {
    await scripts.promise;
    await (isLost ? route.abort() : route.continue());
  });
  const rows = page.locator(".list > article:has(> .votes)");
  const count = page.locator(".list [role=status].count");
  const waiting = page.locator(".list").getByText("Carico…");
  const seen = async () => [await waiting.first().isVisible(), await count.isVisible(), await rows.isVisible()];
  const address = new URL("/votazioni?main_vote_type=all", page.url()).href;
  await page.goto(address, { waitUntil: "commit" });
  await waiting.first().waitFor();
  await page.locator(".list-foot").first().waitFor({ state: "attached" });
  expect(await seen()).toEqual([true, false, false]);
  expect(await page.locator(".list-foot").isVisible()).toBe(false);
  scripts.resolve(undefined);
  await expectVotes(page, allVotes(snapshot));
  expect(await seen()).toEqual([false, true, true]);
  // Without the script neither the count nor the rows of the other list stay.
  isLost = true;
  await page.goto(address);
  await page.getByRole("alert").waitFor();
  expect(await seen()).toEqual([false, false, false]);
  // An address without a query has its list at once.
  await page.goto(new URL("/votazioni", address).href);
  expect(await seen()).toEqual([false, true, true]);
});

test("earlier rows and chart are hidden while new ones are loading", async ({ open, snapshot }) => {
  const page = await open("/faq", settled());
  const arrived = Promise.withResolvers<undefined>();
  await page.route("**/dati/votazioni/**", async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(new URL("/votazioni", page.url()).href);
  const shown = (part: string) => page.locator(part).evaluate((one) => getComputedStyle(one).visibility);
  const [rows, chart] = [".list > article:has(> .votes)", ".list > div:has(.list-chart)"];
  expect([await shown(rows), await shown(chart)]).toEqual(["visible", "visible"]);
  await choose(page, "Tipo", "all");
  await page.getByRole("status").filter({ hasText: "Carico…" }).waitFor();
  await expect.poll(() => shown(rows)).toBe("hidden");
  await expect.poll(() => shown(chart)).toBe("hidden");
  expect(await faults(page, everyLook)).toEqual([]);
  arrived.resolve(undefined);
  await expectVotes(page, allVotes(snapshot));
  await expect.poll(() => shown(rows)).toBe("visible");
});

test(
  "without JavaScript the newest key votes are listed, and every vote is linked by sitting",
  { tags: ["long"] },
  async ({ open, snapshot }) => {
    const page = await open("/votazioni", { javaScriptEnabled: false });
    const newest = allVotes(snapshot)
      .filter(({ isKey }) => isKey)
      .toSorted((a, b) => (a.date < b.date ? 1 : -1));
    expect(await page.locator("table.votes tbody tr").count()).toBe(12);
    expect(await page.locator("table.votes tbody time").first().getAttribute("datetime")).toBe(newest[0]?.date);
    // The introduction of the list also applies here, where nothing can be filtered.
    expect((await page.locator("header > .dateline").innerText()).replaceAll("\u00a0", " ")).toBe(
      `In ${String(allVotes(snapshot).length)} votazioni il Governo è stato battuto ${String(allVotes(snapshot).filter(({ isGovernmentBeaten }) => isGovernmentBeaten).length)} volte. Classifiche: decise sul filo, con più ribelli. Se non si sceglie altro, l’elenco mostra i voti chiave, scelti dalla redazione.`,
    );
    expect(await page.locator(".list-foot").innerText()).toMatch(
      /^1–12 di \d+\s+Gli altri, con tutte le votazioni, sono nell’archivio\.$/,
    );
    const hrefs = async (path: string, links: string): Promise<string[]> => {
      await page.goto(path);
      return await page.locator(links).evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
    };
    const [linked, sittings] = [new Set<string>(), new Set<string>()];
    for (const month of new Set(allVotes(snapshot).map(({ date }) => date.slice(0, 7))))
      for (const href of await hrefs(`/votazioni/archivio/${month.replace("-", "/")}`, '.more a[href^="/sedute/"]'))
        sittings.add(href);
    for (const sitting of sittings) for (const href of await hrefs(sitting, ".ballots a")) linked.add(href);
    expect(linked.size).toBe(allVotes(snapshot).length);
  },
);

describe("accessibility", { tags: ["long"] }, () => {
  const states = [
    "/votazioni",
    "/votazioni?main_vote_type=all&search=acque&sub_vote_type=AMEND",
    "/votazioni?search=nessuna+parola+simile",
  ];
  test.for(states)("has no violation on %s", async (path, { open }) => {
    const page = await open(path, settled());
    await page.waitForLoadState("networkidle");
    expect(await faults(page, everyLook)).toEqual([]);
  });
});
