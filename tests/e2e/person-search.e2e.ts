/** The search of the header: people by name, then what the site search finds. Spec §4, §5, §8, §9. */
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { z } from "zod";
import { test, violations } from "./support/browser.ts";
import { phone, settled } from "./support/visitor.ts";

const file = "**/dati/persone/ricerca.json";
const fileShape = z.object({ rows: z.array(z.tuple([z.string(), z.string(), z.string()]).rest(z.unknown())) });

/** Forty people called Prova, the fifth no longer in office, and one whose name contains markup. */
const rows = [
  ...Array.from({ length: 40 }, (_, n) => [`prova-${n}`, "Prova", `Nome ${n}`, 0, ["Deputata, SAL"], n === 4 ? 0 : 1]),
  ["damico-zeljka", "D’Amico", "Željka <b>", 0, ["Senatrice", "Ministra"], 1],
];

/** Opens a page whose search has the rows above, with a paused clock, and focuses the field. */
async function enterSearch(open: (path: string, options: object) => Promise<Page>): Promise<Page> {
  const page = await open("/faq", settled());
  await page.route(file, (route) => route.fulfill({ json: { rows } }));
  await page.reload();
  await page.getByRole("searchbox").focus();
  await page.getByRole("combobox").waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

/** Types, and advances the clock by the 600 ms of the debounce. */
async function search(page: Page, term: string): Promise<void> {
  await page.getByRole("combobox").fill(term);
  await page.clock.runFor(600);
}

const status = (page: Page) => page.locator(".find").getByRole("status");
const hits = (page: Page) => page.getByRole("option");

describe("person search", () => {
  test("loads nothing until the field is entered", async ({ open }) => {
    const page = await open("/faq", settled());
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await page.waitForLoadState("networkidle");
    expect(scripts.filter((url) => url.includes("PersonSearch"))).toEqual([]);
    await page.getByRole("searchbox", { name: "Cerca un nome, una legge, un comune" }).focus();
    await page.getByRole("combobox", { name: "Cerca un nome, una legge, un comune" }).waitFor();
    expect(scripts.filter((url) => url.includes("PersonSearch"))).toHaveLength(1);
    expect(await page.getByRole("combobox").getAttribute("placeholder")).toBe("Nome, legge o comune");
  });

  test("keeps text typed before its script was loaded", async ({ open }) => {
    const page = await open("/faq", settled());
    await page.locator("#cerca").evaluate((field: HTMLInputElement) => (field.value = "ros"));
    await page.locator("#cerca").focus();
    await page.getByRole("combobox").waitFor();
    expect(await page.getByRole("combobox").inputValue()).toBe("ros");
    expect(await page.locator(":focus").getAttribute("role")).toBe("combobox");
  });

  test("also works when the field was focused before the page's script was loaded", async ({ open }) => {
    const page = await open("/faq", settled());
    let release = (): void => undefined;
    const entered = new Promise<void>((done) => (release = done));
    await page.route("**/_astro/Head*.js", async (route) => {
      await entered;
      await route.fallback();
    });
    await page.reload({ waitUntil: "commit" });
    await page.getByRole("searchbox").focus();
    release();
    await page.getByRole("combobox").waitFor();
  });

  test("does not take the focus back when the Tab key was pressed before it was loaded", async ({ open }) => {
    const page = await open("/faq", settled());
    let release = (): void => undefined;
    const gone = new Promise<void>((done) => (release = done));
    await page.route("**/_astro/PersonSearch*.js", async (route) => {
      await gone;
      await route.fallback();
    });
    await page.getByRole("searchbox").focus();
    for (const stop of ["Cerca", "Governi"]) {
      await page.keyboard.press("Tab");
      expect(await page.locator(":focus").textContent()).toContain(stop);
    }
    release();
    await page.getByRole("combobox").waitFor();
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").textContent()).toContain("Parlamentari");
  });

  test("shows a hint, waits 600 ms, then shows a loading message and the number of results", async ({ open }) => {
    const page = await enterSearch(open);
    await expect.poll(() => status(page).textContent()).toBe("Digita per cercare");
    await page.getByRole("combobox").fill("prova");
    await page.clock.runFor(599);
    expect(await status(page).textContent()).toBe("Carico...");
    await page.clock.runFor(1);
    await expect.poll(() => status(page).textContent()).toBe("Caricati 10 di 40");
    expect(await hits(page).count()).toBe(10);
    await page.clock.resume();
    expect(await violations(page)).toEqual([]);
  });

  test("loads the next ten when the scroll position is within ten of the end", async ({ open }) => {
    const page = await enterSearch(open);
    await search(page, "prova");
    await expect.poll(() => status(page).textContent()).toBe("Caricati 10 di 40");
    await page.getByRole("listbox").evaluate((list) => (list.scrollTop = list.scrollHeight));
    await expect.poll(() => status(page).textContent()).toBe("Caricati 20 di 40");
    await page.getByRole("listbox").evaluate((list) => (list.scrollTop = list.scrollHeight));
    await expect.poll(() => hits(page).count()).toBe(30);
  });

  test("starts again from the first page when the term changes", async ({ open }) => {
    const page = await enterSearch(open);
    await search(page, "prova");
    await page.getByRole("listbox").evaluate((list) => (list.scrollTop = list.scrollHeight));
    await expect.poll(() => status(page).textContent()).toBe("Caricati 20 di 40");
    await page.getByRole("combobox").fill("prova nome");
    await expect.poll(() => hits(page).count()).toBe(0);
    await page.clock.runFor(600);
    await expect.poll(() => status(page).textContent()).toBe("Caricati 10 di 40");
  });

  test("starts a new term at the top of the list, with its first page alone", async ({ open }) => {
    const page = await enterSearch(open);
    const scrolled = () => page.getByRole("listbox").evaluate((list) => list.scrollTop);
    await search(page, "prova");
    await hits(page).first().waitFor();
    await page.getByRole("listbox").evaluate((list) => (list.scrollTop = 200));
    await expect.poll(() => status(page).textContent()).toBe("Caricati 20 di 40");
    await search(page, "nome");
    await expect.poll(() => status(page).textContent()).toBe("Caricati 10 di 40");
    await page.clock.runFor(100);
    expect([await scrolled(), await hits(page).count()]).toEqual([0, 10]);
  });

  test("marks the words found, never as markup, without accents and in any order", async ({ open }) => {
    const page = await enterSearch(open);
    await search(page, "<zelj> damico");
    await hits(page).first().waitFor();
    expect(await hits(page).locator("b").first().textContent()).toBe("D’Amico Željka <b>");
    expect(await hits(page).locator("mark").allTextContents()).toEqual(["D’Amico", "Želj"]);
    expect(await hits(page).locator("span").allTextContents()).toEqual(["Senatrice; Ministra"]);
  });

  test("shows people no longer in office in grey, with a note", async ({ open }) => {
    const page = await enterSearch(open);
    await search(page, "prova nome 4");
    const inactive = hits(page).filter({ hasText: "(Ruolo non più attivo)" });
    await inactive.waitFor();
    const color = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((name) => getComputedStyle(name).color);
    expect(await inactive.textContent()).toContain("Prova Nome 4");
    expect(await color(".hits .off b")).toBe(await color(".hits-foot"));
  });

  test.for([1280, 360])("links to the site search when nothing matches, at %i px", async (width, { open }) => {
    const page = await enterSearch(open);
    await page.setViewportSize({ width, height: 740 });
    await search(page, "zzqq & xxyy");
    await expect.poll(() => status(page).textContent()).toBe("Non trovato");
    const everywhere = page.getByRole("option", { name: "Cerca «zzqq & xxyy» in tutto il sito", exact: true });
    const [said, way] = [await status(page).boundingBox(), await everywhere.boundingBox()];
    expect((way?.y ?? 0) - (said?.y ?? 0)).toBeGreaterThan(0);
    await page.keyboard.press("ArrowDown");
    expect(await everywhere.getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/cerca?*");
    expect(new URL(page.url()).search).toBe("?q=zzqq%20%26%20xxyy");
  });

  test("suggests fuzzy matches, states that the name differs, and links to the site search after them", async ({
    open,
  }) => {
    const page = await enterSearch(open);
    await page.route("**/persone/damico-zeljka", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Lei</title>" }),
    );
    await search(page, "sen. dammico");
    await expect.poll(() => status(page).textContent()).toBe("Non trovato. Nomi che somigliano: 1");
    expect(await hits(page).allTextContents()).toEqual([
      "<DD’Amico Željka <b>Senatrice; Ministra",
      "Cerca «sen. dammico» in tutto il sito",
    ]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).pathname).toBe("/persone/damico-zeljka");
  });

  test("shows a message when nothing matches, and clears", async ({ open }) => {
    const page = await enterSearch(open);
    await search(page, "zzqqxx");
    await expect.poll(() => status(page).textContent()).toBe("Non trovato");
    await page.getByRole("button", { name: "Cancella" }).click();
    expect(await page.getByRole("combobox").inputValue()).toBe("");
    expect(await page.locator(":focus").getAttribute("role")).toBe("combobox");
  });

  test("goes to the person selected by keyboard, and clears", async ({ open }) => {
    const page = await enterSearch(open);
    await page.route("**/persone/damico-zeljka", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Lei</title>" }),
    );
    await search(page, "amico");
    await hits(page).first().waitFor();
    await page.keyboard.press("ArrowDown");
    expect(await hits(page).first().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).pathname).toBe("/persone/damico-zeljka");
  });

  test("goes to the search page with Enter when no person is selected", async ({ open }) => {
    const page = await open("/faq");
    await page.getByLabel("Cerca un nome, una legge, un comune", { exact: true }).last().click();
    await page.keyboard.type("zzzz");
    await page.getByText("Non trovato").waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/cerca?*");
    expect(new URL(page.url()).search).toBe("?search=zzzz");
  });

  test("selects nobody when the field loses the focus", async ({ open }) => {
    const page = await enterSearch(open);
    await search(page, "amico");
    await hits(page).first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.getByRole("listbox").waitFor({ state: "hidden" });
    expect(new URL(page.url()).pathname).toBe("/faq");
  });

  test("shows an empty list without an error when the call fails", async ({ open }) => {
    const page = await enterSearch(open);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.route(file, (route) => route.abort());
    await page.evaluate(() => location.reload());
    await page.getByRole("searchbox").focus();
    await page.getByRole("combobox").waitFor();
    await search(page, "zzqqxx");
    // Nothing was searched, so nothing is said of what was found.
    await expect.poll(() => hits(page).allTextContents()).toEqual(["Cerca «zzqqxx» in tutto il sito"]);
    await expect.poll(() => status(page).textContent()).toBe("");
    expect(errors).toEqual([]);
  });

  test("finds real people of the site by surname", async ({ open }) => {
    const page = await open("/faq", settled());
    const answer = await page.request.get("/dati/persone/ricerca.json");
    const published = fileShape.parse(await answer.json());
    const [id = "", family = "", given = ""] = published.rows[0] ?? [];
    await page.locator("#cerca").focus();
    await page.getByRole("combobox").fill(`${given} ${family}`);
    await page.getByRole("option", { name: family }).first().click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/persone/${id}`);
    expect(await page.locator("h1").textContent()).toContain(family);
  });

  test("shows what the site search finds where the names end, with what it is, and leads to it", async ({ open }) => {
    const page = await open("/faq", settled());
    await page.locator("#cerca").focus();
    await page.getByRole("combobox").fill("presidente della camera");
    const first = hits(page).first();
    await expect.poll(() => first.locator("span").textContent()).toContain("presidente della Camera");
    await page.getByRole("combobox").fill("sicurezza idrica");
    await hits(page).filter({ hasText: "Disegno di legge" }).first().waitFor();
    await hits(page).filter({ hasText: "Decreto-legge" }).first().waitFor();
    // The vote that leads the home page, by its own words.
    await hits(page)
      .filter({ hasText: "Sicurezza idrica, emendamento 1.17" })
      .filter({ hasText: "Governo battuto" })
      .waitFor();
    await hits(page)
      .filter({ hasText: "Sicurezza idrica, emendamento 1.20" })
      .filter({ hasText: "Governo battuto" })
      .waitFor();
    await page.getByRole("combobox").fill("legge di bilancio");
    await hits(page).filter({ hasText: "Legge di bilancio 2025" }).filter({ hasText: "Disegno di legge" }).waitFor();
    expect(await hits(page).first().textContent()).toMatch(/^Legge di bilancio 2025/);
    expect(await hits(page).filter({ hasText: "Grazia Legge" }).count()).toBe(0);
    await page.getByRole("combobox").fill("Lecce");
    // No person is called so, and one that is only spelt alike is not offered.
    await expect.poll(() => hits(page).first().textContent()).toMatch(/^LecceComune, provincia di Lecce/);
    expect(await hits(page).filter({ hasText: "Lecco" }).count()).toBe(0);
    expect(await status(page).textContent()).toMatch(/risultati nel sito$/);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/chi-mi-rappresenta?comune=lecce");
  });

  test("is also the large search of the home page, which needs no second index", async ({ open }) => {
    const page = await open("/", settled());
    await page.locator("#cerca-tutto").focus();
    await page.getByRole("combobox").fill("emendamento Poggioalto");
    const found = page.getByRole("option", { name: /^Sicurezza idrica, emendamento 1\.20/ });
    await found.waitFor();
    expect(await found.locator("span").textContent()).toMatch(
      /^Votazione alla Camera, 19.novembre 2026: approvato, 111 a 105, Governo battuto/,
    );
    expect(await violations(page)).toEqual([]);
    await found.click();
    await page.waitForURL("**/votazioni/vs19_641_*");
  });

  test("answers a name and what was voted with the votes, in three steps from the home page of a phone", async ({
    open,
  }) => {
    const page = await open("/", settled(phone));
    await page.locator("#cerca-tutto").click();
    await page.getByRole("combobox").fill("rivalta sicurezza idrica");
    const first = page.getByRole("option").first();
    await expect.poll(() => first.locator("b").textContent()).toBe("Come ha votato Ada Rivalta su «sicurezza idrica»");
    await expect.poll(() => status(page).textContent()).toMatch(/^(\d+ di )?\d+\srisultati nel sito$/);
    await page.keyboard.press("ArrowDown");
    expect(await page.getByRole("combobox").getAttribute("aria-activedescendant")).toBe(await first.getAttribute("id"));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/persone/rivalta-ada?search=sicurezza%20idrica#come-ha-votato");
    const vote = page.locator("#come-ha-votato tbody tr").first();
    await expect.poll(() => vote.innerText()).toMatch(/sicurezza idrica/i);
    await expect
      .poll(() =>
        vote
          .locator(".mk")
          .boundingBox()
          .then((box) => (box?.y ?? 740) < 700),
      )
      .toBe(true);
  });

  test("answers two groups, or two people, with their comparison, also on the search page", async ({ open }) => {
    const page = await open("/cerca?q=GIN+SAL", settled());
    const hits = page.getByRole("list", { name: "Risultati" }).getByRole("link");
    await expect
      .poll(() => hits.allInnerTexts())
      .toEqual(["Confronta GIN e SAL alla Camera", "Confronta GIN e SAL al Senato"]);
    expect(await page.locator("main p[role=status]").textContent()).toBe("2\u00a0risultati");
    expect(await hits.first().getAttribute("href")).toBe("/confronta/gruppi/camera-gin/camera-sal");
    await page.goto("/cerca?q=confronta+rivalta+e+bellariva");
    await expect.poll(() => hits.allInnerTexts()).toEqual(["Confronta Ada Rivalta e Costanza Bellariva"]);
    await hits.first().click();
    await expect.poll(() => page.locator(".chips li a").allInnerTexts()).toEqual(["Ada Rivalta", "Costanza Bellariva"]);
    // The holder of an office, and an act by an everyday word.
    for (const [search, title] of [
      ["presidente della camera", "Carlo Ramaro"],
      ["decreto acqua", "Sicurezza idrica: il decreto-legge"],
    ] as const) {
      await page.goto(`/cerca?q=${search}`);
      await expect.poll(() => hits.first().innerText(), { message: search }).toBe(title);
    }
  });
});
