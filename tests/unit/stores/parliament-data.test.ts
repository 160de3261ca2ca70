/** One contract, two adapters: callers must not be able to tell them apart. */
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sendPage, startServer, type TestServer } from "#tests/fixtures/api-server.ts";
import { isAmong, matchesWords } from "#src/lib/filters/apply.ts";
import { defaultState, type ListState } from "#src/lib/filters/definition.ts";
import { field } from "#src/stores/api-fields.ts";
import { DataCallError, type ListSource, type ParliamentData } from "#src/stores/data-port.ts";
import { liveData } from "#src/stores/parliament-data-live.ts";
import { staticData } from "#src/stores/parliament-data-static.ts";

const people = [
  ["damico-luca", "D’Amico", "Luca"],
  ["muller-eva", "Müller", "Eva"],
  ...Array.from({ length: 10 }, (_, n) => [`rossi-${n}`, "Rossi", `Maria ${n}`] as const),
] as const;

interface Thing {
  readonly id: string;
  readonly title: string;
  readonly status: string;
}
const things: readonly Thing[] = [
  { id: "a", title: "Acqua", status: "is_law" },
  { id: "b", title: "Boschi", status: "to_begin" },
  { id: "c", title: "Cave", status: "is_law" },
  { id: "d", title: "Dighe e acqua", status: "rejected" },
];

const source: ListSource<Thing> = {
  collection: "things",
  filters: [
    { name: "search", kind: "search", matches: matchesWords(({ title }) => title) },
    { name: "status", kind: "multi", matches: isAmong(({ status }) => status) },
    { name: "is_key_act", kind: "flag", matches: () => () => true },
  ],
  orderings: [{ name: "id", compare: (a, b) => (a.id < b.id ? -1 : 1) }],
  defaultOrdering: "id",
  pageSize: 2,
  paging: "pages",
  loadRows: async (_state, fetchCached) => {
    const rows = field(await fetchCached("/dati/things/index.json"), "rows");
    return Array.isArray(rows) ? rows.flatMap(toThing) : [];
  },
  completeRows: (rows) => Promise.resolve(rows),
  live: { query: { ordering: "-id" }, fromApi: (raw) => toThing(raw)[0] },
};

function toThing(raw: unknown): readonly Thing[] {
  return things.filter(({ id }) => id === field(raw, "id"));
}

function answerFiles({ pathname }: URL, response: ServerResponse): void {
  if (pathname === "/dati/things/index.json") response.end(JSON.stringify({ rows: things }));
  else if (pathname === "/dati/persone/ricerca.json") {
    const rows = people.map(([id, output, given]) => [
      id,
      output,
      given,
      id === "muller-eva" ? "1a2b3c4d" : "",
      ["Deputata"],
      id === "muller-eva" ? 0 : 1,
      ...(id === "muller-eva" ? ["Schmidt Evangelina"] : []),
    ]);
    response.end(JSON.stringify({ rows }));
  } else response.writeHead(404).end();
}

/** The site's files and, at /v1/19/, an API that has nothing newer. */
function answerBoth(url: URL, response: ServerResponse): void {
  if (url.pathname === "/v1/19/things/") sendPage(things.toReversed(), url, response);
  else if (url.pathname === "/v1/19/persons/") sendPage([], url, response);
  else if (url.pathname === "/dati/persone/identificativi.json") response.end("{}");
  else answerFiles(url, response);
}

const adapters = [
  { name: "static", answer: answerFiles, open: (address: string) => staticData(address) },
  {
    name: "live",
    answer: answerBoth,
    open: (address: string) => liveData(`${address}/v1/19/`, { origin: address }),
  },
];
const never = new AbortController().signal;
const state = (changes: Partial<ListState>): ListState => ({ ...defaultState(source), ...changes });

describe.each(adapters)("$name adapter", ({ answer, open }) => {
  let server: TestServer;
  let data: ParliamentData;
  let reply = answer;

  beforeEach(async () => {
    reply = answer;
    server = await startServer((url, response) => reply(url, response));
    data = open(server.address);
  });
  afterEach(() => server.close());

  it("finds people in pages of ten, with the total count", async () => {
    const first = await data.persons({ search: "", page: 1, page_size: 10 });
    const second = await data.persons({ search: "", page: 2, page_size: 10 });
    expect([first.count, first.results.length, second.results.length]).toEqual([12, 10, 2]);
  });
  it("finds a name in any order, without accents and apostrophes", async () => {
    const names = async (search: string) =>
      (await data.persons({ search, page: 1, page_size: 10 })).results.map(({ name }) => name);
    expect(await names("luca damico")).toEqual(["D’Amico Luca"]);
    expect(await names("MULLER")).toEqual(["Müller Eva"]);
    // The name in the register.
    expect(await names("schmidt")).toEqual(["Müller Eva"]);
    expect(await names("nessuno")).toEqual([]);
    expect(await names("'")).toEqual([]);
    expect(await names("%")).toEqual([]);
  });
  it("marks people no longer in office", async () => {
    const { results } = await data.persons({ search: "muller", page: 1, page_size: 10 });
    expect(results).toEqual([
      {
        id: "muller-eva",
        name: "Müller Eva",
        image: "/foto/muller-eva-1a2b3c4d.webp",
        roles: ["Deputata"],
        isActive: false,
      },
    ]);
  });
  it("returns an empty list for a failed person search", async () => {
    reply = (_url, response) => response.writeHead(500).end("no");
    expect(await data.persons({ search: "rossi" })).toMatchObject({ count: 0, results: [], isFailed: true });
  });
  it("returns a page of a list, ordered, with the total count", async () => {
    const page = await data.list(source, state({ ordering: "-id", page: 2 }), never);
    expect([page.count, page.page, page.results.map(({ id }) => id)]).toEqual([4, 2, ["b", "a"]]);
  });
  it("filters by any of several values", async () => {
    const page = await data.list(
      source,
      state({ values: { status: ["is_law", "rejected"], search: ["acqua"] } }),
      never,
    );
    expect(page.results.map(({ id }) => id)).toEqual(["a", "d"]);
  });
  it("returns all rows for a download", async () => {
    expect((await data.all(source, state({}), never)).map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  });
  it.each([
    ["an error of the server", (response: ServerResponse) => response.writeHead(503).end(), 503],
    ["something that is not JSON", (response: ServerResponse) => response.end("<html>"), "unreadable"],
    ["a line that breaks", (response: ServerResponse) => response.destroy(), null],
  ])("rejects a list call that fails with %s, with its status", async (_name, fail, status) => {
    reply = (_url, response) => void fail(response);
    await expect(data.list(source, state({}), never)).rejects.toSatisfy(
      (reason) => reason instanceof DataCallError && reason.status === status,
    );
  });
  it("never fails while prefetching", async () => {
    reply = (_url, response) => response.writeHead(503).end();
    await data.prefetch(source, state({}));
    reply = answer;
    expect((await data.list(source, state({}), never)).count).toBe(4);
  });
  it("rejects a superseded call as aborted, even if its response arrives", async () => {
    const overtaken = new AbortController();
    reply = (url, response) => {
      overtaken.abort();
      answer(url, response);
    };
    const call = data.persons({ search: "rossi" }, overtaken.signal);
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("static adapter", () => {
  it("finds names that begin with the search first, then those with a word that does, then the others", async () => {
    const names = [
      ["Borgoamaro", "Ada"],
      ["Amarelli", "Luca"],
      ["Rossi", "Mario"],
      ["Marchi", "Eva"],
      ["Rossi", "Anna Maria"],
    ];
    const rows = names.map(([family, given], at) => [`p-${String(at)}`, family, given, "", [], 1]);
    const server = await startServer((_, response) => response.end(JSON.stringify({ rows })));
    const data = staticData(server.address);
    const found = async (search: string) => (await data.persons({ search })).results.map(({ name }) => name);
    expect(await found("mar")).toEqual([
      "Marchi Eva",
      "Rossi Mario",
      "Rossi Anna Maria",
      "Borgoamaro Ada",
      "Amarelli Luca",
    ]);
    expect(await found("mar ros")).toEqual(["Rossi Mario", "Rossi Anna Maria"]);
    server.close();
  });
  it("finds fuzzy matches and forms of address, and returns nobody where no name is close", async () => {
    const server = await startServer(answerFiles);
    const data = staticData(server.address);
    const names = async (search: string) => (await data.persons({ search })).results.map(({ name }) => name);
    expect(await names("mulller")).toEqual(["Müller Eva"]);
    expect(await names("on. Müller")).toEqual(["Müller Eva"]);
    expect(await names("senatrice eva muler")).toEqual(["Müller Eva"]);
    expect(await names("l'onorevole D'Amico")).toEqual(["D’Amico Luca"]);
    expect(await names("nessuno")).toEqual([]);
    expect(await names("on.")).toEqual([]);
    const isNear = async (search: string) => (await data.persons({ search })).isNear;
    expect([await isNear("mulller"), await isNear("on. Müller"), await isNear("nessuno")]).toEqual([
      true,
      undefined,
      undefined,
    ]);
    server.close();
  });
  it("answers from prefetched data without another request", async () => {
    const server = await startServer(answerFiles);
    const data = staticData(server.address);
    await data.prefetch(source, state({}));
    expect((await data.list(source, state({ page: 2 }), never)).results.map(({ id }) => id)).toEqual(["c", "d"]);
    server.close();
    expect(server.asked).toEqual(["/dati/things/index.json"]);
  });
  it("prefetches the displayed rows too, where they are in separate files", async () => {
    const server = await startServer(({ pathname }, response) => {
      if (pathname === "/dati/things/c.json") response.end(JSON.stringify({ title: "Cave e miniere" }));
      else answerFiles(new URL(pathname, "http://files"), response);
    });
    const data = staticData(server.address);
    const inParts: typeof source = {
      ...source,
      pageSize: 1,
      completeRows: async (rows, fetchCached) =>
        await Promise.all(
          rows.map(async (row) => ({
            ...row,
            title: String(field(await fetchCached(`/dati/things/${row.id}.json`), "title")),
          })),
        ),
    };
    await data.prefetch(inParts, state({ page: 3 }));
    const asked = [...server.asked];
    expect(asked).toEqual(["/dati/things/index.json", "/dati/things/c.json"]);
    expect((await data.list(inParts, state({ page: 3 }), never)).results).toEqual([
      { id: "c", title: "Cave e miniere", status: "is_law" },
    ]);
    server.close();
    expect(server.asked).toEqual(asked);
  });
});
