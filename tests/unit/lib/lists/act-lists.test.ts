import { expect, it } from "vitest";
import { billList } from "#src/lib/lists/bills.ts";
import { decreeList, type DecreeRow } from "#src/lib/lists/decrees.ts";
import { applyState } from "#src/lib/filters/apply.ts";
import { decodeState, encodeState } from "#src/lib/filters/codec.ts";
import { defaultState, withoutUnsupported, type ListDefinition } from "#src/lib/filters/definition.ts";
import { governmentBillList } from "#src/lib/lists/government-bills.ts";
import { strengthList, type StrengthFacts } from "#src/lib/lists/strength.ts";

const decree = (id: string, government: string): DecreeRow => ({
  id,
  title: "Disposizioni urgenti",
  date: "2024-01-01",
  published: "2024-01-01",
  state: "converted",
  expires: null,
  days: null,
  daysLeft: null,
  law: null,
  government,
  typologies: [],
});
const rows = [decree("2022-1", "i-governo-uno"), decree("2023-2", "ii-governo-uno"), decree("2024-3", "i-governo-due")];
const stateOf = (query: string) => decodeState(decreeList, new URLSearchParams(query));

it.for([
  "governments=i-governo-uno&governments=i-governo-due",
  "governments=i-governo-due&governments=i-governo-uno",
  "governments=altro&governments=i-governo-due&governments=i-governo-uno",
])("decrees match any of several governments, in any order: %s", (query) => {
  const found = applyState(decreeList, stateOf(query), rows).results.map(({ id }) => id);
  expect(found.toSorted()).toEqual(["2022-1", "2024-3"]);
  expect(encodeState(decreeList, stateOf(query))).toBe(`?${query}`);
});

it.each(["dl 2/2023", "d.l. n. 2 del 2023", "decreto 2/23", "decreto-legge n. 2", "2/2023", "2023-2"])(
  "a decree is found as %j",
  (search) => {
    const query = `search=${encodeURIComponent(search)}`;
    expect(applyState(decreeList, stateOf(query), rows).results.map(({ id }) => id)).toEqual(["2023-2"]);
  },
);

it("a decree ends within ten days if it is still to be converted", () => {
  const left = (id: string, state: DecreeRow["state"], daysLeft: number | null) => ({
    ...decree(id, ""),
    state,
    daysLeft,
  });
  const some = [
    left("2026-1", "in_conversion", 0),
    left("2026-2", "in_conversion", 10),
    left("2026-3", "in_conversion", 11),
    left("2026-4", "in_conversion", null),
    left("2026-5", "converted", null),
  ];
  const found = applyState(decreeList, stateOf("is_next_10_days=true"), some).results.map(({ id }) => id);
  expect(found.toSorted()).toEqual(["2026-1", "2026-2"]);
});

it("decrees without a date in the Gazzetta are ordered by their own date, newest first", () => {
  const bare = withoutUnsupported(decreeList, ["gazette", "decreeFlags"]);
  expect(bare.orderings.map(({ name }) => name)).toEqual(["date_presenting"]);
  expect(bare.filters.map(({ name }) => name)).toEqual(["search", "status", "government", "governments"]);
  const undated = rows.map((row, at) => ({ ...row, published: null, date: `202${String(2 + at)}-05-01` }));
  const asked = decodeState(bare, new URLSearchParams("typology=is_omnibus&ordering=expiry_date"));
  expect(asked).toEqual(defaultState(bare));
  expect(applyState(bare, asked, undated).results.map(({ id }) => id)).toEqual(["2024-3", "2023-2", "2022-1"]);
});

it("lists omit filters and orderings that the source cannot support, and no others", () => {
  const left = <Row>(list: ListDefinition<Row>, query: string) => {
    const { values, ordering } = decodeState(
      withoutUnsupported(list, ["votes", "governments", "keyActs", "gazette"]),
      new URLSearchParams(query),
    );
    return [Object.keys(values), ordering];
  };
  expect(left(billList, "is_key_act=true&branch=C")).toEqual([["branch"], "-last_status_date"]);
  expect(left(strengthList<StrengthFacts>(), "is_gov=true")).toEqual([[], "-pp"]);
  expect(left(governmentBillList("i-governo-uno"), "main_vote_type=is_final")).toEqual([
    ["government"],
    "date_presenting",
  ]);
  expect(withoutUnsupported(billList, [])).toEqual(billList);
});

it("decree-laws are filtered by the displayed outcome, not by the source's status before the deadline", () => {
  const states = (["in_conversion", "expired", "converted", "lapsed", "unknown"] as const).map((state) => ({
    ...decree(state, "i-governo-uno"),
    state,
    status: state === "expired" || state === "in_conversion" ? ("c" as const) : null,
  }));
  const found = (value: string) =>
    applyState(decreeList, stateOf(`status=${value}`), states).results.map(({ id }) => id);
  expect(["c", "expired", "converted", "lapsed"].map(found)).toEqual([
    ["in_conversion"],
    ["expired"],
    ["converted"],
    ["lapsed"],
  ]);
});
