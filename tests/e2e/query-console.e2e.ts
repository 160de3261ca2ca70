/** /open-data/interroga: SQL over the published tables, in the browser. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import type { Page } from "playwright";
import { describe, expect, inject } from "vitest";
import { toCsv, type Cell } from "#src/lib/csv.ts";
import { readyQueries, toConsoleQuery, toSqliteQuery } from "#src/lib/open-data-queries.ts";
import { everyLook, faults, test } from "./support/browser.ts";
import { complaints, csvOf, scriptless, settled } from "./support/visitor.ts";

const path = "/open-data/interroga";
const withQuery = (sql: string, years = ""): string =>
  `${path}?${new URLSearchParams({ q: sql, anni: years }).toString()}`;
const year = "2026";

const resultOf = (page: Page) => page.locator(".sql-result");
/** The status, with usual spaces. */
const statusOf = async (page: Page): Promise<string> =>
  (await page.locator(".sql-status").innerText()).replaceAll("\u00A0", " ");
const hydrated = (page: Page): Promise<void> => page.locator("react-island[ready] #sql-testo").waitFor();
/** Answers the query of the address, as a reader does. */
async function press(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole("button", { name: "Esegui" }).click();
}
/** Cells of the result, row by row. */
const cellsOf = (page: Page): Promise<string[][]> =>
  page
    .locator(".sql-result tbody tr")
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.innerText)));
const alertOf = (page: Page): Promise<string> => page.locator(".sql [role=alert]").innerText();

describe("the query console", () => {
  test("loads nothing before the first touch, then answers a ready question, by keyboard", async ({ open }) => {
    const page = await open(path);
    const said = complaints(page);
    await page.waitForLoadState("networkidle");
    const loaded = (): Promise<string[]> =>
      page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect((await loaded()).filter((name) => /wasm|worker|parquet|SqlConsole/.test(name))).toEqual([]);
    const choice = page.getByLabel("Parti da una domanda pronta");
    await choice.focus();
    await hydrated(page);
    await choice.selectOption({ label: "Quante votazioni ogni mese?" });
    await page.keyboard.press("Tab");
    // Ctrl+Enter runs, and Tab leaves the field.
    await page.keyboard.press("Control+Enter");
    await expect.poll(() => statusOf(page)).toMatch(/^\d+ righe$/);
    expect(await page.getByRole("columnheader").allInnerTexts()).toEqual(["month", "votes"]);
    expect(await page.getByRole("img", { name: /^votes per month: \d+ barre/ }).count()).toBe(1);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Esegui");
    expect(new URL(page.url()).searchParams.get("q")).toContain("GROUP BY month");
    expect(said).toEqual([]);
  });

  test("waits for the reader with the query of an address, and answers a question of ours at once", async ({
    open,
  }) => {
    const page = await open(withQuery("SELECT 'testo a piacere' AS \"Notizia ufficiale\""));
    await expect
      .poll(() => statusOf(page))
      .toBe("Questa domanda è arrivata con un collegamento: leggila, poi premi «Esegui».");
    expect(await page.getByLabel("Domanda in SQL").inputValue()).toContain("Notizia ufficiale");
    await page.waitForLoadState("networkidle");
    expect(await resultOf(page).count()).toBe(0);
    await press(page);
    await expect.poll(() => cellsOf(page)).toEqual([["testo a piacere"]]);
    await page.goto("/open-data/interroga/gruppi");
    await page.getByRole("link", { name: "Apri la domanda, per cambiarla" }).click();
    await expect.poll(() => statusOf(page)).toMatch(/^\d+ righe$/);
  });

  test("answers the query of an address, sorts it, and saves all of it as CSV", async ({ open }) => {
    const page = await open(
      withQuery("SELECT 2 AS n, '=1+1' AS testo UNION ALL SELECT 10, 'b' UNION ALL SELECT NULL, 'c'"),
    );
    await press(page);
    await expect.poll(() => statusOf(page)).toBe("3 righe");
    await page.getByRole("button", { name: "n", exact: true }).click();
    await expect
      .poll(() => cellsOf(page))
      .toEqual([
        ["2", "=1+1"],
        ["10", "b"],
        ["vuoto", "c"],
      ]);
    await page.getByRole("button", { name: "n", exact: true }).click();
    await expect
      .poll(() => cellsOf(page))
      .toEqual([
        ["10", "b"],
        ["2", "=1+1"],
        ["vuoto", "c"],
      ]);
    expect(await page.getByRole("columnheader").first().getAttribute("aria-sort")).toBe("descending");
    expect(await csvOf(page, /^Scarica in CSV$/)).toEqual(["n,testo", "2,'=1+1", "10,b", ",c"]);
  });

  test("writes a column of the list into the query, by keyboard", async ({ open }) => {
    const page = await open(path);
    const field = page.getByLabel("Domanda in SQL");
    await field.fill("SELECT  FROM vote");
    await hydrated(page);
    await page.locator(".schema summary", { hasText: /^vote$/ }).press("Enter");
    await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(7, 7));
    const column = page.locator(".schema details[open]").getByRole("button", {
      name: "title: aggiungi alla domanda",
      exact: true,
    });
    await column.press("Enter");
    expect(await field.inputValue()).toBe("SELECT title FROM vote");
    expect(await field.evaluate((area) => area === document.activeElement)).toBe(true);
    await page.keyboard.press("Control+Enter");
    await expect.poll(() => page.getByRole("columnheader").allInnerTexts()).toEqual(["title"]);
  });

  test("reads all years of positions that are small enough, then those chosen, and keeps them in the address", async ({
    open,
  }) => {
    const page = await open(path);
    await page.getByLabel("Domanda in SQL").fill("SELECT code, count(*) AS n FROM ballot GROUP BY code ORDER BY code");
    await hydrated(page);
    await page.getByRole("button", { name: "Esegui" }).click();
    await expect.poll(() => statusOf(page)).toMatch(/^\d righe$/);
    expect(await resultOf(page).innerText()).toContain("Voti dei parlamentari: 2022, 2023, 2024, 2025, 2026.");
    expect((await cellsOf(page))[0]?.[0]).toBe("Assente");
    for (const other of ["2022", "2023", "2024", "2025"]) await page.getByRole("checkbox", { name: other }).uncheck();
    await page.getByRole("button", { name: "Rispondi con questi anni" }).click();
    await expect.poll(() => resultOf(page).innerText()).toContain(`Voti dei parlamentari: ${year}.`);
    const one = await cellsOf(page);
    await page.reload();
    await press(page);
    await expect.poll(() => cellsOf(page)).toEqual(one);
    expect(new URL(page.url()).searchParams.get("anni")).toBe(year);
  });

  test("refuses what is not one query that reads, and says where a query is wrong", async ({ open }) => {
    const page = await open(path);
    const wrong: readonly (readonly [sql: string, sentence: RegExp])[] = [
      ["DELETE FROM vote", /^Qui si può solo leggere/],
      ["SELECT 1; DROP TABLE vote", /^Una domanda alla volta/],
      ["SELECT *\nFROM votes", /^Riga 2, colonna 6: La tabella «votes» non c’è\. Nomi simili: vote/],
      ["SELECT titel FROM vote", /^Riga 1, colonna 8: «titel» non è in vote\. Nomi simili: title/],
      ["SELEC 1", /^Riga 1, colonna 1: SQL non valido vicino a «SELEC»/],
      ["SELECT (1", /incompleta/],
      [" -- nulla", /^Scrivi una domanda/],
    ];
    for (const [sql, sentence] of wrong) {
      await page.goto(withQuery(sql));
      await press(page);
      await expect.poll(() => alertOf(page)).toMatch(sentence);
    }
    await page.goto(`${path}?q=SELECT%20%E0%A4`);
    await expect.poll(() => alertOf(page)).toMatch(/^L’indirizzo è arrivato incompleto/);
  });

  test("bounds a result without end, and stops a query without end", async ({ open }) => {
    const count = "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c)";
    const page = await open(withQuery(`${count} SELECT n FROM c`));
    await press(page);
    await expect.poll(() => statusOf(page), { timeout: 60_000 }).toMatch(/^Più di 1\.000\.000 righe/);
    expect(await resultOf(page).innerText()).toContain("Qui si scorrono le prime 10.000; il CSV le ha tutte.");
    await page.getByRole("button", { name: "Righe successive" }).click();
    await expect.poll(() => cellsOf(page).then(([first]) => first)).toEqual(["101"]);
    await page.goto(withQuery(`${count} SELECT count(*) FROM c`));
    await press(page);
    await expect.poll(() => statusOf(page)).toBe("Cerco la risposta…");
    await page.getByRole("button", { name: "Ferma" }).click();
    await expect.poll(() => alertOf(page)).toMatch(/^Domanda fermata/);
    await page.goto(withQuery("SELECT 7 AS n"));
    await press(page);
    await expect.poll(() => cellsOf(page)).toEqual([["7"]]);
  });

  test("says so in a browser without WebAssembly, where the ready questions stay", async ({ open }) => {
    const page = await open("/faq");
    await page.addInitScript(() => void Reflect.deleteProperty(globalThis, "WebAssembly"));
    await page.goto(withQuery("SELECT 1"));
    await press(page);
    await expect.poll(() => alertOf(page)).toMatch(/^Questo browser non esegue WebAssembly/);
    expect(await page.locator("#pronte li a").count()).toBe(15);
  });

  test("has the results of the ready questions without JavaScript", async ({ open }) => {
    const page = await open(path, { ...settled(), ...scriptless });
    expect(await page.locator(".sql").isVisible()).toBe(false);
    await page.getByRole("link", { name: "Quanti parlamentari ha oggi ogni gruppo?" }).click();
    await expect.poll(() => page.locator("h1").innerText()).toBe("Quanti parlamentari ha oggi ogni gruppo?");
    expect(await page.locator("tbody tr").count()).toBeGreaterThan(8);
  });

  test("has no fault with a result, in any look", { tags: ["long"] }, async ({ open }) => {
    const page = await open(
      withQuery("SELECT substr(date, 1, 7) AS month, count(*) AS votes FROM vote GROUP BY month"),
      settled(),
    );
    await press(page);
    await expect.poll(() => statusOf(page)).toMatch(/^\d+ righe$/);
    expect(await faults(page, everyLook)).toEqual([]);
    await page.goto("/open-data/interroga/ribelli");
    expect(await faults(page, everyLook)).toEqual([]);
  });
});

test(
  "every ready question has the same result in SQLite of the build and of the browser",
  { tags: ["long"], timeout: 240_000 },
  async ({ open }) => {
    const packed = await (await fetch(`${inject("baseUrl")}/open-data/parlamento.sqlite.gz`)).arrayBuffer();
    const file = join(mkdtempSync(join(tmpdir(), "console-")), "parlamento.sqlite");
    writeFileSync(file, gunzipSync(packed));
    const db = new DatabaseSync(file, { readOnly: true });
    const page = await open(path);
    for (const { id, sql } of readyQueries(year)) {
      await page.goto(withQuery(toConsoleQuery(sql), year));
      await press(page);
      await expect.poll(() => statusOf(page), { timeout: 60_000 }).toMatch(/rig(a|he)$/);
      const [saved] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Scarica in CSV" }).click(),
      ]);
      const text = readFileSync(await saved.path(), "utf8");
      const rows = db.prepare(toSqliteQuery(sql)).all();
      expect([id, text]).toEqual([
        id,
        toCsv(
          Object.keys(rows[0] ?? {}),
          rows.map((row) => Object.values(row).map(toCell)),
        ),
      ]);
    }
    db.close();
  },
);

const toCell = (value: unknown): Cell => (typeof value === "string" || typeof value === "number" ? value : null);
