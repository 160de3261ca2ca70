/**
 * iCalendar (RFC 5545) of whole-day events. Does not read the clock: DTSTAMP is the day of the record's last change.
 */
import { addDays } from "#src/domain/days.ts";
import { plainText } from "./plain-text.ts";

export interface CalendarEvent {
  /** Globally unique and permanent: "id@host". */
  readonly uid: string;
  readonly date: string;
  readonly title: string;
  readonly category: string | null;
  /** More than the title; absent = nothing. */
  readonly description?: string;
  /** True: it was announced and is no longer expected. */
  readonly isCancelled?: boolean;
  /** Absolute URL of the page that it is about; null = none. */
  readonly url: string | null;
  /** ISO day of the record's last change. */
  readonly changed: string;
}

/**
 * Number of a revision: days since 1970 of the record's last change. Programs take an event with the same UID and a
 * higher number as a correction (RFC 5545, 3.8.7.4); a site that is made once a day needs no finer one.
 */
function sequenceOf(changed: string): string {
  return String(Math.max(0, Date.parse(changed) / 86_400_000));
}

/** Maximum octets per line, line end excluded. */
const lineLength = 75;

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

/** A content line, folded at the maximum length, never inside a character. */
function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > lineLength) {
      folded += "\r\n ";
      // The blank that starts a continuation line counts.
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}

function escapeText(text: string): string {
  return plainText(text).replaceAll(/[\\;,]/g, (character) => `\\${character}`);
}

/**
 * Time zone of the readers. Whole-day events need none, but a calendar must have at least one component (RFC 5545,
 * 3.6), also without events.
 */
const timeZone = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/Rome",
  "BEGIN:DAYLIGHT",
  "DTSTART:19810329T020000",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "DTSTART:19961027T030000",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
];

const compactDay = (day: string): string => day.replaceAll("-", "");

export function toICalendar(calendar: { name: string; producer: string; events: readonly CalendarEvent[] }): string {
  const events = calendar.events.flatMap((event) => [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${compactDay(event.changed)}T000000Z`,
    `SEQUENCE:${sequenceOf(event.changed)}`,
    `DTSTART;VALUE=DATE:${compactDay(event.date)}`,
    `DTEND;VALUE=DATE:${compactDay(addDays(event.date, 1))}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.description === undefined ? [] : [`DESCRIPTION:${escapeText(event.description)}`]),
    ...(event.isCancelled === true ? ["STATUS:CANCELLED"] : []),
    ...(event.category === null ? [] : [`CATEGORIES:${escapeText(event.category)}`]),
    ...(event.url === null ? [] : [`URL:${event.url}`]),
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(calendar.producer)}//IT`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(calendar.name)}`,
    // The site is rebuilt every night; without these some clients refresh only weekly (RFC 7986, 5.7; the second is
    // Outlook's).
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    "X-PUBLISHED-TTL:P1D",
  ];
  return [...lines, ...timeZone, ...events, "END:VCALENDAR"].map(foldLine).join("");
}
