import { expect, it } from "vitest";
import { hemicycleHtml } from "#src/components/charts/hemicycle-html.ts";
import type { MemberVoteCode } from "#src/domain/codes.ts";
import type { Composition } from "#src/contracts/composition.ts";

const chamber: Composition = {
  branch: "C",
  day: "2026-11-20",
  groups: [{ id: "sal", acronym: "SAL", name: "Salvia", color: null, isMixed: false, side: "opposition" }],
  members: [["1", "Averla", "Vita", "F", null, 0, null]],
  president: null,
};
const drawn = (code: MemberVoteCode, isRebel = false): string => {
  const entries = chamber.members.map((member) => ({ member, code, isRebel, isPresident: false }));
  return hemicycleHtml({ entries, chamber, totals: null, label: "" }).text;
};

/** Shape drawn at the seats of a class, and the seats' positions in a half-scale drawing. */
const marks = (html: string): readonly (readonly [name: string, shape: string, path: string])[] =>
  [...html.matchAll(/<marker id="s-(\w+)">(.*?)<\/marker>/g)].map(([, name = "", shape = ""]) => {
    const path = new RegExp(`<path style="marker:url\\(#s-${name}\\)" d="([^"]*)"/>`).exec(html)?.[1] ?? "";
    return [name, shape, path];
  });

it("marks the only seat, at 500 310, by the vote", () => {
  // Two rows 300 apart give a seat size of 240, which is 120 in the half-scale drawing.
  expect(marks(drawn("AYE"))).toEqual([["aye", '<circle r="60" fill="var(--v-aye)"/>', "m250 155"]]);
  expect(marks(drawn("NO"))).toEqual([["no", '<path d="M-48-48h96v96h-96z" fill="var(--v-no)"/>', "m250 155"]]);
  expect(marks(drawn("SEC"))).toEqual([
    ["sec", '<path d="M-33-33h66v66h-66z" fill="var(--v-nv)" transform="rotate(45)"/>', "m250 155"],
  ]);
  for (const code of ["PRES", "PNV", "RNV"] as const)
    expect(marks(drawn(code)).map(([name, , path]) => [name, path])).toEqual([["nv", "m250 155"]]);
});

it("draws a rebel's ring around the seat, after it", () => {
  expect(marks(drawn("NO", true)).map(([name, , path]) => [name, path])).toEqual([
    ["no", "m250 155"],
    ["reb", "m250 155"],
  ]);
});

it("shows the distance from the majority where the totals equal the seats", () => {
  const figure = (totals: { ayes: number; noes?: number; required: number } | null) =>
    /<text class="(fig[^"]*)"[^>]*>([^<]*)<\/text>/
      .exec(hemicycleHtml({ entries: [], chamber, totals, label: "" }).text)
      ?.slice(1);
  expect(figure({ ayes: 198, required: 160 })).toEqual(["fig", "38"]);
  // Two numbers are as wide as the hall between the innermost seats: in smaller type.
  expect(figure({ ayes: 110, noes: 109, required: 110 })).toEqual(["fig pair", "110 a 109"]);
  expect(figure(null)).toBeUndefined();
  const just = hemicycleHtml({ entries: [], chamber, totals: { ayes: 110, noes: 109, required: 110 }, label: "" });
  expect(just.text).toContain(">soglia 110</text>");
});
