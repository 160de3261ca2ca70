import { expect, it } from "vitest";
import { openAnswers, type Question } from "#src/islands/search/answers.ts";
import type { SearchIndex } from "#src/islands/search/search-index.ts";

const question: Question = { text: "salute", kind: "", year: "", limit: 10, isOlder: false };

/** An index with the titles given, that writes down what it is asked. */
function watchedIndex(events: string[], titles: readonly string[], olderYears: readonly string[] = []): SearchIndex {
  const hits = titles.map((title) => ({ path: `/${title}`, title, detail: "", kind: "act", date: "", text: title }));
  return {
    aliases: {},
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
  const hit = { path: "/scuola", title: "Scuola", detail: "", kind: "act", date: "", text: "Scuola" };
  const search: SearchIndex["search"] = async (...asked) => {
    await index.search(...asked);
    return events.includes("add 2023") ? { count: 1, hits: [hit] } : { count: 0, hits: [] };
  };
  const { ask } = openAnswers(() => Promise.resolve({ ...index, search }));
  expect(await ask(question)).toEqual({ count: 1, hits: [hit], canAddOlder: true });
  expect(events.filter((event) => event.startsWith("add"))).toEqual(["add 2024", "add 2023"]);
});

it("adds all older years when asked, and of a year chosen that one alone", async () => {
  const events: string[] = [];
  const { ask } = openAnswers(() => Promise.resolve(watchedIndex(events, [], ["2022", "2023"])));
  expect(await ask({ ...question, year: "2022" })).toEqual({ count: 0, hits: [], canAddOlder: false });
  expect(await ask({ ...question, isOlder: true })).toEqual({ count: 0, hits: [], canAddOlder: false });
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
