import { z } from "zod";
import { withoutAbsentPresident } from "#src/domain/assembly-president.ts";
import { decodeBallots, encodeBallots } from "#src/domain/ballot-text.ts";
import { voteRowText } from "#src/i18n/votes-list.ts";
import { toCsv } from "#src/lib/csv.ts";
import { files } from "#src/lib/routes.ts";
import { defineDerivation, defineOutput } from "#scripts/views/reader.ts";
import { composition, compositionIds, compositionKey, presidentOf } from "#scripts/views/shared/composition.ts";
import { allMonths, monthRows } from "./votes-list.ts";

/** Votes of a month with published positions, by sitting ("C-147-2026-11-19"), in chronological order. */
const openSittings = defineDerivation("vote-month-open-sittings", (read, month) => {
  const rows = monthRows(read, month)
    .filter(({ status }) => status !== "unpublished")
    .toReversed();
  return Map.groupBy(
    rows.map(({ branch, sitting, date, id, status }) => ({ key: `${branch}-${sitting}-${date}`, id, status })),
    ({ key }) => key,
  );
});

/** Column header of a vote; marks a vote that does not add up. */
const toHead = ({ id, isInReview }: { readonly id: string; readonly isInReview: boolean }): string =>
  isInReview ? `${id} (${voteRowText.status.review})` : id;

/**
 * CSV of all positions in a sitting: one row per member, one column per vote. One file per vote would take ten times as
 * many bytes.
 */
export const sittingBallotFiles = defineOutput({
  name: "data-sitting-ballots",
  schema: z.strictObject({
    members: z.array(z.tuple([z.string(), z.string(), z.string().nullable()])),
    /** One letter per member: see `ballot-text.ts`. */
    votes: z.array(z.strictObject({ id: z.string(), isInReview: z.boolean(), ballots: z.string() })),
  }),
  keys: (read) => allMonths(read).flatMap((month) => [...read.derived(openSittings, month).keys()]),
  path: files.sittingCsv,
  build: (read, key) => {
    const [branch, day] = [key.startsWith("C") ? "C" : "S", key.slice(-10)] as const;
    const votes = read.derived(openSittings, day.slice(0, 7)).get(key) ?? [];
    const chamberKey = compositionKey(read, branch, day);
    const chamber = read.derived(composition, chamberKey);
    const ids = read.derived(compositionIds, chamberKey);
    return {
      members: chamber.members.map(([id, familyName, givenName, , , group]): [string, string, string | null] => [
        id,
        `${familyName} ${givenName}`,
        group === null ? null : (chamber.groups[group]?.acronym ?? null),
      ]),
      votes: votes.flatMap(({ id, status }) => {
        const ballots = withoutAbsentPresident(read.ballots(id), presidentOf(chamber));
        if (ballots.length === 0) return [];
        return [{ id, isInReview: status === "review", ballots: encodeBallots(ids, new Map(ballots)) }];
      }),
    };
  },
  emit: ({ members, votes }) => {
    const columns = votes.map(({ ballots }) => decodeBallots(ballots));
    return toCsv(
      ["id", "parlamentare", "gruppo", ...votes.map(toHead)],
      members.map((member, at) => [...member, ...columns.map((codes) => codes[at] ?? null)]),
    );
  },
});
