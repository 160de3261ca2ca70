import { actKinds, type ActKind } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import type { Act } from "#src/domain/records.ts";
import { isDone } from "#src/lib/class-names.ts";
import { routes } from "#src/lib/routes.ts";
import { type ActArchivePage, type ActCount, type ActMonthPage, toArchiveKey } from "#src/contracts/act-list-page.ts";
import { defineDerivation, definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { pick } from "#scripts/lib/pick.ts";
import { kindFacts } from "./rows.ts";
import { actIds, actTag } from "./tags.ts";

/** A year with more acts than this is split into months, to keep its page small. */
const splitAbove = 300;

/** Pseudo-year of acts without a date. */
const undated = "senza-data";

/**
 * Day that places an act in the archive. Bills: presentation. Decree-laws: publication. Legislative decrees: their
 * date. Implementing decrees: adoption, else deadline. null = no date.
 */
const archiveDay = defineDerivation<string | null>("acts-archive-day", (read, key) => {
  const act = read.require("act", key);
  switch (act.kind) {
    case "bill":
      return act.presented;
    case "decree":
      return act.published ?? act.date ?? `${String(act.year)}-01-01`;
    case "dlgs":
      return act.billDate ?? act.published ?? act.adopted ?? act.announced ?? act.draft?.submitted ?? null;
    case "datt":
      return act.adoptionDate ?? act.deadline ?? act.published;
  }
});

/** Whether that day is a term that runs, or has run out: nothing happened on it. */
const isTerm = defineDerivation<boolean>("acts-archive-term", (read, key) => {
  const act = read.require("act", key);
  return act.kind === "datt" && act.adoptionDate === null && act.deadline !== null;
});

/** Number of acts of a period and, where there are any, how many are done and how many stand in it by their term. */
function countActs(read: Reader, kind: ActKind, ids: readonly string[]): ActCount {
  const terms = ids.filter((id) => read.derived(isTerm, `${kind}/${id}`)).length;
  const done = ids.filter((id) => isDone(read.derived(actTag, `${kind}/${id}`)?.state ?? "")).length;
  return { count: ids.length, ...(done === 0 ? {} : { done }), ...(terms === 0 ? {} : { terms }) };
}

/** Years of a kind with their number of acts, newest first. Argument: kind. */
export const years = defineDerivation<ActArchivePage["years"]>("acts-years", (read, key) => {
  const { kind } = toArchiveKey(key);
  const byYear = Map.groupBy(
    actIds(read, kind),
    (id) => read.derived(archiveDay, `${kind}/${id}`)?.slice(0, 4) ?? undated,
  );
  return [...byYear]
    .map(([year, ids]) => ({ year, ...countActs(read, kind, ids) }))
    .sort((a, b) => (a.year === undated ? 1 : b.year === undated ? -1 : a.year < b.year ? 1 : -1));
});

/** Months of a year with the ids of their acts, newest first; "" = day unknown. Argument: "bill/2026". */
const monthsOfYear = defineDerivation<{ month: string; ids: string[] }[]>("acts-months", (read, key) => {
  const { kind, period: year } = toArchiveKey(key);
  const days = actIds(read, kind).map((id) => ({ id, day: read.derived(archiveDay, `${kind}/${id}`) }));
  const ofYear = days.filter(({ day }) => (day?.slice(0, 4) ?? undated) === year);
  const months = Map.groupBy(ofYear, ({ day }) => day?.slice(0, 7) ?? "");
  return [...months]
    .map(([month, acts]) => ({ month, ids: acts.map(({ id }) => id) }))
    .sort((a, b) => (a.month < b.month ? 1 : -1));
});

const sizeOf = (months: readonly { readonly ids: readonly string[] }[]): number =>
  months.reduce((sum, { ids }) => sum + ids.length, 0);

type Entry = ActMonthPage["acts"][number];

/** What a bill became. */
const toLaw = (act: Act): Pick<Entry, "law"> =>
  act.kind === "bill" && act.law !== null
    ? { law: { ...pick(act.law, "number", "date"), isConstitutional: act.type === "COST" } }
    : {};

function toEntries(read: Reader, kind: ActKind, ids: readonly string[]): Entry[] {
  return ids
    .flatMap((id) => {
      const tag = read.derived(actTag, `${kind}/${id}`);
      const date = read.derived(archiveDay, `${kind}/${id}`);
      return tag === null
        ? []
        : [
            {
              ...{ id, label: tag.label, title: tag.title ?? id, date, state: tag.state ?? tag.stateText ?? "unknown" },
              ...(read.derived(isTerm, `${kind}/${id}`) ? { isTerm: true as const } : {}),
              ...toLaw(read.require("act", `${kind}/${id}`)),
            },
          ];
    })
    .sort((a, b) => compareCodes(b.date ?? "", a.date ?? "") || compareCodes(a.id, b.id));
}

/** Archive page of each kind that has acts. Keys: the kinds. */
export const actArchivePages = definePage({
  name: "acts-archive",
  keys: (read) => actKinds.filter((kind) => read.derived(years, kind).length > 0),
  path: (key) => routes.actsArchive(toArchiveKey(key).kind),
  search: null,
  build: (read, key) => ({
    years: read.derived(years, key),
    count: actIds(read, toArchiveKey(key).kind).length,
    ...read.derived(kindFacts, key),
  }),
});

function yearKeys(read: Reader): string[] {
  return actKinds.flatMap((kind) => read.derived(years, kind).map(({ year }) => `${kind}/${year}`));
}

/** Archive page of a year. Keys: "bill/2026", "datt/senza-data". */
export const actYearPages = definePage({
  name: "acts-year",
  keys: yearKeys,
  path: (key) => routes.actsYear(toArchiveKey(key).kind, toArchiveKey(key).period),
  search: null,
  build: (read, key) => {
    const { kind, period: year } = toArchiveKey(key);
    const months = read.derived(monthsOfYear, key);
    const count = sizeOf(months);
    const isSplit = year !== undated && count > splitAbove;
    return {
      year,
      count,
      isSplit,
      months: months.map(({ month, ids }) => ({
        month: month === "" ? null : month,
        ...countActs(read, kind, ids),
        acts: isSplit ? [] : toEntries(read, kind, ids),
      })),
      years: read.derived(years, kind),
      ...read.derived(kindFacts, kind),
    };
  },
});

/** Archive pages of the months of split years. Keys: "bill/2023-05". */
export const actMonthPages = definePage({
  name: "acts-month",
  keys: (read) =>
    yearKeys(read).flatMap((key) => {
      const months = read.derived(monthsOfYear, key);
      const isSplit = toArchiveKey(key).period !== undated && sizeOf(months) > splitAbove;
      return isSplit ? months.map(({ month }) => `${toArchiveKey(key).kind}/${month}`) : [];
    }),
  path: (key) => routes.actsMonth(toArchiveKey(key).kind, toArchiveKey(key).period),
  search: null,
  build: (read, key) => {
    const { kind, period: month } = toArchiveKey(key);
    const months = read.derived(monthsOfYear, `${kind}/${month.slice(0, 4)}`);
    const ids = months.find((other) => other.month === month)?.ids ?? [];
    return {
      month,
      acts: toEntries(read, kind, ids),
      months: months.map((other) => ({ month: other.month, ...countActs(read, kind, other.ids) })),
      ...read.derived(kindFacts, kind),
    };
  },
});
