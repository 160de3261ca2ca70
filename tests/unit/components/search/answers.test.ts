import { expect, it } from "vitest";
import { openAnswers, type Question } from "#src/components/search/answers.ts";
import type { Asked, SearchIndex } from "#src/components/search/search-index.ts";

const question: Question = { text: "salute", kind: "", year: "", limit: 10, isOlder: false };

const person = {
  path: "/persone/salte",
  title: "Anna Salte",
  detail: "",
  kind: "person",
  date: "",
  text: "Anna Salte",
};

const lecce = {
  path: "/chi-mi-rappresenta?comune=lecce",
  title: "Lecce",
  detail: "Comune, provincia di Lecce",
  kind: "place",
  date: "",
  text: "Lecce Lecce",
};

const amendment = {
  path: "/votazioni/vs19_641_030",
  title: "Emendamento 1.11 (Chiusascura) al ddl C. 2750",
  detail: "Votazione alla Camera, 19 novembre 2026: respinto, 163 a 97",
  kind: "vote",
  date: "2026-11-19",
  text: "Emendamento 1.11 (Chiusascura) al ddl C. 2750",
};

const unvoted = {
  path: "/emendamenti/01402199",
  title: "Emendamento 1.206 al ddl S. 615",
  detail: "Proposta al Senato, di Anna Salte",
  kind: "act",
  date: "",
  text: "Emendamento 1.206 al ddl S. 615. Sopprimere le parole: argini dei fiumi",
};

const record = {
  path: "/persone/salte?search=acqua#come-ha-votato",
  title: "Come ha votato Anna Salte su «acqua»",
  detail: "Deputata, GIN",
  kind: "page",
  date: "",
  text: "Come ha votato Anna Salte su «acqua»",
};
const pair = { ...record, path: "/confronta/gruppi/camera-fel/camera-gin", title: "Confronta GIN e FEL alla Camera" };

/** Searches that are questions. */
const asked: Readonly<Record<string, readonly Asked[]>> = {
  "salte acqua": [{ hit: record, words: "acqua" }],
  "GIN FEL": [{ hit: pair, words: "" }],
};

/** An index with the given titles that records its queries. */
function watchedIndex(events: string[], titles: readonly string[], olderYears: readonly string[] = []): SearchIndex {
  const hits = titles.map((title) => ({ path: `/${title}`, title, detail: "", kind: "act", date: "", text: title }));
  return {
    aliases: {},
    nearPeople: (text) => {
      events.push(`near ${text}`);
      return Promise.resolve(text === "salte" ? [person] : []);
    },
    olderYears,
    places: (text) => Promise.resolve(text === "Lecce" ? [lecce] : []),
    questions: (text) => Promise.resolve(asked[text] ?? []),
    votes: (text, year, limit) => {
      events.push(`votes ${text} ${year} ${limit}`);
      return Promise.resolve(/Chiusascura|falda/.test(text) ? [amendment] : []);
    },
    amendments: (text, limit) => {
      events.push(`amendments ${text} ${limit}`);
      return Promise.resolve(/argini/.test(text) ? [unvoted] : []);
    },
    addYears: (years) => {
      if (years.length > 0) events.push(`add ${years.join(" ")}`);
      return Promise.resolve();
    },
    search: (text, filters, limit) => {
      events.push(`search ${text} ${JSON.stringify(filters)} ${limit}`);
      return Promise.resolve({ count: hits.length, hits });
    },
  };
}

it("loads the index once, when opened or first queried, and runs each query once", async () => {
  const events: string[] = [];
  const { open, ask } = openAnswers(() => {
    events.push("load");
    return Promise.resolve(watchedIndex(events, ["Salute"]));
  });
  expect(events).toEqual([]);
  open();
  open();
  const prepared = ask(question);
  expect(await ask({ ...question })).toBe(await prepared);
  await ask({ ...question, kind: "Atti", year: "2025", limit: 40 });
  expect(events).toEqual(["load", "search salute {} 30", `search salute {"tipo":"Atti","anno":"2025"} 40`]);
});

it("searches older years when nothing is found, newest first and no further than needed", async () => {
  const events: string[] = [];
  const index = watchedIndex(events, [], ["2022", "2023", "2024"]);
  const hit = { path: "/salute", title: "Salute", detail: "", kind: "act", date: "", text: "Salute" };
  const search: SearchIndex["search"] = async (...asked) => {
    await index.search(...asked);
    return events.includes("add 2023") ? { count: 1, hits: [hit] } : { count: 0, hits: [] };
  };
  const { ask } = openAnswers(() => Promise.resolve({ ...index, search }));
  expect(await ask(question)).toEqual({ count: 1, hits: [hit], isNear: false, from: 2023 });
  expect(events.filter((event) => event.startsWith("add"))).toEqual(["add 2024", "add 2023"]);
});

it("adds all older years on request, and only one year if selected", async () => {
  const events: string[] = [];
  const { ask } = openAnswers(() => Promise.resolve(watchedIndex(events, [], ["2022", "2023"])));
  expect(await ask({ ...question, year: "2022" })).toEqual({ count: 0, hits: [], isNear: true, from: null });
  expect(await ask({ ...question, isOlder: true })).toEqual({ count: 0, hits: [], isNear: true, from: null });
  expect(events.filter((event) => event.startsWith("add"))).toEqual(["add 2022", "add 2022 2023"]);
});

it("does not cache a failure: the next query loads the index again", async () => {
  const events: string[] = [];
  let isOffline = true;
  const { open, ask } = openAnswers(() => {
    events.push("load");
    return isOffline ? Promise.reject(new Error("offline")) : Promise.resolve(watchedIndex(events, ["Salute"]));
  });
  open();
  await expect(ask(question)).rejects.toThrow("offline");
  isOffline = false;
  expect((await ask(question)).count).toBe(1);
  expect(events).toEqual(["load", "load", "search salute {} 30"]);
});

it("ranks fuzzy name matches before other fuzzy hits, and reports that nothing matches exactly", async () => {
  const events: string[] = [];
  const { ask } = openAnswers(() => Promise.resolve(watchedIndex(events, ["Sale e tabacchi", "Salvia"])));
  const { count, hits, isNear } = await ask({ ...question, text: "salte" });
  expect([count, hits.map(({ title }) => title), isNear]).toEqual([2, ["Anna Salte", "Sale e tabacchi"], true]);
  await ask({ ...question, text: "salte", kind: "Atti" });
  await ask({ ...question, text: "salvia" });
  expect(events.filter((event) => event.startsWith("near"))).toEqual(["near salte"]);
});

it("finds nothing where no hit of the index is related to the text", async () => {
  const { ask } = openAnswers(() => Promise.resolve(watchedIndex([], ["Emendamento 2.12 al ddl S. 160"])));
  expect(await ask({ ...question, text: "scuola" })).toEqual({ count: 0, hits: [], isNear: true, from: null });
});

it("searches for a code by its normalized word, in older years too until its act is found", async () => {
  const events: string[] = [];
  const index = watchedIndex(events, ["Emendamento al ddl C. 1510"], ["2023", "2024"]);
  const { ask } = openAnswers(() => Promise.resolve(index));
  await ask({ ...question, text: "atto camera 1510" });
  expect(events.filter((event) => !event.startsWith("near"))).toEqual([
    `search "c1510" {} 30`,
    "add 2024",
    `search "c1510" {} 30`,
    "add 2023",
    `search "c1510" {} 30`,
  ]);
});

it("finds a municipality by its name, and nothing whose name is only spelt alike", async () => {
  const lombardy = {
    ...{ path: "/territori/lombardia", title: "Lombardia", kind: "page", date: "" },
    detail: "Chi rappresenta Como, Lecco: deputati e senatori",
    text: "Lombardia. Chi rappresenta Como, Lecco: deputati e senatori",
  };
  const index = watchedIndex([], []);
  const search: SearchIndex["search"] = () => Promise.resolve({ count: 1, hits: [lombardy] });
  const { ask } = openAnswers(() => Promise.resolve({ ...index, search }));
  expect(await ask({ ...question, text: "Lecce" })).toEqual({ count: 1, hits: [lecce], isNear: false, from: null });
  expect((await ask({ ...question, text: "Lecce", kind: "Persone" })).hits).not.toContain(lecce);
  expect((await ask({ ...question, text: "Lecce", kind: "Comuni, province e collegi" })).hits).toEqual([lecce]);
  expect((await ask({ ...question, text: "Lecco" })).hits).toEqual([lombardy]);
});

it("takes amendments from the list of all votes, only for a search that names what is voted", async () => {
  const events: string[] = [];
  const { ask } = openAnswers(() => Promise.resolve(watchedIndex(events, ["Salute"])));
  const { hits, count } = await ask({ ...question, text: "emendamento Chiusascura" });
  expect([count, hits]).toEqual([1, [amendment]]);
  expect((await ask({ ...question, text: "em. Chiusascura", kind: "Atti" })).hits).toEqual([]);
  await ask({ ...question, text: "Chiusascura" });
  // The list has all years: no older index is loaded for what it finds.
  const older = watchedIndex(events, [], ["2022"]);
  const found = openAnswers(() => Promise.resolve(older));
  expect((await found.ask({ ...question, text: "emendamento Chiusascura" })).hits).toEqual([amendment]);
  expect(events.filter((event) => event.startsWith("add"))).toEqual([]);
  expect(events.filter((event) => event.startsWith("votes"))).toEqual([
    "votes emendamento Chiusascura  10",
    "votes emendamento Chiusascura  10",
  ]);
});

it("takes amendments without a vote from their own index, for a phrase that nothing else has", async () => {
  const events: string[] = [];
  const { ask } = openAnswers(() => Promise.resolve(watchedIndex(events, ["Salute"])));
  const found = { count: 1, hits: [unvoted], isNear: false, from: null };
  expect(await ask({ ...question, text: "argini dei fiumi" })).toEqual(found);
  expect(await ask({ ...question, text: "argini dei fiumi", kind: "Atti" })).toEqual(found);
  await ask({ ...question, text: "argini dei fiumi", kind: "Persone" });
  await ask({ ...question, text: "argini dei fiumi", year: "2025" });
  await ask({ ...question, text: "argini" });
  // What the list of votes has is not asked for again.
  await ask({ ...question, text: "una falda" });
  expect(events.filter((event) => event.startsWith("amendments"))).toEqual([
    "amendments argini dei fiumi 10",
    "amendments argini dei fiumi 10",
  ]);
});

it("answers a question first, then what its other words find", async () => {
  const events: string[] = [];
  const { ask } = openAnswers(() => Promise.resolve(watchedIndex(events, ["Acqua"], ["2022"])));
  const { hits, ...rest } = await ask({ ...question, text: "salte acqua" });
  expect(hits.map(({ title }) => title)).toEqual(["Come ha votato Anna Salte su «acqua»", "Acqua"]);
  expect(rest).toEqual({ count: 2, isNear: false, from: 2023 });
  // Two groups are the whole search: no index of an older year is loaded for them.
  expect(await ask({ ...question, text: "GIN FEL" })).toEqual({ count: 1, hits: [pair], isNear: false, from: null });
  expect(events).toEqual(["search salte acqua {} 6", "search acqua {} 30"]);
});

it("puts a title that contains the words of a question before its answer", async () => {
  const { ask } = openAnswers(() => Promise.resolve(watchedIndex([], ["Salte acqua e sale", "Acqua"])));
  const { hits, count } = await ask({ ...question, text: "salte acqua" });
  expect(hits.map(({ title }) => title)).toEqual([
    "Salte acqua e sale",
    "Come ha votato Anna Salte su «acqua»",
    "Acqua",
  ]);
  expect(count).toBe(3);
});

it("answers no question where a kind or a year is chosen", async () => {
  const { ask } = openAnswers(() => Promise.resolve(watchedIndex([], ["Acqua"])));
  expect((await ask({ ...question, text: "salte acqua", kind: "Atti" })).hits.map(({ title }) => title)).toEqual([
    "Acqua",
  ]);
  expect((await ask({ ...question, text: "salte acqua", year: "2026" })).hits.map(({ title }) => title)).toEqual([
    "Acqua",
  ]);
});

it("looks for the words of what was voted where nothing else has them, and only there", async () => {
  const events: string[] = [];
  const { ask } = openAnswers(() => Promise.resolve(watchedIndex(events, ["Falde acquifere"])));
  const { hits, isNear, count } = await ask({ ...question, text: "ricarica della falda" });
  expect([hits.map(({ path }) => path), isNear, count]).toEqual([[amendment.path], false, 1]);
  await ask({ ...question, text: "falde acquifere" });
  await ask({ ...question, text: "faldone" });
  await ask({ ...question, text: "ricarica della falda", kind: "Atti" });
  expect(events.filter((event) => event.startsWith("votes"))).toEqual(["votes ricarica della falda  10"]);
});
