import { expect, it } from "vitest";
import SittingTicks from "#src/components/votes/SittingTicks.astro";
import { sittingText } from "#src/i18n/sittings.ts";
import { renderAstro } from "#tests/support/render-astro.ts";

const tick = { id: "vs19_641_041", number: 41, outcome: "rejected", margin: 29, isBeaten: false };

it("draws one vote as a tick, not as a wall: no drawing is wider than its ticks need", async () => {
  const widthOf = async (count: number) => {
    const ticks = Array.from({ length: count }, (_, place) => ({ ...tick, number: place + 1 }));
    return /max-width:(\d+)px/.exec(await renderAstro(SittingTicks, { ticks }))?.[1];
  };
  expect([await widthOf(1), await widthOf(3)]).toEqual(["20", "60"]);
});

it("says of the outcome of a vote in verification that it is one", () => {
  const said = {
    ...tick,
    heading: "Acque, emendamento 1.1",
    subType: "AMEND",
    isConfidence: false,
    margin: null,
  } as const;
  expect(sittingText.tick({ ...said, outcome: "rejected", isInReview: true })).toBe(
    "n. 41, Acque, emendamento 1.1: respinto, in verifica",
  );
  expect(sittingText.tick({ ...said, outcome: "rejected" })).toBe("n. 41, Acque, emendamento 1.1: respinto");
});
