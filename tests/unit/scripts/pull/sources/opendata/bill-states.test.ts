import { expect, it } from "vitest";
import { toReadingState } from "#scripts/pull/sources/opendata/bill-states.ts";

it("takes a bill whose parts went on as others for ended", () => {
  expect(toReadingState("concl. anomala stral")).toEqual({
    label: "Concluso con lo stralcio",
    step: "split",
    meaning: "ended",
  });
});

it("claims nothing of words never seen, and keeps them", () => {
  expect(toReadingState("rinviato")).toEqual({ label: "rinviato", step: "other", meaning: "unknown" });
});
