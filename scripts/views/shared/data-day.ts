import { referenceDay } from "#src/domain/act-state.ts";
import { branches, type Branch } from "#src/domain/codes.ts";
import { isFollowed, isLiveSource } from "#src/domain/coverage.ts";
import { latestDay } from "#src/domain/days.ts";
import { defineDerivation, type Reader } from "#scripts/views/reader.ts";
import { lastVoteDay } from "./last-vote.ts";

/** Day of the last change of the data: the newest day of the change log, or the day of the first pull. */
export const editionDay = defineDerivation<string>("edition-day", (read) => {
  const first = read.require("site", "site").changedAt.slice(0, 10);
  const newest = read.changes()[0]?.day ?? first;
  return newest > first ? newest : first;
});

/**
 * Last day covered by the data of a chamber ("C", "S"), or of either (""): the source's own date, or the day of a later
 * vote. null = the source has no data for it.
 */
export const dataDay = defineDerivation<string | null>("data-day", (read, argument) => {
  const days = read.require("site", "site").dataDate;
  const own = branches.filter((branch) => argument === "" || argument === branch);
  return latestDay(own.flatMap((branch) => [days[branch], lastVoteDay(read, branch)]));
});

/** Whether the source describes the day of the pull. Separate from the site record, whose days change every night. */
export const isLive = defineDerivation<boolean>("is-live", (read) => {
  const site = read.record("site", "site");
  return site !== undefined && isLiveSource(site.source);
});

/**
 * Reference day for seats and offices of a chamber ("C", "S"), or of either chamber and the government (""). They
 * change between votes too, so it is the day of the edition; for a source that has ended, the last day of its data.
 * null = the source has no data for the chamber.
 */
export const officeDay = defineDerivation<string | null>("office-day", (read, argument) => {
  const edition = read.derived(editionDay, "");
  if (read.derived(isLive, "")) return edition;
  const own = branches.filter((branch) => argument === "" || argument === branch);
  return latestDay(
    own.map((branch) => {
      const day = read.derived(dataDay, branch);
      return day !== null && isFollowed(day, edition) ? latestDay([day, edition]) : day;
    }),
  );
});

/** Last day covered by a record: that of its sources, or the day of its last change if it has none. */
export function recordDay(record: {
  readonly sources: readonly { readonly fetchedAt: string }[];
  readonly changedAt: string;
}): string {
  return latestDay(record.sources.map(({ fetchedAt }) => fetchedAt)) ?? record.changedAt.slice(0, 10);
}

/**
 * Reference day for open terms (see `referenceDay`); the day of the edition for a live source. null = no day is known.
 */
export function termReference(read: Reader): string | null {
  const edition = read.derived(editionDay, "");
  return read.derived(isLive, "") ? edition : referenceDay(dataDays(read), edition);
}

/**
 * Last counted day of a seat that is still held: the last day covered by the data of its chamber, so that it changes with
 * votes only; the day of the edition if those data are out of date.
 */
export function seatDay(read: Reader, branch: Branch): string | null {
  const [data, office] = [read.derived(dataDay, branch), read.derived(officeDay, branch)];
  return data !== null && office !== null && isFollowed(data, office) ? data : office;
}

type Days = Readonly<Record<Branch | "all", string | null>>;

export function dataDays(read: Reader): Days {
  return { C: read.derived(dataDay, "C"), S: read.derived(dataDay, "S"), all: read.derived(dataDay, "") };
}

export function officeDays(read: Reader): Days {
  return { C: read.derived(officeDay, "C"), S: read.derived(officeDay, "S"), all: read.derived(officeDay, "") };
}
