/** /indicatori: the example on which the formulas are shown at work. */
import { totalOf } from "#src/domain/code-counts.ts";
import { isChoice } from "#src/domain/group-line.ts";
import { routes } from "#src/lib/routes.ts";
import { indicatorsPageSchema, type IndicatorsPage } from "#src/view/prose-pages.ts";
import { lastChange } from "#scripts/views/bodies/parts.ts";
import { defineDerivation, defineFamily, type Reader } from "#scripts/views/reader.ts";
import { composition } from "#scripts/views/shared/composition.ts";
import { readVoteRow } from "#scripts/views/shared/vote-rows.ts";
import { votePages } from "#scripts/views/votes/vote-page.ts";

/** The first final vote of the legislature that is published whole: it stays the example, so the page stays still. */
const exampleVote = defineDerivation<string | null>("indicators-vote", (read) => {
  for (const id of read.index("vote.kind", "final")) {
    const row = readVoteRow(read, id);
    if (row?.status === "verified" && !row.isSecret) return id;
  }
  return null;
});

function toExample(read: Reader, id: string): IndicatorsPage["example"] {
  const vote = votePages.build(read, id);
  const { groups } = read.derived(composition, vote.composition.key);
  const lined = vote.groups.flatMap((bloc, index) => {
    const group = groups[index];
    if (group === undefined || bloc.cohesion === null || bloc.rebels === null || !isChoice(bloc.line)) return [];
    const { counts, rebels, nonParticipants, cohesion, line } = bloc;
    return [
      {
        acronym: group.acronym,
        size: totalOf(counts),
        presiding: counts.PRES,
        inLine: counts[line],
        rebels,
        nonParticipants,
        cohesion,
      },
    ];
  });
  const group = lined.sort((a, b) => b.size - a.size)[0];
  if (group === undefined) return null;
  const { ayes, required } = vote.totals;
  const margin =
    ayes === null || required === null || vote.margin === null ? null : { ayes, required, margin: vote.margin };
  return { vote: { id, title: vote.title, date: vote.date, branch: vote.branch }, group, margin };
}

/** /indicatori */
export const indicatorsPages = defineFamily<IndicatorsPage>({
  name: "indicators",
  schema: indicatorsPageSchema,
  keys: () => ["index"],
  path: () => routes.indicators(),
  build: (read) => {
    const id = read.derived(exampleVote, "");
    const vote = id === null ? undefined : read.record("vote", id);
    return {
      example: id === null ? null : toExample(read, id),
      updated: lastChange(read, vote === undefined ? [] : [vote]),
      sources: vote?.sources ?? [],
    };
  },
});
