/** `/temi`, `/temi/{id}`, and the votes on a theme as a table. */
import { billPhases, branches, type Branch } from "#src/domain/codes.ts";
import { latestDay } from "#src/domain/days.ts";
import { isHighlighted } from "#src/domain/highlights.ts";
import { decidingMargin } from "#src/domain/majority.ts";
import { actsOfPhase } from "#src/domain/themes.ts";
import { headOf } from "#src/domain/ranking.ts";
import type { SourceRef } from "#src/domain/records.ts";
import { feeds } from "#src/i18n/feeds.ts";
import { voteColumns } from "#src/i18n/votes-list.ts";
import { toCsvTable } from "#src/lib/columns.ts";
import { compareText } from "#src/lib/format.ts";
import { compareNewest } from "#src/lib/lists/votes.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { ThemePage, ThemeVotes } from "#src/contracts/theme-pages.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { searchDetail } from "#src/i18n/search.ts";
import { themesText } from "#src/i18n/themes.ts";
import { actRows, billRow, kindFacts } from "#scripts/contracts/acts/rows.ts";
import { definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { newestDays, shown } from "#scripts/contracts/feeds/define-feed.ts";
import { actNews, toVoteItems } from "#scripts/contracts/feeds/entries.ts";
import { defineTableFiles } from "#scripts/contracts/formats.ts";
import { readPersonRef } from "#scripts/contracts/people/person-parts.ts";
import { lastChange } from "#scripts/contracts/stats/coverage.ts";
import { groupCard, personCard } from "#scripts/contracts/stats/person-card.ts";
import { allThemes, readThemeFigures, themeActs, themeLabels, themeVotes } from "#scripts/contracts/stats/themes.ts";
import { isHighlightedByRule, readVoteRow, withHeading } from "#scripts/contracts/stats/vote-rows.ts";
import { pageEntry } from "#scripts/contracts/search/page-entry.ts";

/** Votes of each list. */
const shownVotes = { key: 5, rule: 5, closest: 3, newest: 3 } as const;
const shownRebels = 5;

/** Keys of the votes on a theme. */
function voteKeys(read: Reader, id: string): string[] {
  return [...read.derived(themeVotes, id).values()].flat();
}

/** Votes on a theme, newest first. */
export function themeVoteRows(read: Reader, id: string): VoteRow[] {
  return voteKeys(read, id)
    .flatMap((key) => readVoteRow(read, key) ?? [])
    .sort(compareNewest);
}

/** `/temi`: key "index". */
export const themeListPage = definePage({
  name: "theme-list",
  path: routes.themes,
  search: { entry: () => pageEntry(themesText.title, themesText.description) },
  build: (read) => {
    const labels = read.derived(themeLabels, "");
    const themes = read.derived(allThemes, "");
    const states = new Map(actRows.bill(read).map(({ id, phase }) => [`bill/${id}`, phase]));
    const { updated, sources } = read.derived(kindFacts, "bill");
    const withPage = themes.filter(({ id }) => labels.has(id));
    const rows = withPage.map(({ id, label, acts }) => ({
      id,
      label,
      acts: acts.length,
      laws: acts.filter((key) => states.get(key) === "is_law").length,
      votes: voteKeys(read, id).length,
      defeats: themeVoteRows(read, id).filter(isBeaten).length,
    }));
    return {
      themes: rows,
      small: themes.length - labels.size,
      updated,
      sources: [...sources],
    };
  },
});

/** Page of each theme with enough acts. */
export const themePages = definePage({
  name: "themes",
  keys: (read) => [...read.derived(themeLabels, "").keys()],
  path: routes.theme,
  search: {
    entry: (read, id) => pageEntry(read.derived(themeLabels, "").get(id) ?? id, themesText.title, searchDetail.theme),
  },
  feed: (read, id) => ({
    title: feeds.theme(read.derived(themeLabels, "").get(id) ?? id),
    entries: [
      ...toVoteItems(read, newestDays(themeVoteRows(read, id), shown.own)),
      ...read.derived(themeActs, id).flatMap((key) => read.derived(actNews, key) ?? []),
    ],
  }),
  build: (read, id) => {
    const bills = read
      .derived(themeActs, id)
      .map((key) => read.derived(billRow, key.slice("bill/".length)))
      .sort((a, b) => compareText(b.statusDate ?? "", a.statusDate ?? "") || (a.id < b.id ? -1 : 1));
    const votes = themeVoteRows(read, id);
    const key = votes.filter(isHighlighted);
    const margins = votes
      .filter((row) => row.status === "verified" && decidingMargin(row) !== null)
      .sort((a, b) => (decidingMargin(a) ?? 0) - (decidingMargin(b) ?? 0) || compareNewest(a, b));
    const defeats = votes.filter(isBeaten);
    const headed = (row: VoteRow | undefined) => (row === undefined ? null : withHeading(read, row));
    const records = [
      ...bills.map((row) => read.require("act", `bill/${row.id}`)),
      ...votes.map((row) => read.require("vote", row.id)),
    ];
    return {
      id,
      label: read.derived(themeLabels, "").get(id) ?? id,
      acts: bills.length,
      phases: [...billPhases, null].flatMap((phase) => {
        const rows = bills.filter((row) => row.phase === phase);
        return rows.length === 0 ? [] : [{ phase, count: rows.length, rows: rows.slice(0, actsOfPhase) }];
      }),
      votes: votes.length,
      defeats: defeats.length,
      lastDefeat: headed(defeats[0]),
      lastKey: headed(key[0]),
      lists: toLists([
        [read.derived(isHighlightedByRule, "") ? "rule" : "key", key],
        ["closest", margins],
        ["newest", votes],
      ]),
      chambers: branches.flatMap((branch) => toChamber(read, id, branch) ?? []),
      updated: lastChange(read, records, [latestDay(votes.map(({ date }) => date))]),
      sources: sourcesOf(records),
    };
  },
});

const isBeaten = ({ isGovernmentBeaten }: VoteRow): boolean => isGovernmentBeaten === true;

/** Lists of votes without those that a list before has; one without votes is left out. */
function toLists(lists: readonly (readonly [ThemeVotes["kind"], readonly VoteRow[]])[]): ThemeVotes[] {
  const seen = new Set<string>();
  return lists.flatMap(([kind, all]) => {
    const rows = all.filter(({ id }) => !seen.has(id)).slice(0, shownVotes[kind]);
    const isRest = all.some(({ id }) => seen.has(id));
    for (const { id } of rows) seen.add(id);
    return rows.length === 0 ? [] : [{ kind, isRest, rows }];
  });
}

/** Publishers of the records, once each, with the last day fetched. */
function sourcesOf(records: readonly { readonly sources: readonly SourceRef[] }[]): SourceRef[] {
  const days = new Map<string, string>();
  for (const { sources } of records)
    for (const { name, fetchedAt } of sources) if ((days.get(name) ?? "") < fetchedAt) days.set(name, fetchedAt);
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, fetchedAt]) => ({ name, url: null, fetchedAt }));
}

type Chamber = ThemePage["chambers"][number];

/** Lines of the groups by year, and rebels; null = no open vote with positions. */
function toChamber(read: Reader, id: string, branch: Branch): Chamber | null {
  const months = [...read.derived(themeVotes, id).keys()].filter((month) => month.startsWith(`${branch}:`));
  const years = [...new Set(months.map((month) => month.slice(2, 6)))];
  const byYear = years.map((year) => readThemeFigures(read, id, branch, year).groups);
  const { groups, members } = readThemeFigures(read, id, branch);
  if (groups.size === 0) return null;
  const toGroup = (group: string): Chamber["groups"][number]["group"] => ({
    id: group,
    acronym: read.derived(groupCard, group)?.acronym ?? group,
  });
  const rows = [...members]
    .flatMap(([person, [, , , of = 0, votes = 0]]) => (votes === 0 ? [] : [{ person, of, votes }]))
    .sort((a, b) => b.votes - a.votes || a.of - b.of || (a.person < b.person ? -1 : 1));
  const rebels = headOf(rows, shownRebels, (a, b) => b.votes - a.votes);
  return {
    branch,
    years,
    groups: [...groups.keys()]
      .map((group) => ({
        group: toGroup(group),
        years: byYear.map((one): Chamber["groups"][number]["years"][number] => {
          const [ayes = 0, noes = 0, abstained = 0] = one.get(group) ?? [];
          return ayes + noes + abstained === 0 ? null : [ayes, noes, abstained];
        }),
      }))
      .sort((a, b) => compareText(a.group.acronym, b.group.acronym) || (a.group.id < b.group.id ? -1 : 1)),
    rebels: rebels.rows.map(({ person, of, votes }) => {
      const group = read.derived(personCard, person)?.group ?? null;
      return { person: readPersonRef(read, person), group: group === null ? null : toGroup(group.id), votes, of };
    }),
    ties: rebels.ties,
  };
}

/** Votes on each theme, newest first. */
export const themeFiles = defineTableFiles({
  name: "data-themes",
  keys: (read) => [...read.derived(themeLabels, "").keys()].filter((id) => read.derived(themeVotes, id).size > 0),
  path: files.themeCsv,
  build: (read, id) => {
    const { header, rows } = toCsvTable(voteColumns, themeVoteRows(read, id));
    return { header: [...header], rows: rows.map((row) => [...row]) };
  },
});
