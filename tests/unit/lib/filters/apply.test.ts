import { compareCodes } from "#src/domain/compare.ts";
import { describe, expect, it } from "vitest";
import { applyState, compareNumbers, haveAmong, holds, isAmong, matchesWords } from "#src/lib/filters/apply.ts";
import type { ListDefinition } from "#src/lib/filters/definition.ts";

interface Row {
  readonly id: number;
  readonly title: string;
  readonly rate: number | null;
  readonly branch: "C" | "S";
}
const rows: readonly Row[] = [
  { id: 1, title: "Città e comuni", rate: 80, branch: "C" },
  { id: 2, title: "Proroga dell’energia", rate: null, branch: "S" },
  { id: 3, title: "Energia e città", rate: 0, branch: "C" },
];
const list: ListDefinition<Row> = {
  collection: "rows",
  filters: [
    { name: "search", kind: "search", matches: matchesWords((row) => row.title) },
    { name: "branch", kind: "choice", values: ["C", "S"], matches: isAmong((row) => row.branch) },
  ],
  orderings: [
    { name: "rate", compare: (a, b) => compareNumbers(a.rate, b.rate) },
    { name: "title", compare: (a, b) => compareCodes(a.title, b.title) },
  ],
  defaultOrdering: "rate",
  pageSize: 2,
  paging: "pages",
};
const ids = (values: Record<string, string[]>, ordering = "rate", page = 1) =>
  applyState(list, { values, ordering, page }, rows).results.map(({ id }) => id);

describe("applyState", () => {
  it("keeps every row when a filter with a default is set to all", () => {
    const none = { name: "branch", kind: "choice", default: "C", matches: () => () => false } as const;
    const count = (branch: string) =>
      applyState({ ...list, filters: [none] }, { values: { branch: [branch] }, ordering: "rate", page: 1 }, rows).count;
    expect([count("C"), count("all")]).toEqual([0, 3]);
  });

  it("scans the same rows once for each filter value, also when others come between", () => {
    const asked: number[] = [];
    const isOf = isAmong<Row>(({ id, branch }) => (asked.push(id), branch));
    const counting = { ...list, filters: [{ name: "branch", kind: "choice", matches: isOf } as const] };
    const show = (branch: string, page = 1) =>
      applyState(counting, { values: { branch: [branch] }, ordering: "title", page }, rows).results.map(({ id }) => id);
    expect([show("C"), show("S"), show("C"), show("C", 2)]).toEqual([[1, 3], [2], [1, 3], [1, 3]]);
    expect(asked).toEqual([1, 3, 2, 1, 3, 2]);
    const others = rows.slice(1);
    expect(applyState(counting, { values: { branch: ["C"] }, ordering: "title", page: 1 }, others).count).toBe(1);
  });

  it("ends a page where the day changes, and parts none", () => {
    const days = ["d", "d", "c", "c", "c", "c", "b", "a"].map((day, id) => ({ id, day }));
    const byDay: ListDefinition<(typeof days)[number]> = {
      ...{ collection: "days", filters: [], orderings: [], defaultOrdering: "", pageSize: 3, paging: "pages" },
      together: ({ day }) => day,
    };
    const show = (page: number) => {
      const { results, page: shown, span } = applyState(byDay, { values: {}, ordering: "", page }, days);
      return { ids: results.map(({ id }) => id).join(""), shown, span };
    };
    expect(show(1)).toEqual({ ids: "012345", shown: 1, span: { from: 0, last: 2 } });
    expect(show(2)).toEqual({ ids: "67", shown: 2, span: { from: 6, last: 2 } });
    expect(show(9).shown).toBe(2);
    expect(applyState(byDay, { values: {}, ordering: "", page: 1 }, [])).toEqual({
      ...{ count: 0, results: [], page: 1, span: { from: 0, last: 1 } },
    });
  });

  it("finds every word in any order, without accents and apostrophes", () => {
    expect(ids({ search: ["citta ENERGIA"] })).toEqual([3]);
    expect(ids({ search: ["dellenergia"] })).toEqual([2]);
  });

  it("orders both ways; zero is a value, and missing values come last in ascending order", () => {
    expect(
      applyState({ ...list, pageSize: 9 }, { values: {}, ordering: "rate", page: 1 }, rows).results.map(({ id }) => id),
    ).toEqual([3, 1, 2]);
    expect(ids({}, "-title")).toEqual([2, 3]);
  });

  it("shows the last page when the page number is too high", () => {
    expect(applyState(list, { values: {}, ordering: "rate", page: 99 }, rows)).toMatchObject({
      count: 3,
      page: 2,
      results: [{ id: 2 }],
    });
  });

  it("uses the requested page size", () => {
    const page = (paging: "pages" | "more") =>
      applyState({ ...list, paging }, { values: {}, ordering: "rate", page: 2, pageSize: 1 }, rows).results;
    expect([page("pages"), page("more")]).toMatchObject([[{ id: 1 }], [{ id: 3 }, { id: 1 }]]);
  });

  it("shows all rows up to the page in a list that loads more", () => {
    expect(
      applyState({ ...list, paging: "more" }, { values: {}, ordering: "rate", page: 2 }, rows).results,
    ).toHaveLength(3);
  });

  it("does not reuse cached results for other rows or another ordering", () => {
    const values = { branch: ["C"] };
    const found = (ordering: string, from: readonly Row[]) =>
      applyState(list, { values, ordering, page: 1 }, from).results.map(({ id }) => id);
    expect(found("rate", rows)).toEqual([3, 1]);
    expect(found("-rate", rows)).toEqual([1, 3]);
    expect(found("-rate", rows)).toEqual([1, 3]);
    expect(found("-rate", rows.slice(1))).toEqual([3]);
  });

  it("returns no rows and page one when nothing matches", () => {
    expect(applyState(list, { values: { search: ["zzz"] }, ordering: "rate", page: 3 }, rows)).toEqual({
      count: 0,
      results: [],
      page: 1,
    });
  });
});

describe("row matchers", () => {
  const [a, b, none] = [
    { one: "a", all: ["a", "b"] },
    { one: "b", all: [] },
    { one: null, all: ["c"] },
  ];
  const kept = (matches: (row: { one: string | null; all: string[] }) => boolean) => [a, b, none].filter(matches);

  it("match by one value, by several, and by a condition", () => {
    expect(kept(isAmong<typeof a | typeof none>(({ one }) => one)(["a"]))).toEqual([a]);
    expect(kept(isAmong<typeof a | typeof none>(({ one }) => one)(["a", "b"]))).toEqual([a, b]);
    expect(kept(haveAmong<typeof a | typeof none>(({ all }) => all)(["b"]))).toEqual([a]);
    expect(kept(haveAmong<typeof a | typeof none>(({ all }) => all)(["a", "c"]))).toEqual([a, none]);
    expect(kept(holds<typeof a | typeof none>(({ one }) => one === null)(["true"]))).toEqual([none]);
  });
});
