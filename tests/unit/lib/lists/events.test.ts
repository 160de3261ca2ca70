import { describe, expect, it } from "vitest";
import { applyState } from "#src/lib/filters/apply.ts";
import { activeFilters, decodeState, encodeState } from "#src/lib/filters/codec.ts";
import { eventList, type EventRow } from "#src/lib/lists/events.ts";
import { governmentBillList, type GovernmentBillRow } from "#src/lib/lists/government-bills.ts";

const event = (fields: Partial<EventRow>): EventRow => ({
  id: "a",
  date: "2026-11-19",
  title: "Seduta",
  category: "votazione",
  branch: "C",
  href: null,
  ...fields,
});
const find = (query: string, rows: readonly EventRow[]) =>
  applyState(eventList, decodeState(eventList, new URLSearchParams(query)), rows).results.map(({ id }) => id);

describe("events", () => {
  const rows = [
    event({ id: "a" }),
    event({ id: "b", date: "2026-01-05", category: "gruppi", branch: "S", title: "Passa al Misto" }),
    event({ id: "c", date: "2025-11-30", category: "decreti", branch: null }),
  ];

  it("filters by year, month, category, branch and words", () => {
    expect(find("year=2026", rows)).toEqual(["a", "b"]);
    expect(find("month=11", rows)).toEqual(["a", "c"]);
    expect(find("event_category=gruppi&event_category=decreti", rows)).toEqual(["b", "c"]);
    expect(find("event_category=gruppi", [event({ category: null })])).toEqual([]);
    expect(find("branch=S", rows)).toEqual(["b"]);
    expect(find("search=misto", rows)).toEqual(["b"]);
    expect(find("year=2026&month=11&branch=S", rows)).toEqual([]);
  });

  it("have no rows for values that there are not, and keep repeated ones in the address", () => {
    expect([find("month=13", rows), find("branch=X", rows), find("", rows)].map(({ length }) => length)).toEqual([
      0, 0, 3,
    ]);
    const state = decodeState(eventList, new URLSearchParams("event_category=gruppi&event_category=decreti"));
    expect(encodeState(eventList, state)).toBe("?event_category=gruppi&event_category=decreti");
  });
});

describe("bills of a government", () => {
  const list = governmentBillList("i-governo-uno");
  const bill = (fields: Partial<GovernmentBillRow>): GovernmentBillRow => ({
    id: "C_1",
    label: "C.1",
    title: "T",
    state: "is_law",
    presented: "2024-01-01",
    published: null,
    votes: [],
    ...fields,
  });
  const rows = [
    bill({ id: "C_1" }),
    bill({ id: "C_2", published: "2024-05-01", votes: ["is_final"] }),
    bill({ id: "C_3", published: "2023-05-01", votes: ["is_confidence"] }),
  ];
  const ids = (query: string) =>
    applyState(list, decodeState(list, new URLSearchParams(query)), rows).results.map(({ id }) => id);

  it("are ordered by publication, those without it last both ways", () => {
    expect(ids("")).toEqual(["C_3", "C_2", "C_1"]);
    expect(ids("ordering=-publication_gu_date")).toEqual(["C_2", "C_3", "C_1"]);
  });

  it("are filtered by kind of vote", () => {
    expect(ids("main_vote_type=is_final")).toEqual(["C_2"]);
    expect(ids("main_vote_type=all")).toHaveLength(3);
  });

  it("have no filter when all kinds of vote are selected", () => {
    expect(activeFilters(list, decodeState(list, new URLSearchParams("main_vote_type=all")))).toEqual([]);
  });

  it("do not repeat the government in the address", () => {
    expect(encodeState(list, decodeState(list, new URLSearchParams("main_vote_type=is_final&government=other")))).toBe(
      "?main_vote_type=is_final",
    );
  });
});
