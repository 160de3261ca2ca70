import { expect, it } from "vitest";
import { statesSentence } from "#src/i18n/governments.ts";

it("keeps the number of the acts with their fate", () => {
  const states = [
    { state: "law", count: 270 },
    { state: "rejected", count: 14 },
  ];
  expect(statesSentence(states)).toBe("Legge:\u00a0270\u00a0· Respinto:\u00a014");
});
