import { describe, expect, it } from "vitest";
import { mergeRanges, momentOf, toDayRanges, type ObservedRange } from "#scripts/pull/observed-ranges.ts";

const year: ObservedRange<string> = ["2023-01-01", "2023-12-31", "A"];
const merge = (
  kept: readonly ObservedRange<string>[],
  seen: Readonly<Record<string, string>>,
): ObservedRange<string>[] => mergeRanges(kept, new Map(Object.entries(seen)));

describe("what was seen", () => {
  it("goes on from what was known, on either side", () => {
    expect(merge([year], { "2024-02-01": "A", "2022-11-01": "A" })).toEqual([["2022-11-01", "2024-02-01", "A"]]);
    expect(merge([year], { "2024-02-01": "B", "2022-11-01": "C" })).toEqual([
      ["2022-11-01", "2022-11-01", "C"],
      year,
      ["2024-02-01", "2024-02-01", "B"],
    ]);
  });

  it("cuts a day that says otherwise out of a run, with those between two such days", () => {
    expect(merge([year], { "2023-06-01": "B" })).toEqual([
      ["2023-01-01", "2023-05-31", "A"],
      ["2023-06-01", "2023-06-01", "B"],
      ["2023-06-02", "2023-12-31", "A"],
    ]);
    expect(merge([year], { "2023-06-01": "B", "2023-09-01": "B", "2023-10-01": "A", "2023-12-31": "B" })).toEqual([
      ["2023-01-01", "2023-05-31", "A"],
      ["2023-06-01", "2023-09-01", "B"],
      ["2023-09-02", "2023-12-30", "A"],
      ["2023-12-31", "2023-12-31", "B"],
    ]);
  });

  it("takes nothing from a run of which it has seen no day", () => {
    expect(merge([year], { "2022-11-01": "B", "2024-02-01": "B" })).toEqual([
      ["2022-11-01", "2022-11-01", "B"],
      year,
      ["2024-02-01", "2024-02-01", "B"],
    ]);
  });
});

describe("what was seen in votes of one day", () => {
  const [first, second, third] = [1, 2, 3].map((number) => momentOf({ date: "2023-06-01", sitting: "C-98", number }));
  const [one, two, three] = [first ?? "", second ?? "", third ?? ""];

  it("is in the order of the votes, sitting by sitting", () => {
    const later = momentOf({ date: "2023-06-01", sitting: "C-101", number: 1 });
    expect(["2023-06-02", later, three, "2023-06-01", one].toSorted()).toEqual([
      "2023-06-01",
      one,
      three,
      later,
      "2023-06-02",
    ]);
    expect(one).toBe("2023-06-01#000980001");
  });

  it("is a change within the day, whichever vote an earlier run has read", () => {
    const ranges = [
      ["2023-01-01", one, "A"],
      [three, "2023-12-31", "B"],
    ];
    expect(merge([["2023-01-01", one, "A"]], { [three]: "B", "2023-12-31": "B" })).toEqual(ranges);
    expect(merge([[three, "2023-12-31", "B"]], { [one]: "A", "2023-01-01": "A" })).toEqual(ranges);
  });

  it("cuts one vote out of what was known", () => {
    expect(merge([year], { [two]: "B" })).toEqual([
      ["2023-01-01", one, "A"],
      [two, two, "B"],
      [three, "2023-12-31", "A"],
    ]);
  });

  it("is the last vote's value, as a range of days", () => {
    expect(
      toDayRanges([
        ["2023-01-01", one, "A"],
        [two, two, "B"],
        [three, "2023-12-31", "C"],
      ]),
    ).toEqual([
      ["2023-01-01", "2023-05-31", "A"],
      ["2023-06-01", "2023-12-31", "C"],
    ]);
    expect(
      toDayRanges([
        ["2023-01-01", one, "A"],
        [two, two, "B"],
        [three, "2023-12-31", "A"],
      ]),
    ).toEqual([year]);
  });
});
