import { branches } from "#src/domain/codes.ts";
import { latestDay } from "#src/domain/days.ts";
import type { Change, StoredRecord } from "#scripts/pull/store/read.ts";
import { defineDerivation } from "#scripts/views/reader.ts";
import { dataDay } from "./data-day.ts";
import { branchMonth, voteMonths } from "./roster.ts";

/** Fields of a vote that no count depends on. Corrections of them leave hundreds of pages unchanged. */
const uncounted: ReadonlySet<string> = new Set([
  "title",
  "publicTitle",
  "description",
  "time",
  "outcomeText",
  "acts",
  "sources",
]);

/** Log entries of changed votes by month ("C:2026-11"), grouped once for all months. */
const changedVotes = defineDerivation<ReadonlyMap<string, readonly Change[]>>("changed-votes", (read) =>
  Map.groupBy(
    read.changes().filter(({ kind, change }) => kind === "vote" && change === "changed"),
    ({ key }) => {
      const vote = read.record("vote", key);
      return vote === undefined ? "" : branchMonth(vote.branch, vote.date);
    },
  ),
);

const changedInMonth = defineDerivation<readonly Change[]>(
  "changed-votes-month",
  (read, month) => read.derived(changedVotes, "").get(month) ?? [],
);

/** Day on which a vote was added, or one of its counted fields last changed; null = before the log began. */
function countedSince({ changedAt }: StoredRecord<"vote">, lines: readonly Change[]): string | null {
  const counted = lines.filter(({ field }) => !uncounted.has(field)).map(({ day }) => day);
  const day = changedAt.slice(0, 10);
  const isTold = lines.some((line) => line.day === day);
  return isTold && !counted.includes(day) ? latestDay(counted) : day;
}

/** Day of the last change of the counts over the votes of a month; argument: "C:2026-11". */
export const votesMonthDay = defineDerivation<string | null>("votes-month-day", (read, month) => {
  const lines = Map.groupBy(read.derived(changedInMonth, month), ({ key }) => key);
  const keys = read.index("vote.month", month);
  return latestDay(keys.map((key) => countedSince(read.require("vote", key), lines.get(key) ?? [])));
});

/**
 * Date of the counts over the votes of a chamber ("C", "S"), or of both (""): the day on which a vote was added or
 * changed, or the last day covered by the data. null = the source has no data for the chamber.
 */
export const votesDay = defineDerivation<string | null>("votes-day", (read, argument) => {
  const months = branches
    .filter((branch) => argument === "" || argument === branch)
    .flatMap((branch) => voteMonths(read, branch));
  return latestDay([read.derived(dataDay, argument), ...months.map((month) => read.derived(votesMonthDay, month))]);
});
