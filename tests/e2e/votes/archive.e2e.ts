/** The archive of votes by month, and the page of a sitting. */
import { expect } from "vitest";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { test } from "#tests/e2e/support/browser.ts";
import { allVotes } from "#tests/e2e/support/votes-list.ts";

const ofSitting = (rows: readonly VoteRow[]): VoteRow[] =>
  rows.filter(({ branch, sitting }) => branch === "C" && sitting === 641);

test("the page of a sitting has every vote in order, as a tick and as a line", async ({ open, snapshot }) => {
  const page = await open("/sedute/camera/641", { javaScriptEnabled: false });
  const rows = ofSitting(allVotes(snapshot)).toSorted((a, b) => a.number - b.number);
  expect(rows.length).toBe(44);
  const addresses = rows.map(({ id }) => `/votazioni/${id}`);
  const hrefs = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(await hrefs(".ticks a")).toEqual(addresses);
  expect(await hrefs("#votazioni .ballots a")).toEqual(addresses);
  // Government beaten twice, then the final vote.
  const leading = ["009", "010", "041"].map((number) => `/votazioni/vs19_641_${number}`);
  expect(await hrefs("#importanti .ballots a")).toEqual(leading);
  expect(await page.locator("#votazioni .subject").allInnerTexts()).toEqual(
    rows.flatMap(({ subject }, at) => (subject === null || subject === rows[at - 1]?.subject ? [] : [subject])),
  );
  // One tick has the colour of a defeat for each vote in which the government was beaten.
  expect(await page.locator('.ticks [stroke="var(--accent)"]').count()).toBe(
    rows.filter(({ isGovernmentBeaten }) => isGovernmentBeaten).length,
  );
  await page.locator("a[rel=prev]").click();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toMatch(/^Camera, seduta n\.\s640, /);
});

test("the archive of a month has each sitting day, the votes that say most, and a link to all", async ({
  open,
  snapshot,
}) => {
  const page = await open("/votazioni/archivio/2026/11", { javaScriptEnabled: false });
  const rows = allVotes(snapshot).filter(({ date }) => date.startsWith("2026-11"));
  const days = new Set(rows.map(({ branch, sitting, date }) => `${branch}-${sitting}-${date}`));
  expect(await page.locator("section .ballots").count()).toBe(days.size);
  const line = async (find: (row: VoteRow) => boolean): Promise<string> => {
    const id = rows.find(find)?.id ?? "";
    return await page.locator(".ballots li", { has: page.locator(`a[href="/votazioni/${id}"]`) }).innerText();
  };
  expect(await line(({ isFinal, isKey }) => isFinal && isKey)).toMatch(/^Voto chiave$/m);
  expect(await line(({ isConfidence, isKey }) => isConfidence && isKey)).toMatch(/^Voto chiave$/m);
  await page.getByRole("link", { name: "Tutte le 44 votazioni" }).click();
  await page.waitForURL("/sedute/camera/641");
});

test("a year of the archive links to all others, a month to the nearest months with votes", async ({ open }) => {
  const page = await open("/votazioni/archivio/2025", { javaScriptEnabled: false });
  const years = page.getByRole("navigation", { name: "Anni" });
  expect(await years.locator("a, [aria-current=page]").allInnerTexts()).toEqual([
    "2026",
    "2025",
    "2024",
    "2023",
    "2022",
  ]);
  expect(await years.locator("[aria-current=page]").innerText()).toBe("2025");
  await years.getByRole("link", { name: "2024" }).click();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("Votazioni del 2024");
  await page.goto("/votazioni/archivio/2026/11");
  expect(await page.locator("a[rel=prev]").allInnerTexts()).toEqual([
    "Mese precedente: ottobre 2026",
    "Mese precedente: ottobre 2026",
  ]);
});
