/** Screen readers and keyboards: focus after an action, live regions, accessible names. */
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { namedPeople } from "#scripts/pull/sources/demo/named-people.ts";
import { routes } from "#src/lib/routes.ts";
import { test, violations } from "./support/browser.ts";
import { settled } from "./support/visitor.ts";

const vote = "/votazioni/vs19_641_041";

/** Waits for hydration of the islands. */
async function hydrated(page: Page, part = "main"): Promise<void> {
  await page.mouse.move(10, 10);
  await expect
    .poll(() => page.locator(`${part} react-island:not([ready], [when=interaction], [when=query])`).count())
    .toBe(0);
}

/** Text of a list's live region, with plain spaces. */
const saidBy = async (page: Page, part = "main"): Promise<string | undefined> =>
  (await page.locator(`${part} p.count[role=status]`).textContent())?.replaceAll("\u00A0", " ");

/** Whether an element contains the focus. */
const isHere = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((one) => document.activeElement?.matches(one) === true, selector);

describe("after an action the focus moves", () => {
  test("to the first row of a new page, and the live region announces the range of rows", async ({ open }) => {
    const page = await open("/votazioni", settled());
    await hydrated(page);
    const count = Number(/^(\d+) voti chiave$/.exec((await saidBy(page)) ?? "")?.[1]);
    const last = Math.ceil(count / 12);
    expect(last).toBeGreaterThan(2);
    const first = 12 * last - 11;
    // The last page: its link disappears along with those of later pages.
    for (const [name, said] of [
      [`Pagina ${last}`, `${count} voti chiave, ${first === count ? first : `${first}–${count}`} di ${count}`],
      ["Precedente", `${count} voti chiave, ${12 * last - 23}–${12 * last - 12} di ${count}`],
    ] as const) {
      await page.getByRole("link", { name, exact: true }).press("Enter");
      await expect.poll(() => saidBy(page)).toBe(said);
      await expect.poll(() => isHere(page, ".list tbody tr:first-child th a")).toBe(true);
    }
  });

  test("to the first of the added rows", async ({ open }) => {
    const page = await open(routes.strengthIndex(), settled());
    await hydrated(page);
    await page.getByRole("button", { name: "Mostra altri" }).press("Enter");
    await expect.poll(() => saidBy(page)).toBe("607 persone, 24 di 607");
    await expect.poll(() => isHere(page, ".list tbody tr:nth-child(13) th a")).toBe(true);

    await page.goto("/cerca?q=commissione");
    await page.getByRole("button", { name: "Mostra altri risultati" }).press("Enter");
    await expect.poll(() => isHere(page, ".search-hits li:nth-child(11) a")).toBe(true);
  });

  test("to the form when a successful retry removes its button", async ({ open }) => {
    const page = await open("/votazioni", settled());
    await hydrated(page);
    let tries = 0;
    await page.route("**/dati/**", (route) => {
      tries += 1;
      return route.abort();
    });
    await page.getByLabel("Camera o Senato").selectOption("C");
    const again = page.getByRole("button", { name: "Riprova" });
    await again.waitFor();
    // After another failure the focus stays on the retry button.
    const before = tries;
    await again.press("Enter");
    await expect.poll(() => tries).toBeGreaterThan(before);
    await expect.poll(() => isHere(page, ".list-error button")).toBe(true);
    await page.unroute("**/dati/**");
    await again.press("Enter");
    await expect.poll(() => saidBy(page)).toMatch(/^\d+ voti chiave$/);
    expect(await isHere(page, ".filters input")).toBe(true);
  });

  test("to the form when a retry of the chart alone succeeds", async ({ open }) => {
    const page = await open("/votazioni", settled());
    await hydrated(page);
    await page.route("**/dati/votazioni/margini.json", (route) => route.abort());
    await page.getByLabel("Tipo", { exact: true }).selectOption("all");
    const again = page.getByRole("button", { name: "Riprova" });
    await again.waitFor();
    await page.unroute("**/dati/votazioni/margini.json");
    await again.press("Enter");
    await again.waitFor({ state: "detached" });
    expect(await isHere(page, ".filters input")).toBe(true);
  });

  test("to the name field when a retry of a comparison succeeds", async ({ open }) => {
    const page = await open("/confronta", settled());
    await page.route("**/dati/posizioni/**", (route) => route.abort());
    await page.goto(`/confronta?id=${namedPeople.deputy.id}&id=${namedPeople.premier.id}`);
    const again = page.getByRole("button", { name: "Riprova" });
    await again.waitFor();
    await page.unroute("**/dati/posizioni/**");
    await again.press("Enter");
    await again.waitFor({ state: "detached" });
    expect(await isHere(page, "main react-island input")).toBe(true);
  });

  test("to the names when a link on the vote filters them", async ({ open }) => {
    const page = await open(vote, settled());
    await page.locator("#membri-query").focus();
    await page.locator("#membri react-island[ready]").waitFor({ state: "attached" });
    await page.locator('#gruppi a[href*="group=camera-gin"]').last().press("Enter");
    await expect
      .poll(() => saidBy(page, "#membri"))
      .toBe("117 deputati: 69 favorevoli, 30 in missione, 17 assenti e il Presidente, che non vota");
    expect(await isHere(page, "#membri h2")).toBe(true);
  });

  test("to the link in the same direction when paging through a member's votes", async ({ open }) => {
    const page = await open(`${routes.person(namedPeople.deputy.id)}#voti-chiave`, settled());
    const focus = () => page.evaluate(() => document.activeElement?.textContent);
    const range = page.locator("#voti-chiave [data-range]");
    await page.locator("#voti-chiave").getByRole("link", { name: "Successivi" }).press("Enter");
    await expect.poll(() => range.textContent()).toMatch(/^6–10 di /);
    await expect.poll(focus).toBe("Successivi");
    await page.keyboard.press("Enter");
    await expect.poll(() => range.textContent()).toMatch(/^11–15 di /);
    await page.locator("#voti-chiave").getByRole("link", { name: "Precedenti" }).press("Enter");
    await expect.poll(() => range.textContent()).toMatch(/^6–10 di /);
    await expect.poll(focus).toBe("Precedenti");
  });

  test("to the message that no more members can be compared", async ({ open }) => {
    const three = [namedPeople.deputy, namedPeople.premier, namedPeople.apostrophe]
      .map(({ id }) => `id=${id}`)
      .join("&");
    const page = await open(`${routes.compare()}?${three}`, settled());
    await hydrated(page);
    const field = page.getByLabel("Aggiungi un parlamentare");
    await field.fill("zafferani");
    await page.locator(".picks button").first().waitFor();
    await field.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe("Si confrontano al massimo quattro parlamentari: togline uno per aggiungerne un altro.");
  });
});

describe("the keyboard", () => {
  test("shows the focus also in the column heads of a table displayed as entries", async ({ open }) => {
    const page = await open("/deputati?vista=tabella", settled({ viewport: { width: 320, height: 640 } }));
    await hydrated(page);
    const head = page.locator("main thead").getByRole("link", { name: "Affidabilità" });
    await head.focus();
    const isSeen = await head.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === link;
    });
    expect(isSeen).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

describe("announcements and accessible names", () => {
  test("announce a copy, also where the button has its own label", async ({ open }) => {
    const page = await open(vote, settled({ permissions: ["clipboard-read", "clipboard-write"] }));
    await page.getByText("Cita", { exact: true }).click();
    for (const name of ["Copia la citazione", "Copia la citazione in formato APA"]) {
      const button = page.getByRole("button", { name, exact: true });
      await button.press("Enter");
      const said = page.locator("[data-copy] + [role=status]").filter({ hasText: "Copiato" });
      await expect.poll(() => said.count()).toBe(1);
      await page.keyboard.press("Tab");
      await expect.poll(() => said.count()).toBe(0);
      expect(await button.count()).toBe(1);
    }
  });

  test("name each of the two searches of a page", async ({ open }) => {
    const page = await open("/cerca", settled());
    const names = page.getByRole("search").evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
    expect(await names).toEqual(["Cerca un nome, una legge, un comune", "Ricerca nel sito"]);
  });

  test("announce the months shown by an enlarged chart, by keyboard, and after a reset", async ({ open }) => {
    const page = await open(`${routes.person(namedPeople.deputy.id)}#presenze`, settled());
    const figure = page.locator("#presenze figure").first();
    const height = await figure.evaluate((drawn) => drawn.clientHeight);
    await figure.getByRole("button", { name: "Ingrandisci" }).press("Enter");
    await figure.locator(".apexcharts-canvas").waitFor();
    const months = () => figure.locator(".apexcharts-xaxis-label title").allTextContents();
    const said = () => figure.getByRole("status").innerText();
    // The same span on the same scale, larger.
    await expect.poll(said).toBe("Da nov 2022 a nov 2026");
    expect(await figure.evaluate((drawn) => drawn.clientHeight)).toBeGreaterThan(height + 100);
    await figure.getByRole("button", { name: "Ingrandisci" }).press("Enter");
    await expect.poll(said).toBe("Da nov 2024 a nov 2026");
    await expect.poll(months).not.toContain("ott 2024");
    await figure.getByRole("button", { name: "Indietro" }).press("Enter");
    await expect.poll(said).toBe("Da nov 2023 a nov 2025");
    await figure.getByRole("button", { name: "Mostra tutto" }).press("Enter");
    await expect.poll(said).toBe("");
    expect(await figure.locator(".apexcharts-canvas").count()).toBe(0);
    expect(await figure.evaluate((drawn) => drawn.clientHeight)).toBe(height);
    expect(await violations(page)).toEqual([]);
  });

  test("describe an interactive chart, without text from the chart library", async ({ open }) => {
    const page = await open(`${vote}?grafico=groups`, settled());
    await page.locator("#aula .apexcharts-canvas").waitFor();
    const read = await page.locator("#aula figure").ariaSnapshot();
    expect(read).toContain(
      "Il voto per gruppo, in quote; i nomi e i numeri sono nei collegamenti e nella tabella sotto.",
    );
    expect(read).not.toContain("Download");
    expect(read).not.toContain("100%");
    // The bars' numbers, in order, equal those in the table of groups.
    await page.locator("#aula .chart-data summary").click();
    const numbers = async (rows: string): Promise<string[][]> =>
      await page
        .locator(rows)
        .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    const bars = (await numbers("#aula .chart-data tbody tr")).map(([name, ayes, noes]) => [name, ayes, noes]);
    // The mixed group has a table row for each side of its members; those whose side is not known are in the last row.
    // last part.
    const byName = new Map<string, [ayes: number, noes: number]>();
    for (const cells of await numbers("#gruppi tbody tr:not(.sum), #gruppi tbody tr.sum:last-child")) {
      const own = /^\S+/.exec(cells[0]?.trim() ?? "")?.[0] ?? "";
      const name = own === "Schieramento" ? "MISTO" : own;
      const [ayes, noes] = byName.get(name) ?? [0, 0];
      byName.set(name, [ayes + Number(cells[6]), noes + Number(cells[7])]);
    }
    const groups = [...byName].map(([name, [ayes, noes]]) => [name, String(ayes), String(noes)]);
    expect(bars).toHaveLength(groups.length);
    expect(bars).toEqual(expect.arrayContaining(groups));
  });

  test("make headings, column heads, pages, files and charts understandable on their own", async ({ open }) => {
    const page = await open(vote, { javaScriptEnabled: false });
    expect(await page.getByRole("columnheader", { name: "Favorevoli", exact: true }).count()).toBe(1);
    expect(await page.getByRole("rowheader", { name: /^Maggioranza \d+ deputati$/ }).count()).toBe(1);
    // The counts occur once in a row, in the seat chart: the bar above repeats its sentence and is hidden.
    expect((await page.locator("main").ariaSnapshot()).match(/favorevoli, \d+ contrari/g)).toHaveLength(1);
    await page.goto("/indicatori");
    expect(await page.getByRole("heading", { name: "Voto ribelle", exact: true }).count()).toBe(1);
    await page.goto("/open-data");
    expect(await page.getByRole("link", { name: "CSV di person", exact: true }).count()).toBe(1);
    await page.goto(`${routes.person(namedPeople.deputy.id)}#voti`);
    for (const name of [/^Tutti ?: Voti chiave$/, /^Tutti ?: Voti di fiducia$/])
      expect(await page.getByRole("link", { name }).count()).toBe(1);
    await page.goto("/organi_parlamentari");
    for (const name of [/^Presidenza ?: Camera dei deputati$/, /^Gruppi parlamentari ?: Senato della Repubblica$/])
      expect(await page.locator("main").getByRole("link", { name }).count()).toBe(1);
    await page.goto(routes.legislation());
    for (const name of [/^Tutto l’elenco ?: Ultime leggi$/, /^Tutto l’elenco ?: Decreti attuativi in scadenza$/])
      expect(await page.getByRole("link", { name }).count()).toBe(1);
    await page.goto("/open-data");
    const unnamed = await page
      .locator("main table")
      .evaluateAll((tables) => tables.filter((table) => table.querySelector("caption") === null).length);
    expect(unnamed).toBe(0);
    await page.goto(routes.person(namedPeople.deputy.id));
    const summaries = await page
      .locator(".chart-data summary")
      .evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
    expect(summaries.length).toBeGreaterThan(2);
    expect(new Set(summaries).size).toBe(summaries.length);
  });
});
