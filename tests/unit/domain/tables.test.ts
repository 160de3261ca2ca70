import { describe, expect, it } from "vitest";
import { columnText, tables, tableText } from "#src/domain/tables.ts";
import { addedTables } from "#scripts/build/open-data/added-tables.ts";
import { recordKinds, recordSchemas } from "#src/domain/records.ts";
import { ballots } from "#src/domain/tables/votes.ts";
import { describedIn } from "#tests/fixtures/described-fields.ts";

const published = [...tables, ballots, ...addedTables];

describe("descriptions of the download", () => {
  it("describe every table and every column in Italian", () => {
    const texts = published.flatMap(({ name, columns }) => [
      tableText(name),
      ...columns.map((column) => columnText(name, column.name)),
    ]);
    expect(texts.length).toBeGreaterThan(250);
    expect(texts.filter((text) => !/\.$/.test(text) || /\p{L}'\p{L}|`/u.test(text))).toEqual([]);
  });

  it("describe a column according to its table", () => {
    expect(columnText("membership", "start_date")).toBe("Primo giorno in carica.");
    expect(columnText("government", "start_date")).toBe("Giorno del giuramento.");
    expect(columnText("group_role", "start_date")).toBe("Primo giorno. Vuoto quando la fonte non lo dà.");
  });

  it("have a column for every described field of a record", () => {
    const texts = new Set(published.flatMap(({ columns }) => columns.map(({ en }) => en)));
    const without = recordKinds.flatMap((kind) =>
      describedIn(recordSchemas[kind]).flatMap(({ name, facts }) => (texts.has(facts.en) ? [] : `${kind}: ${name}`)),
    );
    expect(without).toEqual([]);
  });

  it("fail on a missing description", () => {
    expect(() => tableText("nowhere")).toThrow("no Italian text for nowhere");
    expect(() => columnText("vote", "nothing")).toThrow("no Italian text for vote.nothing");
  });
});
