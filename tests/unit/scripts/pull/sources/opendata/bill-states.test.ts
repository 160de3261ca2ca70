import { expect, it } from "vitest";
import { toReadingState } from "#scripts/pull/sources/opendata/bill-states.ts";

it("treats a bill whose parts continued as other bills as ended", () => {
  expect(toReadingState("concl. anomala stral")).toEqual({
    label: "Concluso con lo stralcio",
    step: "split",
    meaning: "ended",
  });
});

it("maps unknown words to no phase, and keeps them", () => {
  expect(toReadingState("rinviato")).toEqual({ label: "rinviato", step: "other", meaning: "unknown" });
});
