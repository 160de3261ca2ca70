/**
 * What the data cover: days, chambers, parts of the source; and the day on which something last changed, which
 * identifies the version of a page.
 */
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { type SourcePart, branches, type Branch } from "#src/domain/codes.ts";
import { referenceDay } from "#src/domain/act-state.ts";
import { isFollowed, isLiveSource } from "#src/domain/coverage.ts";
import { latestDay } from "#src/domain/days.ts";
import { legislature } from "#src/domain/legislature.ts";
import { lastDay } from "#src/domain/periods.ts";
import type { SiteRecord } from "#src/domain/records.ts";
import { branchMonth, branchRoster, toBranch, voteMonths } from "./roster.ts";
import type { Change, StoredRecord } from "#scripts/pull/store/read.ts";
import { branchFull } from "#src/i18n/common.ts";
import type { PageSource } from "#src/contracts/page-contracts.ts";

/**
 * True if names, acts and votes are invented: every page displays a notice, and no law is cited. Early cut-off from the
 * site record, whose days change every day. Argument: "".
 */
export const isDemo = defineDerivation<boolean>("is-demo", (read) => read.record("site", "site")?.source === "demo");

/** Parts missing from the source. Early cut-off from the site record, whose days change every day. Argument: "". */
export const missingParts = defineDerivation<readonly SourcePart[]>(
  "missingParts",
  (read) => read.require("site", "site").missingParts,
);

/** Whether bills can be counted: without their list, those that decrees and votes name are not all. Argument: "". */
export const hasBills = defineDerivation<boolean>(
  "has-bills",
  (read) => !read.derived(missingParts, "").includes("bills") && read.index("act.kind", "bill").length > 0,
);

/**
 * Numbers of bills and laws as the source counts them: they stand until its list is read in full. null = counted by us, or
 * not given. Argument: "".
 */
export const billsBySource = defineDerivation<NonNullable<SiteRecord["publishedBills"]> | null>(
  "bills-by-source",
  (read) => (read.derived(hasBills, "") ? null : (read.require("site", "site").publishedBills ?? null)),
);

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
  const chambers = branches.filter((branch) => argument === "" || argument === branch);
  return latestDay(chambers.flatMap((branch) => [days[branch], lastVoteDay(read, branch)]));
});

/** Whether the source describes the day of the pull. Separate from the site record, whose days change every night. */
export const isLive = defineDerivation<boolean>("is-live", (read) => {
  const site = read.record("site", "site");
  return site !== undefined && isLiveSource(site.source);
});

/**
 * Last day of the elected seats of a chamber ("C", "S") if the source has ended all of them, most on one day, and no vote
 * is later; null = some are held, or nobody has been read.
 */
const seatsEnd = defineDerivation<string | null>("seats-end", (read, argument) => {
  const branch = toBranch(argument);
  const seats = read.derived(branchRoster, branch).members.filter(({ isLife }) => isLife !== true);
  const ends = seats.map(({ end }) => end);
  const last = latestDay(ends);
  if (last === null || ends.includes(null)) return null;
  const day = lastDay(last);
  const isCommon = ends.filter((end) => end === last).length * 2 > ends.length;
  return isCommon && day < read.derived(editionDay, "") && (lastVoteDay(read, branch) ?? "") <= day ? day : null;
});

/**
 * Last day of the legislature; null = it goes on. Until that day is a known one, it is over when the source has ended the
 * seats of both chambers. Argument: "".
 */
export const legislatureEnd = defineDerivation<string | null>("legislature-end", (read) => {
  if (legislature.end !== null) return legislature.end;
  const days = branches.map((branch) => read.derived(seatsEnd, branch));
  return days.includes(null) ? null : latestDay(days);
});

/** Last day of the legislature in a chamber ("C", "S"); null = it goes on, or nobody who sat there has been read. */
export const finalDay = defineDerivation<string | null>("final-day", (read, branch) =>
  read.index("person.branch", branch).length === 0 ? null : read.derived(legislatureEnd, ""),
);

/**
 * Reference day for seats and offices of a chamber ("C", "S"), or of either chamber and the government (""). They
 * change between votes too, so it is the day of the edition; for a source that has ended, the last day of its data; for a
 * legislature that is over, its last day. null = the source has no data for the chamber.
 */
export const officeDay = defineDerivation<string | null>("office-day", (read, argument) => {
  const edition = read.derived(editionDay, "");
  const chambers = branches.filter((branch) => argument === "" || argument === branch);
  const finals = chambers.map((branch) => read.derived(finalDay, branch));
  if (!finals.includes(null)) return latestDay(finals);
  if (read.derived(isLive, "")) return edition;
  return latestDay(
    chambers.map((branch) => {
      const day = read.derived(dataDay, branch) ?? peopleDay(read, branch);
      return day !== null && isFollowed(day, edition) ? latestDay([day, edition]) : day;
    }),
  );
});

/**
 * Day of the people of a chamber of which no vote has been read yet: that of the other chamber, else of the edition. null
 * = nobody who sits there has been read either.
 */
function peopleDay(read: Reader, branch: Branch): string | null {
  if (read.index("person.branch", branch).length === 0) return null;
  return read.derived(dataDay, "") ?? read.derived(editionDay, "");
}

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

/** Day of the last vote of a chamber; null = no votes. */
export function lastVoteDay(read: Reader, branch: Branch): string | null {
  const last = read.index("vote.month", voteMonths(read, branch).at(-1) ?? "").at(-1);
  return last === undefined ? null : read.require("vote", last).date;
}

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
  const isLogged = lines.some((line) => line.day === day);
  return isLogged && !counted.includes(day) ? latestDay(counted) : day;
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

/**
 * Date of a page's content, which identifies its version in citations: the latest day on which one of its records
 * changed, or of `days` (days on which its counts changed, or up to which it counts). Always a day of the data, never
 * of the build. Fallback: the day of the site record.
 */
export function lastChange(
  read: Reader,
  records: readonly { readonly changedAt: string }[],
  days: readonly (string | null)[] = [],
): string {
  const changed = records.map(({ changedAt }) => changedAt.slice(0, 10));
  return latestDay([...changed, ...days]) ?? read.require("site", "site").changedAt.slice(0, 10);
}

/**
 * Sources of the data. A chamber that is a source has the last day covered by its data; if none is, as in the demo
 * data, all sources have the day of the edition.
 */
export const attributions = defineDerivation<readonly PageSource[]>("attributions", (read) => {
  const reached = dataDays(read);
  const named = read.require("site", "site").attribution.map((name) => {
    const chamber = branches.find((branch) => name.startsWith(branchFull[branch]));
    return { name, url: null, fetchedAt: chamber === undefined ? null : reached[chamber] };
  });
  const edition = read.derived(editionDay, "");
  return named.some(({ fetchedAt }) => fetchedAt !== null)
    ? named
    : named.map((source) => ({ ...source, fetchedAt: edition }));
});
