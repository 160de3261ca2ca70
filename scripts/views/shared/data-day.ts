import { branches, type Branch } from "#src/domain/codes.ts";
import { isFollowed } from "#src/domain/coverage.ts";
import { latestDay } from "#src/domain/days.ts";
import { defineDerivation, type Reader } from "#scripts/views/reader.ts";
import { lastVoteDay } from "./last-vote.ts";

/** Day on which the data last changed: the newest day of the log, or the day of the first pull. */
export const editionDay = defineDerivation<string>("edition-day", (read) => {
  const first = read.require("site", "site").changedAt.slice(0, 10);
  const newest = read.changes()[0]?.day ?? first;
  return newest > first ? newest : first;
});

/**
 * Last day that the data of a chamber cover ("C", "S"), or of either (""): as the source says, or that of a later vote.
 * Null when the source has nothing of it.
 */
export const dataDay = defineDerivation<string | null>("data-day", (read, argument) => {
  const days = read.require("site", "site").dataDate;
  const own = branches.filter((branch) => argument === "" || argument === branch);
  return latestDay(own.flatMap((branch) => [days[branch], lastVoteDay(read, branch)]));
});

/**
 * Day on which to look at who holds what in a chamber ("C", "S"), or in either and in government (""): seats and
 * offices begin and end between votes, so that of the edition while the source of the chamber is followed; of one that
 * has ended, the last day of its data. Null when the source has nothing of the chamber.
 */
export const officeDay = defineDerivation<string | null>("office-day", (read, argument) => {
  const edition = read.derived(editionDay, "");
  const own = branches.filter((branch) => argument === "" || argument === branch);
  return latestDay(
    own.map((branch) => {
      const day = read.derived(dataDay, branch);
      return day !== null && isFollowed(day, edition) ? latestDay([day, edition]) : day;
    }),
  );
});

/** Day up to which a record tells: that of its sources, or of its last change where it names none. */
export function recordDay(record: {
  readonly sources: readonly { readonly fetchedAt: string }[];
  readonly changedAt: string;
}): string {
  return latestDay(record.sources.map(({ fetchedAt }) => fetchedAt)) ?? record.changedAt.slice(0, 10);
}

type Days = Readonly<Record<Branch | "all", string | null>>;

/** The last days of the data of both chambers at once, and of either. */
export function dataDays(read: Reader): Days {
  return { C: read.derived(dataDay, "C"), S: read.derived(dataDay, "S"), all: read.derived(dataDay, "") };
}

/** The days on which to look at who holds what in both chambers at once, and in either. */
export function officeDays(read: Reader): Days {
  return { C: read.derived(officeDay, "C"), S: read.derived(officeDay, "S"), all: read.derived(officeDay, "") };
}
