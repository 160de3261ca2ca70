import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { actListLabels } from "#src/i18n/act-lists.ts";
import { votesListLabels } from "#src/i18n/votes-list.ts";
import { FilteredList } from "#src/components/list/FilteredList.tsx";
import { memberListSpec } from "#src/components/members/member-list-spec.tsx";
import { actSources } from "#src/stores/act-sources.ts";
import { votesSource } from "#src/stores/votes-source.ts";

const none = { count: 0, results: [], page: 1 };
const Rows = () => null;

it("states that only key votes were searched, and links to all votes", () => {
  const spec = { source: votesSource, missingParts: [], labels: votesListLabels(), Rows };
  const html = renderToStaticMarkup(<FilteredList spec={spec} initial={none} />);
  expect(html).toContain(
    'Si è cercato solo fra i voti chiave. <a href="?main_vote_type=all">Cerca fra tutte le votazioni</a>',
  );
  expect(html).toContain('<p class="count" role="status">0\u00A0voti chiave</p>');
  expect(html).not.toContain("Azzera");
});

it("states that only members in office were searched, and links to former ones", () => {
  const html = renderToStaticMarkup(<FilteredList spec={{ ...memberListSpec("C", [], []), Rows }} initial={none} />);
  expect(html).toContain('<p class="count" role="status">0\u00A0deputati in carica</p>');
  expect(html).toContain(
    'Si è cercato solo fra chi è in carica. <a href="?is_active=all">Cerca anche fra chi non è più in carica</a>',
  );
});

it("offers to remove the filters where all rows were searched", () => {
  const spec = { source: actSources(null).decree, missingParts: [], labels: actListLabels.decree, Rows };
  const html = renderToStaticMarkup(<FilteredList spec={spec} initial={none} />);
  expect(html).toContain("Togli un filtro, oppure toglili tutti con «Azzera».");
});
