import type { ActKind } from "#src/domain/codes.ts";
import { latestDay } from "#src/domain/days.ts";
import { branch as branchName } from "#src/i18n/common.ts";
import { compareText } from "#src/lib/format.ts";
import { billList, type BillFacts } from "#src/lib/lists/bills.ts";
import { decreeList, decreeTypologies } from "#src/lib/lists/decrees.ts";
import { implementingDecreeList } from "#src/lib/lists/implementing-decrees.ts";
import { legislativeDecreeList } from "#src/lib/lists/legislative-decrees.ts";
import { applyState } from "#src/lib/filters/apply.ts";
import { defaultState, withoutUnsupported, type ListDefinition } from "#src/lib/filters/definition.ts";
import { routes } from "#src/lib/routes.ts";
import type { ListOptions, ListPage } from "#src/contracts/act-list-page.ts";
import { definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { missingParts } from "#scripts/contracts/stats/coverage.ts";
import { themeLabels } from "#scripts/contracts/stats/themes.ts";
import { years } from "./archive.ts";
import { actRows, billFacts, kindFacts } from "./rows.ts";
import { actIds, termDay, toActBody, toGovernment } from "./tags.ts";

/** Distinct values of a column as filter options, in alphabetical order. */
function wordsOf(values: readonly (string | null)[]): { value: string; label: string }[] {
  const distinct = [...new Set(values.filter((value) => value !== null))];
  return distinct.sort(compareText).map((value) => ({ value, label: value }));
}

function governmentsOf(
  read: Reader,
  rows: readonly { readonly government: string | null }[],
): { value: string; label: string }[] {
  return wordsOf(rows.map(({ government }) => government)).map(({ value }) => ({
    value,
    label: toGovernment(read, value)?.name ?? value,
  }));
}

/** Committees that examine bills, by chamber and name. */
function committeesOf(read: Reader, rows: readonly BillFacts[]): { value: string; label: string }[] {
  const ids = new Set(rows.flatMap(({ committees }) => committees));
  return [...ids]
    .flatMap((id) => {
      const body = toActBody(read, id, null);
      if (body === null) return [];
      const { branch, name } = body;
      return { value: id, label: branch === null || branch === "B" ? name : `${branchName[branch]}, ${name}` };
    })
    .sort((a, b) => compareText(a.label, b.label));
}

interface ListPageParts<Row> {
  readonly kind: ActKind;
  readonly rows: readonly Row[];
  readonly list: ListDefinition<Row>;
  readonly options: (rows: readonly Row[]) => ListOptions;
  /** Day up to which open terms in the rows are counted. */
  readonly countedTo?: string | null;
}

/** First page of rows, and filter options that come from the data. */
function toListPage<Row>(read: Reader, { rows, ...parts }: ListPageParts<Row>): ListPage<Row> {
  const list = withoutUnsupported(parts.list, read.derived(missingParts, ""));
  const { count, results } = applyState(list, defaultState(list), rows);
  const { updated, sources } = read.derived(kindFacts, parts.kind);
  return {
    count,
    rows: [...results],
    options: parts.options(rows),
    years: read.derived(years, parts.kind),
    sources,
    updated: latestDay([updated, parts.countedTo ?? null]) ?? updated,
  };
}

const isFlag = (value: string) => decreeTypologies.some((flag) => flag === value);

/** The four list pages. */
export const actListPages = [
  definePage({
    name: "bills-list",
    path: () => routes.acts("bill"),
    build: (read) =>
      toListPage(read, {
        kind: "bill",
        rows: actRows.bill(read),
        list: billList,
        options: (rows) => ({
          government: governmentsOf(read, rows),
          committee: committeesOf(read, billFacts(read)),
          topic: [...read.derived(themeLabels, "")].map(([value, label]) => ({ value, label })),
        }),
      }),
  }),
  definePage({
    name: "decrees-list",
    path: () => routes.acts("decree"),
    build: (read) =>
      toListPage(read, {
        kind: "decree",
        countedTo: latestDay(actIds(read, "decree").map((id) => read.derived(termDay, id))),
        rows: actRows.decree(read),
        list: decreeList,
        options: (rows) => ({
          government: governmentsOf(read, rows),
          typology: wordsOf(rows.flatMap(({ typologies }) => typologies.filter((value) => !isFlag(value)))),
        }),
      }),
  }),
  definePage({
    name: "legislative-decrees-list",
    path: () => routes.acts("dlgs"),
    build: (read) =>
      toListPage(read, {
        kind: "dlgs",
        rows: actRows.dlgs(read),
        list: legislativeDecreeList,
        options: (rows) => ({ government: governmentsOf(read, rows) }),
      }),
  }),
  definePage({
    name: "implementing-decrees-list",
    path: () => routes.acts("datt"),
    build: (read) =>
      toListPage(read, {
        kind: "datt",
        rows: actRows.datt(read),
        list: implementingDecreeList,
        options: (rows) => ({
          government: governmentsOf(read, rows),
          mins_proposer: wordsOf(rows.flatMap(({ proposers }) => proposers)),
          policy: wordsOf(rows.map(({ policy }) => policy)),
          type_law: wordsOf(rows.map(({ typeLaw }) => typeLaw)),
        }),
      }),
  }),
] as const;
