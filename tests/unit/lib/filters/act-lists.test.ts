import { expect, it } from "vitest";
import { decreeList } from "#src/lib/filters/act-lists.ts";
import type { DecreeRow } from "#src/lib/filters/act-rows.ts";
import { applyState } from "#src/lib/filters/apply.ts";
import { decodeState, encodeState } from "#src/lib/filters/codec.ts";

const decree = (id: string, government: string): DecreeRow => ({
  id,
  title: "Disposizioni urgenti",
  date: "2024-01-01",
  published: "2024-01-01",
  state: "converted",
  status: "converted",
  expires: null,
  days: null,
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
])("decrees of any of several governments, in any order: %s", (query) => {
  const found = applyState(decreeList, stateOf(query), rows).results.map(({ id }) => id);
  expect(found.toSorted()).toEqual(["2022-1", "2024-3"]);
  expect(encodeState(decreeList, stateOf(query))).toBe(`?${query}`);
});
