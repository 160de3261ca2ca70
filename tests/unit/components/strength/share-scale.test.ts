import { expect, it } from "vitest";
import { fullBar, groupMaxima, medianBars } from "#src/components/strength/share-scale.ts";

it("ends at the maximum of the chamber, so that bars do not depend on the strongest group", () => {
  expect([fullBar([31.2, 4.5], groupMaxima.C), fullBar([31.2, 4.5], groupMaxima.S)]).toEqual([40, 37]);
});

it("extends to a larger value, also without a maximum", () => {
  expect([fullBar([41.5, 4.5], groupMaxima.C), fullBar([12.5, 60.5]), fullBar([])]).toEqual([41.5, 60.5, 1]);
});

it("draws no median of a handful of people", () => {
  const rows = [
    { people: 10, median: 0.2 },
    { people: 9, median: 4.2 },
  ];
  expect(medianBars(rows)).toEqual([0.2, null]);
});
