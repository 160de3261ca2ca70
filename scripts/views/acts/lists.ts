/** The four lists: first page for everybody, rows as files for the filters, and the archive by year. */
import type { ZodType } from "zod";
import type { ActKind } from "#src/domain/codes.ts";
import { actKinds } from "#src/domain/codes.ts";
import { compareText } from "#src/lib/format.ts";
import { billList, decreeList, implementingDecreeList, legislativeDecreeList } from "#src/lib/filters/act-lists.ts";
import { decreeTypologies } from "#src/lib/filters/act-rows.ts";
import { applyState } from "#src/lib/filters/apply.ts";
import { defaultState, type ListDefinition } from "#src/lib/filters/definition.ts";
import { routes } from "#src/lib/routes.ts";
import {
  actArchivePageSchema, actYearPageSchema, billListPageSchema, decreeListPageSchema, implementingDecreeListPageSchema,
  legislativeDecreeListPageSchema, type ActArchivePage, type ActYearPage, type ListOptions,
} from "#src/view/act-list-page.ts"; // prettier-ignore
import { defineDerivation, defineFamily, type Reader } from "#scripts/views/reader.ts";
import { actRows, kindFacts } from "#scripts/views/acts/rows.ts";
import { actIds, actTag, toGovernment } from "#scripts/views/acts/tags.ts";

/** Year of what has no date. */
export const undated = "senza-data";

/** The day by which an act stands in the archive: presentation, publication, or the term of an implementing decree. */
const archiveDay = defineDerivation<string | null>("acts-archive-day", (read, key) => {
  const act = read.require("act", key);
  switch (act.kind) {
    case "bill":
      return act.presented;
    case "decree":
      return act.published ?? act.date ?? `${String(act.year)}-01-01`;
    case "dlgs":
      return act.billDate ?? act.published ?? act.adopted ?? act.announced;
    case "datt":
      return act.adoptionDate ?? act.deadline ?? act.published;
  }
});

/** Years of a kind with how many acts each has, newest first. Argument: kind. */
const years = defineDerivation<{ year: string; count: number }[]>("acts-years", (read, kind) => {
  const counts = new Map<string, number>();
  for (const key of read.index("act.kind", kind)) {
    const year = read.derived(archiveDay, key)?.slice(0, 4) ?? undated;
    counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return [...counts].map(([year, count]) => ({ year, count })).sort((a, b) => (a.year === undated ? 1 : b.year === undated ? -1 : a.year < b.year ? 1 : -1));
});

/** The distinct words of a column as options, in alphabetical order. */
function wordsOf(values: readonly (string | null)[]): { value: string; label: string }[] {
  const distinct = [...new Set(values.filter((value) => value !== null))];
  return distinct.sort(compareText).map((value) => ({ value, label: value }));
}

function governmentsOf(read: Reader, rows: readonly { readonly government: string | null }[]): { value: string; label: string }[] {
  return wordsOf(rows.map(({ government }) => government)).map(({ value }) => ({ value, label: toGovernment(read, value)?.name ?? value }));
}

interface ListPageParts<Row> {
  readonly kind: ActKind;
  readonly rows: (read: Reader) => readonly Row[];
  readonly list: ListDefinition<Row>;
  readonly options: (read: Reader, rows: readonly Row[]) => ListOptions;
}

interface ListPage<Row> {
  count: number;
  rows: Row[];
  options: ListOptions;
  years: { year: string; count: number }[];
  updated: string;
  sources: { name: string; url: string | null; fetchedAt: string }[];
}

function listFamily<Row>(name: string, schema: ZodType<ListPage<Row>>, parts: ListPageParts<Row>) {
  return defineFamily<ListPage<Row>>({
    name,
    schema,
    keys: () => ["index"],
    path: () => routes.acts(parts.kind),
    build: (read) => {
      const rows = parts.rows(read);
      const { count, results } = applyState(parts.list, defaultState(parts.list), rows);
      const options = parts.options(read, rows);
      return { count, rows: [...results], options, years: read.derived(years, parts.kind), ...read.derived(kindFacts, parts.kind) };
    },
  });
}

const isFlag = (value: string) => decreeTypologies.some((flag) => flag === value);

/** The four list pages. */
export const actListPages = [
  listFamily("bills-list", billListPageSchema, {
    kind: "bill", rows: actRows.bill, list: billList, options: (read, rows) => ({ government: governmentsOf(read, rows) }),
  }),
  listFamily("decrees-list", decreeListPageSchema, {
    kind: "decree", rows: actRows.decree, list: decreeList,
    options: (read, rows) => ({
      government: governmentsOf(read, rows),
      typology: wordsOf(rows.flatMap(({ typologies }) => typologies.filter((value) => !isFlag(value)))),
    }),
  }),
  listFamily("legislative-decrees-list", legislativeDecreeListPageSchema, {
    kind: "dlgs", rows: actRows.dlgs, list: legislativeDecreeList, options: (read, rows) => ({ government: governmentsOf(read, rows) }),
  }),
  listFamily("implementing-decrees-list", implementingDecreeListPageSchema, {
    kind: "datt", rows: actRows.datt, list: implementingDecreeList,
    options: (read, rows) => ({
      government: governmentsOf(read, rows),
      mins_proposer: wordsOf(rows.flatMap(({ proposers }) => proposers)),
      policy: wordsOf(rows.map(({ policy }) => policy)),
      type_law: wordsOf(rows.map(({ typeLaw }) => typeLaw)),
    }),
  }),
] as const; // prettier-ignore

function splitKey(key: string): { kind: ActKind; year: string } {
  const [first = "", year = ""] = key.split("/");
  return { kind: actKinds.find((kind) => kind === first) ?? "bill", year };
}

/** The archive of each kind. Keys: the kinds. */
export const actArchivePages = defineFamily<ActArchivePage>({
  name: "acts-archive",
  schema: actArchivePageSchema,
  keys: () => [...actKinds],
  path: (key) => routes.actsArchive(splitKey(key).kind),
  build: (read, key) => ({ years: read.derived(years, key), count: actIds(read, splitKey(key).kind).length, ...read.derived(kindFacts, key) }),
});

/** Every act of a year as plain links. Keys: "bill/2026". */
export const actYearPages = defineFamily<ActYearPage>({
  name: "acts-year",
  schema: actYearPageSchema,
  keys: (read) => actKinds.flatMap((kind) => read.derived(years, kind).map(({ year }) => `${kind}/${year}`)),
  path: (key) => routes.actsYear(splitKey(key).kind, splitKey(key).year),
  build: (read, key) => {
    const { kind, year } = splitKey(key);
    const acts = actIds(read, kind).flatMap((id) => {
      const date = read.derived(archiveDay, `${kind}/${id}`);
      return (date?.slice(0, 4) ?? undated) === year ? toYearEntry(read, kind, id, date) : [];
    });
    const months = [...new Set(acts.map(({ date }) => date?.slice(0, 7) ?? null))].sort((a, b) => ((a ?? "") < (b ?? "") ? 1 : -1));
    return {
      year,
      count: acts.length,
      months: months.map((month) => ({ month, acts: acts.filter(({ date }) => (date?.slice(0, 7) ?? null) === month).sort(newestFirst) })),
      years: read.derived(years, kind),
      ...read.derived(kindFacts, kind),
    };
  },
});

function newestFirst(a: { date: string | null; id: string }, b: { date: string | null; id: string }): number {
  return (a.date ?? "") < (b.date ?? "") ? 1 : (a.date ?? "") > (b.date ?? "") ? -1 : a.id < b.id ? -1 : 1;
}

function toYearEntry(read: Reader, kind: ActKind, id: string, date: string | null): ActYearPage["months"][number]["acts"] {
  const tag = read.derived(actTag, `${kind}/${id}`);
  return tag === null ? [] : [{ id, label: tag.label, title: tag.title ?? id, date, state: tag.state ?? "unknown" }];
}
