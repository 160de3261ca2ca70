import { expect, it } from "vitest";
import { toICalendar, type CalendarEvent } from "#src/lib/icalendar.ts";
import { plainText } from "#src/lib/plain-text.ts";
import { hostileTitles } from "#tests/fixtures/hostile.ts";
import { parseICalendar } from "#tests/support/icalendar-parser.ts";

const event: CalendarEvent = {
  uid: "e1@emiciclo.example",
  date: "2026-12-31",
  title: "Legge di bilancio; voto finale, Camera",
  category: "votazione",
  url: "https://emiciclo.example/votazioni/a",
  changed: "2026-11-19",
};
const calendar = (events: readonly CalendarEvent[]): string =>
  toICalendar({ name: "Eventi", producer: "Fondazione//Emiciclo", events });

it("writes all-day events with an exclusive end", () => {
  expect(parseICalendar(calendar([event]))).toEqual([
    {
      UID: "e1@emiciclo.example",
      DTSTAMP: "20261119T000000Z",
      SEQUENCE: "20776",
      DTSTART: "20261231",
      DTEND: "20270101",
      SUMMARY: event.title,
      CATEGORIES: "votazione",
      URL: event.url,
      TRANSP: "TRANSPARENT",
    },
  ]);
});

it("gives an event without a category no category", () => {
  expect(parseICalendar(calendar([{ ...event, category: null }]))[0]).not.toHaveProperty("CATEGORIES");
});

it("numbers a later revision of an event higher, and cancels one that is no longer expected", () => {
  const [moved] = parseICalendar(
    calendar([
      { ...event, date: "2027-01-15", changed: "2026-11-21", isCancelled: true, description: "Rinviata, forse" },
    ]),
  );
  expect(moved).toMatchObject({
    UID: "e1@emiciclo.example",
    DTSTART: "20270115",
    SEQUENCE: "20778",
    STATUS: "CANCELLED",
    DESCRIPTION: "Rinviata, forse",
  });
});

it("requests a daily refresh, in the standard's property and in Outlook's", () => {
  expect(calendar([event]).split("\r\n")).toEqual(
    expect.arrayContaining(["REFRESH-INTERVAL;VALUE=DURATION:P1D", "X-PUBLISHED-TTL:P1D"]),
  );
});

it("is valid without events", () => expect(parseICalendar(calendar([]))).toEqual([]));

it.each(hostileTitles)("round-trips %j, with folded lines", (title) => {
  expect(parseICalendar(calendar([{ ...event, title }]))[0]?.["SUMMARY"]).toBe(plainText(title));
});
