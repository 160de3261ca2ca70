/** Roll calls on an act: the main ones, all of them by sitting, and how the groups took part. */
import { branches, type Branch } from "#src/domain/codes.ts";
import { isChoice } from "#src/domain/group-line.ts";
import { latestDay } from "#src/domain/days.ts";
import { parseVoteTitle } from "#src/domain/vote-title.ts";
import { compareNewest } from "#src/lib/lists/votes.ts";
import { mostGridVotes, type ActVotes, type PassageRow, type VoteGrid } from "#src/contracts/act-parts.ts";
import { toTick } from "#src/contracts/sitting-page.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { composition, voteCompositionKey } from "#scripts/contracts/stats/composition.ts";
import { lineOf, monthVotes } from "#scripts/contracts/stats/month-votes.ts";
import { branchMonth } from "#scripts/contracts/stats/roster.ts";
import { readVoteRow, withHeading } from "#scripts/contracts/stats/vote-rows.ts";
import type { Changed } from "./parts.ts";
import { isActKind } from "./tags.ts";

/** Number of roll calls in the table of an act page; a link leads to the others. */
const shownVotes = 5;

/** Rank of a vote by importance: final, confidence, key, others. */
function weight({ isFinal, isConfidence, isKey }: VoteRow): number {
  return isFinal ? 0 : isConfidence ? 1 : isKey ? 2 : 3;
}

const byMargin = (a: VoteRow, b: VoteRow): number => (a.margin ?? Infinity) - (b.margin ?? Infinity) || 0;

function compareWeight(a: VoteRow, b: VoteRow): number {
  return weight(a) - weight(b) || byMargin(a, b) || compareNewest(a, b);
}

/** Roll calls on an act in one sitting. */
export interface VoteSitting {
  readonly branch: Branch;
  /** Day of the first of them. */
  readonly date: string;
  readonly ballots: NonNullable<PassageRow["steps"][number]["ballots"]>;
}

interface Votes extends Changed {
  readonly votes: ActVotes;
  /** In order of time. */
  readonly sittings: readonly VoteSitting[];
}

/** Roll calls on some acts; argument: act keys joined by spaces. */
const votesOnActs = defineDerivation<Votes>("acts-votes", (read, keys) => {
  const lists = keys.split(" ").map((key) => ({ key, ids: read.index("vote.act", key) }));
  const ids = [...new Set(lists.flatMap((list) => list.ids))];
  const rows = ids.flatMap((id) => readVoteRow(read, id) ?? []).sort(compareWeight);
  const [longest] = lists.toSorted((one, other) => other.ids.length - one.ids.length);
  const best = rows.slice(0, shownVotes).sort(compareNewest);
  return {
    votes: {
      total: rows.length,
      // The votes are shown on the act's own page: no need to repeat its title.
      rows: best.map((row) => ({ ...row, subject: null })),
      list: toVoteList(longest),
      grids: branches.flatMap((branch) => toGrid(read, branch, rows) ?? []),
    },
    sittings: toSittings(read, rows),
    changed: latestDay(ids.map((id) => read.require("vote", id).changedAt.slice(0, 10))),
  };
});

function toVoteList(longest: { readonly key: string; readonly ids: readonly string[] } | undefined): ActVotes["list"] {
  const [kind, id] = longest?.key.split("/") ?? [];
  const total = longest?.ids.length ?? 0;
  return id === undefined || kind === undefined || !isActKind(kind) || total === 0 ? null : { kind, id, total };
}

/** Roll calls on an act and on the acts that carry it through parliament, and the day of their last change. */
export function readActVotes(read: Reader, keys: readonly string[]): Votes {
  return read.derived(votesOnActs, keys.join(" "));
}

function toSittings(read: Reader, rows: readonly VoteRow[]): VoteSitting[] {
  const sittings = Map.groupBy(
    rows.toSorted((a, b) => compareNewest(b, a)),
    ({ branch, sitting }) => `${branch}-${String(sitting)}`,
  );
  return [...sittings.values()].flatMap((sittingVotes) => {
    const [first] = sittingVotes;
    if (first === undefined) return [];
    const { branch, date, sitting } = first;
    return [{ branch, date, ballots: { sitting, ticks: sittingVotes.map((row) => toTick(withHeading(read, row))) } }];
  });
}

/** Whether a vote decides on the text itself: its ayes are for the act, not for a change of it. */
const isOnText = ({ isFinal, isConfidence, subType }: VoteRow): boolean => isFinal || isConfidence || subType === "ART";

/** Rank of a vote in the grid: final, confidence, government beaten, key, article, others. */
function gridRank(row: VoteRow): number {
  const isBeaten = row.isGovernmentBeaten === true;
  return [row.isFinal, row.isConfidence, isBeaten, row.isKey, row.subType === "ART", true].indexOf(true);
}

/** Lines of the groups in the main votes of a chamber; null = it has no votes with known lines. */
function toGrid(read: Reader, branch: Branch, rows: readonly VoteRow[]): VoteGrid | null {
  const shown = rows
    // Without rebels there is no line: secret, unpublished or in verification.
    .filter((row) => row.branch === branch && row.rebels !== null)
    .sort((a, b) => gridRank(a) - gridRank(b) || byMargin(a, b) || compareNewest(a, b))
    .slice(0, mostGridVotes)
    .sort((a, b) => compareNewest(b, a));
  if (shown.length === 0) return null;
  const columns = shown.map((row) => ({ row, lines: readLines(read, row) }));
  return {
    branch,
    votes: shown.map(({ id, date, title, isFinal, isConfidence }) => {
      const subject = parseVoteTitle(read.require("vote", id).title);
      return {
        id,
        date,
        title,
        isFinal,
        isConfidence,
        subject: subject && { kind: subject.kind, number: subject.number },
      };
    }),
    groups: readGroups(read, shown).map(({ id, acronym, name, side }) => {
      let before: string | null = null;
      const lines = columns.map(({ row, lines: of }) => {
        const line = of.get(id) ?? null;
        if (!isOnText(row) || line === null || !isChoice(line)) return { line, isChanged: false };
        const isChanged = before !== null && before !== line;
        before = line;
        return { line, isChanged };
      });
      return { group: { id, acronym }, name, side, lines };
    }),
  };
}

/** Line of each group in a vote, by id. */
function readLines(read: Reader, { id, branch, date }: VoteRow) {
  const month = read.derived(monthVotes, branchMonth(branch, date));
  const vote = month.votes.find((counted) => counted.id === id);
  return new Map(
    month.groups.flatMap((group, position) => {
      const line = vote === undefined ? null : lineOf(vote, position);
      return line === null ? [] : [[group.id, line] as const];
    }),
  );
}

const sideRank = { majority: 0, neither: 1, opposition: 2 };

/** Groups with a line on the days of some votes, each as on its last day: the majority first. */
function readGroups(read: Reader, rows: readonly VoteRow[]) {
  const groups = rows
    .toReversed()
    .flatMap(({ id }) => read.derived(composition, voteCompositionKey(read, read.require("vote", id))).groups);
  // A mixed group has no line, and its members are on several sides.
  const byId = new Map(
    groups
      .filter(({ isMixed }) => !isMixed)
      .toReversed()
      .map((group) => [group.id, group]),
  );
  const inOrder = [...new Set(groups.map(({ id }) => id))].flatMap((id) => byId.get(id) ?? []);
  const rank = ({ side }: { readonly side: keyof typeof sideRank | null }) => (side === null ? 3 : sideRank[side]);
  return inOrder.toSorted((a, b) => rank(a) - rank(b));
}
