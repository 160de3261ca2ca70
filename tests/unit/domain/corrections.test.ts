import { describe, expect, it } from "vitest";
import { isCorrection } from "#src/domain/corrections.ts";
import {
  actSchema,
  bodySchema,
  eventSchema,
  governmentSchema,
  groupSchema,
  personSchema,
  sittingSchema,
  voteSchema,
} from "#src/domain/records.ts";
import { fieldLabel, fieldLabelOrName, tables } from "#src/domain/tables.ts";

const change = { kind: "vote", change: "changed" as const, field: "ayes", before: "121", after: "120" };

describe("isCorrection", () => {
  it("is true for a published value of a vote that has changed", () => {
    expect(isCorrection(change)).toBe(true);
    expect(isCorrection({ ...change, field: "ballots.rossi-maria", before: "NO", after: "ABSE" })).toBe(true);
    expect(isCorrection({ ...change, after: "null" })).toBe(true);
  });

  it("is false for a new value: positions published later are news", () => {
    expect(isCorrection({ ...change, before: null })).toBe(false);
    expect(isCorrection({ ...change, before: "null" })).toBe(false);
    expect(isCorrection({ ...change, change: "appeared", field: "" })).toBe(false);
    expect(isCorrection({ ...change, field: "acts", before: "[]" })).toBe(false);
  });

  it("is false for a value restored on the same day", () => {
    expect(isCorrection({ ...change, after: change.before })).toBe(false);
  });

  it("is false for internal fields and editorial choices", () => {
    for (const field of ["sources", "isKey", "publicTitle", "outcome"])
      expect(isCorrection({ ...change, field })).toBe(false);
  });

  it("is true only for permanent fields of persons and acts: an act's progress is no correction", () => {
    expect(isCorrection({ ...change, kind: "act", field: "title", before: '"x"' })).toBe(true);
    expect(isCorrection({ ...change, kind: "act", field: "phase", before: '"first_step"' })).toBe(false);
    expect(isCorrection({ ...change, kind: "person", field: "birthDate", before: '"1970-01-01"' })).toBe(true);
    expect(isCorrection({ ...change, kind: "person", field: "memberships", before: "[1]" })).toBe(false);
    expect(isCorrection({ ...change, kind: "event", field: "title" })).toBe(false);
  });
});

describe("fields whose change is a correction", () => {
  const schemas = {
    person: [personSchema],
    group: [groupSchema],
    body: [bodySchema],
    government: [governmentSchema],
    sitting: [sittingSchema],
    act: actSchema.options,
    vote: [voteSchema],
    event: [eventSchema],
  };
  const corrected = Object.entries(schemas).map(([kind, parts]): [string, string[]] => {
    const fields = [...new Set(parts.flatMap(({ shape }) => Object.keys(shape)))].sort();
    return [kind, fields.filter((field) => isCorrection({ ...change, kind, field }))];
  });

  it("are those that should never change once published", () => {
    const texts = corrected.map(([kind, fields]) => `${kind}: ${fields.join(" ")}`.trim());
    expect(texts).toEqual([
      "person: birthDate birthPlace deathDate familyName gender givenName",
      "group: start",
      "body: name start",
      "government: name start",
      "sitting: date number",
      "act: adopted adoptionDate announced billDate councilDate date initiative number presented published title type year",
      "vote: absent abstained acts ayes branch date description isConfidence isFinal isSecret noes number onMission outcomeText present president required sitting subType time title voting",
      "event:",
    ]);
  });

  it("have one Italian name each", () => {
    expect(corrected.flatMap(([, fields]) => fields).filter((field) => fieldLabelOrName(field) === field)).toEqual([]);
    expect(() => fieldLabel("digest")).toThrow("no Italian text for digest");
    const differing = tables.flatMap(({ columns }) =>
      columns.filter(
        ({ name, lasting, field }) =>
          lasting !== undefined && field === name && !name.includes("_") && fieldLabel(name) !== lasting,
      ),
    );
    expect(differing).toEqual([]);
  });
});
