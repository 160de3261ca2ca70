/** A site with a live API: the build, and what the API has and the build lacks. */
import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { territoryList } from "#src/lib/lists/members.ts";
import { governmentBillList } from "#src/lib/lists/government-bills.ts";
import { strengthList } from "#src/lib/lists/strength.ts";
import { decodeState, withFilter } from "#src/lib/filters/codec.ts";
import { defaultState, type ListState } from "#src/lib/filters/definition.ts";
import { files } from "#src/lib/routes.ts";

import { toIndex, toSetFile } from "#src/lib/filters/indexed-list.ts";
import { votesList } from "#src/lib/lists/votes.ts";
import type { MemberRow } from "#src/contracts/members.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { actSources } from "#src/stores/act-sources.ts";
import { completeSource, type ListSource } from "#src/stores/data-port.ts";
import { eventSource } from "#src/stores/event-source.ts";
import { memberListSpec } from "#src/components/members/member-list-spec.tsx";
import { liveData } from "#src/stores/parliament-data-live.ts";
import { fileSource } from "#src/stores/read-rows.ts";
import { votePoints, votesSource } from "#src/stores/votes-source.ts";
import { startServer, type TestServer } from "#tests/fixtures/api-server.ts";

/** Four votes, of which the last two are newer than the build. */
const votings = readFileSync("tests/fixtures/api-answers/votings-list.json", "utf8");

const built = (number: number, fields: Partial<VoteRow>): VoteRow => ({
  ...{ id: `vs19_266_0${number}`, date: "2024-03-20", branch: "C", sitting: 266, number, title: `Votazione ${number}` },
  ...{ subject: null, subType: "AMEND", isKey: false, isFinal: false, isConfidence: false, isSecret: false },
  ...{ outcome: "rejected", outcomeText: "Respinta", ayes: 100, noes: 150, abstained: 0, margin: 26, rebels: 3 },
  ...{ majorityCohesion: 90, status: "verified", government: "i-governo-uno", acts: ["bill/S_1780"] },
  ...fields,
});
const votes = [built(64, {}), built(63, { isKey: true })];

const published: Readonly<Record<string, unknown>> = {
  [files.shard("votazioni", "indice")]: {
    revision: "r1",
    chambers: { C: "c1", S: "s1" },
    ...toIndex(votesList, votes),
  },
  [files.shard("votazioni", "chiave")]: { rows: votes.filter(({ isKey }) => isKey) },
  [files.shard("votazioni", "C-266-2024-03-20")]: { rows: votes },
  [files.shard("votazioni", "ribelli")]: { revision: "r1", ...toSetFile(votesList, "ribelli", votes) },
  [files.shard("votazioni", "margini")]: { revision: "r1", ...toSetFile(votesList, "margini", votes) },
  [files.acts("decree", "indice")]: [],
  [files.acts("dlgs", "indice")]: [],
  [files.shard("persone", "identificativi")]: { "ada-neri-1970-01-31": "neri-ada" },
  [files.shard("persone", "ricerca")]: {
    rows: [["neri-ada", "Neri", "Ada", "1a2b3c4d", ["Deputata, SAL"], 1]],
  },
};

type Reply = (url: URL, response: ServerResponse) => void;
const json = (response: ServerResponse, body: unknown): void => void response.end(JSON.stringify(body));
const whole: Reply = (url, response) => {
  if (url.pathname === "/v1/votings/") response.end(votings);
  else response.writeHead(404).end();
};

let server: TestServer;
let api: Reply;
beforeEach(async () => {
  api = whole;
  server = await startServer((url, response) => {
    const file = published[url.pathname];
    if (url.pathname.startsWith("/v1/")) api(url, response);
    else if (file === undefined) response.writeHead(404).end();
    else json(response, file);
  });
});
afterEach(() => server.close());

const open = (patience = 3000) => liveData(`${server.address}/v1/`, { origin: server.address, patience });
const calls = (): string[] => server.asked.filter((path) => path.startsWith("/v1/")).map((path) => path.slice(4));
const never = new AbortController().signal;
const asked = (query: string): ListState => decodeState(votesSource, new URLSearchParams(query));

describe("a choice in a list", () => {
  const territory = completeSource(territoryList<MemberRow>(), () => Promise.resolve([]));
  /** Makes every choice of a list, on a page of its own, and downloads each; `paths`: what may be asked. */
  const choose = async <Row, Bare>(source: ListSource<Row, Bare>, ...paths: readonly string[]): Promise<void> => {
    const begin = defaultState(source);
    const choices = [
      ...source.filters.flatMap(({ name, values = ["Ada"] }) =>
        values.map((value) => withFilter(source, begin, name, [value])),
      ),
      ...source.orderings.flatMap(({ name }) => [name, `-${name}`].map((ordering) => ({ ...begin, ordering }))),
      { ...begin, page: 2 },
    ];
    const newest = paths.flatMap((path) => [1, 2, 3].map((page) => `${path}&page=${page}&page_size=200`));
    for (const choice of choices) {
      server.asked.length = 0;
      await open()
        .list(source, choice, never)
        .catch(() => undefined);
      expect(calls()).toEqual(newest);
      server.asked.length = 0;
      await open()
        .all(source, choice, never)
        .catch(() => undefined);
      expect(calls()).toEqual(newest);
    }
  };
  it.each<readonly [string, () => Promise<void>]>([
    ["votes", () => choose(votesSource, "votings/?main_vote_type=all&ordering=-date")],
    ["chart of votes", () => choose(votePoints, "votings/?main_vote_type=all&ordering=-date")],
    ["decree-laws", () => choose(actSources(null).decree, "govdecrees/?ordering=-publication_gu_date")],
    ["legislative decrees", () => choose(actSources(null).dlgs, "govbills/?ordering=-bill_date")],
    ["bills", () => choose(actSources(null).bill)],
    ["implementing decrees", () => choose(actSources(null).datt)],
    ["deputies", () => choose(memberListSpec("C", [], []).source)],
    ["a territory", () => choose(territory)],
    ["strength index", () => choose(fileSource(strengthList(), "/dati/x.json"))],
    ["bills of a government", () => choose(fileSource(governmentBillList("i-governo-uno"), "/dati/x.json"))],
    ["events", () => choose(eventSource(["2024"]))],
  ])("asks the API for its newest rows alone, with at most three calls: %s", async (_name, check) => {
    // A collection of which all pages are newer than the build.
    api = (_url, response) => response.end(votings.replaceAll("266_", "999_"));
    await check();
  });
  it("asks once, however many choices follow", async () => {
    const data = open();
    for (const query of ["branch=C", "main_vote_type=all", "main_vote_type=all&page=2", "outcome=approved"])
      await data.list(votesSource, asked(query), never);
    await data.all(votePoints, asked("main_vote_type=all"), never);
    expect(calls()).toHaveLength(1);
  });
  it("asks no more for its chart, or for the next choice, when the API fails", async () => {
    api = (_url, response) => response.end(votings.replaceAll("266_", "999_"));
    const data = open();
    const state = asked("main_vote_type=all");
    expect((await data.list(votesSource, state, never)).newer).toBeNull();
    await data.all(votePoints, state, never);
    await data.list(votesSource, { ...state, page: 2 }, never);
    expect(calls()).toHaveLength(3);
  });
  it("asks nothing before it is made", async () => {
    await open().prefetch(votesSource, asked("main_vote_type=all"));
    expect(calls()).toEqual([]);
  });
});

describe("newer votes", () => {
  const ids = async (query: string) => {
    const { count, newer, results } = await open().list(votesSource, asked(query), never);
    return { count, newer, ids: results.map(({ id }) => id) };
  };
  const newest = ["vs19_547_043", "vs19_547_027"];

  it("join those of the build on every page, with one count", async () => {
    const pages = ["main_vote_type=all&page_size=3", "main_vote_type=all&page_size=3&page=2"];
    expect(await Promise.all(pages.map(ids))).toEqual([
      { count: 4, newer: 2, ids: [...newest, "vs19_266_064"] },
      { count: 4, newer: 2, ids: ["vs19_266_063"] },
    ]);
  });
  it("are filtered and ordered by what their rows carry, and are in no selection by what they lack", async () => {
    expect(await ids("main_vote_type=all&outcome=approved")).toEqual({ count: 2, newer: 2, ids: newest });
    expect(await ids("main_vote_type=all&outcome=rejected&year=2024")).toMatchObject({ count: 2, newer: 0 });
    expect(await ids("main_vote_type=all&ordering=-n_rebels")).toMatchObject({
      ids: ["vs19_547_027", "vs19_266_064", "vs19_266_063", "vs19_547_043"],
    });
    expect(await ids("main_vote_type=all&government=i-governo-uno")).toMatchObject({ count: 2, newer: 0 });
    expect(await ids("main_vote_type=all&bill=S_1780")).toMatchObject({ count: 2, newer: 0 });
    expect(await ids("search=votazione")).toEqual({ count: 1, newer: 0, ids: ["vs19_266_063"] });
  });
  it("are part of the chart and of the download", async () => {
    const data = open();
    const points = await data.all(votePoints, asked("main_vote_type=all"), never);
    expect(points.map(({ id, margin }) => `${id} ${String(margin)}`)).toEqual([
      ...["vs19_547_043 120", "vs19_547_027 20", "vs19_266_064 26", "vs19_266_063 26"],
    ]);
    const rows = await data.all(votesSource, asked("main_vote_type=all&ordering=date"), never);
    expect(rows.map(({ title }) => title)).toEqual([
      "Votazione 63",
      "Votazione 64",
      "ARTICOLO 3",
      "DDL 1539 - ARTICOLO 3",
    ]);
  });
  it("state what the API states, and nothing else", async () => {
    const { results } = await open().list(votesSource, asked("main_vote_type=all&outcome=approved"), never);
    expect(results[1]).toEqual({
      ...{ id: "vs19_547_027", date: "2025-10-14", branch: "C", sitting: 547, number: 27, title: "ARTICOLO 3" },
      ...{ subject: null, subType: "ART", isKey: false, isFinal: false, isConfidence: false },
      // The API gives false for secret ballots, too.
      isSecret: null,
      ...{ outcome: "approved", outcomeText: "Approvata", ayes: null, noes: null, abstained: null },
      ...{ margin: 20, rebels: 5, majorityCohesion: 55.97, government: null, acts: [] },
    });
  });
  it("without evaluable positions have neither rebels nor cohesion", async () => {
    api = (_url, response) => response.end(votings.replaceAll("55.97", "0.0"));
    const { results } = await open().list(votesSource, asked("main_vote_type=all&outcome=approved"), never);
    expect(results[1]).toMatchObject({ id: "vs19_547_027", rebels: null, majorityCohesion: null });
  });
});

describe("a newer vote with a value that cannot be", () => {
  const last = votings.indexOf('"slug": "vs19_547_043"');
  it.each([
    ["a day that is text", '"2025-10-14"', '"giovedi"'],
    ["a day that is a number", '"2025-10-14"', "20251014"],
    ["30 February", '"2025-10-14"', '"2025-02-30"'],
    ["a day that has not come", '"2025-10-14"', '"2099-01-01"'],
    ["a day before the legislature", '"2025-10-14"', '"2022-10-12"'],
    ["a cohesion over 100", '"majority_cohesion_rate": 59.26', '"majority_cohesion_rate": 140'],
    ["a negative cohesion", '"majority_cohesion_rate": 59.26', '"majority_cohesion_rate": -1'],
    ["a negative margin", '"n_margin": 120', '"n_margin": -3'],
    ["half a rebel", '"n_rebels": 0', '"n_rebels": 0.5'],
    ["the number 0", '"number": 43', '"number": 0'],
    ["an id that leaves the list", '"identifier": "vs19_547_043"', '"identifier": "../../faq"'],
    ["an id of an error", '"identifier": "vs19_547_043"', '"identifier": "undefined"'],
    ["a title of an error", '"DDL 1539 - ARTICOLO 3"', '"NULL"'],
  ])("is left out alone: %s", async (_name, from, to) => {
    const row = votings.slice(last);
    expect(row).toContain(from);
    api = (_url, response) => response.end(votings.slice(0, last) + row.replace(from, to));
    const { count, newer, results } = await open().list(votesSource, asked("main_vote_type=all"), never);
    expect({ count, newer, ids: results.map(({ id }) => id) }).toEqual({
      ...{ count: 3, newer: 1 },
      ids: ["vs19_547_027", "vs19_266_064", "vs19_266_063"],
    });
  });
});

describe("without an answer of the API", () => {
  const list = (patience?: number) => open(patience).list(votesSource, asked("main_vote_type=all"), never);
  const alone = { count: 2, newer: null };

  it.each<readonly [string, Reply]>([
    ["an error", (_url, response) => response.writeHead(503).end()],
    ["no JSON", (_url, response) => response.end("<html>")],
    ["a line that breaks", (_url, response) => response.destroy()],
    ["only rows that the build lacks", (_url, response) => json(response, { count: 9000, results: [] })],
  ])("the build answers alone, and says so: %s", async (_name, reply) => {
    api = reply;
    expect(await list()).toMatchObject(alone);
  });
  it("the build does not wait, and a late answer serves the next choice", async () => {
    const waiting: ServerResponse[] = [];
    api = (_url, response) => waiting.push(response);
    const data = open(0);
    expect(await data.list(votesSource, asked("main_vote_type=all"), never)).toMatchObject(alone);
    const step = (): Promise<void> => new Promise((done) => setImmediate(done));
    while (waiting.length === 0) await step();
    waiting[0]?.end(votings);
    let next = await data.list(votesSource, asked("main_vote_type=all"), never);
    while (next.newer === null) {
      await step();
      next = await data.list(votesSource, asked("main_vote_type=all"), never);
    }
    expect([next.count, calls().length]).toEqual([4, 1]);
  });
  it("a search for people finds those of the build", async () => {
    api = (_url, response) => response.writeHead(503).end();
    const { count, results } = await open().persons({ search: "neri", page: 1, page_size: 10 });
    expect([count, results.map(({ id }) => id)]).toEqual([1, ["neri-ada"]]);
  });
});

describe("a search for people", () => {
  const row = (slug: string, name: string) => ({
    id: 7,
    slug,
    name,
    image: "//altrove.example/foto.jpg",
    roles: ["Deputata"],
  });
  const people = [row("ada-neri-1970-01-31", "Ada Neri"), row("eva-nerini-1980-02-03", "Eva Nerini")];
  beforeEach(() => {
    api = (_url, response) => json(response, { count: 2, results: people });
  });

  it("sends no call without a term", async () => {
    const { count } = await open().persons({ search: " ", page: 1, page_size: 10 });
    await open().persons({ search: "", page: 1, page_size: 1 });
    expect([count, calls()]).toEqual([1, []]);
  });
  it("adds people whom the build lacks, and shows the others as in the build", async () => {
    const data = open();
    const { count, results, newer } = await data.persons({ search: "ner", page: 1, page_size: 10 });
    await data.persons({ search: "ner", page: 2, page_size: 10 });
    expect(calls()).toEqual(["persons/?search=ner&page=1&page_size=10"]);
    expect(count).toBe(1);
    expect(results).toEqual([
      {
        id: "neri-ada",
        name: "Neri Ada",
        image: "/foto/neri-ada-1a2b3c4d.webp",
        roles: ["Deputata, SAL"],
        isActive: true,
      },
    ]);
    expect(await newer).toEqual([
      { id: "eva-nerini-1980-02-03", name: "Eva Nerini", image: null, roles: ["Deputata"], isActive: true },
    ]);
  });
  it("leaves out a person whose address would be another one, or whose name is an error", async () => {
    const odd = [row("../../faq", "Eva Nerini"), row("eva-nerini-1980-02-03", "undefined"), row("x/y", "Ada Nerini")];
    api = (_url, response) => json(response, { count: 3, results: odd });
    expect(await (await open().persons({ search: "ner" })).newer).toEqual([]);
  });
});
