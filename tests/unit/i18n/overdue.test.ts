import { expect, it } from "vitest";
import { actLists, leftTo, missingFor, overdueTo } from "#src/i18n/act-lists.ts";

const plain = (text: string): string => text.replaceAll("\u00a0", " ");
const late = { deadline: "2026-03-01", overdueDays: 38 };

it("names the day to which the days after a term are counted", () => {
  expect(plain(missingFor(late))).toBe("manca da 38 giorni");
  expect(overdueTo(late)).toBe("2026-04-08");
  expect(plain(actLists.countedTo(overdueTo(late)))).toBe("Giorni contati all’8 aprile 2026.");
  expect([actLists.overdueTitle(10, 11), actLists.overdueTitle(3, 3)]).toEqual([
    "I 10 più in ritardo",
    "Oltre il termine",
  ]);
});

it("counts no days of a decree without them", () => {
  expect(missingFor({})).toBe("termine scaduto");
  expect(overdueTo(undefined)).toBeNull();
  expect(leftTo([{ expires: null, daysLeft: null }])).toBeNull();
  expect(
    leftTo([
      { expires: null, daysLeft: null },
      { expires: "2026-12-01", daysLeft: 11 },
    ]),
  ).toBe("2026-11-20");
  expect(actLists.countedTo(null)).toBe("Giorni contati all’ultimo giorno dei dati.");
});
