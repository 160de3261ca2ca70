/** Headers, content security policy, third-party requests, hostile text, script size. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, expect, inject } from "vitest";
import { headersOf, parseHeadersFile } from "#src/config/headers.ts";
import { test } from "./support/browser.ts";
import { complaints, settled } from "./support/visitor.ts";

/** The first page of a folder of the site that is not a redirect. */
function firstOf(folder: string): string {
  const inSite = join(inject("outDir"), folder);
  const isPage = (name: string): boolean =>
    name.endsWith(".html") && !readFileSync(join(inSite, name), "utf8").includes(`http-equiv="refresh"`);
  // Directory order depends on the disk.
  const file = readdirSync(inSite).toSorted().find(isPage);
  return `/${folder}/${file?.replace(/\.html$/, "") ?? ""}`;
}

/** One address of each template of the site. */
function templates(): readonly string[] {
  const folders = [
    "votazioni",
    "persone",
    "attivita_legislativa/disegni_di_legge",
    "attivita_legislativa/decreti_legge",
    "attivita_legislativa/decreti_legislativi",
    "attivita_legislativa/decreti_attuativi",
    "organi_parlamentari/camera/organi",
    "organi_parlamentari/camera/gruppi_parlamentari",
    "governi",
  ];
  return [
    "/",
    "/votazioni",
    "/deputati",
    "/indice_di_forza",
    "/attivita_legislativa",
    "/attivita_legislativa/numeri",
    "/governi",
    "/attivita_legislativa/disegni_di_legge",
    "/organi_parlamentari",
    "/organi_parlamentari/camera/presidenza",
    "/organi_parlamentari/senato/commissioni_e_giunte",
    "/faq",
    "/indicatori",
    "/open-data",
    "/privacy-policy",
    "/stato",
    "/stato/letture",
    "/accessibilita",
    "/error",
    "/offline",
    ...folders.map(firstOf),
  ];
}

test("connections stay open while a client is busy elsewhere", async () => {
  expect((await fetch(`${inject("baseUrl")}/stato.json`)).headers.get("keep-alive")).toBe("timeout=65");
});

describe("every template", () => {
  test(
    "declares the data invented, logs nothing, requests no other server, and starts with at most 3 KB of script",
    { tags: ["long"] },
    async ({ open }) => {
      const page = await open("/faq", settled({ serviceWorkers: "allow" }));
      const said = complaints(page);
      const foreign: string[] = [];
      const early = new Map<string, number>();
      page.on("request", (request) => {
        if (!request.url().startsWith(inject("baseUrl"))) foreign.push(request.url());
      });
      const isList = /^\/(votazioni|deputati|indice_di_forza|attivita_legislativa\/disegni_di_legge|)$/;
      for (const path of templates()) {
        const scripts: Promise<number>[] = [];
        const weigh = (response: Awaited<ReturnType<Page["waitForResponse"]>>): void => {
          if (response.request().resourceType() === "script")
            scripts.push(
              response
                .request()
                .sizes()
                .then((sizes) => sizes.responseBodySize),
            );
        };
        page.on("response", weigh);
        const answer = await page.goto(path, { waitUntil: "networkidle" });
        page.off("response", weigh);
        const banner = await page.locator(".banner").innerText();
        expect([path, answer?.status(), banner]).toEqual([
          path,
          200,
          "Dati dimostrativi: nomi, atti e voti sono inventati.",
        ]);
        const weight = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
        // Lists may hydrate with React once idle; their content is already in the page.
        if (!isList.test(path)) early.set(path, weight);
      }
      expect(said).toEqual([]);
      expect(foreign).toEqual([]);
      expect([...early].filter(([, weight]) => weight > 3072)).toEqual([]);
    },
  );
});

describe("headers", () => {
  test("equal those published by the build, on pages, assets and data", async ({ open }) => {
    const page = await open("/faq", settled());
    const published = parseHeadersFile(readFileSync(join(inject("outDir"), "_headers"), "utf8"));
    // Browsers request /favicon.ico for a document without an icon (a redirect, a figure).
    for (const path of ["/faq", "/sw.js", "/dati/persone/ricerca.json", "/favicon.ico", "/404"]) {
      const answer = await page.request.get(path);
      expect([path, answer.status()]).toEqual([path, 200]);
      for (const [name, value] of Object.entries(headersOf(published, path))) {
        expect([path, name, answer.headers()[name.toLowerCase()]]).toEqual([path, name, value]);
      }
    }
    expect((await page.request.get("/dati/persone/ricerca.json")).headers()["access-control-allow-origin"]).toBe("*");
  });

  test("let no inline script run", async ({ open }) => {
    const page = await open("/faq", settled());
    const said = complaints(page);
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'presa'";
      document.body.append(script);
    });
    expect(await page.title()).not.toBe("presa");
    expect(said.join()).toContain("Content Security Policy");
  });
});

describe("hostile text in an address", () => {
  const hostile = {
    markup: "<img src=x onerror=document.title='presa'><script>document.title='presa'</script>",
    quotes: `"'><b>&amp;</b>\${1}\\u003c`,
    direction: "\u202Eossor\u202C\u200F\u2066",
    length: "a".repeat(10_000),
  };
  test.for(Object.entries(hostile))("is never interpreted as markup: %s", async ([, text], { open }) => {
    const short = text.slice(0, 100);
    const page = await open(
      `/senatori?${new URLSearchParams({ search: text, ordering: short, page: short })}`,
      settled(),
    );
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.waitForLoadState("networkidle");
    await page.locator("#cerca").focus();
    await page.getByRole("combobox", { name: "Cerca un nome, una legge, un comune" }).fill(text);
    await expect.poll(() => page.locator(".find").getByRole("status").innerText()).toMatch(/Non trovato|Caricati/);
    expect(await page.title()).not.toBe("presa");
    expect(await page.locator("main img[src='x'], .find img[src='x']").count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
