import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  hemicycleBox,
  labelOf,
  labelOverhang,
  seatSize,
  toArcs,
  toDots,
  toSeats,
  toSpokes,
} from "#src/components/charts/hemicycle.ts";

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

  it("draws one arc a group and keeps labels of small groups apart", () => {
    const seats = toSeats(205);
    const sizes = [60, 40, 6, 6, 7, 11, 75];
    let first = 0;
    const wedges = sizes.map((size, index) => {
      const wedge = {
        label: ["SAL", "TIG", "COR", "FEL", "AUT", "MISTO", "GIN"][index] ?? "",
        first,
        last: first + size - 1,
      };
      first += size;
      return wedge;
    });
    const arcs = toArcs(seats, wedges);
    const [, , width, height] = hemicycleBox;
    const boxes = arcs.map(({ x, y }) => [(x / 100) * width, (y / 100) * height] as const);
    const overlaps = boxes.slice(1).filter(([x, y], index) => {
      const [otherX, otherY] = boxes[index] ?? [0, 0];
      return Math.abs(x - otherX) < 45 && Math.abs(y - otherY) < 30;
    });
    expect(overlaps).toEqual([]);
    // On a phone COR, FEL and AUT would overlap.
    expect(arcs.flatMap(({ isCrowded }, index) => (isCrowded ? (wedges[index]?.label ?? []) : []))).toEqual(["FEL"]);
    expect(arcs.map(({ anchor }) => anchor).slice(0, 1)).toEqual(["end"]);
    expect(arcs.at(-1)?.anchor).toBe("start");
    expect(arcs.every(({ path }) => path.startsWith("M"))).toBe(true);
  });

  it("names a large group at an end of the hall on a phone too", () => {
    const seats = toSeats(400);
    const of = (label: string, size: number) =>
      toArcs(seats, [
        { label, first: 0, last: size - 1 },
        { label: "ALL", first: size, last: 399 - size },
        { label, first: 400 - size, last: 399 },
      ]).map(({ isCrowded }) => isCrowded);
    expect(of("SAL", 57)).toEqual([false, false, false]);
    expect(of("MISTO", 80)).toEqual([false, false, false]);
  });

  it("shortens long acronyms in the drawing", () => {
    expect(
      ["FDI", "LSP-PSd’Az", "Cd’I-NM (UDC-CI-NcI-IaC)-MAIE", "NM(N-C-U-I)M-CP", "Aut (SVP-PATT, Cb)"].map(labelOf),
    ).toEqual(["FDI", "LSP-PSd’Az", "Cd’I-NM", "NM", "Aut"]);
    expect(labelOf("AUTONOMIE-ALPINE-UNITE")).toBe("AUTONOMIE-A…");
  });

  it.each([
    [
      "a chamber of ten groups",
      ["AVS", "M5S", "PD-IDP", "AZ-PER-RE", "IV-C-RE", "MISTO", "NM", "FI-PPE", "LEGA", "FDI"],
    ],
    ["long names at both ends", ["LSP-PSd’Az", "FI-BP-PPE", "M5S", "Misto", "PD-IDP", "AZ-PER-RE"]],
  ])("keeps every label in the drawing: %s", (_, labels) => {
    const seats = toSeats(labels.length * 20);
    const wedges = labels.map((label, index) => ({ label, first: index * 20, last: index * 20 + 19 }));
    const [, , width] = hemicycleBox;
    for (const [index, { x, anchor }] of toArcs(seats, wedges).entries()) {
      const long = (labels[index]?.length ?? 0) * 22;
      const at = (x / 100) * width;
      const left = { start: at, middle: at - long / 2, end: at - long }[anchor];
      expect(left, labels[index]).toBeGreaterThan(-labelOverhang - 10);
      expect(left + long, labels[index]).toBeLessThan(width + labelOverhang + 10);
    }
  });

  it("draws every seat once, in any drawing order", () => {
    const seats = toSeats(205);
    let [x, y] = [0, 0];
    const along = toSpokes(seats).flatMap((index) => seats[index] ?? []);
    const drawn = [...toDots(along).matchAll(/(-?\d+) ?(-?\d+)/g)].map(([, dx, dy]) => {
      [x, y] = [x + Number(dx), y + Number(dy)];
      return `${x} ${y}`;
    });
    const wanted = seats.map((seat) => `${Math.round(seat.x / 2)} ${Math.round(seat.y / 2)}`);
    expect(drawn.toSorted()).toEqual(wanted.toSorted());
  });

  it("orders seats along the spokes from the inside out, and writes relative steps at half scale", () => {
    const seats = [
      { x: 10, y: 500 },
      { x: 30, y: 440 },
      { x: 26, y: 460 },
    ].map((seat) => ({ ...seat, angle: 0 }));
    expect(toSpokes(seats)).toEqual([1, 2, 0]);
    const along = toSpokes(seats).flatMap((index) => seats[index] ?? []);
    expect(toDots(along)).toBe("m15 220-2 10-8 20");
  });
});
