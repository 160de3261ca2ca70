import { expect, test } from "vitest";
import { readLegislature } from "#src/domain/legislatures.ts";

test("without a setting the site is about the nineteenth legislature", () => {
  const nineteenth = {
    number: 19,
    roman: "XIX",
    elected: "2022-09-25",
    start: "2022-10-13",
    end: null,
    seats: { C: 400, S: 200 },
  };
  expect(readLegislature(undefined)).toEqual(nineteenth);
  expect(readLegislature("")).toEqual(nineteenth);
  expect(readLegislature("19")).toEqual(nineteenth);
});

test("a finished legislature has its end, and the seats of its time", () => {
  expect(readLegislature("18")).toEqual({
    number: 18,
    roman: "XVIII",
    elected: "2018-03-04",
    start: "2018-03-23",
    end: "2022-10-12",
    seats: { C: 630, S: 315 },
  });
});

test("one whose days nobody knows yet brings them with it", () => {
  expect(readLegislature("20:2027-05-23:2027-06-08")).toEqual({
    number: 20,
    roman: "XX",
    elected: "2027-05-23",
    start: "2027-06-08",
    end: null,
    seats: { C: 400, S: 200 },
  });
});

test.each(["20", "XIX", "19a", "20:2027-05-23", "100"])("%j is refused with the way out", (setting) => {
  expect(() => readLegislature(setting)).toThrow(
    `legislature "${setting}": say 17, 18, 19, or a number with the days of its election and first sitting, for example 20:2027-05-23:2027-06-08`,
  );
});
