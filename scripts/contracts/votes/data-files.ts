import { toCsvTable } from "#src/lib/columns.ts";
import { withoutAbsentPresident } from "#src/domain/assembly-president.ts";
import { decodeBallots, encodeBallots } from "#src/domain/ballot-text.ts";
import { voteColumns, voteRowText } from "#src/i18n/votes-list.ts";
import { files } from "#src/lib/routes.ts";
import { defineDerivation, defineFile, type Reader } from "#scripts/contracts/engine/reader.ts";
import {
  composition,
  compositionIds,
  compositionKey,
  presidentOf,
  voteCompositionKey,
} from "#scripts/contracts/stats/composition.ts";
import { allMonths, monthRows, voteRankings, votesMonths } from "./votes-list.ts";
import { hasPositions, type VoteRow } from "#src/contracts/vote-row.ts";
import { rankings } from "#src/contracts/votes-list.ts";
import { defineTableFiles, defineTables } from "#scripts/contracts/formats.ts";
import { readingIdentifier } from "#src/domain/readings.ts";
import { actCitation } from "#src/i18n/vote-titles.ts";
import type { VotedCodes } from "#src/lib/filters/voted-code.ts";
import { toCodeWords } from "#src/lib/search.ts";

/**
 * Votes of a month with published positions, by sitting ("C-147-2026-11-19"), in chronological order. A quorum check is
 * none: its list says who was present, and figures computed from these files must not count it.
 */
const openSittings = defineDerivation("vote-month-open-sittings", (read, month) => {
  const rows = monthRows(read, month).filter(hasPositions).toReversed();
  return Map.groupBy(
    rows.map(({ branch, sitting, date, id, status }) => ({ key: `${branch}-${sitting}-${date}`, id, status })),
    ({ key }) => key,
  );
});

/** Column header of a vote; marks a vote that does not add up. */
const toHead = ({ id, isInReview }: { readonly id: string; readonly isInReview: boolean }): string =>
  isInReview ? `${id} (${voteRowText.status.review})` : id;

interface SittingBallots {
  /** Id, name and groups on the day. */
  readonly members: readonly (readonly [string, string, string | null])[];
  /** One letter per member: see `ballot-text.ts`. */
  readonly votes: readonly { readonly id: string; readonly isInReview: boolean; readonly ballots: string }[];
}

/**
 * All positions in a sitting: one row per member, one column per vote. One file per vote would take ten times as
 * many bytes.
 */
export const sittingBallotFiles = defineTables<SittingBallots>({
  name: "data-sitting-ballots",
  keys: (read) => allMonths(read).flatMap((month) => [...read.derived(openSittings, month).keys()]),
  path: files.sittingCsv,
  build: (read, key) => {
    const [branch, day] = [key.startsWith("C") ? "C" : "S", key.slice(-10)] as const;
    const votes = read.derived(openSittings, day.slice(0, 7)).get(key) ?? [];
    const chamberKey = compositionKey(read, branch, day);
    const chamber = read.derived(composition, chamberKey);
    const ids = read.derived(compositionIds, chamberKey);
    // In the order of the votes; members have the same places in all compositions of a day.
    const chambers = [...new Set(votes.map(({ id }) => voteCompositionKey(read, read.require("vote", id))))].map(
      (one) => read.derived(composition, one),
    );
    const groupsOf = (place: number): string => {
      const acronyms = chambers.flatMap(({ groups, members }) => groups[members[place]?.[5] ?? -1]?.acronym ?? []);
      return [...new Set(acronyms)].join(" / ");
    };
    return {
      members: chamber.members.map(([id, familyName, givenName], place): [string, string, string | null] => [
        id,
        `${familyName} ${givenName}`,
        groupsOf(place) || null,
      ]),
      votes: votes.flatMap(({ id, status }) => {
        const ballots = withoutAbsentPresident(read.ballots(id), presidentOf(chamber));
        if (ballots.length === 0) return [];
        return [{ id, isInReview: status === "review", ballots: encodeBallots(ids, new Map(ballots)) }];
      }),
    };
  },
  table: ({ members, votes }) => {
    const columns = votes.map(({ ballots }) => decodeBallots(ballots));
    return {
      header: ["id", "parlamentare", "gruppo", ...votes.map(toHead)],
      rows: members.map((member, at) => [...member, ...columns.map((codes) => codes[at] ?? null)]),
    };
  },
});

/**
 * Votes of a month or of a ranking as CSV, with the columns of the list's download; keys are "2026-11" and "ribelli".
 */
export const voteTableFiles = defineTableFiles({
  name: "data-vote-tables",
  keys: (read) => [...voteRankings.keys(read), ...votesMonths.keys(read)],
  path: files.votesCsv,
  build: (read, key) => toCsvTable(voteColumns, rowsOf(read, key)),
});

function rowsOf(read: Reader, key: string): readonly VoteRow[] {
  return rankings.some((ranking) => ranking === key) ? voteRankings.build(read, key).rows : monthTable(read, key);
}

/** Votes of a month by sitting day, the newest first, each in its order. */
function monthTable(read: Reader, month: string): readonly VoteRow[] {
  const sittings = Map.groupBy(monthRows(read, month), ({ branch, sitting, date }) => `${branch}-${sitting}-${date}`);
  return [...sittings.values()].flatMap((votes) => votes.toReversed());
}

const monthActs = defineDerivation("vote-month-acts", (read, month) => [
  ...new Set(monthRows(read, month).flatMap(({ acts }) => acts)),
]);

export const voteCodesFile = defineFile<VotedCodes>({
  name: "data-votes-codes",
  keys: () => ["codici"],
  path: (key) => files.shard("votazioni", key),
  build: (read) => {
    const acts = new Set(allMonths(read).flatMap((month) => read.derived(monthActs, month)));
    const named = [...acts].flatMap((act) => codesOf(read, act).map((code) => ({ code, act })));
    const byCode = Map.groupBy(named, ({ code }) => code);
    return Object.fromEntries([...byCode].map(([code, found]) => [code, found.map(({ act }) => act)]));
  },
  serialize: (codes) => JSON.stringify(codes),
});

/**
 * Search codes of an act. A bill has those of all its readings, because its votes refer only to the reading before
 * their chamber.
 */
function codesOf(read: Reader, key: string): readonly string[] {
  const [kind = "", id = ""] = key.split("/");
  if (kind !== "bill" && kind !== "decree" && kind !== "dlgs") return [];
  const act = read.record("act", key);
  const identifiers =
    act?.kind === "bill"
      ? act.readings.map(({ identifier }) => identifier)
      : [kind === "bill" ? readingIdentifier(id) : id];
  return [...new Set(identifiers.flatMap((identifier) => toCodeWords(actCitation(kind, identifier))))];
}
