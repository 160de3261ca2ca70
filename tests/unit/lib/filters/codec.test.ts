import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyState, dayRange } from "#src/lib/filters/apply.ts";
import { activeFilters, decodeState, encodeState, isDefault, withFilter } from "#src/lib/filters/codec.ts";
import { toWords } from "#src/lib/text.ts";
import { defaultState, withValues, type ListDefinition } from "#src/lib/filters/definition.ts";

const keep = () => (): boolean => true;
const list: ListDefinition<{ readonly id: string }> = {
  collection: "votings",
  filters: [
    { name: "search", kind: "search", matches: keep },
    {
      name: "main_vote_type",
      kind: "choice",
      default: "is_key_vote",
      values: ["is_key_vote", "is_final", "all"],
      matches: keep,
    },
    { name: "branch", kind: "choice", values: ["C", "S"], matches: keep },
    { name: "status", kind: "multi", values: ["a", "b", "c"], matches: keep },
    { name: "only", kind: "flag", matches: keep },
    ...dayRange<{ readonly id: string }>(() => "2026-03-01"),
    { name: "bill", kind: "link", shape: /\d/, matches: keep },
  ],
  orderings: [
    { name: "date", compare: () => 0 },
    { name: "n_margin", compare: () => 0 },
  ],
  defaultOrdering: "-date",
  pageSize: 12,
  paging: "pages",
};
const decode = (query: string) => decodeState(list, new URLSearchParams(query));

describe("decodeState", () => {
  it("gives the defaults for an empty address", () => {
    expect(decode("")).toEqual({ values: { main_vote_type: ["is_key_vote"] }, ordering: "-date", page: 1 });
  });

  it("keeps values that the data do not have, which have no rows", () => {
    const open: ListDefinition<{ readonly id: string }> = {
      ...list,
      filters: [...list.filters, { name: "year", kind: "choice", matches: keep }],
    };
    const yearOf = (of: typeof open, year: string) => decodeState(of, new URLSearchParams({ year })).values["year"];
    expect(yearOf(open, "1999")).toEqual(["1999"]);
    const closed = withValues(open, { year: [{ value: "2026" }, { value: "2025" }] });
    expect([yearOf(closed, "1999"), yearOf(closed, "2025")]).toEqual([["1999"], ["2025"]]);
    const rows = [{ id: "C_1" }];
    const countOf = (query: string): number =>
      applyState(closed, decodeState(closed, new URLSearchParams(query)), rows).count;
    expect([countOf("main_vote_type=all"), countOf("main_vote_type=all&year=1999")]).toEqual([1, 0]);
    expect(decodeState(closed, new URLSearchParams("branch=X&bill=C_1")).values).toMatchObject({
      branch: ["X"],
      bill: ["C_1"],
    });
  });

  it("limits a page number that is too high for any list", () => {
    const thirty = Array.from({ length: 30 }, (_, at) => ({ id: String(at) }));
    expect(applyState(list, decode("page=99999999999999999999"), thirty)).toMatchObject({ page: 3, count: 30 });
    expect(decode("page=1e999")).toEqual(defaultState(list));
  });

  it("drops what is not a day, and a half-typed day restricts nothing", () => {
    expect(decode("date_from=ieri&date_to=2026-13-01")).toEqual(defaultState(list));
    expect(decode("date_from=2026-02-28").values["date_from"]).toEqual(["2026-02-28"]);
    const typing = withFilter(list, decode("branch=S"), "date_from", ["2027-0"]);
    expect(encodeState(list, typing)).toBe("?branch=S");
    expect(activeFilters(list, typing).map(({ name }) => name)).toEqual(["branch"]);
    expect(applyState(list, typing, [{ id: "C_1" }]).count).toBe(1);
    expect(applyState(list, withFilter(list, typing, "date_from", ["2026-03-02"]), [{ id: "C_1" }]).count).toBe(0);
  });

  it("keeps act ids, also those that are none", () => {
    expect(decode("bill=nope&bill=C_99999").values["bill"]).toEqual(["nope", "C_99999"]);
    expect(applyState(list, decode("main_vote_type=all&bill=nope"), [{ id: "C_1" }]).count).toBe(0);
  });

  it("drops unknown names, orderings and pages, and keeps unknown values, each with a chip", () => {
    expect(decode("colour=red&ordering=-evil&page=-3")).toEqual(defaultState(list));
    const unknown = decode("branch=X&main_vote_type=zzz");
    expect(activeFilters(list, unknown).map(({ name, value }) => [name, value])).toEqual([
      ["main_vote_type", "zzz"],
      ["branch", "X"],
    ]);
    expect(encodeState(list, unknown)).toBe("?main_vote_type=zzz&branch=X");
    expect(applyState(list, unknown, [{ id: "C_1" }]).count).toBe(0);
  });

  it("reads repeated parameters as several distinct values", () => {
    expect(decode("status=b&status=a&status=b&status=z").values["status"]).toEqual(["b", "a", "z"]);
    expect(decode("bill=C_2&bill=C_1&bill=C_2").values["bill"]).toEqual(["C_2", "C_1"]);
    expect(decode("branch=S&branch=C").values["branch"]).toEqual(["S"]);
  });

  it.each([
    "page_size=0",
    "page_size=-5",
    "page_size=101",
    "page_size=2.5",
    "page_size=x",
    "page_size=12",
    "page_size=",
  ])("keeps the list's own page size for %s", (query) => {
    expect(decode(query)).toEqual(defaultState(list));
  });

  it("accepts a page size of up to a hundred, unless all rows are shown anyway", () => {
    expect(decode("page_size=50").pageSize).toBe(50);
    expect(decode("page_size=100&page=2")).toEqual({ ...defaultState(list), pageSize: 100, page: 2 });
    expect(decodeState({ ...list, pageSize: 400 }, new URLSearchParams("page_size=50"))).toEqual(defaultState(list));
  });

  it("keeps markup in a search as text", () => {
    expect(decode("search=%3Cscript%3E").values["search"]).toEqual(["<script>"]);
  });
});

describe("encodeState", () => {
  it("omits defaults", () => {
    expect(encodeState(list, defaultState(list))).toBe("");
  });

  it("repeats several values, and omits the first page and the default ordering", () => {
    const state = { values: { main_vote_type: ["all"], status: ["a", "b"] }, ordering: "-date", page: 1 };
    expect(encodeState(list, state)).toBe("?main_vote_type=all&status=a&status=b");
  });

  it("writes a page size other than the list's own, and keeps it when filters change", () => {
    const state = withFilter(list, decode("page_size=50&page=3"), "branch", ["C"]);
    expect(encodeState(list, state, new URLSearchParams("page_size=50&page=3"))).toBe("?branch=C&page_size=50");
  });

  it("keeps unrelated parameters", () => {
    const others = new URLSearchParams("utm=x&branch=S");
    expect(encodeState(list, { ...defaultState(list), page: 3 }, others)).toBe("?utm=x&page=3");
  });

  it.each([" ", "'", "<>", " , "])("omits an empty search: %j", (text) => {
    const state = withFilter(list, defaultState(list), "search", [text]);
    expect([encodeState(list, state), isDefault(list, state), activeFilters(list, state)]).toEqual(["", true, []]);
  });

  it("round-trips through decodeState for every state", () => {
    const word = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text);
    const search = word.filter((text) => toWords(text).length > 0);
    const values = fc.record(
      {
        search: search.map((text) => [text]),
        main_vote_type: fc.constantFrom(["is_key_vote"], ["is_final"], ["all"]),
        branch: fc.constantFrom(["C"], ["S"]),
        status: fc.uniqueArray(fc.constantFrom("a", "b", "c"), { minLength: 1 }),
        only: fc.constant(["true"]),
        date_from: fc.constantFrom(["2026-02-28"], ["2026-03-02"]),
        bill: fc.uniqueArray(
          word.map((text) => `${text}1`),
          { minLength: 1 },
        ),
      },
      { requiredKeys: ["main_vote_type"] },
    );
    const states = fc.record(
      {
        values,
        ordering: fc.constantFrom("date", "-date", "n_margin", "-n_margin"),
        page: fc.integer({ min: 1, max: 9999 }),
        pageSize: fc.integer({ min: 13, max: 100 }),
      },
      { requiredKeys: ["values", "ordering", "page"] },
    );
    fc.assert(
      fc.property(states, (state) => {
        expect(decode(encodeState(list, state))).toEqual(state);
      }),
    );
  });
});

describe("withFilter", () => {
  it("resets the page, and restores the default when cleared", () => {
    const state = withFilter(list, { ...decode("main_vote_type=all&page=4"), page: 4 }, "main_vote_type", [""]);
    expect(isDefault(list, state)).toBe(true);
  });
});

describe("activeFilters", () => {
  it("lists values other than the defaults, each with a function that removes it", () => {
    const state = decode("status=a&status=b&branch=S");
    const active = activeFilters(list, state);
    expect(active.map(({ name, value }) => `${name}=${value}`)).toEqual(["branch=S", "status=a", "status=b"]);
    expect(active[1]?.without(state).values["status"]).toEqual(["b"]);
    // Applied to a later state: filters removed in between stay removed.
    expect(active[1]?.without(decode("status=a")).values).toEqual(decode("").values);
  });
});
