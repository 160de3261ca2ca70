import { expect, it } from "vitest";
import { eventMeta } from "#src/i18n/events.ts";

it("an event shows its chamber and its category, if it has them", () => {
  expect(eventMeta({ category: "fiducia", branch: "S" })).toBe("Senato, fiducia");
  expect(eventMeta({ category: "leggi", branch: null })).toBe("Leggi");
  expect(eventMeta({ category: null, branch: "C" })).toBe("Camera");
  expect(eventMeta({ category: null, branch: null })).toBe("");
});
