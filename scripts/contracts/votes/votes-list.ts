import { branches } from "#src/domain/codes.ts";
import { latestDay } from "#src/domain/days.ts";
import { decidingMargin, riskyMargin } from "#src/domain/majority.ts";
import { isHighlighted } from "#src/domain/highlights.ts";
import { tallyVotes } from "#src/domain/vote-tally.ts";
import { marginYears } from "#src/domain/margin-years.ts";
import type { SourceRef } from "#src/domain/records.ts";
import { routes } from "#src/lib/routes.ts";
import { compareNewest, votesList, votesPageSize } from "#src/lib/lists/votes.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { type RankedVote, type Ranking, rankings, type VotesList } from "#src/contracts/votes-list.ts";
import { searchDetail, searchWords } from "#src/i18n/search.ts";
import { rankingText, votesArchiveText, votesPage } from "#src/i18n/votes-list.ts";
import { revisionOf } from "#scripts/lib/canonical.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { defineDerivation, definePage, type Reader, type SearchEntry } from "#scripts/contracts/engine/reader.ts";
import { lastChange, editionDay, votesDay, votesMonthDay } from "#scripts/contracts/stats/coverage.ts";
import { isHighlightedByRule, voteRows, withHeading } from "#scripts/contracts/stats/vote-rows.ts";
import { toOptions, valuesIn } from "#scripts/contracts/list-options.ts";
import { branchMonth, toBranch, voteMonths } from "#scripts/contracts/stats/roster.ts";
import { pageEntry } from "#scripts/contracts/search/page-entry.ts";
import { voteRebels } from "./vote-rebels.ts";

/** Rows of a month, both chambers, newest first. */
export function monthRows(read: Reader, month: string): readonly VoteRow[] {
  const both = [branchMonth("C", month), branchMonth("S", month)];
  return both.flatMap((argument) => [...read.derived(voteRows, argument).values()]).toSorted(compareNewest);
}

/** Months with votes of either chamber, newest first. */
export function allMonths(read: Reader): readonly string[] {
  return [...new Set(read.indexValues("vote.month").map((argument) => argument.slice(2)))].toSorted().toReversed();
}

function allYears(read: Reader): string[] {
  return [...new Set(allMonths(read).map((month) => month.slice(0, 4)))];
}

const monthRevision = defineDerivation("vote-month-revision", (read, month): string =>
  revisionOf(...monthRows(read, month).map(({ id }) => id)),
);

/** Revision of the list of votes. Files that refer to votes by position repeat it. */
export const votesRevision = defineDerivation("votes-revision", (read): string =>
  revisionOf(...allMonths(read).map((month) => read.derived(monthRevision, month))),
);

const branchMonthRevision = defineDerivation("vote-branch-month-revision", (read, argument): string =>
  revisionOf(...[...read.derived(voteRows, argument).values()].toSorted(compareNewest).map(({ id }) => id)),
);

/** Revision of the list of votes of a chamber, which positions of members refer to; argument: "C" or "S". */
export const branchRevision = defineDerivation("branch-votes-revision", (read, branch): string =>
  revisionOf(...voteMonths(read, toBranch(branch)).map((month) => read.derived(branchMonthRevision, month))),
);

/** Data that multi-month pages take from one month, so that a nightly run recomputes one month. */
const monthPicks = defineDerivation("vote-month-picks", (read, month) => {
  const rows = monthRows(read, month);
  const verified = rows.filter(({ status }) => status === "verified");
  const rebelled = verified.filter(({ rebels }) => rebels !== null && rebels > 0);
  return {
    C: rows.filter(({ branch }) => branch === "C").length,
    S: rows.filter(({ branch }) => branch === "S").length,
    values: valuesIn(votesList, rows),
    key: rows.filter(isHighlighted),
    "sul-filo": verified.filter((row) => {
      const margin = decidingMargin(row);
      return margin !== null && margin < riskyMargin;
    }),
    ribelli: rebelled.toSorted((a, b) => (b.rebels ?? 0) - (a.rebels ?? 0)).slice(0, rankingLength),
    "governo-battuto": verified.filter(({ isGovernmentBeaten }) => isGovernmentBeaten),
    tally: tallyVotes(rows),
    telling: tellingVotes(rows, shownOfYear),
    rebelVotes: rebelled.length,
    mostRebels: equalsOf(rebelled.map(({ rebels }) => rebels ?? 0).toSorted((a, b) => b - a)),
  };
});

/** The first of some figures in order, and how many are equal to it; none = 0 of 0. */
function equalsOf(figures: readonly number[]): { readonly figure: number; readonly votes: number } {
  const [figure = 0] = figures;
  return { figure, votes: figures.filter((other) => other === figure).length };
}

/** Votes with which the list begins: the newsroom's key votes, or those in evidence by rule. */
export function readKeyVotes(read: Reader): readonly VoteRow[] {
  return allMonths(read).flatMap((month) => read.derived(monthPicks, month).key);
}

const rankingLength = 50;
/** Votes that the page of a year names. */
const shownOfYear = 6;

/** Sources of the newest votes among some rows: one entry per publisher. */
export function sourcesOf(read: Reader, rows: readonly VoteRow[]): SourceRef[] {
  const newest = new Map<string, SourceRef>();
  for (const { id } of rows)
    for (const source of read.require("vote", id).sources)
      if (!newest.has(source.name)) newest.set(source.name, source);
  return [...newest.values()].map(({ name, fetchedAt }) => ({ name, url: null, fetchedAt }));
}

/** Last day on which one of the rows changed, or `counted` if later. Without either: the day of the edition. */
export function updatedOf(read: Reader, rows: readonly VoteRow[], counted: string | null = null): string {
  const day = latestDay([rows[0]?.date ?? null, counted]) ?? read.derived(editionDay, "");
  const records = rows.map(({ id }) => read.require("vote", id));
  return lastChange(read, records, [day]);
}

/** Day of the last change of the counts over the votes of some months. */
function countedDay(read: Reader, months: readonly string[]): string | null {
  const both = months.flatMap((month) => branches.map((branch) => branchMonth(branch, month)));
  return latestDay(both.map((month) => read.derived(votesMonthDay, month)));
}

export const votesListPage = definePage({
  name: "votes-list",
  path: () => routes.votes(),
  search: { entry: () => pageEntry(votesPage.title, searchWords.votes) },
  build: (read): VotesList => {
    const months = allMonths(read).map((month) => ({ month, picks: read.derived(monthPicks, month) }));
    const key = readKeyVotes(read);
    const rows = key.slice(0, votesPageSize);
    const newest = rows.length > 0 ? rows : months[0] === undefined ? [] : monthRows(read, months[0].month).slice(0, 1);
    return {
      updated: updatedOf(read, newest, newest.length === 0 ? null : read.derived(votesDay, "")),
      sources: sourcesOf(read, newest),
      total: months.reduce((sum, { picks }) => sum + picks.C + picks.S, 0),
      keyTotal: key.length,
      beaten: months.reduce((sum, { picks }) => sum + picks["governo-battuto"].length, 0),
      isByRule: read.derived(isHighlightedByRule, ""),
      rows: [...rows],
      points: key
        .flatMap((row): VotesList["points"] => {
          const margin = decidingMargin(row);
          return margin === null ? [] : [[row.date, margin, row.branch, row.id, row.title]];
        })
        .toReversed(),
      byYear: marginYears(key),
      years: allYears(read),
      options: toOptions(read, votesList, ...months.map(({ picks }) => picks.values)),
    };
  },
});

const rankingPaths: Record<Ranking, () => string> = {
  "sul-filo": routes.tightVotes,
  ribelli: routes.rebelVotes,
  "governo-battuto": routes.beatenVotes,
};

const rankingOrders: Record<Ranking, (a: VoteRow, b: VoteRow) => number> = {
  "sul-filo": (a, b) => (a.margin ?? 0) - (b.margin ?? 0) || compareNewest(a, b),
  ribelli: (a, b) => (b.rebels ?? 0) - (a.rebels ?? 0) || compareNewest(a, b),
  "governo-battuto": compareNewest,
};

function rankingEntry(ranking: Ranking): SearchEntry {
  const { title, definition } = rankingText[ranking];
  const words = ranking === "ribelli" ? searchWords.rebels : "";
  return pageEntry(title, `${definition} ${words}`.trim(), searchDetail.ranking);
}

/** Rankings: smallest margins, most rebels, government beaten. They have a page before the first vote too. */
export const voteRankings = definePage({
  name: "vote-rankings",
  keys: () => rankings,
  path: (key) => rankingPaths[toRanking(key)](),
  search: {
    keys: (read) => (allMonths(read).length === 0 ? [] : rankings),
    entry: (_, key) => rankingEntry(toRanking(key)),
  },
  build: (read, key) => {
    const ranking = toRanking(key);
    const picks = allMonths(read).map((month) => read.derived(monthPicks, month));
    const all = picks.flatMap((month) => month[ranking]).toSorted(rankingOrders[ranking]);
    const rows = all.slice(0, rankingLength);
    const total = ranking === "ribelli" ? picks.reduce((sum, { rebelVotes }) => sum + rebelVotes, 0) : all.length;
    return {
      updated: updatedOf(read, rows, read.derived(votesDay, "")),
      sources: sourcesOf(read, rows),
      ranking,
      // Rebels and the choice of the majority come from positions, margins from totals.
      isKnown:
        ranking === "sul-filo"
          ? total > 0 || allMonths(read).some((month) => monthRows(read, month).some(({ margin }) => margin !== null))
          : total > 0 || allMonths(read).some((month) => monthRows(read, month).some(({ rebels }) => rebels !== null)),
      total,
      equals: equalVotes(ranking, all, picks),
      rows: rows.map((row) => toRanked(read, ranking, row)),
    };
  },
});

function toRanked(read: Reader, ranking: Ranking, row: VoteRow): RankedVote {
  const { required } = read.require("vote", row.id);
  const ranked = { ...withHeading(read, row), required };
  return ranking === "ribelli" ? { ...ranked, rebelNames: read.derived(voteRebels, row.id) } : ranked;
}

/** Votes with the figure of the first: see {@link VoteRanking.equals}. A month has its first fifty by rebels alone. */
function equalVotes(
  ranking: Ranking,
  all: readonly VoteRow[],
  picks: readonly { readonly mostRebels: ReturnType<typeof equalsOf> }[],
): number {
  if (ranking === "sul-filo") return equalsOf(all.map(({ margin }) => margin ?? 0)).votes;
  if (ranking === "governo-battuto") return 0;
  const months = picks.map(({ mostRebels }) => mostRebels);
  const most = Math.max(0, ...months.map(({ figure }) => figure));
  return months.filter(({ figure }) => figure === most).reduce((sum, { votes }) => sum + votes, 0);
}

function toRanking(key: string): Ranking {
  const found = rankings.find((ranking) => ranking === key);
  if (found === undefined) throw new DataError(`no ranking of votes is called "${key}"`);
  return found;
}

/** `/votazioni/archivio` (key "index"), which has a page before the first vote too, and its years. */
export const votesArchive = definePage({
  name: "votes-archive",
  keys: (read) => ["index", ...allYears(read)],
  path: (key) => (key === "index" ? routes.votesArchive() : routes.votesYear(key)),
  search: {
    keys: (read) => (allYears(read).length === 0 ? [] : ["index"]),
    entry: () => pageEntry(votesArchiveText.title, searchWords.sittings),
  },
  build: (read, key) => {
    const months = allMonths(read).filter((month) => key === "index" || month.startsWith(key));
    const newest = months[0] === undefined ? [] : monthRows(read, months[0]).slice(0, 1);
    const picks = months.map((month) => ({ month, ...read.derived(monthPicks, month) }));
    const telling = key === "index" ? [] : picks.flatMap((month) => month.telling);
    return {
      updated: updatedOf(read, newest, countedDay(read, months)),
      sources: sourcesOf(read, newest),
      year: key === "index" ? null : key,
      years: allYears(read),
      months: picks.map(({ month, C, S, tally }) => ({ month, C, S, tally })),
      rows: tellingVotes(telling, shownOfYear).toReversed(),
    };
  },
});

/** The votes of a sitting that say most, in their order: see {@link weight}. */
export function tellingVotes(rows: readonly VoteRow[], shown = shownOfSitting): VoteRow[] {
  return rows
    .toSorted((a, b) => weight(a) - weight(b))
    .slice(0, shown)
    .sort((a, b) => compareNewest(b, a));
}

const shownOfSitting = 3;

/** Sort key by importance: defeats of the government, final and confidence votes, votes in evidence, the closest. */
export function weight(row: VoteRow): number {
  const rank =
    row.isGovernmentBeaten === true ? -3000 : row.isFinal || row.isConfidence ? -2000 : isHighlighted(row) ? -1000 : 0;
  return rank + (row.margin ?? 999);
}

export const votesMonths = definePage({
  name: "votes-months",
  keys: allMonths,
  path: routes.votesMonth,
  search: null,
  build: (read, month) => {
    const rows = monthRows(read, month);
    // A sitting may continue on the next day.
    const sittings = Map.groupBy(rows, ({ branch, sitting, date }) => `${branch}-${sitting}-${date}`);
    const months = allMonths(read);
    const at = months.indexOf(month);
    return {
      updated: updatedOf(read, rows),
      sources: sourcesOf(read, rows),
      month,
      previous: months[at + 1] ?? null,
      next: months[at - 1] ?? null,
      tally: read.derived(monthPicks, month).tally,
      sittings: [...sittings.values()].flatMap((votes) => {
        const [first] = votes;
        return first === undefined
          ? []
          : [
              {
                branch: first.branch,
                number: first.sitting,
                date: first.date,
                votes: votes.length,
                rows: tellingVotes(votes),
              },
            ];
      }),
    };
  },
});
