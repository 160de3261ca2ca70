import { describe, expect, it } from "vitest";
import { PersonIds } from "#scripts/pull/sources/api/person-ids.ts";
import { person } from "#tests/fixtures/builders.ts";
import { collectingWriter } from "#tests/fixtures/collecting-writer.ts";

/** A snapshot of these people: their other addresses by id. */
function idsAfter(people: Readonly<Record<string, readonly string[]>>): PersonIds {
  const { writer, get } = collectingWriter();
  for (const [id, aliases] of Object.entries(people)) writer.put("person", person({ id, aliases: [...aliases] }));
  return new PersonIds({
    digest: () => "",
    keys: () => Object.keys(people),
    record: (kind, key) => (key in people ? get(kind, key) : undefined),
    ballots: () => [],
    votesOf: () => [],
    quarantine: () => [],
  });
}

/** Ids by slug once the list gives these numbers by slug. */
function learn(
  ids: PersonIds,
  numbers: Readonly<Record<string, string>>,
  isWhole = true,
): Readonly<Record<string, string>> {
  ids.learn(
    Object.entries(numbers).map(([slug, id]) => ({ slug, id })),
    isWhole,
  );
  return Object.fromEntries(Object.keys(numbers).map((slug) => [slug, ids.of(slug)]));
}

const maria = { "rossi-maria": ["7", "rossi-maria-1970-01-31", "rossi-maria-none"] };

describe("people who are new", () => {
  it("are called by name, and namesakes by all of the slug", () => {
    const ids = new PersonIds(undefined);
    expect(
      learn(ids, {
        "rossi-maria-1970-01-31": "1",
        "verdi-ugo-none": "2",
        "neri-ada-1960-02-03": "3",
        "neri-ada-1961-02-03": "4",
        "neri-ivo-1960-02-03": "5",
        "neri-ivo-1960-02-03-2": "6",
      }),
    ).toEqual({
      "rossi-maria-1970-01-31": "rossi-maria",
      "verdi-ugo-none": "verdi-ugo",
      "neri-ada-1960-02-03": "neri-ada-1960-02-03",
      "neri-ada-1961-02-03": "neri-ada-1961-02-03",
      "neri-ivo-1960-02-03": "neri-ivo-1960-02-03",
      "neri-ivo-1960-02-03-2": "neri-ivo-1960-02-03-2",
    });
    expect(ids.slugOf("rossi-maria")).toBe("rossi-maria-1970-01-31");
    expect(ids.aliasesOf("rossi-maria")).toEqual(["rossi-maria-1970-01-31"]);
  });

  it("do not take the name of whoever has it, by whatever id", () => {
    const listed = { "rossi-maria-1970-01-31": "7", "rossi-maria-1985-06-02": "8" };
    const [first, second] = Object.keys(listed);
    expect(learn(idsAfter(maria), listed)).toEqual({ [first ?? ""]: "rossi-maria", [second ?? ""]: second });
    expect(learn(idsAfter({ "rossi-maria-1970-01-31": ["7"] }), listed)).toEqual({
      [first ?? ""]: first,
      [second ?? ""]: second,
    });
  });

  it("who are on no list keep their slug", () => {
    expect(new PersonIds(undefined).of("rossi-maria-1970-01-31")).toBe("rossi-maria-1970-01-31");
    expect(new PersonIds(undefined).slugOf("rossi-maria-1970-01-31")).toBe("rossi-maria-1970-01-31");
  });
});

describe("people of the snapshot", () => {
  it("keep the id that they have, by each slug that they were called by", () => {
    expect(learn(idsAfter(maria), { "rossi-maria-1970-01-31": "7" })).toEqual({
      "rossi-maria-1970-01-31": "rossi-maria",
    });
    expect(learn(idsAfter({ "rossi-maria-1970-01-31": ["7"] }), { "rossi-maria-1970-01-31": "7" })).toEqual({
      "rossi-maria-1970-01-31": "rossi-maria-1970-01-31",
    });
  });

  it("keep it apart from a namesake of the same day who comes while the birth date is unknown", () => {
    const ids = idsAfter({ "rossi-maria": ["7", "rossi-maria-none"] });
    expect(learn(ids, { "rossi-maria-1970-01-31-2": "9" })).toEqual({
      "rossi-maria-1970-01-31-2": "rossi-maria-1970-01-31-2",
    });
  });

  it("keep it when a birth date becomes known, whatever the number", () => {
    const ids = idsAfter({ "rossi-maria": ["7", "rossi-maria-none"] });
    expect(learn(ids, { "rossi-maria-1970-01-31": "9" })).toEqual({ "rossi-maria-1970-01-31": "rossi-maria" });
    expect(ids.slugOf("rossi-maria")).toBe("rossi-maria-1970-01-31");
    expect(ids.aliasesOf("rossi-maria")).toEqual(expect.arrayContaining(["7", "rossi-maria-none"]));
  });

  it("keep it, by number, when the name or the date is put right", () => {
    expect(learn(idsAfter(maria), { "rossi-maria-1970-01-13": "7" })).toEqual({
      "rossi-maria-1970-01-13": "rossi-maria",
    });
    expect(learn(idsAfter(maria), { "rossi-bianchi-maria-1970-01-31": "7" })).toEqual({
      "rossi-bianchi-maria-1970-01-31": "rossi-maria",
    });
  });

  it("are never taken for another", () => {
    const others = (numbers: Readonly<Record<string, string>>, people = maria, isWhole = true) =>
      Object.entries(learn(idsAfter(people), numbers, isWhole)).filter(([, id]) => id in people);
    // Another number; another name and another date; a list cut short.
    expect(others({ "rossi-maria-1970-01-13": "8" })).toEqual([]);
    expect(others({ "verdi-ugo-1980-02-01": "7" })).toEqual([]);
    expect(others({ "rossi-maria-1970-01-13": "7" }, maria, false)).toEqual([]);
    // A namesake without a birth date is not the one who had none once.
    expect(others({ "rossi-maria-none": "8", "rossi-maria-1970-01-31": "7" })).toEqual([
      ["rossi-maria-1970-01-31", "rossi-maria"],
    ]);
    expect(others({ "rossi-maria-none": "8" })).toEqual([]);
    // Still on the list; two who could be the one.
    const undated = { "rossi-maria": ["7", "rossi-maria-none"] };
    expect(others({ "rossi-maria-1970-01-31": "7", "rossi-maria-none": "7" }, undated)).toEqual([
      ["rossi-maria-none", "rossi-maria"],
    ]);
    expect(others({ "rossi-maria-1970-01-31": "7", "rossi-maria-1985-06-02": "8" }, undated)).toEqual([]);
  });

  it("are told apart where the list has two by slugs of one", () => {
    const twice = { "rossi-maria": ["7", "rossi-maria-1970-01-13", "rossi-maria-1970-01-31"] };
    const listed = { "rossi-maria-1970-01-13": "9", "rossi-maria-1970-01-31": "7" };
    expect(learn(idsAfter(twice), listed)).toEqual({
      "rossi-maria-1970-01-13": "rossi-maria-1970-01-13",
      "rossi-maria-1970-01-31": "rossi-maria",
    });
    // The night after, each is known by the own id.
    const after = { ...twice, "rossi-maria-1970-01-13": ["9"] };
    expect(learn(idsAfter(after), listed)).toEqual({
      "rossi-maria-1970-01-13": "rossi-maria-1970-01-13",
      "rossi-maria-1970-01-31": "rossi-maria",
    });
  });
});
