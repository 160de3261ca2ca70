/** What the data are and when they were read: `/stato`, `/stato/letture`, `/stato.json`. */
import { branches } from "#src/domain/codes.ts";
import { editionText } from "#src/i18n/prose.ts";
import { compareText } from "#src/lib/format.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { ChangeDay, Filling } from "#src/contracts/corrections.ts";
import type { StatusFile, StatusPage } from "#src/contracts/prose-pages.ts";
import { recordSchemas, type RecordKind } from "#src/domain/records.ts";
import type { Change } from "#scripts/pull/store/read.ts";
import { defineDerivation, defineFile, definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { legislativeState } from "#scripts/contracts/acts/tags.ts";
import { mergeSources } from "#scripts/contracts/bodies/parts.ts";
import { daysOfActs } from "#scripts/contracts/stats/act-days.ts";
import { dataDay, editionDay, lastVoteDay } from "#scripts/contracts/stats/coverage.ts";
import { correctionLines, ownCorrectionsNow } from "#scripts/contracts/stats/corrections.ts";
import { monthVotes } from "#scripts/contracts/stats/month-votes.ts";
import { readVoteTitle } from "#scripts/contracts/stats/vote-rows.ts";
import { voteMonths } from "#scripts/contracts/stats/roster.ts";
import { shownStart } from "#src/domain/periods.ts";
import { newestDay, type Coverage } from "#src/domain/coverage.ts";

/** Number of days, votes of each list and quarantined records on the page. The log has all of them. */
const shown = { days: 10, votes: 50, quarantine: 200 };

const isFilling = ({ kind, change }: Change): boolean => kind === "site" && change === "appeared";

/** True for log entries of `dataDate`, which changes with every sitting. They are no news. */
const isReach = ({ kind, field }: Change): boolean => kind === "site" && field === "dataDate";

/**
 * First and last day of the initial import, and number of records not read yet. Records added by the import are no
 * news.
 */
export const filling = defineDerivation<Filling>("filling", (read) => {
  const lines = read
    .changes()
    .filter(isFilling)
    .toSorted((a, b) => compareText(a.day, b.day));
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { first: first.day, last: last.day, waiting: Number(last.after ?? 0) };
});

/**
 * Number of changed records by day and kind, newest day first. A record counts once a day, however many of its fields
 * changed, and is among the corrected ones if one of them is a correction.
 */
export const changeDays = defineDerivation<readonly ChangeDay[]>("change-days", (read) => {
  const news = read.changes().filter((change) => !isFilling(change) && !isReach(change));
  const days = Map.groupBy(news, ({ day }) => day);
  const corrections = Map.groupBy(read.derived(correctionLines, ""), ({ day }) => day);
  return [...days].map(([day, changes]) => {
    const kinds = Map.groupBy(changes, ({ kind }) => kind);
    const corrected = Map.groupBy(corrections.get(day) ?? [], ({ kind }) => kind);
    const rows = [...new Set([...kinds.keys(), ...corrected.keys()])].map((kind) => {
      const own = kinds.get(kind) ?? [];
      const count = (change: "appeared" | "changed" | "vanished") =>
        countKeys(own.filter((entry) => entry.change === change));
      const counts = { appeared: count("appeared"), changed: count("changed"), vanished: count("vanished") };
      return { kind, ...counts, corrected: countKeys(corrected.get(kind) ?? []) };
    });
    return { day, kinds: rows.sort((a, b) => compareText(a.kind, b.kind)) };
  });
});

const countKeys = (lines: readonly { readonly key: string }[]): number => new Set(lines.map(({ key }) => key)).size;

/** Votes in verification of a month; argument: "C:2026-11". */
const reviewOf = defineDerivation<readonly string[]>(
  "status-review",
  (read, month) => read.derived(monthVotes, month).review,
);
const unpublishedOf = defineDerivation<readonly string[]>(
  "status-unpublished",
  (read, month) => read.derived(monthVotes, month).unpublished,
);

/** The newest of these votes. */
function newestVotes(read: Reader, keys: readonly string[]): StatusPage["review"] {
  return keys
    .map((key) => read.require("vote", key))
    .toSorted((a, b) => compareText(b.date, a.date) || compareText(a.id, b.id))
    .slice(0, shown.votes)
    .map((vote) => ({ id: vote.id, date: vote.date, branch: vote.branch, title: readVoteTitle(read, vote) }));
}

/** Number of acts without a field that every act should have. */
const doubtfulActs = defineDerivation<number>(
  "status-doubtful-acts",
  (read) =>
    read.all("act").filter((act) => {
      if (act.kind === "bill") return act.presented === null || act.phase === null;
      if (act.kind === "dlgs") return legislativeState(act) === "unknown";
      return act.status === null;
    }).length,
);

const kinds = Object.keys(recordSchemas).filter((kind): kind is Exclude<RecordKind, "site"> => kind !== "site");

/** Number of records of a kind; null = none, and the source lacks this part or is still being read. */
function countRecords(read: Reader, kind: RecordKind, missingParts: readonly string[]): number | null {
  const count = read.keys(kind).length;
  const isFilling = (read.derived(filling, "")?.waiting ?? 0) > 0;
  return count === 0 && (isFilling || missingParts.includes(`${kind}s`)) ? null : count;
}

/** Number of records by kind. */
export function recordCounts(read: Reader): StatusPage["counts"] {
  const { missingParts } = read.require("site", "site");
  return kinds.map((kind) => ({ kind, count: countRecords(read, kind, missingParts) }));
}

function buildStatus(read: Reader): StatusPage {
  const site = read.require("site", "site");
  const edition = read.derived(editionDay, "");
  const months = branches.flatMap((branch) => voteMonths(read, branch));
  const review = months.flatMap((month) => read.derived(reviewOf, month));
  const unpublished = months.flatMap((month) => read.derived(unpublishedOf, month));
  return {
    source: site.source,
    edition,
    dataDate: { C: read.derived(dataDay, "C"), S: read.derived(dataDay, "S") },
    coverage: read.derived(coverage, edition),
    lastVotes: { C: lastVoteDay(read, "C"), S: lastVoteDay(read, "S") },
    missingParts: site.missingParts,
    filling: read.derived(filling, ""),
    attribution: site.attribution,
    counts: recordCounts(read),
    inReview: review.length,
    review: newestVotes(read, review),
    unpublished: unpublished.length,
    withoutPositions: newestVotes(read, unpublished),
    quarantine: read
      .quarantine()
      .slice(0, shown.quarantine)
      .map(({ kind, key, reason, url, since }) => ({ kind, key, reason, url, since })),
    ownCorrections: [...read.derived(ownCorrectionsNow, "")],
    doubtfulActs: read.derived(doubtfulActs, ""),
    changes: read.derived(changeDays, "").slice(0, shown.days),
    updated: edition,
    sources: mergeSources([...read.all("group"), ...read.all("body")].map(({ sources }) => sources)),
  };
}

export const statusPages = definePage({
  name: "status",
  path: () => routes.status(),
  search: null,
  build: buildStatus,
});

/** /stato/letture. Depends on the log of nights, as /stato.json does; no other page may: it changes every night. */
export const nightsPages = definePage({
  name: "nights",
  path: () => routes.nights(),
  search: null,
  build: (read) => {
    const nights = read
      .nights()
      .map(({ time, outcome, changed, requests }) => ({ time, isRead: outcome === "read", changed, requests }))
      .toReversed();
    return {
      nights,
      source: read.require("site", "site").source,
      filling: read.derived(filling, ""),
      hasChanges: read.derived(changeDays, "").length > 0,
      counts: recordCounts(read),
      updated: nights[0]?.time.slice(0, 10) ?? read.derived(editionDay, ""),
    };
  },
});

/**
 * /stato.json. `checkedAt`: when the source was last asked, `readAt`: when it was last read whole; UTC, null = no nightly run
 * yet. `text` is ready to display in the header, so that the browser needs no code to format dates. */
export const statusFile = defineFile<StatusFile>({
  name: "status-file",
  path: () => files.status(),
  build: (read) => {
    const nights = read.nights();
    const lastRead = nights.findLast(({ outcome }) => outcome === "read");
    return { checkedAt: nights.at(-1)?.time ?? null, readAt: lastRead?.time ?? null, ...buildStatus(read) };
  },
  serialize: (status) => `${JSON.stringify({ text: editionText(status), ...status }, null, 1)}\n`,
});

/** Last day covered by the data, by part; argument: the edition. */
export const coverage = defineDerivation<Coverage>("coverage", (read, edition) => ({
  votes: newestDay(
    branches.map((branch) => lastVoteDay(read, branch)),
    edition,
  ),
  acts: newestDay(read.derived(daysOfActs, ""), edition),
  people: newestDay(peopleDays(read), edition),
}));

/** Days on which somebody entered or left a seat, a group or an office. */
function peopleDays(read: Reader): (string | null)[] {
  const seats = read.all("person").flatMap(({ memberships }) => memberships);
  const periods = [
    ...seats.map((seat) => ({ start: shownStart(seat), end: seat.end })),
    ...seats.flatMap(({ groups }) => groups),
    ...read.all("body").flatMap(({ roles }) => roles),
  ];
  return periods.flatMap(({ start, end }) => [start, end]);
}
