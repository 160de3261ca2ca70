/** `/attivita_legislativa/disegni_di_legge/{id}/emendamenti`: all amendments to a bill in the Senate, as a list with filters. */
import { amendmentsPage as text } from "#src/i18n/amendments.ts";
import { amendmentList } from "#src/lib/lists/amendments.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { ListedProposal } from "#src/contracts/voted-proposals.ts";
import { mergeSources } from "#scripts/contracts/bodies/parts.ts";
import { defineFile, definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { toOptions, valuesIn } from "#scripts/contracts/list-options.ts";
import { pageEntry } from "#scripts/contracts/search/page-entry.ts";
import { lastChange } from "#scripts/contracts/stats/coverage.ts";
import { allRows, billsWithProposals, countProposals } from "./bill-proposals.ts";
import { toActLink } from "./tags.ts";

const actOf = (read: Reader, id: string) => toActLink(read, { kind: "bill", id }, id);

export const amendmentListPages = definePage({
  name: "bill-amendments",
  keys: billsWithProposals,
  path: routes.amendments,
  search: {
    entry: (read, id) => {
      const { label, title } = actOf(read, id);
      return pageEntry(text.title(label), [title ?? "", text.searchWords].join(" "), text.lead);
    },
  },
  feed: (read, id) => {
    const { label, title } = actOf(read, id);
    return {
      title: text.feed(label, title ?? ""),
      entries: allRows(read, id).flatMap(({ date, first, ...row }) => {
        if (date === null) return [];
        const { kind, number, reading, opening, place } = row;
        const said = { kind, number, reading, opening, ...(place && { place }) };
        return [{ type: "amendment", id: row.id, date, ...said, first: first?.name ?? null }];
      }),
    };
  },
  build: (read, id) => {
    const rows = allRows(read, id);
    const records = rows.map((row) => read.require("amendment", row.id));
    const votes = rows.flatMap(({ vote }) => (vote === null ? [] : [read.require("vote", vote)]));
    return {
      act: actOf(read, id),
      ...countProposals(read, id),
      rows: rows.slice(0, amendmentList.pageSize),
      options: toOptions(read, amendmentList, valuesIn(amendmentList, rows)),
      updated: lastChange(read, [...records, ...votes]),
      sources: mergeSources([...records, ...votes].map(({ sources }) => sources)),
    };
  },
});

/** `/dati/atti/emendamenti/S_615.json`: the rows that the browser filters. */
export const amendmentRows = defineFile<readonly ListedProposal[]>({
  name: "data-amendment-rows",
  keys: billsWithProposals,
  path: files.billAmendments,
  build: allRows,
  serialize: (rows) => JSON.stringify(rows),
});
