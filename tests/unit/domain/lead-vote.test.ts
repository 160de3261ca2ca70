import { describe, expect, it } from "vitest";
import { leadOf, type LeadCandidate } from "#src/domain/lead-vote.ts";

const vote = (id: string, fields: Partial<LeadCandidate> = {}): LeadCandidate => ({
  ...{ id, date: "2026-11-19", status: "verified", isSecret: false, outcome: "approved", margin: 40, rebels: 0 },
  ...{ isGovernmentBeaten: false, isConfidence: false, isKey: false, isFinal: false },
  ...fields,
});
const lead = (...votes: LeadCandidate[]) => {
  const found = leadOf(votes);
  return found && [found.vote.id, found.reason, found.others];
};

describe("the vote that leads the home page", () => {
  const [beaten, tight, confidence] = [{ isGovernmentBeaten: true }, { margin: 3 }, { isConfidence: true }];
  const [rebels, key, final] = [{ rebels: 10 }, { isKey: true }, { isFinal: true }];

  it("is chosen by the first reason that a vote of the last days has", () => {
    const all = [beaten, tight, confidence, rebels, key, final].map((fields, index) => vote(`v${index}`, fields));
    const reasons = ["beaten", "tight", "confidence", "rebels", "key", "final"];
    for (const [index, reason] of reasons.entries())
      expect(lead(...all.slice(index).toReversed())).toEqual([`v${index}`, reason, 0]);
    expect(lead(vote("plain"))).toBeNull();
    expect(lead()).toBeNull();
  });
  it("needs a margin of three or less, and ten rebels or more", () => {
    expect(lead(vote("a", { margin: 4 }))).toBeNull();
    expect(lead(vote("a", { margin: null }))).toBeNull();
    expect(lead(vote("a", { rebels: 9 }))).toBeNull();
    expect(lead(vote("a", { margin: 0 }))).toEqual(["a", "tight", 0]);
  });
  it("is the newest with that reason, of one day the closest; the others are counted", () => {
    expect(
      lead(
        vote("today", { ...beaten, margin: 4 }),
        vote("closest", { ...beaten, margin: 1 }),
        vote("yesterday", { ...beaten, margin: 0, date: "2026-11-18" }),
      ),
    ).toEqual(["closest", "beaten", 2]);
  });
  it("is of the seven days up to the newest vote", () => {
    expect(lead(vote("new"), vote("old", { ...beaten, date: "2026-11-13" }))).toEqual(["old", "beaten", 0]);
    expect(lead(vote("new"), vote("old", { ...beaten, date: "2026-11-12" }))).toBeNull();
  });
  it("is never secret, annulled or in verification", () => {
    expect(lead(vote("a", { ...key, isSecret: true }))).toBeNull();
    expect(lead(vote("a", { ...key, outcome: "other" }))).toBeNull();
    expect(lead(vote("a", { ...key, status: "review" }))).toBeNull();
  });
});
