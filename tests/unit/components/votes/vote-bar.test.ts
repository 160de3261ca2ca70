import { describe, expect, test } from "vitest";
import { placeNoes } from "#src/components/votes/vote-bar.ts";

describe("the label of the noes above a vote's bar", () => {
  test("starts at the start of their part", () => {
    expect(placeNoes(40, "others")).toEqual([{ at: 40, anchor: "start", on: "all" }]);
    expect(placeNoes(0, "others")).toEqual([{ at: 0, anchor: "start", on: "all" }]);
  });

  test("leaves room for the label of few ayes, more of it on a phone", () => {
    expect(placeNoes(24, "others")).toEqual([
      { at: 35, anchor: "start", on: "narrow" },
      { at: 24, anchor: "start", on: "wide" },
    ]);
    expect(placeNoes(4, "others")).toEqual([
      { at: 35, anchor: "start", on: "narrow" },
      { at: 14, anchor: "start", on: "wide" },
    ]);
  });

  test("ends at the next label or at the edge; on a wide bar it stays above the part of few noes", () => {
    expect(placeNoes(54.7, "others")).toEqual([
      { at: 79, anchor: "end", on: "narrow" },
      { at: 54.7, anchor: "start", on: "wide" },
    ]);
    expect(placeNoes(80, "others")).toEqual([
      { at: 79, anchor: "end", on: "narrow" },
      { at: 90, anchor: "end", on: "wide" },
    ]);
    // "39 astenuti" is a longer label than "199 altri".
    expect(placeNoes(80, "abstained")).toEqual([
      { at: 70, anchor: "end", on: "narrow" },
      { at: 87, anchor: "end", on: "wide" },
    ]);
    expect(placeNoes(92, "none")).toEqual([{ at: 100, anchor: "end", on: "all" }]);
  });
});
