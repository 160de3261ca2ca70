/** Documents with the whole texts of proposals. */
import type { ProposalText, ProposalVote } from "#src/contracts/voted-proposals.ts";
import type { Amendment } from "#src/domain/records.ts";
import { proposalText } from "#src/i18n/amendments.ts";
import { searchDetail } from "#src/i18n/search.ts";
import { files } from "#src/lib/routes.ts";
import { pick } from "#scripts/lib/pick.ts";
import { defineDerivation, defineFile, type Reader } from "#scripts/contracts/engine/reader.ts";
import { isDemo } from "#scripts/contracts/stats/coverage.ts";
import { firstWords, toProposal } from "#scripts/contracts/votes/voted-proposals.ts";
import { articleOf, billRows } from "./bill-proposals.ts";
import { toProposalHtml } from "./proposal-html.ts";
import { toProposer } from "./tags.ts";

/** Bills of the readings in the Senate, by identifier. */
const billsByReading = defineDerivation<ReadonlyMap<string, { id: string; title: string }>>(
  "bills-by-reading",
  (read) => {
    const bills = read.index("act.kind", "bill").flatMap((key) => {
      const act = read.record("act", key);
      return act?.kind === "bill" ? [act] : [];
    });
    return new Map(
      bills.flatMap(({ id, title, shortTitle, readings }) =>
        readings
          .filter(({ branch }) => branch === "S")
          .map(({ identifier }) => [identifier, { id, title: shortTitle ?? title }] as const),
      ),
    );
  },
);

/** The bill of a reading; argument: its identifier. */
const billOfReading = defineDerivation<ProposalText["act"]>(
  "bill-of-reading",
  (read, reading) => read.derived(billsByReading, "").get(reading) ?? null,
);

/** Outcomes of the proposals on a bill, by their ids; argument: id of the bill. */
const billOutcomes = defineDerivation<ReadonlyMap<string, ProposalVote>>(
  "bill-outcomes",
  (read, id) =>
    new Map(
      read
        .derived(billRows, id)
        .rows.map(({ result, vote, among, facts, ...row }) => [
          row.id,
          { result, vote, ...(among !== undefined && { among }), ...(facts !== undefined && { facts }) },
        ]),
    ),
);

/** Outcome of one proposal; argument: "C_180/01402199", id of the bill and its own. Early cut-off from the other ones. */
const outcomeOf = defineDerivation<ProposalVote>("proposal-outcome", (read, argument) => {
  const [bill = "", id = ""] = argument.split("/");
  return read.derived(billOutcomes, bill).get(id) ?? { result: null, vote: null };
});

function readOutcome(read: Reader, { id, reading }: Pick<Amendment, "id" | "reading">): ProposalVote {
  const act = read.derived(billOfReading, reading);
  return act === null ? { result: null, vote: null } : read.derived(outcomeOf, `${act.id}/${id}`);
}

/** `/emendamenti/01402199`: the whole text of a proposal, as a document that every browser shows. */
export const proposalTexts = defineFile<ProposalText>({
  name: "amendments",
  keys: (read) => read.keys("amendment"),
  path: (key) => `${files.amendment(key)}.html`,
  search: {
    keys: (read) => read.keys("amendment").filter((key) => read.require("amendment", key).vanishedSince === undefined),
    entry: (read, key) => {
      const amendment = read.require("amendment", key);
      const { kind, number, reading, place, proposers, date } = amendment;
      const [first] = proposers.slice(0, 1).map((proposer) => toProposer(read, proposer, date));
      return {
        kind: "act",
        index: "amendments",
        title: proposalText.title(kind, number, reading, place),
        detail: searchDetail.amendment(first?.name ?? null, readOutcome(read, amendment)),
        words: firstWords(amendment) ?? "",
        date: null,
      };
    },
  },
  build: (read, key) => {
    const amendment = read.require("amendment", key);
    const act = read.derived(billOfReading, amendment.reading);
    return {
      ...toProposal(read, amendment),
      ...pick(amendment, "reading", "text", "sources"),
      ...(amendment.place === "committee" && { place: amendment.place }),
      ...(amendment.vanishedSince === undefined ? {} : { vanishedSince: amendment.vanishedSince }),
      ...readOutcome(read, amendment),
      article: articleOf(amendment.number),
      act,
      updated: amendment.changedAt.slice(0, 10),
      isDemo: read.derived(isDemo, ""),
    };
  },
  serialize: toProposalHtml,
});
