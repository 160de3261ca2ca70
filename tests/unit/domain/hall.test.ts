import { expect, it } from "vitest";
import { placeInHall, type HallParts } from "#src/domain/hall.ts";
import type { Side } from "#src/domain/codes.ts";
import { hallOrders } from "#src/data/reference/hall-order.ts";

type Group = readonly [official: string | null, side: Side, size: number];
const inHall = (groups: Readonly<Record<string, Group>>, order: HallParts | null): readonly string[] =>
  Object.entries(groups)
    .map(([name, [official, side, size]]) => ({ name, place: placeInHall({ official, side, size }, order) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ name }) => name);
const camera = hallOrders.C[0] ?? null;

it("orders the groups of the Camera as in the table, with or without known sides", () => {
  const names: Record<string, Group> = {
    ...{ lega: ["gr4132", null, 66], pd: ["gr4136", null, 69], fdi: ["gr4133", null, 118], misto: ["gr4111", null, 9] },
    ...{ m5s: ["gr4131", null, 51], avs: ["gr4154", "opposition", 11], fi: ["gr4134", "majority", 45] },
  };
  expect(inHall(names, camera)).toEqual(["avs", "m5s", "pd", "misto", "fi", "lega", "fdi"]);
});

it("places a group that is not in the table by its side, towards the middle", () => {
  const names: Record<string, Group> = {
    ...{ fdi: ["gr4133", "majority", 118], avs: ["gr4154", "opposition", 11], misto: ["gr4111", null, 9] },
    ...{
      newMajority: ["gr9001", "majority", 20],
      newOpposition: ["gr9002", "opposition", 20],
      newNone: [null, null, 20],
    },
  };
  expect(inHall(names, camera)).toEqual(["avs", "newOpposition", "misto", "newNone", "newMajority", "fdi"]);
});

it("orders by side and size where there is no table", () => {
  const names: Record<string, Group> = {
    ...{ small: [null, "majority", 10], large: [null, "majority", 60], mixed: [null, null, 8] },
    ...{ first: [null, "opposition", 50], second: [null, "opposition", 30] },
  };
  expect(inHall(names, null)).toEqual(["first", "second", "mixed", "small", "large"]);
});
