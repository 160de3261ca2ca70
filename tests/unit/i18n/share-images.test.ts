import { expect, it } from "vitest";
import { personAlt, voteAlt } from "#src/i18n/share-images.ts";

it("separates office and group in a person's share image", () => {
  expect(personAlt("Ada Rivalta", "Deputata", "Ginestra")).toBe("Ada Rivalta. Deputata, Ginestra.");
  expect(personAlt("Ada Rivalta", "Già ministra della cultura, senatrice", null)).toBe(
    "Ada Rivalta. Già ministra della cultura, senatrice.",
  );
  expect(personAlt("Ada Rivalta", "", null)).toBe("Ada Rivalta.");
});

it("says in a vote's share image that totals which the source does not publish are counted", () => {
  const vote: Parameters<typeof voteAlt>[0] = {
    ...{ branch: "C", date: "2026-11-19", sitting: 641, number: 41, heading: "Mozione", isInReview: false },
    ...{ outcome: "rejected", outcomeText: null, subType: null, isConfidence: false, isGovernmentBeaten: false },
    ...{ ayes: 107, noes: 161, abstained: 3 },
  };
  expect(voteAlt(vote)).toMatch(/Favorevoli 107, contrari 161, astenuti 3\.$/);
  expect(voteAlt({ ...vote, isCounted: true })).toMatch(/astenuti 3\. Totali contati voto per voto\.$/);
});
