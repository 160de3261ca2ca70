import type { ZodType } from "zod";
import type { ActKind } from "#src/domain/codes.ts";
import { latestDay } from "#src/domain/days.ts";
import { branch as branchName } from "#src/i18n/common.ts";
import { compareText } from "#src/lib/format.ts";
import { billList, type BillFacts } from "#src/lib/lists/bills.ts";
import { decreeList } from "#src/lib/lists/decrees.ts";
import { implementingDecreeList } from "#src/lib/lists/implementing-decrees.ts";
import { legislativeDecreeList } from "#src/lib/lists/legislative-decrees.ts";
import { decreeTypologies } from "#src/lib/lists/decrees.ts";
import { applyState } from "#src/lib/filters/apply.ts";
import { defaultState, withoutUnsupported, type ListDefinition } from "#src/lib/filters/definition.ts";
import { routes } from "#src/lib/routes.ts";
import { actListPageSchema, type ListOptions } from "#src/contracts/act-list-page.ts";
import { actPageType } from "#src/contracts/act-pages.ts";
import { defineOutput, type Reader } from "#scripts/contracts/engine/reader.ts";
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
  readonly rows: (read: Reader) => readonly Row[];
  readonly list: ListDefinition<Row>;
  readonly options: (read: Reader, rows: readonly Row[]) => ListOptions;
  /** Day up to which open terms in the rows are counted. */
  readonly countedTo?: (read: Reader) => string | null;
}

interface ListPage<Row> {
  count: number;
  rows: Row[];
  options: ListOptions;
  years: { year: string; count: number }[];
  updated: string;
  sources: { name: string; url: string | null; fetchedAt: string }[];
}

function listOutput<Row>(schema: ZodType<ListPage<Row>>, parts: ListPageParts<Row>) {
  return defineOutput<ListPage<Row>>({
    name: `${actPageType[parts.kind]}-list`,
    schema,
    path: () => routes.acts(parts.kind),
    build: (read) => {
      const rows = parts.rows(read);
      const list = withoutUnsupported(parts.list, read.derived(missingParts, ""));
      const { count, results } = applyState(list, defaultState(list), rows);
      const options = parts.options(read, rows);
      const { updated, sources } = read.derived(kindFacts, parts.kind);
      return {
        count,
        rows: [...results],
        options,
        years: read.derived(years, parts.kind),
        sources,
        updated: latestDay([updated, parts.countedTo?.(read) ?? null]) ?? updated,
      };
    },
  });
}

const isFlag = (value: string) => decreeTypologies.some((flag) => flag === value);

/** The four list pages: first page of rows, and filter options that come from the data. */
export const actListPages = [
  listOutput(actListPageSchema.bill, {
    kind: "bill",
    rows: actRows.bill,
    list: billList,
    options: (read, rows) => ({
      government: governmentsOf(read, rows),
      committee: committeesOf(read, billFacts(read)),
      topic: [...read.derived(themeLabels, "")].map(([value, label]) => ({ value, label })),
    }),
  }),
  listOutput(actListPageSchema.decree, {
    kind: "decree",
    countedTo: (read) => latestDay(actIds(read, "decree").map((id) => read.derived(termDay, id))),
    rows: actRows.decree,
    list: decreeList,
    options: (read, rows) => ({
      government: governmentsOf(read, rows),
      typology: wordsOf(rows.flatMap(({ typologies }) => typologies.filter((value) => !isFlag(value)))),
    }),
  }),
  listOutput(actListPageSchema.dlgs, {
    kind: "dlgs",
    rows: actRows.dlgs,
    list: legislativeDecreeList,
    options: (read, rows) => ({ government: governmentsOf(read, rows) }),
  }),
  listOutput(actListPageSchema.datt, {
    kind: "datt",
    rows: actRows.datt,
    list: implementingDecreeList,
    options: (read, rows) => ({
      government: governmentsOf(read, rows),
      mins_proposer: wordsOf(rows.flatMap(({ proposers }) => proposers)),
      policy: wordsOf(rows.map(({ policy }) => policy)),
      type_law: wordsOf(rows.map(({ typeLaw }) => typeLaw)),
    }),
  }),
] as const;
