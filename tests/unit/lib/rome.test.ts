import { expect, it } from "vitest";
import { momentInRome } from "#src/lib/rome.ts";

it.each([
  ["2026-11-19", "17:52", "2026-11-19T16:52:00.000Z"],
  ["2026-07-31", "00:10", "2026-07-30T22:10:00.000Z"],
  ["2026-03-29", "01:59", "2026-03-29T00:59:00.000Z"],
  ["2026-03-29", "03:00", "2026-03-29T01:00:00.000Z"],
  ["2026-10-25", "02:30", "2026-10-25T01:30:00.000Z"],
])("%s at %s in Rome is %s", (day, time, moment) => expect(momentInRome(day, time).toISOString()).toBe(moment));
