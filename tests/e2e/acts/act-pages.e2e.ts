/** Pages of acts, the module page and the numbers: content, without scripts, accessibility in every state. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject } from "vitest";
import { routes } from "#src/lib/routes.ts";
import { faults, test, unfold, violations } from "#tests/e2e/support/browser.ts";
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

describe("accessibility", { tags: ["long"] }, () => {
  test.for(pages)("%s", async ([, path], { open }) => {
    const page = await open(path);
    await unfold(page);
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

describe("the votes on an act", () => {
  const path = routes.act("bill", "C_2750");

  test("stand in the iter as ticks that lead to them, and as sittings in words", async ({ open, snapshot }) => {
    const page = await open(path, { javaScriptEnabled: false });
    const total = snapshot
      .keys("vote")
      .filter((key) => snapshot.record("vote", key)?.acts.some(({ id }) => id === "C_2750")).length;
    expect(await page.locator("#passaggi .ticks a").count()).toBe(total);
    const last = page.locator("#passaggi li", { hasText: "41 votazioni in aula" });
    expect(plain(await last.innerText())).toContain("41 votazioni in aula, 2 con il Governo battuto");
    expect(await last.locator(".ticks a").first().getAttribute("href")).toBe("/votazioni/vs19_641_001");
    await last.getByRole("link", { name: "41 votazioni in aula" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/sedute/camera/641");
  });

  test("show the line of every group in the main ones, and where it changes", async ({ open }) => {
    const page = await open(path, { javaScriptEnabled: false });
    const grid = page.locator("#gruppi table");
    expect((await grid.locator("thead a").allTextContents()).map(plain).at(-1)).toBe("Finale");
    expect(await grid.locator("thead a").count()).toBe(6);
    const changed = grid.locator("td.changed");
    expect(await changed.count()).toBeGreaterThan(0);
    expect(await changed.first().innerText()).toContain("linea cambiata");
    await grid.locator("thead a").last().click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/votazioni/vs19_641_041");
    expect(plain(await page.getByRole("heading", { level: 1 }).innerText())).toBe("Sicurezza idrica, voto finale");
  });

  test("are found by the name of a member, by keyboard", async ({ open, snapshot }) => {
    const [id = ""] = snapshot.ballots("vs19_641_041").find(([, code]) => code === "NO") ?? [];
    const person = snapshot.record("person", id);
    const page = await open(path, settled());
    const field = page.getByLabel("Un deputato o un senatore");
    await field.focus();
    await page.locator("#persona react-island[ready]").waitFor({ state: "attached" });
    await field.fill(`${person?.familyName ?? ""} ${person?.givenName ?? ""}`);
    await page.locator("#persona .picks button").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const found = page.locator("#persona .outcome");
    await found.waitFor();
    expect(plain(await found.innerText())).toMatch(/: .*\bcontrari.*; (mai )?in dissenso dal gruppo/);
    expect(await found.getByRole("link").getAttribute("href")).toBe(routes.person(id));
    const final = page.locator("#persona tbody tr", { hasText: "Sicurezza idrica, voto finale alla Camera" });
    expect(plain(await final.innerText())).toContain("Contrario");
    expect(await violations(page, "#persona")).toEqual([]);
  });

  test("are linked for readers without scripts", async ({ open }) => {
    const page = await open(path, { javaScriptEnabled: false });
    expect(await page.getByLabel("Un deputato o un senatore").isVisible()).toBe(false);
    const link = page.locator("#persona").getByRole("link", { name: "ogni votazione, con tutti i nomi" });
    expect(await link.getAttribute("href")).toBe("/votazioni?main_vote_type=all&bill=C_2750");
  });

  test("are listed under the title of the act", async ({ open }) => {
    const page = await open("/votazioni?main_vote_type=all&bill=C_2750", settled());
    const title = page.getByRole("link", { name: "Sicurezza idrica", exact: true });
    await title.first().waitFor();
    expect(await title.first().getAttribute("href")).toBe(path);
  });
});

test("a decree and its bill have titles of their own, and the days of the decree as a bar", async ({ open }) => {
  const said: string[] = [];
  const terms: string[] = [];
  for (const path of [routes.act("decree", "2026-155"), routes.act("bill", "C_2750")]) {
    const page = await open(path, { javaScriptEnabled: false });
    said.push(plain(await page.getByRole("heading", { level: 1 }).innerText()));
    terms.push(plain(await page.locator(".term .note").innerText()));
  }
  expect(said).toEqual(["Sicurezza idrica: il decreto-legge", "Sicurezza idrica: il disegno di legge"]);
  expect(terms).toEqual([
    "49 giorni passati su 60, al 20 novembre 2026",
    "Da convertire entro il 1° dicembre 2026: restano 11 giorni (conto al 20 novembre 2026)",
  ]);
});

test("an implementing decree is named by its law, not by the number of a record", async ({ open }) => {
  const page = await open(routes.act("datt", "101"), { javaScriptEnabled: false });
  expect(plain(await page.locator(".dateline").innerText())).toBe("Decreto attuativo della legge n. 171 del 2025");
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
    await expect.poll(() => new URL(page.url()).hash).toBe("#senza-ratifiche");
    expect(await page.locator("#senza-ratifiche").isVisible()).toBe(true);
  });
});
