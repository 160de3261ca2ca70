import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hemicycleBox, seatSize, toArc, toSeats } from "#src/charts/hemicycle.ts";

describe("the hemicycle", () => {
  it("has a seat for every member, inside the box, from left to right", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 650 }), (count) => {
        const seats = toSeats(count);
        const [left, top, width, height] = hemicycleBox;
        const isInside = seats.every(({ x, y }) => x >= left && x <= left + width && y >= top && y <= top + height);
        const isOrdered = seats.every(({ angle }, index) => index === 0 || angle >= (seats[index - 1]?.angle ?? 0));
        return seats.length === count && isInside && isOrdered;
      }),
    );
  });

  it("keeps seats apart in both chambers", () => {
    for (const count of [205, 400]) {
      const seats = toSeats(count);
      const size = seatSize(count);
      const closest = Math.min(
        ...seats.flatMap((a, i) => seats.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
      );
      expect(closest).toBeGreaterThan(size);
    }
  });

  it("draws the arc of a group over its own seats", () => {
    const seats = toSeats(10);
    const arcs = [toArc(seats, 0, 4, false), toArc(seats, 5, 9, false)];
    expect(arcs[0]?.label.anchor).toBe("end");
    expect(arcs[1]?.label.anchor).toBe("start");
    expect(arcs[0]?.path).toMatch(/^M-?\d/);
  });
});
