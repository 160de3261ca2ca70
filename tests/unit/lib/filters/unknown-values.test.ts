/** A value of an address that no row has: it is kept, has a chip that removes it, and no row passes. On every list. */
import { describe, expect, it } from "vitest";
import { amendmentList } from "#src/lib/lists/amendments.ts";
import { billList } from "#src/lib/lists/bills.ts";
import { decreeList } from "#src/lib/lists/decrees.ts";
import { eventList } from "#src/lib/lists/events.ts";
import { governmentBillList } from "#src/lib/lists/government-bills.ts";
import { implementingDecreeList } from "#src/lib/lists/implementing-decrees.ts";
import { legislativeDecreeList } from "#src/lib/lists/legislative-decrees.ts";
import { memberList, territoryList } from "#src/lib/lists/members.ts";
import { recordList } from "#src/lib/lists/record.ts";
import { strengthList } from "#src/lib/lists/strength.ts";
import { votesList } from "#src/lib/lists/votes.ts";
import { activeFilters, decodeState, encodeState, type AnyList } from "#src/lib/filters/codec.ts";
import { isPossible } from "#src/lib/filters/definition.ts";

const everyList: readonly (readonly [name: string, list: AnyList])[] = [
  ["votes", votesList],
  ["record of a member", recordList],
  ["deputies", memberList("C")],
  ["senators", memberList("S")],
  ["a territory", territoryList()],
  ["strength index", strengthList()],
  ["bills", billList],
  ["bills of a government", governmentBillList("i-governo-uno")],
  ["decree-laws", decreeList],
  ["legislative decrees", legislativeDecreeList],
  ["implementing decrees", implementingDecreeList],
  ["events", eventList],
  ["amendments", amendmentList],
];

describe("a value that no row has", () => {
  it.each(everyList)("is kept in the address and has a chip: %s", (_name, list) => {
    // A parameter of the specification with one value is no choice.
    const choices = list.filters.filter(
      ({ kind, values }) => ["choice", "multi", "link"].includes(kind) && values?.length !== 1,
    );
    expect(choices.length).toBeGreaterThan(0);
    for (const filter of choices) {
      const state = decodeState(list, new URLSearchParams({ [filter.name]: "boh" }));
      expect(activeFilters(list, state)).toMatchObject([{ name: filter.name, value: "boh" }]);
      expect(encodeState(list, state)).toBe(`?${filter.name}=boh`);
      // Without values or a form of its own a filter compares: no row has "boh".
      if (filter.values !== undefined || filter.shape !== undefined) expect(isPossible(filter, "boh")).toBe(false);
    }
  });
});
