/**
 * Reuse of the served site: citations that resolve, structured data with valid addresses, share images, and downloads
 * that answer the example queries.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { describe, expect, inject, it } from "vitest";
import { siteConfig } from "#src/config/site.ts";
import { readyQueries } from "#src/lib/open-data-queries.ts";
import { parseCsv } from "#tests/support/csv-parser.ts";
import { readXlsx } from "#tests/support/spreadsheet.ts";
import { parseBibtex, parseRis, parseWikiTemplate } from "#tests/support/citation-parsers.ts";
import { test } from "./support/browser.ts";
import { settled } from "./support/visitor.ts";

const baseUrl = inject("baseUrl");
const outDir = inject("outDir");

/** Site paths of a sitemap. */
function pathsOf(output: string): string[] {
  const xml = readFileSync(join(outDir, `sitemap-${output}.xml`), "utf8");
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => loc.slice(siteConfig.url.length) || "/");
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  quot: '"',
  "#34": '"',
  "#39": "'",
  apos: "'",
  lt: "<",
  gt: ">",
};
const decode = (html: string): string =>
  html.replaceAll(/&(amp|quot|apos|lt|gt|#34|#39);/g, (_, name: string) => entities[name] ?? "");
const between = (html: string, pattern: RegExp): string => decode(pattern.exec(html)?.[1] ?? "").trim();
const get = (path: string): Promise<Response> => fetch(`${baseUrl}${path}`, { redirect: "manual" });

const cited = [
  ...[0, 1, -1].map((at) => pathsOf("votes").at(at)),
  ...pathsOf("persons").slice(0, 2),
  ...pathsOf("bills").slice(0, 2),
  pathsOf("decrees")[0],
  pathsOf("bodies")[0],
  pathsOf("groups")[0],
].map(String);

it("the list has ten pages to cite", () => expect(new Set(cited).size).toBe(10));

describe.each(cited)("the citation of %s", (path) => {
  it("resolves to the page in every format and by short address", async () => {
    // Addresses may wrap after a slash; dates do not wrap.
    const html = (await (await get(path)).text()).replaceAll(/<wbr>|<span class="nb">([^<]*)<\/span>/g, "$1");
    const permalink = `${siteConfig.url}${path}`;
    const pre = (id: string): string =>
      between(html, new RegExp(`<pre[^>]* id="${id}"[^>]*>([^<]*)</pre>|<pre id="${id}"[^>]*>([^<]*)</pre>`));
    const bibtex = parseBibtex(pre("cita-bibtex"));
    const ris = parseRis(decode(/<pre id="cita-ris"[^>]*>([^<]*)</.exec(html)?.[1] ?? "").replaceAll("\n", "\r\n"));
    const wiki = parseWikiTemplate(pre("cita-wikipedia"));
    const italian = between(html, /id="cita"[^>]*>([^<]*)</);
    const found = [
      bibtex.fields["url"],
      ris["UR"],
      wiki.fields["url"],
      /https:\S+$/.exec(italian)?.[0],
      /https:\S+$/.exec(pre("cita-apa"))?.[0],
    ];
    const metas = [
      /<link rel="canonical" href="([^"]*)"/,
      /<meta name="citation_fulltext_html_url" content="([^"]*)"/,
    ].map((one) => between(html, one));
    expect([...found, ...metas]).toEqual(Array.from({ length: 7 }, () => permalink));
    const title = between(html, /<meta name="citation_title" content="([^"]*)"/);
    expect([wiki.fields["titolo"], ris["TI"]].map((one) => one?.replaceAll(/\s/g, " "))).toEqual(
      Array.from({ length: 2 }, () => title.replaceAll(/\s/g, " ")),
    );
    expect(bibtex.fields["version"]).toBe(
      between(html, /<meta name="citation_publication_date" content="([^"]*)"/).replaceAll("/", "-"),
    );
    const short = [...html.matchAll(/<code[^>]*>([^<]*)<\/code>/g)].map(([, address = ""]) => address).at(-1) ?? "";
    expect(short).not.toBe(permalink);
    const moved = await get(short.slice(siteConfig.url.length));
    expect([moved.status, moved.headers.get("location")]).toEqual([301, path]);
  });

  it("goes with an existing share image that has an alternative text", async () => {
    const html = await (await get(path)).text();
    const image = between(html, /<meta property="og:image" content="([^"]*)"/).slice(siteConfig.url.length);
    const answer = await get(image);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(40_000);
    expect(between(html, /<meta property="og:image:alt" content="([^"]*)"/).length).toBeGreaterThan(10);
  });
});

test("the citation for Zotero is a file in RIS with the required line ends", async ({ open }) => {
  const page = await open(String(cited[0]));
  await page.getByText("Cita", { exact: true }).click();
  const save = page.getByRole("button", { name: "Scarica per Zotero, Mendeley, EndNote (RIS)" });
  const [file] = await Promise.all([page.waitForEvent("download"), save.click()]);
  expect(file.suggestedFilename()).toBe(`${String(cited[0]).split("/").at(-1) ?? ""}.ris`);
  const record = parseRis(readFileSync(await file.path(), "utf8"));
  expect([record["TY"], record["UR"]]).toEqual(["ELEC", `${siteConfig.url}${String(cited[0])}`]);
});

test("below the result of a vote, one bar copies, cites, embeds, sends, and has the data and the feed", async ({
  open,
}) => {
  const page = await open("/votazioni/vs19_641_041");
  const bar = page.getByRole("group", { name: "Riusa questa pagina" });
  expect((await bar.locator(":scope > *").allInnerTexts()).map((words) => words.split("\n")[0])).toEqual([
    "Copia l’indirizzo",
    "",
    "Cita",
    "Incorpora",
    "Invia per e-mail",
    "I voti della seduta n.\u00A0641 (CSV) o per Excel",
    "Segui l’atto (Atom)",
  ]);
  await bar.getByText("Incorpora", { exact: true }).click();
  expect(await bar.locator("#incorpora").innerText()).toContain("<iframe src=");
  for (const address of await bar.locator("a[href^='/']").evaluateAll((all) => all.map((a) => a.getAttribute("href"))))
    expect([address, (await get(String(address))).status]).toEqual([address, 200]);
  // Nothing repeats: the foot has neither citation nor code.
  expect(await page.locator(".prov .cite").count()).toBe(0);
});

test("the bar of a list sends the list as filtered, and that of a person adds to one's own members", async ({
  open,
}) => {
  const tools = { name: "Riusa questa pagina" };
  const list = await open("/votazioni?branch=S", settled());
  const bar = list.getByRole("group", tools);
  await expect
    .poll(() => bar.getByRole("link", { name: "Invia per e-mail" }).getAttribute("href"))
    .toBe("mailto:?body=https://emiciclo.example/votazioni%3Fbranch%3DS");
  expect(await bar.getByRole("link", { name: "Segui (Atom)" }).getAttribute("href")).toBe("/feed/votazioni.xml");
  const [person = ""] = pathsOf("persons");
  const page = await open(person);
  const links = page.getByRole("group", tools).locator(":scope > a");
  expect((await links.allInnerTexts()).map((one) => one.trim())).toEqual(["Invia per e-mail", "Segui (Atom)"]);
  await page
    .getByRole("group", tools)
    .getByRole("button", { name: /^Aggiungi ai miei parlamentari/ })
    .waitFor();
  expect(await page.locator(".prov .cite").count()).toBe(0);
});

test("without JavaScript the bar has the links and what is folded", async ({ open }) => {
  const page = await open("/votazioni/vs19_641_041", { javaScriptEnabled: false });
  const bar = page.getByRole("group", { name: "Riusa questa pagina" });
  expect(await bar.getByRole("button").count()).toBe(0);
  // A button that a script shows later would move the page.
  expect(await bar.locator(":scope > button[hidden]").count()).toBe(0);
  expect(await bar.getByRole("link").count()).toBe(3);
  await bar.getByText("Cita", { exact: true }).click();
  expect(await bar.locator("#cita").innerText()).toContain("https://emiciclo.example/votazioni/vs19_641_041");
});

test("the embed of a vote has the seats of its page, with the names, where the frame is high enough", async ({
  open,
}) => {
  const votes = pathsOf("votes");
  const codeOf = async (path: string) =>
    between(await (await get(path)).text(), /<pre[^>]* id="incorpora"[^>]*>([^<]*)<\/pre>/).replace(
      siteConfig.url,
      baseUrl,
    );
  const codes = await Promise.all(votes.slice(0, 40).map(codeOf));
  const shared = codes.find((code) => code.includes("#"));
  const page = await open("/offline");
  for (const code of [await codeOf("/votazioni/vs19_641_041"), String(shared)]) {
    await page.evaluate((html) => {
      document.body.innerHTML = html;
    }, code);
    const seats = page.frameLocator("iframe").locator(".hemi .live");
    // A pointer that is over a seat already opens its tooltip there.
    await page.mouse.move(0, 0);
    await seats.hover();
    await expect.poll(() => seats.locator("a").count()).toBeGreaterThan(190);
    expect(await seats.locator("a").first().getAttribute("href")).toMatch(/^\/persone\//);
  }
  await page.evaluate(
    (html) => {
      document.body.innerHTML = html;
    },
    String(codes[0]).replace(/height="\d+"/, 'height="370"'),
  );
  const low = page.frameLocator("iframe");
  await low.locator("h1:visible").first().waitFor();
  expect(await low.locator(".hemi").count()).toBe(0);
});

/** Votes with the longest texts of their embeds, and the width at which these take most lines. */
test.for([
  ["19-401-24", 480],
  ["vs19_641_009", 360],
] as const)(
  "the embed of %s does not scroll in a frame of %i px, nor in the lower one of older codes",
  async ([id, width], { open }) => {
    const code = between(await (await get(`/votazioni/${id}`)).text(), /<pre[^>]* id="incorpora"[^>]*>([^<]*)<\/pre>/);
    const page = await open("/offline");
    for (const height of ["580", "540"]) {
      await page.evaluate(
        (html) => {
          document.body.innerHTML = html;
        },
        code
          .replace(siteConfig.url, baseUrl)
          .replace('width="100%" height="580"', `width="${width}" height="${height}"`),
      );
      const frame = page.frameLocator("iframe");
      await frame.locator(".hemi").waitFor();
      const scrolled = () => frame.locator("html").evaluate((root) => root.scrollHeight - root.clientHeight);
      await expect.poll(scrolled).toBe(0);
      expect(await frame.locator("html").evaluate((root) => root.clientHeight)).toBe(Number(height));
    }
  },
);

test("the code of every vote embeds that vote alone, in a frame without scripts", async ({ open }) => {
  const votes = pathsOf("votes");
  const codes = await Promise.all(
    votes.slice(0, 40).map(async (path) => ({ path, html: await (await get(path)).text() })),
  );
  const page = await open("/privacy-policy");
  const seen = { own: false, shared: false };
  for (const { path, html } of codes) {
    const code = between(html, /<pre[^>]* id="incorpora"[^>]*>([^<]*)<\/pre>/);
    expect(code).toMatch(/^<iframe src="https/);
    const kind = code.includes("#") ? "shared" : "own";
    expect(html.includes("application/json+oembed")).toBe(kind === "own");
    if (seen[kind]) continue;
    seen[kind] = true;
    const framed = code.replace(siteConfig.url, baseUrl).replace("<iframe", '<iframe sandbox="allow-same-origin"');
    await page.evaluate((html) => {
      document.body.innerHTML = html;
    }, framed);
    const frame = page.frameLocator("iframe");
    // All votes of the shared page are visible until its style sheet has come.
    await expect.poll(() => frame.locator("h1:visible").count()).toBe(1);
    expect(await frame.locator(`a:visible[href="${siteConfig.url}${path}"]`).count()).toBe(1);
  }
  expect(seen).toEqual({ own: true, shared: true });
});

test("the rows of a list come as a spreadsheet, whose code is loaded only then", async ({ open }) => {
  const page = await open("/votazioni?main_vote_type=all&branch=S", settled());
  const first = page
    .locator("main li a[href^='/votazioni/'], main td a[href^='/votazioni/'], main th a[href^='/votazioni/']")
    .first();
  await expect.poll(() => first.getAttribute("href")).toMatch(/\/19-/);
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  const save = page.getByRole("button", { name: "per Excel", exact: true });
  const [file] = await Promise.all([page.waitForEvent("download"), save.click()]);
  expect(file.suggestedFilename()).toMatch(/^votazioni.*\.xlsx$/);
  expect(scripts.some((url) => url.includes("xlsx"))).toBe(true);
  const [head, row] = readXlsx(readFileSync(await file.path()));
  expect(head?.slice(0, 5)).toEqual(["id", "data", "ramo", "seduta", "numero"]);
  expect(row?.[0]).toMatch(/^19-\d+-\d+$/);
  expect(row?.slice(1, 5).map((cell) => typeof cell)).toEqual(["object", "string", "number", "number"]);
});

test("a table that a page links is saved as a spreadsheet, with the types of its cells", async ({ open }) => {
  const [path = ""] = pathsOf("groups");
  const page = await open(path, settled());
  const buttons = page.locator('[data-save^="/"]');
  const links = await page
    .locator('a[href$=".csv"][download]')
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(await buttons.evaluateAll((all) => all.map((one) => one.getAttribute("data-save")))).toEqual(links);
  const csv = links[0] ?? "";
  const [file] = await Promise.all([page.waitForEvent("download"), buttons.first().click()]);
  expect(file.suggestedFilename()).toBe(csv.replace(/^.*\//, "").replace(/csv$/, "xlsx"));
  const [head, ...rows] = readXlsx(readFileSync(await file.path()));
  const lines = parseCsv(await (await get(csv)).text());
  expect(head).toEqual(Object.keys(lines[0] ?? {}));
  expect(rows.map(([name]) => name)).toEqual(lines.map((line) => Object.values(line)[0]));
});

test("a table that does not arrive is said beside its button, and there is no button without JavaScript", async ({
  open,
}) => {
  const [path = ""] = pathsOf("groups");
  const page = await open(path, settled());
  await page.route("**/dati/gruppi/*.csv", (route) => route.abort());
  const button = page.locator('[data-save^="/"]').first();
  await button.click();
  await button.click();
  await expect
    .poll(() => page.getByRole("alert").allInnerTexts())
    .toEqual([" Il file non è stato preparato: riprova."]);
  const plain = await open(path, { javaScriptEnabled: false });
  expect(await plain.locator('[data-save^="/"]').first().isVisible()).toBe(false);
  expect(await plain.locator('a[href$=".csv"][download]').first().isVisible()).toBe(true);
});

test("the citation for Zotero is readable without JavaScript, and shows no button without function", async ({
  open,
}) => {
  const page = await open(String(cited[0]), { javaScriptEnabled: false });
  await page.getByText("Cita", { exact: true }).click();
  expect(await page.locator("#cita-ris").isVisible()).toBe(true);
  expect(await page.getByRole("button", { name: /RIS|Copia/ }).count()).toBe(0);
});

test("an unknown address links to a search for the name in it, if it has one", async ({ open }) => {
  for (const [path, asked] of [
    ["/Persone/Bellariva-Costanza", "?q=Bellariva%20Costanza"],
    ["/deputati/fontealta.html", "?q=fontealta"],
    ["/votazioni/VS19_641_41", "?q=VS19_641_41"],
    ["/attivita_legislativa/decreti_legge/2026-9999", "?q=dl%209999%2F2026"],
    ["/votazioni/schedaVotazione.asp?Legislatura=XIX&RifVotazione=641_41&tipo=dettaglio", "?q=vs19_641_41"],
  ] as const) {
    const page = await open(path);
    const link = page.locator("main").getByRole("link", { name: /^Cerca «.+» in tutto il sito$/ });
    await link.waitFor();
    expect(new URL((await link.getAttribute("href")) ?? "", page.url()).search, path).toBe(asked);
  }
  const plain = await open("/404");
  await plain.waitForLoadState();
  expect(await plain.getByText("in tutto il sito").count()).toBe(0);
  const scriptless = await open("/deputati/fontealta", { javaScriptEnabled: false });
  expect(await scriptless.getByText("in tutto il sito").count()).toBe(0);
});

test("an address in other case or with trailing punctuation links to the intended page", async ({ open }) => {
  const [vote = ""] = pathsOf("votes");
  for (const [path, meant] of [
    ["/Votazioni?branch=S", "/votazioni?branch=S"],
    [`${vote.toUpperCase()}).`, vote],
  ] as const) {
    const page = await open(path);
    const line = page.locator("main").getByText("Questo indirizzo invece c’è:");
    await line.waitFor();
    expect(await line.getByRole("link").getAttribute("href"), path).toBe(meant);
  }
  // A page that does not exist is not suggested.
  const none = await open("/Votazioni/VS19_999_999", settled());
  await none.waitForLoadState("networkidle");
  expect(await none.getByText("Questo indirizzo invece c’è:").isVisible()).toBe(false);
});

test("a short address works where the host has no rule for it", async ({ open }) => {
  const page = await open("/faq", settled({ serviceWorkers: "block" }));
  const [vote = ""] = pathsOf("votes");
  const short = vote.replace("/votazioni/", "/v/");
  await page.route(`**${short}`, async (route) => {
    await route.fulfill({
      status: 404,
      contentType: "text/html",
      body: readFileSync(join(outDir, "404.html"), "utf8"),
    });
  });
  await page.goto(`${baseUrl}${short}`);
  await page.waitForURL(`${baseUrl}${vote}`);
});

/** Required fields of a block of each type. */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ["@id", "url", "name", "potentialAction"],
  BreadcrumbList: ["itemListElement"],
  Person: ["@id", "url", "name", "familyName", "givenName"],
  GovernmentOrganization: ["name"],
  Legislation: ["@id", "url", "name"],
  VoteAction: ["@id", "url", "name", "startTime", "agent"],
  DataCatalog: ["@id", "url", "name", "license", "dataset"],
  Dataset: ["name", "description", "license", "distribution"],
  DataDownload: ["contentUrl", "encodingFormat"],
};

/** Every object of a block with its own type. */
function* objects(value: unknown): Generator<Map<string, unknown>> {
  if (typeof value !== "object" || value === null) return;
  const map = new Map(Object.entries(value));
  if (map.has("@type")) yield map;
  for (const part of map.values()) yield* objects(part);
}

it("every template has structured data with the required fields and existing addresses", () => {
  const outputs = readdirSync(outDir).flatMap((name) => /^sitemap-(.+)\.xml$/.exec(name)?.[1] ?? []);
  const pages = outputs.filter((name) => name !== "index").flatMap((output) => pathsOf(output).slice(0, 2));
  const types = new Set<string>();
  for (const path of pages) {
    const html = readFileSync(join(outDir, path === "/" ? "index.html" : `${path.slice(1)}.html`), "utf8");
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
    expect([path, blocks.length > 0]).toEqual([path, true]);
    for (const [, block = ""] of blocks) {
      for (const object of objects(JSON.parse(block))) {
        const type = String(object.get("@type"));
        types.add(type);
        for (const field of required[type] ?? [])
          expect([path, type, object.has(field) ? field : null]).toEqual([path, type, field]);
        for (const field of ["@id", "url", "item", "contentUrl"]) {
          const address = object.get(field);
          if (typeof address !== "string" || !address.startsWith(siteConfig.url)) continue;
          const target = address.slice(siteConfig.url.length).split(/[?#]/)[0] || "/index";
          expect([
            path,
            field,
            target,
            existsSync(join(outDir, target)) || existsSync(join(outDir, `${target}.html`)),
          ]).toEqual([path, field, target, true]);
        }
      }
    }
  }
  for (const type of Object.keys(required)) expect(types).toContain(type);
});

it("the served database matches its checksum and answers every example query", async () => {
  const packed = Buffer.from(await (await get("/open-data/parlamento.sqlite.gz")).arrayBuffer());
  const sums = await (await get("/open-data/SHA256SUMS")).text();
  expect(sums).toContain(`${createHash("sha256").update(packed).digest("hex")}  parlamento.sqlite.gz\n`);
  const file = join(mkdtempSync(join(tmpdir(), "reuse-")), "parlamento.sqlite");
  writeFileSync(file, gunzipSync(packed));
  const db = new DatabaseSync(file, { readOnly: true });
  for (const { id } of readyQueries("2026")) {
    const page = await (await get(`/open-data/interroga/${id}`)).text();
    const sql = between(page, /<summary>SQLite<\/summary>\s*<pre[^>]*><code>([^<]*)<\/code>/);
    expect([id, db.prepare(sql).all().length > 0]).toEqual([id, true]);
  }
  db.close();
});
