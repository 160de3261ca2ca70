/** The site search: what it loads and when, and its behaviour when the network fails. */
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { test, violations } from "./support/browser.ts";
import { settled } from "./support/visitor.ts";

const field = (page: Page) => page.getByRole("searchbox", { name: "Che cosa cerchi" });
const hits = (page: Page) => page.getByRole("list", { name: "Risultati" }).getByRole("listitem");

/** Opens the search and waits until its field is hydrated. */
async function openSearch(open: (path: string, options: object) => Promise<Page>): Promise<Page> {
  const page = await open("/cerca", settled());
  await page.mouse.move(10, 10);
  await page.locator("main react-island[ready]").waitFor({ state: "attached" });
  return page;
}

describe("site search", () => {
  test("loads its index when the field is focused, and shows results when typing stops", async ({ open }) => {
    const page = await openSearch(open);
    const loaded: string[] = [];
    page.on("response", (response) => loaded.push(new URL(response.url()).pathname));
    const of = (part: string) => loaded.filter((path) => path.startsWith("/cerca/indice/") && path.includes(part));
    await page.mouse.move(20, 20);
    expect(of("")).toEqual([]);
    await field(page).focus();
    await expect.poll(() => [of("pagefind.js").length, of(".pf_meta").length, of("wasm").length]).toEqual([1, 1, 1]);

    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await field(page).fill("commissione");
    await page.clock.runFor(200);
    // The hits that are ranked for the first ten.
    await expect.poll(() => of("/fragment/").length).toBe(30);
    expect(await hits(page).count()).toBe(0);
    const before = of("").length;
    await page.clock.runFor(400);
    await expect.poll(() => hits(page).count()).toBe(10);
    expect(of("").length).toBe(before);
    expect(new URL(page.url()).search).toBe("?q=commissione");
  });

  test("searches for the text sent by the header field", async ({ open }) => {
    const page = await open("/cerca?search=commissione", settled());
    await expect.poll(() => hits(page).count()).toBe(10);
    expect(await field(page).inputValue()).toBe("commissione");
    // The citation contains the query, and does not wrap dates.
    expect(await page.locator("#cita").textContent()).toMatch(/\/cerca\?q=commissione$/);
    expect(await page.locator("#cita .nb").allTextContents()).toEqual(["20 novembre", "2026-11-20"]);
    expect(await page.locator(".prov li").first().innerText()).toBe(
      "Dati dimostrativi: nomi, atti e voti sono inventati.",
    );
    // The served page is the same for every address: only the script can show the hint for an empty query.
    expect(await (await page.request.get("/cerca")).text()).not.toContain("Scrivi una parola");
    await page.goto("/cerca");
    await expect.poll(() => page.locator("p[role=status]").textContent()).toMatch(/^Scrivi una parola/);
  });

  test("finds a misspelt name, an act by any spelling of its code, and a region", async ({ open }) => {
    const page = await open("/cerca?q=belariva", settled());
    const first = () => hits(page).first().getByRole("link").getAttribute("href");
    await expect.poll(() => page.locator("p[role=status]").textContent()).toMatch(/^Niente contiene «belariva»/);
    expect(await first()).toBe("/persone/bellariva-costanza");
    for (const [search, path] of [
      ["search=d.l.+150", "/attivita_legislativa/decreti_legge/2026-150"],
      ["q=atto+camera+2798", "/attivita_legislativa/disegni_di_legge/S_1205"],
      ["q=piemonte", "/territori/piemonte"],
      ["q=Lecce", "/chi-mi-rappresenta?comune=lecce"],
      ["q=presidente+del+senato", "/persone/montesereno-livia"],
      ["q=ministro+della+giustizia", "/persone/boscosereno-matteo"],
      ["q=governo+battuto", "/votazioni/governo-battuto"],
    ] as const) {
      await page.goto(`/cerca?${search}`);
      await expect.poll(first, { message: search }).toBe(path);
    }
    // Those of all years.
    await expect
      .poll(() =>
        hits(page)
          .filter({ hasText: /approvato, .*, Governo battuto/ })
          .count(),
      )
      .toBe(5);
    await page.getByRole("link", { name: "Cerca «governo battuto» fra tutte le votazioni" }).click();
    await page.waitForURL("**/votazioni?main_vote_type=all&search=governo%20battuto");
    await expect.poll(() => page.locator("p[role=status]").first().textContent()).toMatch(/^5\s/);
  });

  test("finds nothing with a kind and a year that it does not know, says so, and keeps them", async ({ open }) => {
    const page = await open("/cerca?q=piemonte&tipo=zzz&anno=1999", settled());
    await expect
      .poll(() => page.locator("p[role=status]").textContent())
      .toBe("La ricerca non conosce «zzz» e «1999»: con questi valori non trova niente.");
    expect(await page.getByLabel("Anno").inputValue()).toBe("1999");
    expect(await hits(page).count()).toBe(0);
    await page.getByLabel("Anno").selectOption("");
    await page.getByLabel("Cerca in").selectOption("");
    await expect.poll(() => hits(page).first().getByRole("link").getAttribute("href")).toBe("/territori/piemonte");
    expect(await violations(page)).toEqual([]);
  });

  test("finds amendments by number and signer, with outcome, chamber and day", async ({ open }) => {
    const page = await open("/cerca?q=emendamento+1.11", settled());
    await expect.poll(() => hits(page).first().textContent()).toMatch(/^Emendamento 1\.11 \(.*Votazione a/);
    await page.goto("/cerca?q=emendamento+Poggioalto&tipo=Votazioni");
    const vote = hits(page).filter({ hasText: "Emendamento 1.20 (Poggioalto)" });
    await expect
      .poll(() => vote.textContent())
      .toMatch(/Votazione alla Camera, 19.novembre 2026: approvato, 111 a 105, Governo battuto/);
    // An address published with the former name of a kind.
    await page.goto("/cerca?q=Lecce&tipo=Collegi+e+province");
    await expect.poll(() => page.getByLabel("Cerca in").inputValue()).toBe("Comuni, province e collegi");
  });

  test("keeps the footer below the screen while searching, so that nothing jumps", async ({ open }) => {
    const page = await open("/cerca?q=zzzzzz", settled());
    const footer = async () => (await page.locator("footer").boundingBox())?.y ?? 0;
    const screen = page.viewportSize()?.height ?? Infinity;
    await expect.poll(() => page.locator("p[role=status]").textContent()).toMatch(/zzzzzz/);
    expect(await footer()).toBeGreaterThan(screen);
  });

  test("also works in a browser that is never idle", async ({ open }) => {
    const page = await open("/faq", settled());
    await page.addInitScript(() => {
      window.requestIdleCallback = (run, { timeout } = {}) =>
        timeout === undefined ? 0 : window.setTimeout(run, timeout, { didTimeout: true, timeRemaining: () => 0 });
    });
    await page.goto("/cerca?q=commissione");
    await expect.poll(() => hits(page).count()).toBe(10);
  });

  test("applies filters chosen before hydration", async ({ open }) => {
    const page = await open("/faq", settled());
    const chosen = Promise.withResolvers<undefined>();
    await page.route("**/_astro/SiteSearch*.js", async (route) => {
      await chosen.promise;
      await route.continue();
    });
    await page.goto("/cerca?q=commissione");
    await page.getByLabel("Cerca in").selectOption("Organi, gruppi e governi");
    chosen.resolve(undefined);
    await expect.poll(() => new URL(page.url()).search).toBe("?q=commissione&tipo=Organi%2C+gruppi+e+governi");
    await expect.poll(() => hits(page).first().locator("a").getAttribute("href")).toMatch(/^\/organi_parlamentari\//);
  });

  test("runs a query typed before hydration, reports a network failure, and works once the network is back", async ({
    open,
  }) => {
    const page = await open("/faq", settled());
    const typed = Promise.withResolvers<undefined>();
    await page.route("**/_astro/SiteSearch*.js", async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.route("**/cerca/indice/**/wasm*", (route) => route.abort());
    await page.goto("/cerca");
    await field(page).fill("commissione");
    typed.resolve(undefined);
    await page.getByText("La ricerca non risponde").waitFor();
    await page.unroute("**/cerca/indice/**/wasm*");
    await field(page).fill("commissioni");
    await expect.poll(() => hits(page).count()).toBe(10);
  });
});
