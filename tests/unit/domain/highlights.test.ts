import { expect, it } from "vitest";
import { highlightsOf, isHighlighted, type RuledVote } from "#src/domain/highlights.ts";

const amendment: RuledVote = {
  isConfidence: false,
  isFinal: false,
  isSecret: false,
  isGovernmentBeaten: false,
  subType: "AMEND",
  outcome: "rejected",
  margin: 20,
  isOnBill: true,
  isOnConstitutionalBill: false,
};

it.each([
  ["an amendment with a margin of twenty", {}, []],
  ["an amendment with a margin of nineteen", { margin: 19 }, ["tight"]],
  ["a vote decided by nothing", { margin: 0 }, ["tight"]],
  ["an annulled vote with a small margin", { margin: 3, outcome: "other" }, []],
  ["a vote without a published margin", { margin: null }, []],
  ["a confidence vote", { isConfidence: true, subType: null, isOnBill: false }, ["confidence"]],
  ["the final vote on a bill", { isFinal: true, subType: "ALL" }, ["final_law"]],
  ["the final vote on a bill of no known kind", { isFinal: true, subType: null }, ["final_law"]],
  ["the final vote on a motion", { isFinal: true, subType: "MOZ", isOnBill: false }, []],
  ["an amendment on which the government was beaten", { isGovernmentBeaten: true }, ["beaten"]],
  ["a vote of which nobody can say whether the government was beaten", { isGovernmentBeaten: null }, []],
  ["a secret ballot", { isSecret: true }, ["secret"]],
  ["a vote that may be secret", { isSecret: null }, []],
  ["an article of a constitutional bill", { subType: "ART", isOnConstitutionalBill: true }, ["constitutional"]],
  ["an amendment to a constitutional bill", { isOnConstitutionalBill: true }, []],
  [
    "a tight final vote on a constitutional bill",
    { isFinal: true, subType: "ALL", margin: 5, isOnConstitutionalBill: true },
    ["final_law", "tight", "constitutional"],
  ],
] satisfies [string, Partial<RuledVote>, string[]][])("%s", (_, fields, rules) => {
  expect(highlightsOf({ ...amendment, ...fields })).toEqual(rules);
});

it("highlights key votes of the newsroom and votes with a rule", () => {
  expect([
    isHighlighted({ isKey: true }),
    isHighlighted({ isKey: false, highlights: ["secret"] }),
    isHighlighted({ isKey: false }),
  ]).toEqual([true, true, false]);
});
