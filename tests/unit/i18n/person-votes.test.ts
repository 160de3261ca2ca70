import { expect, it } from "vitest";
import { presence } from "#src/i18n/person-votes.ts";

const said = (...of: Parameters<typeof presence.overTime>) => presence.overTime(...of).replaceAll("\u00a0", " ");

it("says which votes each share is of", () => {
  expect(said([20, 30], [15, 18])).toBe(
    "Presente al 66,7% di 30 votazioni; nell’83,3% di 18 in cui il gruppo aveva una linea ha votato come il gruppo",
  );
  expect(said([20, 30], [2, 3])).toBe(
    "Presente al 66,7% di 30 votazioni; come il gruppo in 2 su 3 in cui aveva una linea",
  );
  expect(said([20, 30], [0, 0])).toBe("Presente al 66,7% di 30 votazioni");
});

it("says it of a month too", () => {
  const month = { month: "2026-11", voting: 30, present: 20, mission: 0, side: null, group: null };
  expect(presence.monthTitle({ ...month, own: [15, 18], chamber: [0, 0] })).toBe(
    "novembre 2026: presenze 66,7% di\u00a030, come il gruppo 83,3% di\u00a018 quando aveva una linea",
  );
});
