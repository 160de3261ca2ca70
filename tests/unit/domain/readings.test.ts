import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseReading, readingIdentifier, readingSlug } from "#src/domain/readings.ts";

/** One example of each format in the chambers' data. */
const shapes = [
  "C.1",
  "S.1",
  "S.13-B",
  "C.1038-B",
  "C.384-446-459-B",
  "S.924-bis",
  "S.317-533-548-B",
  "C.643-BIS/I",
  "C.643-QUATER",
  "S.926-quater",
  "S.108-376-B",
  "C.1532-ter",
  "C.643-BIS",
  "S.926/I",
  "S.926-ter",
  "C.1532-bis",
  "C.643-TER",
];

describe("reading numbers", () => {
  it("maps every published format to an address and back", () => {
    expect(shapes.map(readingSlug).map(readingIdentifier)).toEqual(shapes);
    expect(new Set(shapes.map(readingSlug)).size).toBe(17);
    for (const slug of shapes.map(readingSlug)) expect(slug).toMatch(/^[A-Za-z0-9][A-Za-z0-9_.'-]*$/);
  });

  it("keeps the number after the chamber as text", () => {
    expect(parseReading("C.643-BIS/I")).toEqual({ branch: "C", number: "643-BIS/I" });
    expect(parseReading("S. 1384-B")).toEqual({ branch: "S", number: "1384-B" });
    expect(shapes.every((shape) => parseReading(shape) !== undefined)).toBe(true);
  });

  it("rejects other text", () => {
    expect(["2026-23", "C.", "X.12", "legge 12", "C.12 e abb."].map(parseReading)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("round-trips any number that the chambers could give", () => {
    const number = fc.tuple(
      fc.constantFrom("C", "S"),
      fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom("", "-B", "-bis", "-TER", "/I", "-BIS/I"),
    );
    fc.assert(
      fc.property(number, ([branch, numbers, suffix]) => {
        const identifier = `${branch}.${numbers.join("-")}${suffix}`;
        expect(readingIdentifier(readingSlug(identifier))).toBe(identifier);
        expect(parseReading(identifier)?.branch).toBe(branch);
      }),
    );
  });
});
