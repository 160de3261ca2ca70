/** Compares a source's totals per member with the positions in the snapshot. The site shows our numbers. */
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { MemberTotals } from "./source.ts";
import { memberVoteCodes } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { countCodes, type CodeCounts } from "#src/domain/code-counts.ts";
import { countParticipation, type ParticipationCounts } from "#src/domain/participation.ts";

const maxExamples = 3;
const totals = ["voting", "present", "absent", "mission"] as const satisfies readonly (keyof ParticipationCounts)[];

const countRow = z.object({ person: z.string(), code: z.enum(memberVoteCodes), n: z.int() });

/**
 * Compares the published totals of members with those counted from the positions. Useful only when the snapshot contains
 * all votes, and for profiles as new as the votes.
 * @returns lines for the report; none if the source publishes no totals
 */
export function comparePublishedFigures(db: DatabaseSync, totalsOf: ReadonlyMap<string, MemberTotals>): string[] {
  const published = [...totalsOf]
    .filter(([, { voting }]) => voting !== null)
    .map(([id, publishedFigures]) => ({ id, publishedFigures }))
    .toSorted((a, b) => compareCodes(a.id, b.id));
  if (published.length === 0) return [];
  const counted = countPositions(db);
  const differing = new Set<string>();
  const kinds = totals.flatMap((total) => {
    const different = published.flatMap(({ id, publishedFigures }) => {
      const theirs = publishedFigures[total];
      const ours = countParticipation(counted.get(id) ?? countCodes([]))[total];
      return theirs === null || theirs === ours ? [] : [{ id, text: `${id} ${theirs}, computed ${ours}` }];
    });
    for (const { id } of different) differing.add(id);
    const examples = different.slice(0, maxExamples).map(({ text }) => text);
    return different.length === 0
      ? []
      : [`persons: ${total} differs for ${different.length} members: ${examples.join("; ")}`];
  });
  const agree = published.length - differing.size;
  return [
    `persons: the source's own totals compared for ${published.length} members: ${agree} agree, ${differing.size} differ`,
    ...kinds,
  ];
}

function countPositions(db: DatabaseSync): ReadonlyMap<string, CodeCounts> {
  const rows = db
    .prepare(
      "SELECT n.person, b.code, count(*) AS n FROM ballot b JOIN person_no n ON n.no = b.person_no GROUP BY 1, 2",
    )
    .all()
    .map((row) => countRow.parse(row));
  return new Map(
    [...Map.groupBy(rows, ({ person }) => person)].map(([person, own]) => [
      person,
      { ...countCodes([]), ...Object.fromEntries(own.map(({ code, n }) => [code, n])) },
    ]),
  );
}
