import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Answer } from "#src/islands/search/SiteSearch.island.tsx";
import type { SearchView } from "#src/islands/search/use-site-search.ts";

const hit = { path: "/persone/rossi", title: "Anna Rossi", detail: "Deputata", kind: "person", date: "", text: "" };
const view: SearchView = {
  status: "done",
  asked: { text: "rossi", kind: "", year: "" },
  count: 1,
  hits: [hit],
  isNear: false,
  canAddOlder: false,
};
const still = { retry: () => {}, more: () => {}, addOlder: () => {} };
const answerTo = (asked: Partial<SearchView>, hasVotes = true): string =>
  renderToStaticMarkup(<Answer view={{ ...view, ...asked }} {...still} hasVotes={hasVotes} />).replaceAll(
    "\u00a0",
    " ",
  );

it("says how many results there are, and how many of them are in sight", () => {
  expect(answerTo({})).toContain('role="status">1 risultato</p>');
  expect(answerTo({ count: 30, hits: [hit, { ...hit, path: "/persone/russo" }], canAddOlder: true })).toContain(
    'role="status">30 risultati negli anni più recenti: i primi 2</p>',
  );
});

it("sends the reader to the list of votes only where there is one", () => {
  const link = "Cerca «rossi» fra tutte le votazioni, emendamenti compresi";
  expect(answerTo({})).toContain(link);
  expect(answerTo({}, false)).not.toContain(link);
  expect(answerTo({ count: 0, hits: [] }, false)).not.toContain("votazioni");
});
