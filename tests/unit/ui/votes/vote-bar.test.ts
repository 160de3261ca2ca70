import { describe, expect, test } from "vitest";
import { placeNoes } from "#src/ui/votes/vote-bar.ts";

describe("the label of the noes over the bar of a vote", () => {
  test("stands over the start of their part", () => {
    expect(placeNoes({ from: 40, to: 70 }, true)).toMatchObject({ at: 40, anchor: "start", isPushed: false });
  });

  test("leaves room for the label of few ayes", () => {
    expect(placeNoes({ from: 24, to: 70 }, true)).toEqual({ at: 24, anchor: "start", isPushed: true });
    expect(placeNoes({ from: 4, to: 70 }, true)).toEqual({ at: 14, anchor: "start", isPushed: true });
    expect(placeNoes({ from: 53, to: 54 }, true)).toMatchObject({ at: 58, anchor: "end" });
  });

  test("ends with their part where the label of the rest, or the edge, is too near", () => {
    expect(placeNoes({ from: 54.7, to: 66 }, true)).toMatchObject({ at: 66, anchor: "end" });
    expect(placeNoes({ from: 70, to: 95 }, true)).toMatchObject({ at: 79, anchor: "end" });
    expect(placeNoes({ from: 85, to: 100 }, false)).toMatchObject({ at: 100, anchor: "end" });
  });
});
