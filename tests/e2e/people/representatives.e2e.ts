/** Who represents a municipality: the search, its address, keyboard, and the pages without JavaScript. */
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { hydrated, test, violations } from "#tests/e2e/support/browser.ts";
import { complaints, phone, scriptless, settled } from "#tests/e2e/support/visitor.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Il tuo comune" });
const result = (page: Page) => page.locator("#esito");

/** Rows of the first table of a chamber: text of each row. */
const rowsOf = (page: Page, chamber: "Alla Camera" | "Al Senato") =>
  page
    .locator("section.rubric", { has: page.getByRole("heading", { name: chamber }) })
    .locator("table")
    .first();

describe("Chi mi rappresenta", () => {
  test("leads from the home page by keyboard to the deputy and the senator of a municipality", async ({ open }) => {
    const page = await open("/", settled());
    await page.locator("#cerca-tutto").focus();
    await page.getByRole("combobox").fill("forli'");
    await page.getByRole("option", { name: "Forlì Comune" }).click();
    await page.waitForURL("**/chi-mi-rappresenta?comune=forli");
    await result(page).waitFor();
    expect(await result(page).textContent()).toBe("Forlì, provincia di Forlì-Cesena");
    const camera = rowsOf(page, "Alla Camera");
    expect(await camera.locator("tbody").first().locator("tr").count()).toBe(2);
    expect(await camera.locator("tbody th").first().textContent()).toBe(
      "Emilia-Romagna, collegio uninominale\u00a010 (Forlì)",
    );
    expect(await camera.locator("tbody th").nth(1).getByRole("link").getAttribute("href")).toMatch(/^\/persone\//);
    const add = camera.getByRole("button", { name: /^Aggiungi ai miei parlamentari / }).first();
    const name = (await add.getAttribute("aria-label"))?.replace("Aggiungi ai miei parlamentari ", "") ?? "";
    await add.press("Enter");
    const remove = camera.getByRole("button", { name: `Togli dai miei parlamentari ${name}` });
    await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "I miei parlamentari", exact: true }).last().click();
    await page.waitForURL("**/i-miei-parlamentari");
    await page.getByRole("button", { name: `Togli dai miei parlamentari ${name}` }).waitFor();
    await page.goBack();
    await remove.press("Enter");
    await camera.getByRole("button", { name: `Aggiungi ai miei parlamentari ${name}` }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("emiciclo-miei"))).toBe(null);
  });

  test("loads the names at the first touch, moves with the arrow keys, and reads the result out", async ({ open }) => {
    const page = await open("/chi-mi-rappresenta", settled());
    const said = complaints(page);
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.waitForLoadState("networkidle");
    expect(fetched.filter((path) => path.startsWith("/dati/"))).toEqual([]);
    await field(page).focus();
    await hydrated(page);
    await page.keyboard.type("samone");
    await expect.poll(() => page.getByRole("option").allTextContents()).toEqual(["Samone (TO)", "Samone (TN)"]);
    const box = field(page);
    expect([await box.getAttribute("aria-expanded"), await box.getAttribute("aria-controls")]).toEqual([
      "true",
      await page.getByRole("listbox").getAttribute("id"),
    ]);
    expect(await page.getByRole("status").first().textContent()).toBe("2\u00a0comuni trovati.");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const second = page.getByRole("option", { name: "Samone (TN)", selected: true });
    expect(await box.getAttribute("aria-activedescendant")).toBe(await second.getAttribute("id"));
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(":focus").textContent()).toBe("Samone, provincia di Trento");
    expect(new URL(page.url()).search).toBe("?comune=samone-trento");
    expect(fetched.filter((path) => path.startsWith("/dati/comuni/"))).toEqual([
      "/dati/comuni/indice.json",
      "/dati/comuni/trento.json",
    ]);
    await page.goBack();
    await expect.poll(() => result(page).count()).toBe(0);
    expect(said).toEqual([]);
  });

  test("closes the suggestions with Escape, until the text changes", async ({ open }) => {
    const page = await open("/chi-mi-rappresenta", settled());
    await field(page).focus();
    await hydrated(page);
    await field(page).fill("samone");
    const count = () => page.getByRole("option").count();
    await expect.poll(count).toBe(2);
    await field(page).press("Escape");
    await expect.poll(count).toBe(0);
    expect(await field(page).getAttribute("aria-expanded")).toBe("false");
    await field(page).fill("forl");
    await expect.poll(count).toBeGreaterThan(2);
  });

  test("lets the reader of a city that is cut into colleges choose, in the address too", async ({ open }) => {
    const page = await open("/chi-mi-rappresenta?comune=milano", settled(phone));
    const choice = page.getByLabel("Collegio alla Camera");
    await choice.waitFor();
    expect(await choice.locator("option").allTextContents()).toEqual([
      "Tutti",
      "7, NIL 20, Loreto",
      "8, NIL 58, Bande Nere",
      "9, NIL 21, Buenos Aires, Venezia",
    ]);
    const camera = rowsOf(page, "Alla Camera");
    expect(await camera.locator("tbody").count()).toBe(4);
    await choice.selectOption("lombardia-1-u08");
    await expect.poll(() => camera.locator("tbody").count()).toBe(2);
    expect(new URL(page.url()).search).toBe("?comune=milano&camera=lombardia-1-u08");
    await page.reload();
    await expect.poll(() => camera.locator("tbody").count()).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await violations(page)).toEqual([]);
  });

  test("says that no municipality has the name, and proposes similar ones", async ({ open }) => {
    const page = await open("/chi-mi-rappresenta?comune=qwertyuiop", settled());
    await expect
      .poll(() => page.getByRole("status").first().textContent())
      .toContain("Nessun comune si chiama «qwertyuiop».");
    expect(await page.getByRole("link", { name: "Padova", exact: true }).count()).toBe(1);
    await field(page).fill("bolgna");
    await expect.poll(() => page.getByRole("option").allTextContents()).toContain("Bologna (BO)");
  });

  test("without JavaScript leads from the province to the college", async ({ open }) => {
    const page = await open("/chi-mi-rappresenta", settled(scriptless));
    await page.getByRole("link", { name: "Bolzano", exact: true }).click();
    await expect
      .poll(() => page.getByRole("heading", { level: 1 }).textContent())
      .toBe("Chi rappresenta la provincia di Bolzano");
    expect(await page.locator("#comuni .names li", { hasText: "Fiè allo Sciliar/Völs am Schlern" }).count()).toBe(1);
    await page
      .locator("#comuni")
      .getByRole("link", { name: /Bolzano\/Bozen/ })
      .first()
      .click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/collegi/camera/trentino-alto-adige-sudtirol-u03");
    const member = page.locator("main table tbody th a").first();
    await member.click();
    // The person's page leads back.
    await page
      .locator(".facts")
      .getByRole("link", { name: /collegio uninominale/ })
      .click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/collegi/camera/trentino-alto-adige-sudtirol-u03");
  });
});
