/**
 * Every filter of the chronicle's events and of a government's bills, checked against a query on the site's snapshot.
 * The lists are far down their pages: filters from the address are applied before any scrolling.
 */
import { describe, expect } from "vitest";
import type { Page } from "playwright";
import type { Bill, ParliamentEvent } from "#src/domain/records.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import type { Snapshot } from "#scripts/pull/store/read.ts";
import { routes } from "#src/lib/routes.ts";
import { test } from "#tests/e2e/support/browser.ts";
import { numberIn } from "#tests/e2e/support/list.ts";
import { allVotes } from "#tests/e2e/support/votes-list.ts";

const government = "ii-governo-bellariva-2025-03-24";

/** `about`: what the shown title names too, in words of the page. */
type Event = Pick<ParliamentEvent, "date" | "title" | "category" | "branch"> & { readonly about?: string };

/** What more than half of the votes of a sitting are about; "" = nothing known. */
function mainSubject(own: readonly VoteRow[]): string {
  const byAct = Map.groupBy(own, ({ acts }) => acts.join());
  const [, most] = [...byAct].find(([acts, votes]) => acts !== "" && votes.length * 2 > own.length) ?? [];
  return most?.find(({ subject }) => subject !== null)?.subject ?? "";
}

/** Events of the source, the defeats of the government, and the sittings, of which a title is known in part. */
function events(snapshot: Snapshot): Event[] {
  const defeats = allVotes(snapshot)
    .filter(({ isGovernmentBeaten }) => isGovernmentBeaten)
    .map(({ date, branch, subject }) => ({
      ...{ date, branch, category: "governo-battuto" },
      title: `Governo battuto ${branch === "C" ? "alla Camera" : "al Senato"}`,
      about: subject ?? "",
    }));
  const sittings = Map.groupBy(
    allVotes(snapshot).filter(({ status }) => status !== "quorum"),
    ({ branch, sitting, date }) => `${branch} ${String(sitting)} ${date}`,
  );
  const told = [...sittings.values()].flatMap((own): Event[] => {
    const [first] = own;
    if (first === undefined || (own.length === 1 && (first.isConfidence || first.isGovernmentBeaten === true)))
      return [];
    const times = own.length === 1 ? "una volta" : `${String(own.length)} volte`;
    const title = `${first.branch === "C" ? "La Camera" : "Il Senato"} vota ${times}`;
    return [{ ...{ title, category: "sedute", about: mainSubject(own) }, date: first.date, branch: first.branch }];
  });
  return [...snapshot.keys("event").flatMap((key) => snapshot.record("event", key) ?? []), ...defeats, ...told];
}

function governmentBills(snapshot: Snapshot): Bill[] {
  return snapshot.keys("act").flatMap((key) => {
    const act = snapshot.record("act", key);
    return act?.kind === "bill" && act.initiative === "GOV" && act.government === government ? [act] : [];
  });
}

/** Count and row texts of the list inside a section. */
async function shown(page: Page, section: string, row: string): Promise<{ count: number; rows: string[] }> {
  await page.locator(`${section} .list[aria-busy=false]`).waitFor();
  const text = (await page.locator(`${section} [role=status]`).first().textContent()) ?? "";
  return {
    count: numberIn(text),
    rows: await page.locator(`${section} ${row}`).allInnerTexts(),
  };
}

/** Number of the newest events that a page has: ten, and the rest of the day of the tenth. */
function newestDays(some: readonly Event[]): number {
  const days = some.map(({ date }) => date).toSorted((a, b) => (a < b ? 1 : -1));
  return days.filter((day) => day >= (days[9] ?? "")).length;
}

/** Rows of events, newest first: those who join one group on one day share a row. */
function rowsOf(some: readonly Event[]): number {
  const keys = some.map(({ date, title, branch }, at) => {
    const group = /^.+ ((?:passa al|entra nel) gruppo .+)$/.exec(title)?.[1];
    return group === undefined ? String(at) : `${date} ${branch ?? ""} ${group}`;
  });
  return new Set(keys).size;
}

describe("events of the chronicle", () => {
  const cases: [query: string, keeps: (event: Event) => boolean][] = [
    ["search=decreto", ({ title, about = "" }) => `${title} ${about}`.toLowerCase().includes("decreto")],
    ["year=2025", ({ date }) => date.startsWith("2025")],
    ["month=3", ({ date }) => date.slice(5, 7) === "03"],
    ["event_category=gruppi", ({ category }) => category === "gruppi"],
    ["event_category=gruppi&event_category=fiducia", ({ category }) => category === "gruppi" || category === "fiducia"],
    ["event_category=governo-battuto", ({ category }) => category === "governo-battuto"],
    ["branch=S", ({ branch }) => branch === "S"],
    ["year=2026&month=11&branch=C", ({ date, branch }) => date.startsWith("2026-11") && branch === "C"],
  ];

  test.for(cases)("%s", async ([query, keeps], { open, snapshot }) => {
    const wanted = events(snapshot).filter(keeps);
    expect(wanted.length).toBeGreaterThan(0);
    const page = await open(`${routes.events()}?${query}`);
    await expect.poll(async () => (await shown(page, "#giorni", ".day li")).count).toBe(wanted.length);
    const { rows } = await shown(page, "#giorni", ".day li");
    const newest = wanted.toSorted((a, b) => (a.date < b.date ? 1 : -1)).slice(0, newestDays(wanted));
    expect(rows).toHaveLength(rowsOf(newest));
    const titles = new Set(wanted.map(({ title }) => title.replace(/\s+/g, " ").trim()));
    const isOfSeveral = (row: string) =>
      /^\p{Lu}\p{L}+ (senatori|deputati) (passano al|entrano nel) gruppo /u.test(row);
    const isWanted = (row: string) => isOfSeveral(row) || [...titles].some((title) => row.includes(title));
    expect(rows.map((row) => row.replace(/\s+/g, " ").trim()).filter((row) => !isWanted(row))).toEqual([]);
  });

  test("pages have ten events in whole days, and the second continues after the first", async ({ open, snapshot }) => {
    const page = await open(`${routes.events()}?page=2`);
    const days = events(snapshot)
      .map(({ date }) => date)
      .sort()
      .reverse();
    await expect
      .poll(() => page.locator("#giorni time").first().getAttribute("datetime"))
      .toBe(days[newestDays(events(snapshot))]);
    const rest = events(snapshot).filter(({ date }) => date <= (days[newestDays(events(snapshot))] ?? ""));
    expect((await shown(page, "#giorni", ".day li")).rows).toHaveLength(newestDays(rest));
  });

  test("a filter is written to the address and restored from it", async ({ open }) => {
    const page = await open(routes.events());
    await page.locator("#giorni").scrollIntoViewIfNeeded();
    // The list is hydrated when it becomes visible; an earlier choice would change only the form.
    await page.locator("#giorni react-island[ready]").waitFor();
    await page.locator("#giorni select[name=branch]").selectOption("S");
    await expect.poll(() => new URL(page.url()).search).toBe("?branch=S");
    await page.reload();
    await expect.poll(() => page.locator("#giorni select[name=branch]").inputValue()).toBe("S");
  });

  test("an address of the home page with filters, as published earlier, leads to the chronicle", async ({ open }) => {
    const page = await open(`${routes.home()}?branch=S&page=2`);
    await page.waitForURL(`**${routes.events()}?branch=S&page=2`);
  });

  test("without JavaScript the latest events are told by whole days", async ({ open, snapshot }) => {
    const page = await open(routes.events(), { javaScriptEnabled: false });
    expect(await page.locator("#giorni .day li").count()).toBe(newestDays(events(snapshot)));
    const newest = events(snapshot)
      .map(({ date }) => date)
      .sort()
      .at(-1);
    expect(await page.locator("#giorni time").first().getAttribute("datetime")).toBe(newest);
  });
});

describe("bills of a government", () => {
  const section = "#disegni-di-legge";
  const heldOn = (snapshot: Snapshot, bill: Bill) =>
    (snapshot.lists("vote.act").get(`bill/${bill.id}`) ?? []).flatMap((key) => snapshot.record("vote", key) ?? []);

  test("twelve are shown a page, ordered by publication", async ({ open, snapshot }) => {
    const page = await open(routes.government(government));
    const { count, rows } = await shown(page, section, "tbody tr");
    expect(count).toBe(governmentBills(snapshot).length);
    expect(rows).toHaveLength(12);
    const published = governmentBills(snapshot)
      .flatMap(({ law }) => law?.published ?? law?.date ?? [])
      .sort();
    const [year, month, day] = (published[0] ?? "").split("-");
    const names = ["gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic"];
    expect(rows[0]?.replace(/\s+/g, " ")).toContain(
      `${String(Number(day))} ${names[Number(month) - 1] ?? ""} ${year ?? ""}`,
    );
  });

  test.for(["is_key_vote", "is_final", "is_confidence"] as const)(
    "main_vote_type=%s",
    async (kind, { open, snapshot }) => {
      const flags = { is_key_vote: "isKey", is_final: "isFinal", is_confidence: "isConfidence" } as const;
      const wanted = governmentBills(snapshot).filter((bill) =>
        heldOn(snapshot, bill).some((vote) => vote[flags[kind]]),
      );
      const page = await open(`${routes.government(government)}?main_vote_type=${kind}`);
      await page.locator(section).scrollIntoViewIfNeeded();
      await expect.poll(async () => (await shown(page, section, "tbody tr")).count).toBe(wanted.length);
      const links = await page
        .locator(`${section} tbody a`)
        .evaluateAll((all) => all.map((a) => a.getAttribute("href")?.split("/").at(-1) ?? ""));
      const ids = new Set(wanted.map(({ id }) => id));
      expect(links.filter((id) => !ids.has(id))).toEqual([]);
    },
  );

  test("ordering and page are in the address", async ({ open, snapshot }) => {
    const page = await open(`${routes.government(government)}?ordering=-date_presenting&page=2`);
    await page.locator(section).scrollIntoViewIfNeeded();
    const bills = governmentBills(snapshot).sort((a, b) => ((a.presented ?? "") < (b.presented ?? "") ? 1 : -1));
    await expect.poll(async () => page.locator(`${section} [aria-current=page]`).innerText()).toBe("2");
    const first = await page.locator(`${section} tbody a`).first().getAttribute("href");
    const bill = bills.find(({ id }) => first?.endsWith(`/${id}`) === true);
    expect(bill?.presented).toBe(bills[12]?.presented);
  });
});
