import { describe, expect, it } from "vitest";
import { isAsked, toLiveSeats } from "#src/components/charts/live-seats.ts";
import { stepSeat, toSeats } from "#src/components/charts/hemicycle.ts";
import type { Composition } from "#src/contracts/composition.ts";

const group = (id: string, name: string, side: "majority" | "opposition") => ({
  id,
  acronym: id.toUpperCase(),
  name,
  color: null,
  isMixed: false,
  side,
});
const chamber: Composition = {
  branch: "C",
  day: "2026-11-20",
  groups: [group("sal", "Salici & Querce", "opposition"), group("gin", "Ginestra", "majority")],
  members: [
    ["1", "Averla", "Vita", "F", null, 1, "majority"],
    ["2", "Borgo", "Ugo", "M", null, 0, "opposition"],
    ["3", "Corvo", "Lia", "F", null, null, null],
  ],
  president: null,
};
const said = (ballots: string, rebels: readonly number[] | null, of = chamber): readonly string[] =>
  toLiveSeats({ ballots, rebels }, of).map(({ text }) => text);

describe("the seats of a live chart", () => {
  it("have a member each, from the opposition to the majority, with place, page, name, group and vote", () => {
    // Three seats: the two ends of the outer row, and the top of the inner one.
    expect(
      toLiveSeats({ ballots: "NAB", rebels: [1] }, chamber).map(({ x, y, href, text }) => [x, y, href, text]),
    ).toEqual([
      [10, 500, "/persone/2", "Borgo Ugo\nSalici & Querce: favorevole, ribelle"],
      [500, 310, "/persone/3", "Corvo Lia\nNessun gruppo: astenuta"],
      [990, 500, "/persone/1", "Averla Vita\nGinestra: contraria"],
    ]);
  });

  it("tell of the President of the assembly that no vote is expected, and of nobody else", () => {
    expect(said("-A-", null, { ...chamber, president: 0 })).toEqual([
      "Borgo Ugo\nSalici & Querce: favorevole",
      "Corvo Lia\nNessun gruppo: senza un voto pubblicato",
      "Averla Vita\nGinestra: presidente, non vota",
    ]);
  });

  it("show no individual vote where the vote is secret", () => {
    expect(said("SSS", null)).toEqual([
      "Borgo Ugo\nSalici & Querce: votante in voto segreto",
      "Corvo Lia\nNessun gruppo: votante in voto segreto",
      "Averla Vita\nGinestra: votante in voto segreto",
    ]);
  });

  it("are found by the links of the page to members", () => {
    const seats = toLiveSeats({ ballots: "NAB", rebels: [1] }, chamber);
    const lit = (query: string): readonly boolean[] => seats.map((seat) => isAsked(seat, new URLSearchParams(query)));
    expect(lit("group=gin")).toEqual([false, false, true]);
    expect(lit("vote=ABST")).toEqual([false, true, false]);
    expect(lit("supportsMajority=unknown")).toEqual([false, true, false]);
    expect(lit("supportsMajority=null")).toEqual([false, false, false]);
    expect(lit("group=sal&vote=NO")).toEqual([false, false, false]);
    expect(lit("election_area=lazio")).toEqual([true, true, true]);
  });
});

describe("the keys", () => {
  const seats = toSeats(400);
  const first = seats[0];

  it("move along a row and stay at its ends", () => {
    expect(first).toEqual({ x: 10, y: 500, angle: 0 });
    let at = 0;
    const row: number[] = [];
    for (let step = 0; step < 60; step += 1) {
      at = stepSeat(seats, at, "ArrowRight");
      row.push(Math.round(Math.hypot((seats[at]?.x ?? 0) - 500, (seats[at]?.y ?? 0) - 500)));
    }
    expect(new Set(row)).toEqual(new Set([490]));
    expect(seats[at]).toMatchObject({ x: 990, y: 500 });
    expect(stepSeat(seats, 0, "ArrowLeft")).toBe(0);
  });

  it("move outwards and inwards at about the same angle", () => {
    let at = 0;
    const xs = Array.from({ length: 12 }, () => seats[(at = stepSeat(seats, at, "ArrowDown"))]?.x);
    expect(xs).toEqual([37.3, 64.5, 91.8, 119.1, 146.4, 173.6, 200.9, 228.2, 255.5, 282.7, 310, 310]);
    expect(seats[stepSeat(seats, at, "ArrowUp")]?.x).toBe(282.7);
  });

  it("lead to the first seat and to the last", () => {
    expect([stepSeat(seats, 20, "Home"), stepSeat(seats, 20, "End")]).toEqual([0, 399]);
  });
});
