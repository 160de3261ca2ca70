/** Sixty searches in a real browser over a built index, and how the index is written. */
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { aliasPath, cleanSearch, codePath, rankHits, toIndexQuery, type SearchHit } from "#src/lib/search.ts";
import { addSearch, writeIndex, writeSearch, type SearchFile } from "#scripts/build/search/search.ts";
import { Stage } from "#scripts/build/files.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { openPageStore } from "#scripts/contracts/engine/node-store.ts";
import { close } from "pagefind";
import { readTree } from "./support/site.ts";
import { launchChromium } from "#tests/support/chromium.ts";
import { searchAliases, searchQueries, searchRecords } from "#tests/fixtures/search-records.ts";

const folder = mkdtempSync(join(tmpdir(), "search-"));
/** Nothing is published there. */
const nowhere = join(folder, "nowhere");

/** The list of indexes, read from the files of a search. */
const readList = (found: readonly SearchFile[]): unknown =>
  JSON.parse(readFileSync(found.find(({ name }) => name === "indici.json")?.path ?? "", "utf8"));

const hitSchema = z.array(
  z.object({
    path: z.string(),
    title: z.string(),
    detail: z.string(),
    kind: z.string(),
    date: z.string(),
    text: z.string(),
  }),
);
let server: Server | undefined;
let browser: Browser | undefined;
let page: Page | undefined;
let transferred = 0;

beforeAll(async () => {
  await writeIndex(join(folder, "corrente"), searchRecords, nowhere);
  await close();
  server = createServer((request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    if (path === "/") return void response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html>");
    readFile(join(folder, path)).then(
      (content) => {
        transferred += content.length;
        const type = path.endsWith(".js")
          ? "text/javascript"
          : path.endsWith(".json")
            ? "application/json"
            : "application/octet-stream";
        response.writeHead(200, { "content-type": type }).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server?.listen(0, "127.0.0.1", done));
  const address = server.address();
  browser = await launchChromium();
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${String(address !== null && typeof address === "object" ? address.port : 0)}/`);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
});

async function search(text: string, filters: Readonly<Record<string, string>> = {}): Promise<SearchHit[]> {
  // As a string: the test runner must not transform code that runs in the browser.
  const script = `(async (term, filters) => {
    const pagefind = await import("/corrente/pagefind.js");
    await pagefind.options({ noWorker: true, basePath: "/corrente/", baseUrl: "/" });
    const { results } = await pagefind.search(term, { filters });
    const data = await Promise.all(results.slice(0, 30).map((result) => result.data()));
    return data.map(({ url, content, meta }) => ({ path: url, ...meta, text: content }));
  })(${JSON.stringify(text)}, ${JSON.stringify(filters)})`;
  const found: unknown = await page?.evaluate(script);
  return hitSchema.parse(found);
}

/** Ranks as the page does: exact codes first, then common names and the index. */
async function firstHit(text: string): Promise<string | undefined> {
  const clean = cleanSearch(text);
  const hits = await search(clean);
  return codePath(clean) ?? aliasPath(clean, searchAliases) ?? rankHits(hits, clean, searchAliases)[0]?.path;
}

it("the fixture has sixty searches", () => expect(searchQueries.length).toBeGreaterThanOrEqual(60));

describe("the first hit", () => {
  it.each(searchQueries)("for %j is %j", async (query, first) => {
    expect(await firstHit(query)).toBe(first);
  });
});

describe("the index finds a code in every spelling", () => {
  const [c1510, dl23] = [
    "/attivita_legislativa/disegni_di_legge/C_1510",
    "/attivita_legislativa/decreti_legge/2026-23",
  ];
  it.each([
    ["C. 1510", c1510],
    ["a.c.1510", c1510],
    ["atto camera 1510", c1510],
    ["ddl 1510 della Camera", c1510],
    ["dl 23/2026", dl23],
    ["decreto-legge 3 marzo 2026, n. 23", dl23],
    ["d.l. 23", dl23],
    ["C. 151", undefined],
  ])("%j", async (text, path) => {
    expect((await search(toIndexQuery(text))).map((hit) => hit.path)).toEqual(path === undefined ? [] : [path]);
  });
});

describe("no search throws", () => {
  it.each([
    "",
    "   ",
    "<script>alert(1)</script>",
    "((((",
    "*",
    '"',
    "\\",
    "x".repeat(500),
    "parola ".repeat(80),
    "日本",
    "👩‍⚖️",
    "%00",
  ])("for %j", async (query) => {
    await expect(search(cleanSearch(query))).resolves.toBeInstanceOf(Array);
  });
});

it("a search is narrowed by kind and year", async () => {
  const all = await search("legge");
  const acts = await search("legge", { tipo: "Atti" });
  const recent = await search("legge", { tipo: "Atti", anno: "2025" });
  const pathsOf = (hits: readonly SearchHit[]): string[] => hits.map(({ path }) => path).toSorted();
  expect(pathsOf(acts)).toEqual(pathsOf(all.filter(({ kind }) => kind === "act")));
  expect(pathsOf(recent)).toEqual(pathsOf(acts.filter(({ date }) => date.startsWith("2025"))));
  expect([0 < recent.length, recent.length < acts.length, acts.length < all.length]).toEqual([true, true, true]);
  expect(await search("legge", { anno: "1948" })).toEqual([]);
});

it("the index has the same bytes every time", async () => {
  await writeIndex(join(folder, "again"), searchRecords, nowhere);
  await close();
  const again = readTree(join(folder, "again"));
  expect(again).toEqual(readTree(join(folder, "corrente")));
  expect(Object.keys(again)).toContain("pagefind-entry.json");
});

it("a new index is written beside the published one, which is unchanged until the next publication", async () => {
  const cache = mkdtempSync(join(tmpdir(), "search-cache-"));
  const db = openPageStore(":memory:");
  const insert = db.prepare("INSERT INTO page (output, key, path, digest, contract) VALUES ('search', ?, '', '', ?)");
  const input = { db, root: process.cwd(), cache, out: nowhere, code: "test", day: "2026-11-20" };
  const record = { kind: "vote", title: "Bilancio", detail: "", words: "" };
  insert.run("new", JSON.stringify({ ...record, path: "/votazioni/vs19_641_041", date: "2026-11-19" }));
  // As the build does with the files of its cache.
  const published = new Stage(join(cache, "published"));
  addSearch(published, await writeSearch(input, silentEffects()));
  const before = readTree(published.folder);
  insert.run("old", JSON.stringify({ ...record, path: "/votazioni/vs19_1_001", date: "2022-11-19" }));
  const found = await writeSearch({ ...input, out: published.folder }, silentEffects());
  db.close();
  expect(readList(found)).toMatchObject({ indexes: ["2022", "corrente"] });
  expect(readTree(published.folder)).toEqual(before);
});

it("links the files of the published index that are the same, and only those", async () => {
  await writeIndex(join(folder, "next"), searchRecords.slice(1), join(folder, "corrente"));
  await close();
  const inode = (index: string, file: string): number => statSync(join(folder, index, file)).ino;
  const [before, after] = [readTree(join(folder, "corrente")), readTree(join(folder, "next"))];
  const isShared = (file: string): boolean => inode("next", file) === inode("corrente", file);
  const shared = Object.keys(after).filter((file) => file in before && isShared(file));
  expect(shared).toEqual(Object.keys(after).filter((file) => after[file] === before[file]));
  expect(shared.length).toBeGreaterThan(searchRecords.length / 2);
});

it("a common name leads to the decree-law with that name, not to the legislative decree of the same number", async () => {
  const cache = mkdtempSync(join(tmpdir(), "search-cache-"));
  const db = openPageStore(":memory:");
  const insert = db.prepare("INSERT INTO page (output, key, path, digest, contract) VALUES ('search', ?, '', '', ?)");
  const record = { kind: "act", title: "Misure urgenti", detail: "", date: "2023-03-31" };
  const folders = { decreti_legislativi: "", decreti_legge: "decreto ponte, ponte sullo stretto" };
  for (const [folder, words] of Object.entries(folders))
    insert.run(folder, JSON.stringify({ ...record, path: `/attivita_legislativa/${folder}/2023-35`, words }));
  const input = { db, root: process.cwd(), cache, out: nowhere, code: "test", day: "2026-11-20" };
  const found = await writeSearch(input, silentEffects());
  db.close();
  expect(readList(found)).toMatchObject({
    aliases: {
      "decreto ponte": "/attivita_legislativa/decreti_legge/2023-35",
      "ponte sullo stretto": "/attivita_legislativa/decreti_legge/2023-35",
    },
  });
});

it("the index of a past year is rebuilt when the code has changed: the browser merges it with the new ones", async () => {
  const cache = mkdtempSync(join(tmpdir(), "search-cache-"));
  const db = openPageStore(":memory:");
  const insert = db.prepare("INSERT INTO page (output, key, path, digest, contract) VALUES ('search', ?, '', '', ?)");
  const record = { kind: "vote", title: "Bilancio", detail: "", words: "" };
  insert.run("new", JSON.stringify({ ...record, path: "/votazioni/vs19_641_041", date: "2026-11-19" }));
  insert.run("old", JSON.stringify({ ...record, path: "/votazioni/vs19_1_001", date: "2022-11-19" }));
  const said: string[] = [];
  const effects = { ...silentEffects(), log: (line: string) => void said.push(line) };
  for (const code of ["before", "before", "after"])
    await writeSearch({ db, root: process.cwd(), cache, out: nowhere, code, day: "2026-11-20" }, effects);
  db.close();
  expect(said.map((line) => line.replace(/^.*, /, ""))).toEqual(["2 written", "0 written", "2 written"]);
});

it("an index with a missing or changed file is rebuilt", async () => {
  const cache = mkdtempSync(join(tmpdir(), "search-cache-"));
  const db = openPageStore(":memory:");
  const record = { kind: "vote", title: "Bilancio", detail: "", words: "", date: "2026-11-19", path: "/votazioni/a" };
  db.prepare("INSERT INTO page (output, key, path, digest, contract) VALUES ('search', 'a', '', '', ?)").run(
    JSON.stringify(record),
  );
  let file = "";
  const write = async (): Promise<Record<string, string>> => {
    const input = { db, root: process.cwd(), cache, out: nowhere, code: "test", day: "2026-11-20" };
    const found = await writeSearch(input, silentEffects());
    file = found.find(({ name }) => name === "corrente/pagefind.js")?.path ?? "";
    return Object.fromEntries(found.map(({ name, path }) => [name, digestOf(readFileSync(path))]));
  };
  const whole = await write();
  rmSync(file);
  expect(await write()).toEqual(whole);
  truncateSync(file, 100);
  expect(await write()).toEqual(whole);
  db.close();
});

it("the index does not include Pagefind's own interface", async () => {
  await expect(readFile(join(folder, "corrente/pagefind-ui.js"))).rejects.toThrow();
  expect(transferred).toBeGreaterThan(0);
});
