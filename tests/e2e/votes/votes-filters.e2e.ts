/** The filters of the list of votes, each checked against a query on the site's snapshot. */
import { describe, expect } from "vitest";
import { cohesionBand } from "#src/domain/cohesion.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { test } from "#tests/e2e/support/browser.ts";
import { csvOf, settled } from "#tests/e2e/support/visitor.ts";
import { allVotes, expectVotes } from "#tests/e2e/support/votes-list.ts";

type Case = readonly [query: string, keeps: (row: VoteRow) => boolean];

const filters: Case[] = [
  ["", ({ isKey }) => isKey],
  ["main_vote_type=all", () => true],
  ["main_vote_type=is_final", ({ isFinal }) => isFinal],
  ["main_vote_type=is_confidence", ({ isConfidence }) => isConfidence],
  ["branch=S", ({ isKey, branch }) => isKey && branch === "S"],
  ["main_vote_type=all&sub_vote_type=ART", ({ subType }) => subType === "ART"],
  ["main_vote_type=all&outcome=approved", ({ outcome }) => outcome === "approved"],
  ["main_vote_type=all&outcome=other", ({ outcome }) => outcome === "other"],
  ["main_vote_type=all&year=2026", ({ date }) => date.startsWith("2026")],
  [
    "main_vote_type=all&date_from=2026-11-01&date_to=2026-11-10",
    ({ date }) => date >= "2026-11-01" && date <= "2026-11-10",
  ],
  ["main_vote_type=all&is_secret=true", ({ isSecret }) => isSecret === true],
  ["main_vote_type=all&vm_cohesion_rate=_60", ({ majorityCohesion }) => cohesionBand(majorityCohesion) === "_60"],
  ["main_vote_type=all&vm_cohesion_rate=60_80", ({ majorityCohesion }) => cohesionBand(majorityCohesion) === "60_80"],
  ["main_vote_type=all&bill=C_2750", ({ acts }) => acts.includes("bill/C_2750")],
  ["main_vote_type=all&govdecree=2026-155", ({ acts }) => acts.includes("decree/2026-155")],
  [
    "main_vote_type=all&search=sicurezza+idrica",
    ({ title, subject }) => /sicurezza idrica/i.test(`${title} ${subject ?? ""}`),
  ],
  [
    "search=sicurezza+idrica&branch=C",
    ({ isKey, branch, title, subject }) =>
      isKey && branch === "C" && /sicurezza idrica/i.test(`${title} ${subject ?? ""}`),
  ],
  [
    "main_vote_type=all&search=Em.+1.14",
    ({ title, subject }) => /emendamento/i.test(title) && `${title} ${subject ?? ""}`.includes("1.14"),
  ],
  ["main_vote_type=all&year=1999", () => false],
  ["main_vote_type=all&search=C.+2750", ({ acts }) => acts.includes("bill/C_2750")],
  ["search=1822", ({ isKey, acts }) => isKey && acts.includes("bill/S_1822")],
  ["main_vote_type=all&search=19+novembre+2026", ({ date }) => date === "2026-11-19"],
  [
    "main_vote_type=all&search=641-44",
    ({ branch, sitting, number }) => branch === "C" && sitting === 641 && number === 44,
  ],
  [
    "main_vote_type=all&search=vs19_641_044",
    ({ branch, sitting, number }) => branch === "C" && sitting === 641 && number === 44,
  ],
  [
    "main_vote_type=all&branch=C&year=2026&sub_vote_type=ODG",
    ({ branch, date, subType }) => branch === "C" && date.startsWith("2026") && subType === "ODG",
  ],
];

describe("filters", () => {
  test.for(filters)("%s", async ([query, keeps], { open, snapshot }) => {
    const page = await open(`/votazioni?${query}`, settled());
    await expectVotes(page, allVotes(snapshot).filter(keeps));
  });

  test("government, and the file has exactly the filtered rows", async ({ open, snapshot }) => {
    const [government = ""] = snapshot.keys("government");
    const page = await open(`/votazioni?main_vote_type=all&branch=S&government=${government}`, settled());
    const wanted = allVotes(snapshot).filter((row) => row.branch === "S" && row.government === government);
    await expectVotes(page, wanted);
    const [head, ...lines] = await csvOf(page, /^Scarica le \d+ righe in CSV/);
    expect(head).toMatch(/^id,data,ramo,.*,tipo,tipo_per_esteso,/);
    expect(lines.map((line) => line.split(",")[0]).sort()).toEqual(wanted.map(({ id }) => id).sort());
  });

  test("a search without key votes links to the same search among all votes", async ({ open, snapshot }) => {
    const page = await open("/votazioni?search=641-44", settled());
    await page.getByRole("link", { name: "Cerca fra tutte le votazioni" }).click();
    await expect.poll(() => new URL(page.url()).search).toBe("?search=641-44&main_vote_type=all");
    await expectVotes(
      page,
      allVotes(snapshot).filter(({ id }) => id === "vs19_641_044"),
    );
  });

  test("a search among key votes is labelled so, and links to the same search among all votes", async ({
    open,
    snapshot,
  }) => {
    const page = await open("/votazioni?search=sicurezza", settled());
    const wanted = allVotes(snapshot).filter(({ title, subject }) => /sicurezza/i.test(`${title} ${subject ?? ""}`));
    const key = wanted.filter(({ isKey }) => isKey);
    await expect
      .poll(() => page.locator(".list .count").textContent())
      .toBe(`${key.length}\u00A0${key.length === 1 ? "voto chiave" : "voti chiave"}`);
    const whole = page.getByRole("link", { name: "Cerca fra tutte le votazioni" });
    await whole.click();
    await expect.poll(() => new URL(page.url()).search).toBe("?search=sicurezza&main_vote_type=all");
    await expectVotes(page, wanted);
    expect(await whole.count()).toBe(0);
  });

  test("acts without votes show the empty state with links to remove the filters", async ({ open }) => {
    for (const [name, called] of [
      ["govbill", "decreto legislativo n.\u00a01 del 1999"],
      ["implementingdecree", "Decreto attuativo: 1999-1"],
    ] as const) {
      const page = await open(`/votazioni?main_vote_type=all&${name}=1999-1`, settled());
      await page.getByText("Nessun risultato con questi filtri.").waitFor();
      // "all" restricts nothing, so it has no chip. By keyboard, the focus moves to the first field when no filter is left.
      expect(await page.locator(".chip").allInnerTexts()).toEqual([expect.stringContaining(called)]);
      await page.getByRole("link", { name: "Azzera" }).press("Enter");
      await expect.poll(() => new URL(page.url()).search).toBe("");
      expect(await page.evaluate(() => document.activeElement?.matches(".filters input"))).toBe(true);
    }
  });
});

test("a printed list shows the active filters, which cannot be removed there", async ({ open }) => {
  const page = await open("/votazioni?search=sicurezza&branch=C", settled());
  await page.locator(".list .chips").waitFor();
  await page.emulateMedia({ media: "print" });
  const wide = await page
    .locator(".list .chips *")
    .evaluateAll((parts) =>
      parts.filter((part) => part.getBoundingClientRect().width > 2).map((part) => part.textContent.trim()),
    );
  expect(wide).toEqual(["Titolo, data o numero: sicurezza ×, togli il filtro", "Camera ×, togli il filtro"]);
  expect(await page.locator(".chip b").count()).toBe(2);
  expect(await page.locator(".chip b:visible").count()).toBe(0);
});

test("a search marks its words without creating markup", async ({ open }) => {
  const page = await open("/votazioni?search=%3Csicurezza%3E", settled());
  await page.locator("table.votes mark").first().waitFor();
  expect(await page.locator("table.votes sicurezza").count()).toBe(0);
});
