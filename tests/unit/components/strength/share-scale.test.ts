import { expect, it } from "vitest";
import { fullBar, groupMaxima } from "#src/components/strength/share-scale.ts";

it("ends at the maximum of the chamber, so that its bars do not grow with the strongest group", () => {
  expect([fullBar([31.2, 4.5], groupMaxima.C), fullBar([31.2, 4.5], groupMaxima.S)]).toEqual([40, 37]);
});

it("goes as far as the largest value beyond it, and with no maximum", () => {
  expect([fullBar([41.5, 4.5], groupMaxima.C), fullBar([12.5, 60.5]), fullBar([])]).toEqual([41.5, 60.5, 1]);
});
