/** The record on a person's page: look-up, drawing, table and CSV, against the snapshot and the published lists. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { memberVoteWord } from "#src/i18n/common.ts";
import { routes } from "#src/lib/routes.ts";
import { namedPeople } from "#scripts/pull/sources/demo/named-people.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";
import { parseCsv } from "#tests/support/csv-parser.ts";
import { test, unfold, violations } from "#tests/e2e/support/browser.ts";
import { numberIn } from "#tests/e2e/support/list.ts";
import { settled } from "#tests/e2e/support/visitor.ts";

const rebel = namedPeople.rebel;
/** The member of the demonstration with most votes against the group. */
const dissenter = "serrachiara-aldo";
const section = "#come-ha-votato";

const idsIn = (page: Page, links: string): Promise<string[]> =>
  page
    .locator(`${section} ${links}`)
    .evaluateAll((all) => all.map((a) => a.getAttribute("href")?.split("/").at(-1) ?? ""));

/** Waits until a filter of the address is applied. */
const filtered = (page: Page): Promise<void> => page.locator(`${section} .chips`).waitFor();

async function countOf(page: Page): Promise<number> {
  await page.locator(`${section} .list[aria-busy=false]`).waitFor();
  return numberIn(await page.locator(`${section} .count`).innerText());
}

/** The rows of the CSV that the button saves, by column. */
async function savedRows(page: Page): Promise<Record<string, string>[]> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page
      .locator(section)
      .getByRole("button", { name: /in CSV$/ })
      .click(),
  ]);
  return parseCsv(readFileSync(await file.path(), "utf8").replace(/^\uFEFF/, ""));
}

describe("how a member voted", () => {
  test("is said without JavaScript for the last acts, and drawn by month", async ({ open, snapshot }) => {
    const page = await unfold(await open(routes.person(rebel.id), { javaScriptEnabled: false }), section);
    const votes = await idsIn(page, 'tbody .note > a[href^="/votazioni/"]');
    expect(votes).toHaveLength(8);
    const read = snapshotReader(snapshot);
    const words = await page.locator(`${section} tbody tr td:nth-child(2)`).allInnerTexts();
    expect(words.map((word) => word.trim())).toEqual(
      votes.map((id) => memberVoteWord(new Map(read.ballots(id)).get(rebel.id) ?? "SEC", rebel.gender)),
    );
    expect(await page.locator(`${section} form`).isVisible()).toBe(false);
    expect(await page.locator(`${section} svg.cols > svg`).count()).toBeGreaterThan(12);
    const box = await page.locator(`${section} tbody .mk`).first().boundingBox();
    expect(box?.y).toBeLessThan(700);
  });

  test("is asked for on the first screen of a phone, where the facts are folded", async ({ open }) => {
    const page = await open(routes.person(rebel.id), settled({ viewport: { width: 360, height: 780 } }));
    const box = await page.locator(`${section} h2`).boundingBox();
    expect(box?.y).toBeLessThan(700);
    const facts = page.locator(".who .facts");
    expect(await facts.isVisible()).toBe(false);
    await page.getByText("Gruppo, mandato, biografia", { exact: true }).click();
    expect(await facts.isVisible()).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    expect(await facts.isVisible()).toBe(true);
  });

  test("is found by words as the reader types, in the address, with the code of the snapshot", async ({
    open,
    snapshot,
  }) => {
    const page = await open(routes.person(rebel.id), settled());
    await page.locator(`${section} input[type=search]`).fill("navigazione");
    await expect.poll(() => new URL(page.url()).search).toBe("?search=navigazione");
    const count = await countOf(page);
    expect(count).toBeGreaterThan(3);
    const ids = await idsIn(page, "tbody th > a");
    const read = snapshotReader(snapshot);
    const words = await page.locator(`${section} tbody tr td:nth-child(4) span:first-child`).allInnerTexts();
    expect(words.map((word) => word.trim())).toEqual(
      ids.map((id) => memberVoteWord(new Map(read.ballots(id)).get(rebel.id) ?? "SEC", rebel.gender)),
    );
    // One mark a vote, each a link with the same answer in words.
    expect(await page.locator(`${section} .marks a`).count()).toBe(count);
    expect(await violations(page, section)).toEqual([]);
  });

  test("against the group is a filter whose CSV has the votes of the published list, with titles", async ({ open }) => {
    const page = await open(`${routes.person(dissenter)}?dissent=true`, settled());
    await filtered(page);
    const count = await countOf(page);
    const rows = await savedRows(page);
    expect(rows).toHaveLength(count);
    expect(count).toBeGreaterThan(10);
    const list = await open(routes.personVotes(dissenter, "voti-ribelli"), { javaScriptEnabled: false });
    const links = list.locator('main table a[href^="/votazioni/"]');
    expect(new Set(rows.map(({ id, titolo }) => `${routes.vote(id ?? "")} ${titolo ?? ""}`))).toEqual(
      new Set(
        await links.evaluateAll((all) =>
          all.map((link) => `${link.getAttribute("href") ?? ""} ${link.textContent.replaceAll("\u00a0", " ").trim()}`),
        ),
      ),
    );
    expect(new Set(rows.map((row) => row["contro_il_gruppo"]))).toEqual(new Set(["1"]));
    expect(rows.every((row) => row["voto"] !== row["voto_del_gruppo"] && row["esito"] !== "")).toBe(true);
  });

  test("of one act comes from the link beside the act", async ({ open }) => {
    const page = await open(routes.person(rebel.id), settled());
    const link = page
      .locator(section)
      .getByRole("link", { name: /^tutte le \d+ votazioni$/ })
      .first();
    const wanted = numberIn(await link.innerText());
    await link.click();
    await expect.poll(() => countOf(page)).toBe(wanted);
  });

  test("is zoomed by keyboard: a year, a month, then mark by mark", async ({ open }) => {
    const page = await open(routes.person(rebel.id), settled());
    const zoom = page.locator(section).getByRole("group", { name: "Periodo" });
    const whole = await countOf(page);
    await zoom.getByRole("button", { name: "2026" }).press("Enter");
    await expect.poll(() => new URL(page.url()).search).toBe("?period=2026");
    const ofYear = await countOf(page);
    expect(ofYear).toBeLessThan(whole);
    await zoom.getByRole("button", { name: "nov" }).press("Enter");
    await expect.poll(() => new URL(page.url()).search).toBe("?period=2026-11");
    const marks = page.locator(`${section} .marks a`);
    await expect.poll(() => marks.count()).toBe(await countOf(page));
    await marks.first().focus();
    await page.keyboard.press("ArrowRight");
    expect(await marks.nth(1).evaluate((mark) => mark === document.activeElement)).toBe(true);
    expect(await marks.nth(1).getAttribute("aria-label")).toMatch(/^\d+\snov 2026, .+: /);
    await page.goBack();
    await expect.poll(() => countOf(page)).toBe(ofYear);
  });

  test("covers both chambers for a member who sat in both", async ({ open }) => {
    const page = await open(`${routes.person(namedPeople.bothChambers.id)}?period=2024`, settled());
    await filtered(page);
    const chambers = new Set((await savedRows(page)).map((row) => row["ramo"]));
    expect(chambers).toEqual(new Set(["Camera", "Senato"]));
  });
});
