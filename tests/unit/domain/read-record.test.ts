/** Values that cannot be, in every field of every kind of record. */
import { describe, expect, it } from "vitest";
import { recordKey, recordKinds, recordSchemas, type RecordKind } from "#src/domain/records.ts";
import { withField } from "#src/domain/field-path.ts";
import { fieldsOf, rulesOf } from "#src/domain/records/fields.ts";
import { readRecord } from "#src/domain/records/read-record.ts";
import { smallParliament } from "#tests/fixtures/small-parliament.ts";

const today = "2026-11-20";
const reasonOf = (kind: RecordKind, record: unknown): string => {
  const reading = readRecord(kind, record, today);
  return "fault" in reading ? `refused: ${reading.fault}` : `left out: ${reading.leftOut.join("; ")}`;
};

describe("a record", () => {
  const fields = recordKinds.flatMap((kind) =>
    smallParliament
      .records(kind)
      .slice(0, 5)
      .flatMap((record) =>
        fieldsOf(recordSchemas[kind], record).map((field) => ({
          kind,
          record,
          field,
          name: `${recordKey(kind, record)} ${field.path.join(".")}`,
        })),
      ),
  );

  it("of a sound parliament is read as it is", () => {
    expect(fields.length).toBeGreaterThan(400);
    for (const { kind, record } of fields) expect(readRecord(kind, record, today)).toEqual({ record, leftOut: [] });
  });

  it.each([
    "\u0000\u0001",
    "text with \u0007",
    "\ud800 half",
    "NULL",
    "null",
    "undefined",
    "[object Object]",
    " - ",
    "",
  ])("has no field with the text %j", (value) => {
    const taken = fields.filter(({ kind, record, field }) => {
      const reading = readRecord(kind, withField(record, field.path, value), today);
      return "record" in reading && JSON.stringify(reading.record).includes(`:${JSON.stringify(value)}`);
    });
    expect(taken.map(({ name }) => name)).toEqual([]);
  });

  it("has no day in the future, but deadlines, planned steps and events", () => {
    const days = fields.filter(({ field }) => typeof field.value === "string" && /^\d{4}-\d\d-\d\d$/.test(field.value));
    const taken = days.filter(({ kind, record, field }) => {
      const reading = readRecord(kind, withField(record, field.path, "2031-05-01"), today);
      return "record" in reading && JSON.stringify(reading.record).includes("2031-05-01");
    });
    expect([...new Set(taken.map(({ kind, field }) => `${kind} ${field.path.at(-1)}`))].toSorted()).toEqual([
      "act date",
      "act deadline",
      "act expires",
      "event date",
    ]);
    const kept = days.filter(
      ({ kind, record, field }) => "record" in readRecord(kind, withField(record, field.path, "0001-01-01"), today),
    );
    // Of a person only what is not counted by: it is left out.
    expect([...new Set(kept.map(({ kind, field }) => `${kind} ${field.path.join(".")}`))].toSorted()).toEqual([
      "person birthDate",
      "person career.0.end",
      "person career.0.start",
    ]);
  });

  it("has no negative count", () => {
    const counts = fields.filter(({ field }) => typeof field.value === "number");
    const taken = counts.filter(
      ({ kind, record, field }) => reasonOf(kind, withField(record, field.path, -1)) === "left out: ",
    );
    expect([...new Set(taken.map(({ kind, field }) => `${kind} ${field.path.at(-1)}`))].toSorted()).toEqual([
      "act amount",
      "act lockedTotal",
      "act resourcesTotal",
      "faq order",
    ]);
  });

  it("loses a describing field that cannot be, and keeps the rest", () => {
    const texts = fields.filter(({ field }) => rulesOf(field).mayBeLeftOut === true && field.value !== null);
    const reasons = texts.map(
      ({ kind, record, field }) => reasonOf(kind, withField(record, field.path, "NULL")).split(":")[0],
    );
    expect(new Set(reasons)).toEqual(new Set(["left out", "refused"]));
  });
});

describe("the reason names", () => {
  const [person] = smallParliament.records("person");
  it("the field that is left out", () => {
    expect(reasonOf("person", { ...person, profession: "NULL", image: "nowhere" })).toBe(
      "left out: profession: not a readable text; image: Invalid URL",
    );
  });
  it("the field for which the record is refused", () => {
    expect(reasonOf("vote", { ...smallParliament.records("vote")[0], date: "2030-01-01" })).toBe(
      "refused: date: a day in the future: 2030-01-01",
    );
    expect(reasonOf("person", { ...person, familyName: "null" })).toBe("refused: familyName: not a readable text");
  });
});

describe("the days of a person's life", () => {
  // A deputy since 13 October 2022, elected on 25 September 2022.
  const [deputy] = smallParliament.records("person");
  const senator = smallParliament.records("person").find(({ memberships }) => memberships[0]?.branch === "S");
  const born = (record: typeof deputy, birthDate: string) => reasonOf("person", { ...record, birthDate });

  it("are left out when they are in the future", () => {
    expect(born(deputy, "2065-03-01")).toBe("left out: birthDate: a day in the future: 2065-03-01");
    expect(reasonOf("person", { ...deputy, deathDate: "2031-01-01" })).toBe(
      "left out: deathDate: a day in the future: 2031-01-01",
    );
  });

  it("make a deputy at least 25 and a senator at least 40 on the day of the election", () => {
    expect(born(deputy, "1997-09-25")).toBe("left out: ");
    expect(born(deputy, "1997-09-26")).toBe(
      "left out: birthDate: 1997-09-26: too young for a seat in the Camera from 2022-10-13",
    );
    expect(born(senator, "1982-09-25")).toBe("left out: ");
    expect(born(senator, "1982-09-26")).toBe(
      "left out: birthDate: 1982-09-26: too young for a seat in the Senate from 2022-10-13",
    );
  });

  it("have no bound for a senator for life, but the seat comes after the birth", () => {
    const life = { ...senator, memberships: senator?.memberships.map((seat) => ({ ...seat, isLife: true })) };
    const bornOn = (birthDate: string) => reasonOf("person", { ...life, birthDate, career: [] });
    expect(bornOn("1990-01-01")).toBe("left out: ");
    expect(bornOn("2023-01-01")).toMatch(/^left out: birthDate/);
  });

  it("follow each other: no death before the birth or a seat", () => {
    expect(reasonOf("person", { ...deputy, deathDate: "1950-01-01" })).toBe(
      "left out: deathDate: 1950-01-01: before 2022-10-13, a day of the same life",
    );
    expect(reasonOf("person", { ...deputy, deathDate: "2025-01-01" })).toBe("left out: ");
  });

  it("cost one entry of the career, not the person", () => {
    const career = [
      { role: "Sindaca", organisation: null, start: "2010-01-01", end: "2015-01-01" },
      { role: "Assessora", organisation: null, start: "2015-01-01", end: "2010-01-01" },
      { role: "Consigliera", organisation: null, start: "1901-01-01", end: null },
      { role: "\u0000", organisation: null, start: null, end: null },
    ];
    const reading = readRecord("person", { ...deputy, career }, today);
    expect("record" in reading && reading.record.career.map(({ role }) => role)).toEqual(["Sindaca"]);
    expect("record" in reading && reading.leftOut).toEqual([
      "career.1: begins on 1901-01-01, before the birth",
      "career.1.end: ends before it begins",
      "career.3.role: not a readable text",
    ]);
  });

  it("and strength: a month or a value that cannot be is left out", () => {
    const publishedStrength = [
      { month: "2026-13", branch: 1, government: null },
      { month: "2026-10", branch: -4, government: 2 },
    ];
    const reading = readRecord("person", { ...deputy, publishedStrength }, today);
    expect("record" in reading && reading.record.publishedStrength).toEqual([
      { month: "2026-10", branch: null, government: 2 },
    ]);
  });
});
