import { describe, expect, it } from "vitest";
import {
  clusterNames,
  denseWindow,
  groupDistances,
  isInside,
  nameAt,
  strayOf,
} from "#src/components/vote-map/clusters.ts";
import { toFrame } from "#src/lib/vote-map-frame.ts";
import type { MapPoint } from "#src/contracts/vote-map.ts";

/** Members of a group on a small square around a place, one unit of the drawing being a thousandth of the map. */
const group = (acronym: string, x: number, y: number, count: number, side: MapPoint["side"] = null): MapPoint[] =>
  Array.from({ length: count }, (_, at) => ({
    person: { id: `${acronym}-${at}`, familyName: acronym, givenName: String(at) },
    group: acronym === "" ? null : { id: acronym, acronym },
    side,
    x: x + (at % 3) * 0.01,
    y: y + Math.floor(at / 3) * 0.01,
    off: null,
    near: [],
  }));
const frame = {
  height: 1000,
  scale: 1000,
  place: ({ x, y }: { x: number; y: number }) => ({ x: x * 1000, y: 1000 - y * 1000 }),
};
const names = (points: readonly MapPoint[]) =>
  clusterNames(points, frame).map(({ text, x, y, anchor }) => [text, x, y, anchor]);

describe("names of clusters", () => {
  it("stand above the points of a group", () => {
    // Points from y 0.5 to 0.52: drawn from 500 up to 480, 16 units above which the name stands.
    expect(names(group("SAL", 0.3, 0.5, 9))).toEqual([["SAL", 310, 464, "middle"]]);
  });
  it("are one name for groups in one place, the largest first", () => {
    expect(names([...group("ALL", 0.52, 0.5, 3), ...group("GIN", 0.5, 0.5, 9)]).map(([text]) => text)).toEqual([
      "GIN, ALL",
    ]);
  });
  it("leave out groups of fewer than three, members without a group, and a group that stands nowhere", () => {
    const spread = [0.1, 0.5, 0.9].flatMap((x) => group("MISTO", x, x, 1));
    expect(names([...group("DUE", 0.3, 0.3, 2), ...group("", 0.6, 0.6, 5), ...spread])).toEqual([]);
  });
  it("stand at the parts on either side of a group that stands nowhere", () => {
    const parts = [...group("MISTO", 0.2, 0.5, 3, "opposition"), ...group("MISTO", 0.7, 0.5, 4, "majority")];
    expect(names([...parts, ...group("MISTO", 0.4, 0.1, 2)]).map(([text, x]) => [text, Math.round(Number(x))])).toEqual(
      [
        ["MISTO", 700],
        ["MISTO", 210],
      ],
    );
  });
  it("stand below where they would cover points of others, or another name", () => {
    const above = group("MIR", 0.3, 0.56, 1);
    const label = clusterNames([...group("SAL", 0.3, 0.5, 9), ...above], frame);
    // Points down to 500, and 36 units below them.
    expect(label).toEqual([{ text: "SAL", x: 310, y: 536, anchor: "middle", isBelow: true }]);
  });
  it("stand outside the square around the dense part", () => {
    const [label] = clusterNames(group("SAL", 0.3, 0.5, 9), frame, { left: 200, right: 400, top: 440, bottom: 540 });
    expect(label?.y).toBe(424);
  });
  it("run inwards at the edges of the drawing", () => {
    expect(names(group("TIG", 0, 0.99, 3))).toEqual([["TIG", 0, 18, "start"]]);
    expect(names(group("GIN", 0.97, 0.5, 3))).toEqual([["GIN", 1000, 484, "end"]]);
  });
});

describe("the point farthest from its group", () => {
  const at = (familyName: string, acronym: string, off: number | null, x = 0.5): MapPoint => ({
    ...{ person: { id: familyName, familyName, givenName: "Ada" }, group: { id: acronym, acronym }, side: null },
    ...{ x, y: 0.5, off, near: [] },
  });
  const together = ["ROV", "GIN"];

  it("is one alone of a group that stands together", () => {
    const points = [at("Neri", "ROV", 0.2), at("Rossi", "ROV", 0.4), at("Bo", "MISTO", 0.9), at("Bruni", "GIN", null)];
    expect(strayOf(points, together)?.person.familyName).toBe("Rossi");
    expect(strayOf([at("Neri", "ROV", 0.4), at("Rossi", "GIN", 0.4)], together)).toBeNull();
    expect(strayOf([], together)).toBeNull();
  });
  it("has its name on the side with fewer points, inside the drawing", () => {
    const nameOf = (point: MapPoint, ...others: MapPoint[]) => {
      const { x, anchor } = nameAt(point, [point, ...others], frame, []) ?? {};
      return [x, anchor];
    };
    expect(nameOf(at("Rossi", "ROV", 0.4))).toEqual([528, "start"]);
    expect(nameOf(at("Rossi", "ROV", 0.4), at("Neri", "ROV", 0.1, 0.55))).toEqual([472, "end"]);
    expect(nameOf(at("Rossi", "ROV", 0.4, 0.95))).toEqual([922, "end"]);
  });
});

describe("the distances of groups", () => {
  const [gin, rov, tig] = [group("GIN", 0.9, 0.5, 4), group("ROV", 0.8, 0.5, 3), group("TIG", 0.1, 0.5, 3)];
  const of = (...points: MapPoint[][]) => groupDistances(points.flat(), frame);
  const pairsOf = (...points: MapPoint[][]) => {
    const { nearest, farthest } = of(...points);
    return { nearest, farthest };
  };

  it("are those of the nearest and of the farthest two", () => {
    expect(of(tig, gin, rov).together).toEqual(["GIN", "ROV", "TIG"]);
    expect(pairsOf(tig, gin, rov)).toEqual({ nearest: { a: "GIN", b: "ROV" }, farthest: { a: "GIN", b: "TIG" } });
  });
  it("are none of two groups, and not said where two pairs tie", () => {
    expect(pairsOf(gin, tig)).toEqual({ nearest: null, farthest: null });
    const between = group("SAL", 0.5, 0.5, 4);
    const even = [group("UNO", 0.1, 0.5, 4), between, group("DUE", 0.9, 0.5, 4)];
    expect(pairsOf(...even)).toEqual({ nearest: null, farthest: { a: "DUE", b: "UNO" } });
  });
});

describe("the dense part", () => {
  const crowd = group("GIN", 0.9, 0.5, 24, "majority");
  const others = group("TIG", 0, 0, 3, "opposition");

  it("is the square around the densest side, without its stragglers", () => {
    const straggler = group("ROV", 0.2, 0.9, 1, "majority");
    const points = [...crowd, ...straggler, ...others];
    const window = denseWindow(points, toFrame(points));
    expect(window).not.toBeNull();
    if (window === null) return;
    expect(window.centre.x).toBeCloseTo(0.91, 9);
    expect(points.filter((point) => isInside(point, window)).map(({ group: own }) => own?.acronym)).toEqual(
      Array.from({ length: 24 }, () => "GIN"),
    );
  });
  it("is none of a side with few members, nor of one that can be read as it is", () => {
    const few = [...group("GIN", 0.9, 0.5, 19, "majority"), ...others];
    expect(denseWindow(few, toFrame(few))).toBeNull();
    const wide = Array.from({ length: 24 }, (_, at) => group("GIN", at / 24, (at % 5) / 5, 1, "majority")).flat();
    expect(denseWindow(wide, toFrame(wide))).toBeNull();
  });
});
