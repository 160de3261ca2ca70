import { expect, it } from "vitest";
import { outcomeImage } from "#src/domain/notable-votes.ts";

const imageOf = (branch: "C" | "S", outcome: "approved" | "rejected" | "other", isGovernmentBeaten = false) =>
  outcomeImage({ branch, outcome, isGovernmentBeaten });

it("gives a vote the image of its outcome and chamber, a defeat of the Government that of a defeat", () => {
  expect(imageOf("C", "approved")).toBe("camera-approvata");
  expect(imageOf("S", "rejected")).toBe("senato-respinta");
  expect(imageOf("C", "approved", true)).toBe("camera-governo-battuto");
  expect(imageOf("S", "rejected", true)).toBe("senato-governo-battuto");
});

it("gives none to a vote that neither approves nor rejects", () => {
  expect(imageOf("C", "other")).toBeNull();
});
