/** The archive of votes by month. */
import { describe, expect } from "vitest";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { corners, faults, test } from "#tests/e2e/support/browser.ts";
import { settled } from "#tests/e2e/support/visitor.ts";
import { allVotes } from "#tests/e2e/support/votes-list.ts";

test("the archive of a month names the act of every vote whose title is a code", async ({ open, snapshot }) => {
  const page = await open("/votazioni/archivio/2026/11", { javaScriptEnabled: false });
  const named = allVotes(snapshot).filter(({ date, subject }) => date.startsWith("2026-11") && subject !== null);
  expect(named.length).toBeGreaterThan(10);
  expect((await page.locator(".ballots .subject").allInnerTexts()).sort()).toEqual(
    named.map(({ subject }) => subject).sort(),
  );
});

test("the archive of a month marks final, confidence and secret votes and those in verification", async ({
  open,
  snapshot,
}) => {
  const page = await open("/votazioni/archivio/2026/11", { javaScriptEnabled: false });
  const rows = allVotes(snapshot).filter(({ date }) => date.startsWith("2026-11"));
  const line = async (find: (row: VoteRow) => boolean): Promise<string> => {
    const id = rows.find(find)?.id ?? "";
    return await page.locator(".ballots li", { has: page.locator(`a[href="/votazioni/${id}"]`) }).innerText();
  };
  expect(await line(({ isFinal, isKey }) => isFinal && isKey)).toContain("Voto finale, voto chiave");
  expect(await line(({ isConfidence, isKey }) => isConfidence && isKey)).toContain("Fiducia, voto chiave");
  expect(await line(({ isSecret, isKey }) => isSecret === true && !isKey)).toContain("Voto segreto");
  expect(await line(({ status, isKey }) => status === "review" && !isKey)).toContain("In verifica");
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
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Votazioni del 2024");
  await page.goto("/votazioni/archivio/2026/11");
  expect(await page.locator("a[rel=prev]").allInnerTexts()).toEqual([
    "Mese precedente: ottobre 2026",
    "Mese precedente: ottobre 2026",
  ]);
});

describe("accessibility", () => {
  test.for(["/votazioni/archivio", "/votazioni/archivio/2026/11"])("has no violation on %s", async (path, { open }) => {
    const page = await open(path, settled());
    await page.waitForLoadState("networkidle");
    expect(await faults(page, corners)).toEqual([]);
  });
});
