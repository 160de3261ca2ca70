import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Answer } from "#src/components/search/SiteSearch.island.tsx";
import type { SearchView } from "#src/components/search/use-site-search.ts";

const hit = { path: "/persone/rossi", title: "Anna Rossi", detail: "Deputata", kind: "person", date: "", text: "" };
const view: SearchView = {
  status: "done",
  asked: { text: "rossi", kind: "", year: "" },
  count: 1,
  hits: [hit],
  isNear: false,
  from: null,
};
const still = { retry: () => {}, more: () => {}, addOlder: () => {} };
const answerTo = (asked: Partial<SearchView>, hasVotes = true): string =>
  renderToStaticMarkup(<Answer view={{ ...view, ...asked }} {...still} hasVotes={hasVotes} />).replaceAll(
    "\u00a0",
    " ",
  );

it("shows the number of results, and how many of them are displayed", () => {
  expect(answerTo({})).toContain('role="status">1 risultato</p>');
  expect(answerTo({ count: 30, hits: [hit, { ...hit, path: "/persone/russo" }], from: 2025 })).toContain(
    'role="status">30 risultati: i primi 2. Gli anni prima del 2025 non sono cercati per intero.</p>',
  );
});

it("links to the list of votes only if it exists", () => {
  const link = "Cerca «rossi» fra tutte le votazioni, emendamenti compresi";
  expect(answerTo({})).toContain(link);
  expect(answerTo({}, false)).not.toContain(link);
  expect(answerTo({ count: 0, hits: [] }, false)).not.toContain("votazioni");
});

it("links to the list first for a query by day, sitting or vote: the index contains few of them", () => {
  const [link, hits] = ["fra tutte le votazioni", 'aria-label="Risultati"'];
  const isFirst = (text: string): boolean => {
    const html = answerTo({ asked: { text, kind: "", year: "" } });
    expect(html.split(link)).toHaveLength(2);
    return html.indexOf(link) < html.indexOf(hits);
  };
  const texts = [
    "18/11/2024",
    "18 novembre 2024",
    "seduta 324 votazione 28",
    "rossi",
    "legge 13 luglio 2025",
    "C. 1780",
  ];
  expect(texts.filter(isFirst)).toEqual(["18/11/2024", "18 novembre 2024", "seduta 324 votazione 28"]);
});

it("proposes fewer words only for several", () => {
  const none = (text: string) => answerTo({ count: 0, hits: [], asked: { text, kind: "", year: "" } });
  expect(none("referendum")).toContain("Si può provare con un’altra parola, o con il numero dell’atto.");
  expect(none("referendum acqua")).toContain("Si può provare con meno parole, con il cognome soltanto");
});
