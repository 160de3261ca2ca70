/** Pages of acts, the module page and the numbers: content, without scripts, accessibility in every state. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject } from "vitest";
import { routes } from "#src/lib/routes.ts";
import { faults, test, violations } from "#tests/e2e/support/browser.ts";
import { settled } from "#tests/e2e/support/visitor.ts";

/** Text of an element with plain spaces. */
const plain = (text: string | null): string => (text ?? "").replaceAll("\u00A0", " ");

const pages = [
  ["a law of three readings", routes.act("bill", "C_1742")],
  ["the module page", routes.legislation()],
  ["the numbers", routes.numbers()],
  ["the archive", routes.actsArchive("bill")],
  ["a year", routes.actsYear("decree", "2026")],
] as const;

describe("accessibility", () => {
  test.for(pages)("%s", async ([, path], { open }) => {
    const page = await open(path);
    await page.locator("main details").evaluateAll((all) => all.forEach((details) => details.setAttribute("open", "")));
    expect(await faults(page)).toEqual([]);
  });

  test("one act of every kind and state", async ({ open, snapshot }) => {
    const seen = new Map<string, string>();
    for (const key of snapshot.keys("act")) {
      const act = snapshot.record("act", key);
      if (act === undefined) continue;
      const state = act.kind === "bill" ? act.phase : act.kind === "dlgs" ? String(act.published === null) : act.status;
      seen.set(`${act.kind} ${String(state)}`, routes.act(act.kind, act.id));
    }
    for (const path of seen.values())
      expect(await violations(await open(path, { reducedMotion: "reduce" })), path).toEqual([]);
  });
});

test("structured data of every act have its own date: a decree's is not that of its conversion", () => {
  const acts = [
    routes.act("decree", "2022-175"),
    routes.act("dlgs", "2024-110"),
    routes.act("datt", "101"),
    routes.act("bill", "C_1742"),
    routes.act("bill", "S_1205"),
  ];
  const days = acts.map((path) => {
    const html = readFileSync(join(inject("outDir"), `${path}.html`), "utf8");
    return /"legislationDate":"([^"]+)"/.exec(html)?.[1] ?? null;
  });
  expect(days).toEqual(["2022-11-09", "2024-06-12", "2026-05-02", "2025-11-01", null]);
});

test("an implementing decree separates its policy from the theme within it", () => {
  const html = readFileSync(join(inject("outDir"), `${routes.act("datt", "101")}.html`), "utf8");
  expect(/<dt>Settore<\/dt>\s*<dd>\s*(.*?)\s*<\/dd>/.exec(html)?.[1]).toBe("Ambiente, Tutela delle acque interne");
});

describe("a bill", () => {
  test("that converts a decree-law links to the decree's implementing decrees", async ({ open }) => {
    const page = await open(routes.act("bill", "C_2750"), { javaScriptEnabled: false });
    const link = page
      .locator("#attuazione")
      .getByRole("link", { name: "Decreti attuativi del decreto-legge n. 155 del 2026" });
    await link.click();
    expect(plain(await page.locator("#attuazione").textContent())).toContain(
      "Tutti i 3 decreti attuativi sono stati adottati.",
    );
  });

  test("shows its steps without scripts", async ({ open }) => {
    const page = await open(routes.act("bill", "C_1742"), { javaScriptEnabled: false });
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
      "Tutela delle acque interne e riuso delle risorse idriche",
    );
    expect(plain(await page.locator(".outcome").first().textContent())).toMatch(
      /^Legge 1° novembre 2025, n\. 171, approvata dopo tre letture e \d+ giorni\./,
    );
    expect((await page.locator(".iter .head h3").allTextContents()).map(plain)).toEqual([
      "Camera, C. 1742",
      "Senato, S. 1520",
      "Camera, C. 1742-B",
      "Legge n. 171",
    ]);
    const table = page.locator("#iter .chart-data tbody");
    expect((await table.locator("th").allTextContents()).map(plain)).toEqual(["C. 1742", "S. 1520", "C. 1742-B"]);
    expect((await table.locator("td:last-child").allTextContents()).map(Number)).toEqual([209, 235, 139]);
  });

  test("has a drawing of its iter: a bar for each reading, with its days as tooltip", async ({ open }) => {
    const page = await open(routes.act("bill", "C_1742"), settled());
    const bars = page.locator("#iter svg rect:has(title)");
    await bars.nth(1).hover();
    const tip = page.locator("body > [aria-hidden].no-print");
    await expect
      .poll(async () => plain(await tip.innerText()))
      .toBe("S. 1520\nSenato: 11 ott 2024 – 3 giu 2025, 235 giorni");
    expect(await bars.count()).toBe(3);
    expect(await violations(page, "#iter")).toEqual([]);
  });
});

describe("numbers", () => {
  test("add up to the bills of the snapshot", async ({ open, snapshot }) => {
    const page = await open(routes.numbers());
    const bills = snapshot.keys("act").filter((key) => key.startsWith("bill/")).length;
    expect(plain(await page.locator("#tutti figcaption b").first().textContent())).toContain(
      `${String(bills)} disegni di legge presentati`,
    );
  });

  test("each choice has an address and needs no script", async ({ open }) => {
    const page = await open(`${routes.numbers()}#atti-chiave`, { javaScriptEnabled: false });
    expect(await page.locator("#tutti").isVisible()).toBe(false);
    expect(await page.locator("#atti-chiave").isVisible()).toBe(true);
    await page.locator("#atti-chiave").getByRole("link", { name: "Senza ratifiche", exact: true }).click();
    expect(new URL(page.url()).hash).toBe("#senza-ratifiche");
    expect(await page.locator("#senza-ratifiche").isVisible()).toBe(true);
  });
});
