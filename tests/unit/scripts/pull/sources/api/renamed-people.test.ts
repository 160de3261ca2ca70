import { describe, expect, it } from "vitest";
import { findRenamed } from "#scripts/pull/sources/api/renamed-people.ts";
import type { Previous } from "#scripts/pull/source.ts";
import { person } from "#tests/fixtures/builders.ts";
import { collectingSink } from "#tests/fixtures/collecting-sink.ts";

/** A snapshot of these people, by id, with the numbers that the source has for them. */
function snapshotOf(people: Readonly<Record<string, string>>): Previous {
  const { sink, get } = collectingSink();
  for (const [id, number] of Object.entries(people)) sink.put("person", person({ id, aliases: [number] }));
  return { keys: () => Object.keys(people), record: (kind, key) => (key in people ? get(kind, key) : undefined) };
}

const find = (rows: Readonly<Record<string, string>>, known: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    findRenamed(
      Object.entries(rows).map(([slug, id]) => ({ slug, id })),
      snapshotOf(known),
    ),
  );

describe("findRenamed", () => {
  it("knows who had no birth date, whatever the number", () => {
    expect(find({ "rossi-maria-1970-01-31": "9" }, { "rossi-maria-none": "7" })).toEqual({
      "rossi-maria-1970-01-31": "rossi-maria-none",
    });
  });

  it("knows by number whose name or date was put right", () => {
    expect(find({ "rossi-maria-1970-01-13": "7" }, { "rossi-maria-1970-01-31": "7" })).toEqual({
      "rossi-maria-1970-01-13": "rossi-maria-1970-01-31",
    });
    expect(find({ "rossi-bianchi-maria-1970-01-31": "7" }, { "rossi-maria-1970-01-31": "7" })).toEqual({
      "rossi-bianchi-maria-1970-01-31": "rossi-maria-1970-01-31",
    });
  });

  it("never makes one of two", () => {
    // Another number; another name and another date; still on the list; two who could be the one.
    expect(find({ "rossi-maria-1970-01-13": "8" }, { "rossi-maria-1970-01-31": "7" })).toEqual({});
    expect(find({ "verdi-ugo-1980-02-01": "7" }, { "rossi-maria-1970-01-31": "7" })).toEqual({});
    expect(find({ "rossi-maria-1970-01-31": "7", "rossi-maria-none": "7" }, { "rossi-maria-none": "7" })).toEqual({});
    expect(find({ "rossi-maria-1970-01-31": "7", "rossi-maria-1985-06-02": "8" }, { "rossi-maria-none": "7" })).toEqual(
      {},
    );
    expect(find({ "rossi-maria-1970-01-31": "7" }, {})).toEqual({});
  });
});
