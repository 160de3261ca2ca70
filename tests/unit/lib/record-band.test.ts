import { expect, it } from "vitest";
import type { MemberVoteCode } from "#src/domain/codes.ts";
import type { RecordItem } from "#src/lib/lists/record.ts";
import { everyMonth, toColumns, toDays } from "#src/lib/record-band.ts";

const row = (date: string, code: MemberVoteCode, isDissent = false): RecordItem => ({
  id: `${date} ${code}`,
  date,
  branch: "C",
  sitting: 1,
  number: 1,
  title: "",
  subject: null,
  subType: null,
  isKey: false,
  isFinal: false,
  isConfidence: false,
  isSecret: null,
  outcome: "other",
  margin: null,
  rebels: null,
  majorityCohesion: null,
  government: null,
  acts: [],
  code,
  line: null,
  isDissent,
});
/** Newest first. */
const rows = [
  row("2026-11-19", "AYE"),
  row("2026-11-19", "NO", true),
  row("2026-11-18", "PNV"),
  row("2026-11-18", "SEC"),
  row("2026-10-07", "MIS"),
];

it("makes a column a month, oldest first, with the positions by class and the votes against the group", () => {
  expect(toColumns(rows, "month")).toEqual([
    { key: "2026-10", counts: [0, 0, 0, 0, 1, 0], dissents: 0 },
    { key: "2026-11", counts: [1, 1, 0, 2, 0, 0], dissents: 1 },
  ]);
});

it("makes a column for each month between the first and the last, empty where nothing was voted", () => {
  const columns = toColumns([row("2026-11-19", "NO"), row("2026-08-04", "AYE")], "month");
  expect(columns.map(({ key, counts, dissents }) => [key, counts.join(""), dissents])).toEqual([
    ["2026-08", "100000", 0],
    ["2026-09", "000000", 0],
    ["2026-10", "000000", 0],
    ["2026-11", "010000", 0],
  ]);
  expect(everyMonth([])).toEqual([]);
});

it("makes a column a day of sitting", () => {
  expect(toColumns(rows, "day").map(({ key, counts }) => [key, counts.join("")])).toEqual([
    ["2026-10-07", "000010"],
    ["2026-11-18", "000200"],
    ["2026-11-19", "110000"],
  ]);
});

it("lists the votes of each day in the order in which they were held", () => {
  expect(toDays(rows).map(({ day, votes }) => [day, votes.map(({ code }) => code).join(" ")])).toEqual([
    ["2026-10-07", "MIS"],
    ["2026-11-18", "SEC PNV"],
    ["2026-11-19", "NO AYE"],
  ]);
});
