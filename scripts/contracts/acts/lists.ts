import { pick } from "#scripts/lib/pick.ts";
import type { ActKind } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { latestDay } from "#src/domain/days.ts";
import { billList } from "#src/lib/lists/bills.ts";
import { decreeList } from "#src/lib/lists/decrees.ts";
import { implementingDecreeList } from "#src/lib/lists/implementing-decrees.ts";
import { legislativeDecreeList } from "#src/lib/lists/legislative-decrees.ts";
import { applyState } from "#src/lib/filters/apply.ts";
import { defaultState, withoutUnsupported, type ListDefinition } from "#src/lib/filters/definition.ts";
import { routes } from "#src/lib/routes.ts";
import type { ListPage, NamedAct } from "#src/contracts/act-list-page.ts";
import { searchWords } from "#src/i18n/search.ts";
import { menu } from "#src/i18n/shell.ts";
import { definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { missingParts } from "#scripts/contracts/stats/coverage.ts";
import { toOptions, valuesIn } from "#scripts/contracts/list-options.ts";
import { pageEntry } from "#scripts/contracts/search/page-entry.ts";
import { years } from "./archive.ts";
import { actRows, billFacts, kindFacts } from "./rows.ts";
import { actIds, countingDay, termDay } from "./tags.ts";

interface ListPageParts<Row extends Bare, Bare> {
  readonly kind: ActKind;
  readonly rows: readonly Row[];
  readonly list: ListDefinition<Bare>;
  /** The same rows with all that filters read, if rows lack some of it. */
  readonly facts?: readonly Bare[];
  /** Day up to which open terms in the rows are counted. */
  readonly countedTo?: string | null;
}

/** First page of rows, and filter options that come from the data. */
function toListPage<Row extends Bare, Bare>(
  read: Reader,
  { rows, facts = rows, ...parts }: ListPageParts<Row, Bare>,
): ListPage<Row> {
  const list = withoutUnsupported(parts.list, read.derived(missingParts, ""));
  const { count, results } = applyState<Row>(list, defaultState(list), rows);
  const { updated, sources } = read.derived(kindFacts, parts.kind);
  return {
    count,
    rows: [...results],
    options: toOptions(read, list, valuesIn(list, facts)),
    years: read.derived(years, parts.kind),
    sources,
    updated: latestDay([updated, parts.countedTo ?? null]) ?? updated,
  };
}

/** Acts with a term above their list: those of the earliest terms. */
const shownTerms = 5;

/** The first of acts in the order of a day, and how many others have that day; null = there is none. */
function toNamed(
  acts: readonly { readonly id: string; readonly title: string; readonly day: string }[],
): NamedAct | null {
  const [first] = acts;
  return first === undefined
    ? null
    : { ...pick(first, "id", "title", "day"), others: acts.filter(({ day }) => day === first.day).length - 1 };
}

/** The four list pages. */
export const actListPages = [
  definePage({
    name: "bills-list",
    path: () => routes.acts("bill"),
    search: { entry: () => pageEntry(menu.bills, "ddl") },
    build: (read) => {
      const rows = actRows.bill(read);
      const laws = rows.filter(({ phase }) => phase === "is_law");
      const byDay = laws
        .map(({ id, title, law, statusDate }) => ({ id, title, day: law?.date ?? statusDate ?? "" }))
        .sort((a, b) => compareCodes(b.day, a.day) || compareCodes(a.id, b.id));
      return {
        ...toListPage(read, { kind: "bill", rows, list: billList, facts: billFacts(read) }),
        laws: laws.length,
        last: toNamed(byDay.filter(({ day }) => day !== "")),
      };
    },
  }),
  definePage({
    name: "decrees-list",
    path: () => routes.acts("decree"),
    search: { entry: () => pageEntry(menu.decrees, searchWords.decrees) },
    build: (read) => {
      const rows = actRows.decree(read);
      const open = rows
        .filter(({ state }) => state === "in_conversion")
        .sort((a, b) => compareCodes(a.expires ?? "9", b.expires ?? "9") || compareCodes(a.id, b.id));
      const terms = open.flatMap(({ id, title, expires }) => (expires === null ? [] : [{ id, title, day: expires }]));
      return {
        ...toListPage(read, {
          kind: "decree",
          countedTo: latestDay(actIds(read, "decree").map((id) => read.derived(termDay, id))),
          rows,
          list: decreeList,
        }),
        asOf: read.derived(countingDay, ""),
        open: { count: open.length, rows: open.slice(0, shownTerms) },
        next: terms.length < open.length ? null : toNamed(terms),
      };
    },
  }),
  definePage({
    name: "legislative-decrees-list",
    path: () => routes.acts("dlgs"),
    search: { entry: () => pageEntry(menu.legislativeDecrees) },
    build: (read) => {
      const rows = actRows.dlgs(read);
      const known = rows.filter(({ implementing, adopted }) => implementing !== null && adopted !== null);
      const done = rows.filter(({ state }) => state === "published" || state === "adopted");
      return {
        ...toListPage(read, { kind: "dlgs", rows, list: legislativeDecreeList }),
        done: { count: done.length, last: latestDay(done.map(({ date }) => date)) },
        implementing: {
          asked: known.reduce((sum, { implementing }) => sum + (implementing ?? 0), 0),
          adopted: known.reduce((sum, { adopted }) => sum + (adopted ?? 0), 0),
          lacking: known
            .filter(({ number, implementing, adopted }) => number !== null && (adopted ?? 0) < (implementing ?? 0))
            .sort((a, b) => compareCodes(b.date ?? "", a.date ?? "") || compareCodes(a.id, b.id))
            .map(({ id, implementing, adopted }) => ({ id, count: (implementing ?? 0) - (adopted ?? 0) })),
        },
      };
    },
  }),
  definePage({
    name: "implementing-decrees-list",
    path: () => routes.acts("datt"),
    search: { entry: () => pageEntry(menu.implementingDecrees) },
    build: (read) => {
      const rows = actRows.datt(read);
      const overdue = rows
        .filter(({ state }) => state === "overdue")
        .sort((a, b) => (b.overdueDays ?? 0) - (a.overdueDays ?? 0) || compareCodes(a.id, b.id));
      return {
        ...toListPage(read, {
          kind: "datt",
          rows,
          list: implementingDecreeList,
          countedTo: overdue.length === 0 ? null : read.derived(countingDay, ""),
        }),
        ...(overdue.length > 0 && { asOf: read.derived(countingDay, "") }),
        overdue: { count: overdue.length, rows: overdue.slice(0, shownTerms) },
      };
    },
  }),
] as const;
