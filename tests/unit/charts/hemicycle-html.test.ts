import { expect, it } from "vitest";
import { hemicycleHtml } from "#src/charts/hemicycle-html.ts";
import type { MemberVoteCode } from "#src/domain/codes.ts";
import type { Composition } from "#src/view/composition.ts";

const chamber: Composition = {
  branch: "C",
  day: "2026-11-20",
  groups: [{ id: "sal", acronym: "SAL", name: "Salvia", color: null, isMixed: false, side: "opposition" }],
  members: [["1", "Averla", "Vita", "F", null, 0, null]],
};
const drawn = (code: MemberVoteCode): string => {
  const entries = chamber.members.map((member) => ({ member, code, isRebel: false }));
  return hemicycleHtml({ entries, chamber, totals: { ayes: null, required: null }, label: "" }).text;
};

it("draws who voted in secret as a diamond in the same place as the square of a no", () => {
  // The only seat stands at 500 310, in a drawing of half the size.
  expect(drawn("NO")).toContain('<path class="seat sq" d="m250 155h.1"');
  // (286 + 67) / √2 and (286 − 67) / √2 are 250 and 155.
  expect(drawn("SEC")).toContain('<path class="seat sq" transform="rotate(45)" d="m286-67h.1"');
});
