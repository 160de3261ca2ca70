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
    const taken = days.filter(
      ({ kind, record, field }) => "record" in readRecord(kind, withField(record, field.path, "2031-05-01"), today),
    );
    expect([...new Set(taken.map(({ kind, field }) => `${kind} ${field.path.at(-1)}`))].toSorted()).toEqual([
      "act date",
      "act deadline",
      "act expires",
      "event date",
    ]);
    expect(
      days.every(({ kind, record, field }) =>
        reasonOf(kind, withField(record, field.path, "0001-01-01")).startsWith("refused"),
      ),
    ).toBe(true);
  });

  it("has no negative count", () => {
    const counts = fields.filter(({ field }) => typeof field.value === "number");
    const taken = counts.filter(
      ({ kind, record, field }) => "record" in readRecord(kind, withField(record, field.path, -1), today),
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
    expect(reasonOf("person", { ...person, birthDate: "2030-01-01" })).toBe(
      "refused: birthDate: a day in the future: 2030-01-01",
    );
    expect(reasonOf("person", { ...person, familyName: "null" })).toBe("refused: familyName: not a readable text");
  });
});
