/**
 * What is known after each answer, of the site's files and of a live API: the table "When data do not come" of
 * tests/README.md, cell by cell.
 */
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lists } from "#src/i18n/lists.ts";
import { live } from "#src/i18n/live.ts";
import { defaultState } from "#src/lib/filters/definition.ts";
import { billList, type BillRow, type IncompleteBill } from "#src/lib/lists/bills.ts";
import { decreeList } from "#src/lib/lists/decrees.ts";
import { files as published } from "#src/lib/routes.ts";
import { actSources } from "#src/stores/act-sources.ts";
import { DataCallError, type CallStatus, type ListSource } from "#src/stores/data-port.ts";
import { indexedSource } from "#src/stores/indexed-source.ts";
import { fetchRecord } from "#src/stores/live-records.ts";
import { liveData } from "#src/stores/parliament-data-live.ts";
import { staticData } from "#src/stores/parliament-data-static.ts";
import { fileSource, tableSource } from "#src/stores/read-rows.ts";
import { startServer, type TestServer } from "#tests/fixtures/api-server.ts";

type Answer = (response: ServerResponse) => unknown;

const names = ["silent", "500", "404", "HTML", "empty", "half JSON", "cut off", "null", "[]", "closed"] as const;
const answers: Readonly<Record<(typeof names)[number], Answer>> = {
  silent: () => undefined,
  "500": (response) => response.writeHead(500).end("{}"),
  "404": (response) => response.writeHead(404).end("{}"),
  HTML: (response) => response.end("<!doctype html><title>Accesso alla rete</title>"),
  empty: (response) => response.end(""),
  "half JSON": (response) => response.end('{"count": 1, "results": [{"id"'),
  "cut off": (response) =>
    response.writeHead(200, { "content-length": "900" }).write('{"rows": [', () => response.destroy()),
  null: (response) => response.end("null"),
  "[]": (response) => response.end("[]"),
  closed: (response) => response.destroy(),
};

let server: TestServer;
/** Answers all addresses but those of the files. */
let answer: Answer;
let files: Readonly<Record<string, unknown>>;
beforeEach(async () => {
  files = {};
  server = await startServer(({ pathname }, response) => {
    const file = files[pathname];
    if (file === undefined) answer(response);
    else response.end(JSON.stringify(file));
  });
});
afterEach(() => server.close());

const waits = "(waits)";
/** Resolves after two more answers of the server: those of calls made before have arrived. */
async function later(): Promise<typeof waits> {
  files = { ...files, "/later": {} };
  for (let times = 0; times < 2; times += 1) await fetch(`${server.address}/later`);
  return waits;
}
/** The result of a call, its error in words, or `waits`. */
async function outcome(call: Promise<unknown>, words: (status: CallStatus) => string = String): Promise<unknown> {
  const said = call.catch((error: unknown) => (error instanceof DataCallError ? words(error.status) : String(error)));
  return await (answer === answers.silent ? Promise.race([said, later()]) : said);
}

const never = new AbortController().signal;

describe("a list of the site's files says", () => {
  const unreadable = "Il sito ha risposto con dati che non si leggono: riprova.";
  const said = async <Row, Bare>(source: ListSource<Row, Bare>): Promise<unknown> => {
    const state = { ...defaultState(source), values: { search: ["acqua"] } };
    return await outcome(staticData(server.address).list(source, state, never), lists.failedHint);
  };
  it.each([
    ["silent", waits],
    ["500", "Il sito ha risposto con l’errore 500."],
    ["404", "Il sito ha risposto con l’errore 404."],
    ["HTML", unreadable],
    ["empty", unreadable],
    ["half JSON", unreadable],
    ["cut off", unreadable],
    ["null", unreadable],
    ["[]", unreadable],
    ["closed", "Il sito non risponde: controlla la connessione e riprova."],
  ] as const)("after %s: %s", async (name, words) => {
    answer = answers[name];
    expect(await said(tableSource(decreeList, "/dati/tabella.json"))).toBe(words);
    expect(await said(indexedSource<BillRow, IncompleteBill>(billList))).toBe(words);
  });
  it("that nothing is found, where a plain list is published and is empty", async () => {
    answer = answers["[]"];
    expect(await said(fileSource(decreeList, "/dati/elenco.json"))).toMatchObject({ count: 0, results: [] });
  });
});

const decree = (identifier: string) => ({ identifier, title: "Titolo", publication_gu_date: "2026-11-19" });
const good: Answer = (response) =>
  response.end(JSON.stringify({ count: 2, results: [decree("2026-151"), decree("2026-150")] }));

describe("a list with newer rows of the API", () => {
  const call = async (patience: number) => {
    files = { [published.acts("decree", "indice")]: [{ id: "2026-150" }] };
    const data = liveData(`${server.address}/v1`, { origin: server.address, patience });
    const { count, newer } = await data.list(actSources(null).decree, defaultState(actSources(null).decree), never);
    return { count, newer, said: newer === undefined || newer === 0 ? "" : lists.newer(newer) };
  };
  it("has them, and says so", async () => {
    answer = good;
    expect(await call(3000)).toEqual({ count: 2, newer: 1, said: "Di cui 1 in diretta, non ancora in archivio." });
  });
  it.each(names)("is that of the edition, and says so, after %s", async (name) => {
    answer = answers[name];
    expect(await call(name === "silent" ? 0 : 3000)).toEqual({
      count: 1,
      newer: null,
      said: "Gli aggiornamenti in diretta non sono arrivati: l’elenco è quello dell’ultima edizione.",
    });
    await later();
    expect(server.asked.filter((path) => path.startsWith("/v1/"))).toHaveLength(1);
  });
});

describe("a search for people", () => {
  const built = { rows: [["neri-ada", "Neri", "Ada", "", ["Deputata"], 1]] };
  it.each(names)("finds nobody, and does not say so, without the site's list: %s", async (name) => {
    answer = answers[name];
    expect(await outcome(staticData(server.address).persons({ search: "neri" }))).toEqual(
      name === "silent" ? waits : { count: 0, results: [], isFailed: true },
    );
  });

  const ask = async () => {
    files = { [published.shard("persone", "ricerca")]: built, [published.shard("persone", "identificativi")]: {} };
    return await liveData(`${server.address}/v1`, { origin: server.address }).persons({ search: "ner" });
  };
  it("finds those of the build at once, and those of the API when they come", async () => {
    let send = (): void => undefined;
    answer = (response) => {
      const results = [{ slug: "eva-nerini", name: "Eva Nerini", roles: [] }];
      send = () => response.end(JSON.stringify({ count: 1, results }));
    };
    const { count, results, newer } = await ask();
    expect([count, results.map(({ name }) => name)]).toEqual([1, ["Neri Ada"]]);
    expect(await Promise.race([newer, later()])).toBe(waits);
    send();
    expect((await newer)?.map(({ name }) => name)).toEqual(["Eva Nerini"]);
  });
  it.each(names)("finds those of the build, and does not know of others, after %s", async (name) => {
    answer = answers[name];
    const { count, isFailed, newer } = await ask();
    expect([count, isFailed]).toEqual([1, undefined]);
    expect(await outcome(newer ?? Promise.resolve())).toBe(name === "silent" ? waits : null);
  });
});

describe("the record of an address says", () => {
  const unreadable = "L’API in diretta ha risposto con dati che non si leggono: non sappiamo se la pagina c’è.";
  const call = () => outcome(fetchRecord(`${server.address}/v1`, "/persone/eva-nerini"), live.failed);
  it.each([
    ["silent", waits],
    ["500", "L’API in diretta ha risposto con l’errore 500: non sappiamo se la pagina c’è."],
    // The one answer that says that there is no such record.
    ["404", null],
    ["HTML", unreadable],
    ["empty", unreadable],
    ["half JSON", unreadable],
    ["cut off", unreadable],
    ["null", unreadable],
    ["[]", unreadable],
    ["closed", "L’API in diretta non risponde: non sappiamo se la pagina c’è."],
  ] as const)("after %s: %s", async (name, words) => {
    answer = answers[name];
    expect(await call()).toBe(words);
  });
  it("who it is, after a good answer, however late", async () => {
    let send = (): void => undefined;
    answer = (response) => (send = () => response.end('{"family_name": "Nerini", "given_name": "Eva"}'));
    const record = call();
    expect(await Promise.race([record, later()])).toBe(waits);
    send();
    expect(await record).toMatchObject({ kind: "person", familyName: "Nerini" });
  });
  it("that it cannot be read, where it has not what every record has", async () => {
    answer = (response) => response.end('{"family_name": "Nerini"}');
    expect(await call()).toBe(unreadable);
  });
});
