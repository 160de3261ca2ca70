import { describe, expect, it } from "vitest";
import { mergeRanges, type ObservedRange } from "#scripts/pull/observed-ranges.ts";

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
