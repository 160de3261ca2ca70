import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { decreeListLabels } from "#src/i18n/act-lists.ts";
import { votesListLabels } from "#src/i18n/votes-list.ts";
import { FilteredList } from "#src/islands/list/FilteredList.tsx";
import { decreeSource } from "#src/stores/act-sources.ts";
import { votesSource } from "#src/stores/votes-source.ts";

const none = { count: 0, results: [], page: 1 };
const Rows = () => null;

it("says that only key votes were looked at, and leads to all votes", () => {
  const spec = { source: votesSource, labels: votesListLabels([], []), Rows };
  const html = renderToStaticMarkup(<FilteredList spec={spec} initial={none} />);
  expect(html).toContain(
    'Si è cercato solo tra i voti chiave. <a href="?main_vote_type=all">Cerca tra tutte le votazioni</a>',
  );
  expect(html).not.toContain("Azzera");
});

it("leads to the whole list where all rows were looked at", () => {
  const spec = { source: decreeSource, labels: decreeListLabels({}), Rows };
  const html = renderToStaticMarkup(<FilteredList spec={spec} initial={none} />);
  expect(html).toContain("Togli un filtro, oppure torna all’elenco completo con «Azzera».");
});
