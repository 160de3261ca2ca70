import { compareText } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import type { DayChanges, DayNews } from "#src/contracts/corrections.ts";
import { definePage, defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { editionDay } from "#scripts/contracts/stats/coverage.ts";
import { changeDays, filling, recordCounts } from "./status.ts";
import { billPhases, type ActKind } from "#src/domain/codes.ts";
import { searchWords } from "#src/i18n/search.ts";
import { updatesPage } from "#src/i18n/corrections.ts";
import type { Change } from "#scripts/pull/store/read.ts";
import { actTag, isActKind } from "#scripts/contracts/acts/tags.ts";
import { correctionLines, toField, toNamed, type CorrectionLine } from "#scripts/contracts/stats/corrections.ts";
import { outcomeOfRow, readVoteRow, withHeading } from "#scripts/contracts/stats/vote-rows.ts";
import { weight } from "#scripts/contracts/votes/votes-list.ts";
import { pageEntry } from "#scripts/contracts/search/page-entry.ts";

/** Number of days on the page. The open data have the complete log. */
const shownDays = 60;

export const updatesPages = definePage({
  name: "updates",
  path: () => routes.updates(),
  search: { entry: () => pageEntry(updatesPage.title, searchWords.updates) },
  build: (read) => {
    const days = read.derived(changeDays, "").toSorted((a, b) => compareText(b.day, a.day));
    return {
      filling: read.derived(filling, ""),
      days: days.slice(0, shownDays).map((day) => ({ ...day, ...read.derived(dayChanges, day.day) })),
      earlier: Math.max(0, days.length - shownDays),
      // Those of the first publication: nothing has changed since.
      first: days.length === 0 ? recordCounts(read) : [],
      updated: read.derived(editionDay, ""),
      sources: [],
    };
  },
});

/** Maximum number of items shown per day. The open data have the complete log. */
const shown = { records: 100, votes: 4, acts: 4 };

/** Changes of a day by record: most important news, corrections, withdrawals; argument: the day. */
export const dayChanges = defineDerivation<DayChanges>("day-changes", (read, day) => {
  const changes = read.changes().filter((change) => change.day === day);
  const lines = read.derived(correctionLines, "").filter((line) => line.day === day);
  const byRecord = Map.groupBy(lines.toSorted(votesFirst), ({ kind, key }) => `${kind} ${key}`);
  const corrected = [...byRecord.values()].flatMap((recordLines) =>
    recordLines[0] === undefined ? [] : [{ first: recordLines[0], own: recordLines }],
  );
  // One that continues under another id is not withdrawn.
  const withdrawn = changes.filter(({ change, after }) => change === "vanished" && after === null);
  return {
    news: [...newVotes(read, changes), ...actNews(read, changes)],
    corrections: corrected.slice(0, shown.records).map(({ first, own }) => ({
      ...toNamed(read, first.kind, first.key),
      fields: own.map((change) => toField(read, change)),
    })),
    withdrawn: withdrawn.slice(0, shown.records).map(({ kind, key, before }) => {
      const record = toNamed(read, kind, key);
      return record.path === null ? { ...record, label: toText(before) ?? key } : record;
    }),
    more: Math.max(0, corrected.length - shown.records) + Math.max(0, withdrawn.length - shown.records),
  };
});

const votesFirst = (a: CorrectionLine, b: CorrectionLine): number =>
  Number(b.kind === "vote") - Number(a.kind === "vote");

/** The most important new votes: defeats of the government first. */
function newVotes(read: Reader, changes: readonly Change[]): DayNews[] {
  const appeared = changes.filter(({ kind, change }) => kind === "vote" && change === "appeared").map(({ key }) => key);
  return [...new Set(appeared)]
    .flatMap((key) => readVoteRow(read, key) ?? [])
    .sort((a, b) => weight(a) - weight(b) || compareText(b.date, a.date))
    .slice(0, shown.votes)
    .map((row): DayNews => {
      const { id, heading: title, branch, ayes, noes } = withHeading(read, row);
      const isInReview = row.status === "review";
      return { type: "vote", id, title, branch, ...outcomeOfRow(row), ayes, noes, isInReview };
    });
}

/** Fields with the state of an act. */
const standing = new Set(["phase", "status"]);

/** Kinds of new acts in order of priority, rarest first. */
const newKinds: readonly ActKind[] = ["decree", "dlgs", "bill", "datt"];

/** Acts that changed state, completed ones first, then new acts. */
function actNews(read: Reader, changes: readonly Change[]): DayNews[] {
  const ofActs = changes.filter(({ kind }) => kind === "act");
  const moved = ofActs
    .flatMap(({ key, change, field, before, after }) =>
      change === "changed" && standing.has(field) && !(kindOf(key) === "bill" && field === "status")
        ? [{ key, before: toText(before), after: toText(after) }]
        : [],
    )
    .filter(({ after }) => after !== null)
    .sort((a, b) => stateRank(a.after) - stateRank(b.after) || compareText(b.key, a.key));
  const appeared = ofActs
    .filter(({ change }) => change === "appeared")
    .sort((a, b) => newKinds.indexOf(kindOf(a.key)) - newKinds.indexOf(kindOf(b.key)) || compareText(b.key, a.key))
    .map(({ key }) => ({ key, before: null, after: null }));
  return [...moved, ...appeared].slice(0, shown.acts).flatMap(({ key, before, after }): DayNews[] => {
    const tag = read.derived(actTag, key);
    return tag === null
      ? []
      : [{ type: "act", kind: kindOf(key), id: tag.id ?? key, label: tag.label, title: tag.title, before, after }];
  });
}

function kindOf(key: string): ActKind {
  const kind = key.split("/")[0] ?? "";
  return isActKind(kind) ? kind : "bill";
}

function toText(json: string | null): string | null {
  const value: unknown = json === null ? null : JSON.parse(json);
  return typeof value === "string" ? value : null;
}

/** Rank of a state: laws and converted decrees before bills at an early stage. */
function stateRank(state: string | null): number {
  const order: readonly (string | null)[] = ["converted", "lapsed", ...billPhases];
  return order.includes(state) ? order.indexOf(state) : order.length;
}
