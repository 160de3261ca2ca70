/** A site built with `PUBLIC_API_BASE`: the pages name the address of an API, which here is answered by the test. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, expect, inject } from "vitest";
import { test } from "./support/browser.ts";
import { complaints, settled } from "./support/visitor.ts";

const detail: unknown = JSON.parse(readFileSync("tests/fixtures/api-answers/votings-detail.json", "utf8"));

/** A vote of the demonstration, and one that is newer. */
const voting = (identifier: string, date: string, sitting: number, number: number, title: string) => ({
  ...{ id: 1, slug: identifier, identifier, title, number, sitting: { id: 1, date, number: sitting, branch: "C" } },
  ...{ is_key_vote: true, is_final: false, is_confidence: false, is_secret: false, sub_vote_type: "Emendamenti" },
  ...{ outcome: "Approvata", n_rebels: 2, n_margin: 7, majority_cohesion_rate: 88.5, minority_cohesion_rate: 70.1 },
});
const newest = [
  voting("vs19_999_001", "2026-11-20", 999, 1, "Norme sulle lucciole"),
  voting("vs19_641_041", "2026-11-19", 641, 41, "Altro titolo"),
];

/** The island that a site with an API has on the page for unknown addresses. */
const script = readdirSync(join(inject("outDir"), "_astro")).find((name) => name.startsWith("LiveRecord.island."));
const island = `<react-island of="LiveRecord" src="/_astro/${script ?? ""}" when="idle"><div></div></react-island>`;

/** An answer as text, which need not be JSON. */
const asText = (body: string): { readonly body: string } => ({ body });
const isText = (answer: unknown): answer is ReturnType<typeof asText> =>
  typeof answer === "object" && answer !== null && "body" in answer;

/**
 * Serves the pages as if the site had been built with an API, answers its calls, and collects them. An answer can be a
 * promise.
 */
async function withApi(page: Page, answers: Readonly<Record<string, unknown>>): Promise<string[]> {
  const calls: string[] = [];
  await page.route("**/*", async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/diretta/v1/")) {
      calls.push(pathname.slice("/diretta/v1/".length) + search);
      const answer = await answers[pathname.slice("/diretta/v1/".length)];
      if (isText(answer)) await route.fulfill(answer);
      else await route.fulfill(answer === undefined ? { status: 503 } : { json: answer });
    } else if (request.resourceType() === "document") {
      const answer = await route.fetch();
      const body = (await answer.text())
        .replace("<html ", '<html data-api="/diretta/v1/" ')
        // Only the page for unknown addresses has a link to a search for them; the island follows its title.
        .replace(/id="cerca-indirizzo"[^]*?<\/header>/, `$&${island}`)
        // The words of that page in a site with an API.
        .replaceAll("Pagina non trovata", "Questa pagina non è in archivio")
        .replace(/A questo indirizzo non c’è una pagina[^<]*/, "I dati in diretta si leggono con JavaScript.");
      await route.fulfill({ response: answer, body });
    } else await route.fallback();
  });
  return calls;
}

const count = (page: Page) => page.locator(".list .bar-line .count");
const note = (page: Page) => page.locator(".list .bar-line .note").first();

describe("a live list", () => {
  test("adds newer rows to those of the build, with one count, and says so", async ({ open }) => {
    const page = await open("/faq", settled());
    const calls = await withApi(page, { "votings/": { count: 9000, results: newest } });
    await page.goto("/votazioni");
    await page.waitForLoadState("networkidle");
    // The page as built asks nothing.
    expect(calls).toEqual([]);
    await page.goto("/votazioni?main_vote_type=all&branch=C");
    const row = page.getByRole("row").filter({ hasText: "Norme sulle lucciole" });
    await row.waitFor();
    expect(await note(page).innerText()).toBe("Di cui 1 in diretta, non ancora in archivio.");
    const text = await row.innerText();
    expect(text).toContain("Emendamento, voto chiave, in diretta, non ancora in archivio");
    // Totals that the API does not carry are not stated.
    expect(text).toContain("non ancora acquisito");
    expect(await page.getByRole("row").filter({ hasText: "Altro titolo" }).count()).toBe(0);
    const first = (await count(page).innerText()).trim();
    await page
      .getByRole("navigation", { name: "Pagine dell’elenco" })
      .getByRole("link", { name: "Successiva" })
      .click();
    await expect.poll(() => page.url()).toContain("page=2");
    await expect.poll(async () => (await count(page).innerText()).trim().split(",")[0]?.trim()).toBe(first);
    // The default selection, too, is now the one with the newer vote, in rows and chart.
    await page.goBack();
    await page.getByLabel("Tipo").selectOption("is_key_vote");
    await row.waitFor();
    expect(calls).toEqual(["votings/?main_vote_type=all&ordering=-date&page=1&page_size=200"]);
  });

  test("makes at most three calls a choice, wherever it is", { tags: ["long"] }, async ({ open }) => {
    const page = await open("/faq", settled());
    const calls = await withApi(page, { "votings/": { count: 9000, results: [newest[0]] } });
    const most: Readonly<Record<string, number>> = {
      "/votazioni?main_vote_type=all&outcome=approved": 3,
      "/deputati?gender_type=F&page=2": 0,
      "/senatori?ordering=-surname": 0,
      "/indice_di_forza?role=Senatore": 0,
      "/territori/lazio?gender_type=F": 0,
      "/attivita_legislativa/disegni_di_legge?branch=S": 0,
      "/attivita_legislativa/decreti_legge?status=c": 1,
      "/attivita_legislativa/decreti_legislativi?ordering=bill_date": 1,
      "/attivita_legislativa/decreti_attuativi?status=adopted": 0,
      "/cronaca?branch=S": 0,
    };
    const made: Record<string, number> = {};
    for (const path of Object.keys(most)) {
      calls.length = 0;
      await page.goto(path, { waitUntil: "networkidle" });
      await count(page).waitFor();
      made[path] = calls.length;
    }
    expect(made).toEqual(most);
    // Nothing of the pages that reach no vote of the build is shown: votes would be missing in between.
    await page.goto("/votazioni?main_vote_type=all&outcome=approved");
    await expect
      .poll(() => note(page).innerText())
      .toBe("Gli aggiornamenti in diretta non sono arrivati: l’elenco è quello dell’ultima edizione.");
  });
});

describe("the address of a record that the build does not have", () => {
  const at = "/votazioni/vs19_999_001";

  test("shows the vote in place, and says that it is live", async ({ open }) => {
    const page = await open("/faq", settled());
    const said = complaints(page);
    const calls = await withApi(page, { "votings/vs19_999_001/": detail });
    await page.goto(at);
    const heading = page.getByRole("heading", { level: 1 });
    await expect.poll(() => heading.innerText()).toContain("Ordine del giorno n. 9/887");
    expect(await heading.count()).toBe(1);
    const main = await page.getByRole("main").innerText();
    expect(main).toContain("Dati in diretta, non ancora in archivio");
    expect(main).toContain("seduta n.\u00a0147, votazione n.\u00a041");
    expect(main).not.toContain("Pagina non trovata");
    expect(await page.title()).toContain("Ordine del giorno");
    expect(await page.getByRole("row", { name: "Cipresso Bruno" }).innerText()).toMatch(/GRA\s+Favorevole/);
    expect(calls).toEqual(["votings/vs19_999_001/"]);
    expect(new URL(page.url()).pathname).toBe(at);
    expect(said.filter((line) => !line.includes("404"))).toEqual([]);
  });

  test("shows the error of a failed call with a retry, at the same address", async ({ open }) => {
    const page = await open("/faq", settled());
    const answers: Record<string, unknown> = {};
    await withApi(page, answers);
    await page.goto("/persone/eva-nerini-1980-02-03");
    const said = page.getByRole("alert");
    await said.filter({ hasText: "errore 503: non sappiamo se la pagina c’è" }).waitFor();
    answers["persons/eva-nerini-1980-02-03/"] = asText("<!doctype html>");
    await page.getByRole("button", { name: "Riprova" }).click();
    await said.filter({ hasText: "dati che non si leggono" }).waitFor();
    // The API has not said that there is no such person.
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Questa pagina non è in archivio");
    expect(await page.locator("body").innerText()).not.toMatch(/Pagina non trovata|errore di battitura|errore 200/);
    expect(await page.title()).toBe("Questa pagina non è in archivio | Emiciclo");
    answers["persons/eva-nerini-1980-02-03/"] = { family_name: "Nerini", given_name: "Eva" };
    await page.getByRole("button", { name: "Riprova" }).click();
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("Eva Nerini");
    expect(new URL(page.url()).pathname).toBe("/persone/eva-nerini-1980-02-03");
  });

  test("is not found once the API has said so", async ({ open }) => {
    const page = await open("/faq", settled());
    const { promise: answer, resolve: send } = Promise.withResolvers<object>();
    await withApi(page, { "persons/eva-nerini-1980-02-03/": answer });
    await page.goto("/persone/eva-nerini-1980-02-03");
    await page.getByRole("status").filter({ hasText: "La cerchiamo nei dati in diretta" }).waitFor();
    expect(await page.locator("body").innerText()).not.toContain("battitura");
    send({ status: 404, body: "{}" });
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("Pagina non trovata");
    expect(await page.locator("main").innerText()).toContain("Può essere un errore di battitura");
    expect(await page.title()).toBe("Pagina non trovata | Emiciclo");
  });

  test("is not found, without a call, at any other address and in a site without an API", async ({ open }) => {
    const page = await open("/faq", settled());
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(at, { waitUntil: "networkidle" });
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Pagina non trovata");
    expect(asked.filter((url) => url.includes("LiveRecord"))).toEqual([]);
    const calls = await withApi(page, {});
    await page.goto("/governi/nessuno", { waitUntil: "networkidle" });
    expect(calls).toEqual([]);
  });
});

describe("a search for people", () => {
  test("shows those of the build at once, adds those of the API, and never says that it found nobody before", async ({
    open,
  }) => {
    const page = await open("/faq", settled());
    const people = { rows: [["neri-ada", "Neri", "Ada", "", ["Deputata"], 1]] };
    await page.route("**/dati/persone/ricerca.json", (route) => route.fulfill({ json: people }));
    const [first, second] = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
    const answers: Record<string, unknown> = { "persons/": first.promise };
    await withApi(page, answers);
    await page.goto("/faq");
    await page.locator("#cerca").focus();
    const field = page.getByRole("combobox");
    await field.fill("ner");
    const names = () => page.getByRole("option").locator("b").allInnerTexts();
    await expect.poll(async () => (await names())[0]).toBe("Neri Ada");
    first.resolve({ count: 1, results: [{ slug: "eva-nerini-1980-02-03", name: "Eva Nerini", roles: [] }] });
    await expect.poll(async () => (await names()).slice(0, 2)).toEqual(["Neri Ada", "Eva Nerini"]);
    const status = page.locator(".find").getByRole("status");
    expect(await status.innerText()).toBe("Caricati 2 di 2");
    // Nobody is called so; the API does not answer, then fails.
    answers["persons/"] = second.promise;
    await field.fill("zzqqxx");
    await page.getByRole("option", { name: "in tutto il sito" }).waitFor();
    expect(await status.innerText()).toBe("Carico...");
    second.resolve({ status: 500, body: "" });
    await expect.poll(() => status.innerText()).toBe("");
    answers["persons/"] = { count: 0, results: [] };
    await field.fill("zzqqyy");
    await expect.poll(() => status.innerText()).toBe("Non trovato");
  });
});
