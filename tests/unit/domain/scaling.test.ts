import { describe, expect, it } from "vitest";
import { classicalScaling, jacobi } from "#src/domain/scaling.ts";

type Point = readonly number[];

function squaredDistances(points: readonly Point[]): Float64Array {
  return Float64Array.from(
    points.flatMap((a) => points.map((b) => a.reduce((sum, value, axis) => sum + (value - (b[axis] ?? 0)) ** 2, 0))),
  );
}

describe("classicalScaling", () => {
  it("gives back the distances of points in a plane, and says that two axes hold everything", () => {
    const points = [
      [0, 0],
      [4, 0],
      [4, 3],
      [0, 3],
      [10, 1],
    ];
    const wanted = squaredDistances(points);
    const { x, y, share } = classicalScaling(wanted, points.length);
    const found = squaredDistances([...x].map((value, at) => [value, y[at] ?? 0]));
    for (const [at, value] of found.entries()) expect(value).toBeCloseTo(wanted[at] ?? -1, 8);
    expect(share).toBeCloseTo(1, 10);
  });

  it("says how much of the variation two of three axes hold", () => {
    // Variances along the axes: 8, 2 and 0.5 (sums of squares of ±2, ±1, ±0.5).
    const points = [
      [2, 0, 0],
      [-2, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
      [0, 0, 0.5],
      [0, 0, -0.5],
    ];
    const { x, y, share } = classicalScaling(squaredDistances(points), points.length);
    expect(share).toBeCloseTo(10 / 10.5, 8);
    expect([...x].map((value) => Math.abs(value).toFixed(4))).toEqual([
      "2.0000",
      "2.0000",
      "0.0000",
      "0.0000",
      "0.0000",
      "0.0000",
    ]);
    expect([...y].map((value) => Math.abs(value).toFixed(4))).toEqual([
      "0.0000",
      "0.0000",
      "1.0000",
      "1.0000",
      "0.0000",
      "0.0000",
    ]);
  });

  it("places nobody, one item and equal items", () => {
    expect(classicalScaling(new Float64Array(0), 0)).toEqual({
      x: new Float64Array(0),
      y: new Float64Array(0),
      share: 0,
    });
    expect([...classicalScaling(new Float64Array(1), 1).x]).toEqual([0]);
    expect(classicalScaling(new Float64Array(9), 3).share).toBe(0);
  });
});

describe("jacobi", () => {
  it("finds the eigenvalues of a symmetric matrix, largest first", () => {
    const { values } = jacobi([
      [2, 1, 0],
      [1, 2, 0],
      [0, 0, -5],
    ]);
    expect(values.map((value) => value.toFixed(6))).toEqual(["3.000000", "1.000000", "-5.000000"]);
  });
});
