import { expect, it } from "vitest";
import { openAnswers, type Question } from "#src/islands/search/answers.ts";
import type { SearchIndex } from "#src/islands/search/search-index.ts";

const question: Question = { text: "salute", kind: "", year: "", limit: 10, isOlder: false };

const person = {
  path: "/persone/salte",
  title: "Anna Salte",
  detail: "",
  kind: "person",
  date: "",
  text: "Anna Salte",
};

/** An index with the titles given, that writes down what it is asked. */
function watchedIndex(events: string[], titles: readonly string[], olderYears: readonly string[] = []): SearchIndex {
  const hits = titles.map((title) => ({ path: `/${title}`, title, detail: "", kind: "act", date: "", text: title }));
  return {
    aliases: {},
    nearPeople: (text) => {
      events.push(`near ${text}`);
      return Promise.resolve(text === "salte" ? [person] : []);
    },
    olderYears,
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

it("loads the index once, when it is opened or first asked, and looks for a question once", async () => {
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

it("looks into the older years when nothing is found, newest first and no further than needed", async () => {
  const events: string[] = [];
  const index = watchedIndex(events, [], ["2022", "2023", "2024"]);
  const hit = { path: "/salute", title: "Salute", detail: "", kind: "act", date: "", text: "Salute" };
  const search: SearchIndex["search"] = async (...asked) => {
    await index.search(...asked);
    return events.includes("add 2023") ? { count: 1, hits: [hit] } : { count: 0, hits: [] };
  };
  const { ask } = openAnswers(() => Promise.resolve({ ...index, search }));
  expect(await ask(question)).toEqual({ count: 1, hits: [hit], isNear: false, canAddOlder: true });
  expect(events.filter((event) => event.startsWith("add"))).toEqual(["add 2024", "add 2023"]);
});

it("adds all older years when asked, and of a year chosen that one alone", async () => {
  const events: string[] = [];
  const { ask } = openAnswers(() => Promise.resolve(watchedIndex(events, [], ["2022", "2023"])));
  expect(await ask({ ...question, year: "2022" })).toEqual({ count: 0, hits: [], isNear: true, canAddOlder: false });
  expect(await ask({ ...question, isOlder: true })).toEqual({ count: 0, hits: [], isNear: true, canAddOlder: false });
  expect(events.filter((event) => event.startsWith("add"))).toEqual(["add 2022", "add 2022 2023"]);
});

it("keeps no failure: the next question loads the index anew", async () => {
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

it("puts names that are nearly the text before what only comes near, and says that nothing has it", async () => {
  const events: string[] = [];
  const { ask } = openAnswers(() => Promise.resolve(watchedIndex(events, ["Sale e tabacchi", "Salvia"])));
  const { count, hits, isNear } = await ask({ ...question, text: "salte" });
  expect([count, hits.map(({ title }) => title), isNear]).toEqual([2, ["Anna Salte", "Sale e tabacchi"], true]);
  await ask({ ...question, text: "salte", kind: "Atti" });
  await ask({ ...question, text: "salvia" });
  expect(events.filter((event) => event.startsWith("near"))).toEqual(["near salte"]);
});

it("finds nothing where all that the index gives has nothing to do with the text", async () => {
  const { ask } = openAnswers(() => Promise.resolve(watchedIndex([], ["Emendamento 2.12 al ddl S. 160"])));
  expect(await ask({ ...question, text: "scuola" })).toEqual({ count: 0, hits: [], isNear: true, canAddOlder: false });
});

it("looks for a code as the one word that stands for every spelling, in older years too until its act is found", async () => {
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
