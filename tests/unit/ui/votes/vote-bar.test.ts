import { describe, expect, test } from "vitest";
import { placeNoes } from "#src/ui/votes/vote-bar.ts";

describe("the label of the noes over the bar of a vote", () => {
  test("stands over the start of their part", () => {
    expect(placeNoes(40, true)).toEqual([{ at: 40, anchor: "start", on: "all" }]);
    expect(placeNoes(0, true)).toEqual([{ at: 0, anchor: "start", on: "all" }]);
  });

  test("leaves room for the label of few ayes, more of it on a phone", () => {
    expect(placeNoes(24, true)).toEqual([
      { at: 35, anchor: "start", on: "narrow" },
      { at: 24, anchor: "start", on: "wide" },
    ]);
    expect(placeNoes(4, true)).toEqual([
      { at: 35, anchor: "start", on: "narrow" },
      { at: 14, anchor: "start", on: "wide" },
    ]);
  });

  test("ends where the label of the rest begins, or at the edge: on a wide bar the part of few noes is still under it", () => {
    expect(placeNoes(54.7, true)).toEqual([
      { at: 79, anchor: "end", on: "narrow" },
      { at: 54.7, anchor: "start", on: "wide" },
    ]);
    expect(placeNoes(80, true)).toEqual([
      { at: 79, anchor: "end", on: "narrow" },
      { at: 90, anchor: "end", on: "wide" },
    ]);
    expect(placeNoes(92, false)).toEqual([{ at: 100, anchor: "end", on: "all" }]);
  });
});
