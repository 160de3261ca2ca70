import { describe, expect, it } from "vitest";
import { comparable, fromOwnGroup, orient } from "#src/domain/vote-map.ts";

describe("comparable", () => {
  it("leaves out the member who sat too briefly with most others", () => {
    const common = [
      [0, 200, 180, 40],
      [200, 0, 150, 99],
      [180, 150, 0, 100],
      [40, 99, 100, 0],
    ];
    expect(comparable(4, (a, b) => common[a]?.[b] ?? 0)).toEqual([0, 1, 2]);
  });

  it("keeps one of a member and a successor, the one with more common votes", () => {
    const common = [
      [0, 120, 0, 120],
      [120, 0, 300, 300],
      [0, 300, 0, 300],
      [120, 300, 300, 0],
    ];
    expect(comparable(4, (a, b) => common[a]?.[b] ?? 0)).toEqual([1, 2, 3]);
  });

  it("keeps nobody when nobody has enough votes", () => {
    expect(comparable(30, () => 99)).toEqual([]);
    expect(comparable(0, () => 0)).toEqual([]);
  });
});

describe("orient", () => {
  const spots = [
    { x: 0, y: 2, side: "majority", group: "a" },
    { x: 1, y: 2, side: "majority", group: "a" },
    { x: 0, y: -1, side: "opposition", group: "b" },
    { x: -1, y: -1, side: "opposition", group: "b" },
    { x: 2, y: -2, side: "opposition", group: "c" },
  ] as const;

  it("puts the majority to the right of the opposition, at the same height", () => {
    const turned = orient(spots);
    const mean = (of: readonly number[]): number => of.reduce((sum, value) => sum + value, 0) / of.length;
    const [right, left] = [turned.slice(0, 2), turned.slice(2)];
    expect(mean(right.map(({ x }) => x)) - mean(left.map(({ x }) => x))).toBeGreaterThan(3);
    expect(mean(right.map(({ y }) => y))).toBeCloseTo(mean(left.map(({ y }) => y)), 10);
  });

  it("puts the largest group of the opposition above, whatever the signs of the axes were", () => {
    const turned = orient(spots);
    const mirrored = orient(spots.map((spot) => ({ ...spot, x: -spot.x })));
    expect(turned[2]?.y).toBeGreaterThan(turned[4]?.y ?? 0);
    for (const [at, { x, y }] of turned.entries()) {
      expect(mirrored[at]?.x).toBeCloseTo(x, 10);
      expect(mirrored[at]?.y).toBeCloseTo(y, 10);
    }
  });
});

describe("fromOwnGroup", () => {
  it("measures from the mean of the others of the group, of groups of three or more", () => {
    const spots = [
      { x: 0, y: 0, group: "a" },
      { x: 2, y: 0, group: "a" },
      { x: 1, y: 4, group: "a" },
      { x: 9, y: 9, group: "b" },
      { x: 9, y: 9, group: null },
    ];
    expect(fromOwnGroup(spots).map((value) => (value === null ? null : Number(value.toFixed(3))))).toEqual([
      2.5,
      2.5,
      4,
      null,
      null,
    ]);
  });
});
