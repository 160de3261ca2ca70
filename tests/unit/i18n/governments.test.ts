import { expect, it } from "vitest";
import { governmentLead, statesSentence } from "#src/i18n/governments.ts";

it("keeps the number of the acts with their fate", () => {
  const states = [
    { state: "law", count: 270 },
    { state: "rejected", count: 14 },
  ];
  expect(statesSentence(states)).toBe("Legge:\u00a0270\u00a0· Respinto:\u00a014");
});

it("says to which day the days in office are counted, where the government still holds it", () => {
  const start = "2022-10-22";
  expect(governmentLead({ start, end: null, days: 564, countedOn: "2024-05-08" })).toBe(
    "In carica dal 22\u00a0ottobre 2022, 564\u00a0giorni all’8\u00a0maggio 2024.",
  );
  expect(governmentLead({ start, end: "2024-05-09", days: 565, countedOn: null })).toBe(
    "In carica dal 22\u00a0ottobre 2022 fino all’8\u00a0maggio 2024, 565\u00a0giorni.",
  );
});
