import fc from "fast-check";
import { expect, it } from "vitest";
import { toCsv, type Cell } from "#src/lib/csv.ts";
import { parseCsv } from "#src/lib/parse-csv.ts";

it("tells numbers from text of digits, and an empty cell from text", () => {
  expect(
    parseCsv('\uFEFFid,legge,voti,giorno\r\n19-10-1,"15",-2.5,\r\n"058091","dice ""sì"", poi\r\nno",0,2026-11-20\r\n'),
  ).toEqual({
    header: ["id", "legge", "voti", "giorno"],
    rows: [
      ["19-10-1", "15", -2.5, null],
      ["058091", 'dice "sì", poi\r\nno', 0, "2026-11-20"],
    ],
  });
});

it("takes back the apostrophe before a sign, and no other", () => {
  const cells = ["=1+1", "@cmd", "x;=1", "l’-x", "dell'Aquila"];
  expect(
    parseCsv(
      toCsv(
        ["a"],
        cells.map((cell) => [cell]),
      ),
    ).rows.flat(),
  ).toEqual(cells);
});

it("gives back every table of lists", () => {
  // Not an apostrophe before a sign: in a file it is the mark of an escaped one.
  const word = fc
    .string({ unit: "grapheme" })
    .map((text) => text.replaceAll(/['\u00a0]/g, "").trim())
    .filter((text) => text !== "");
  const cell = fc.oneof(
    word,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }).map((n) => Number(n.toFixed(4))),
    fc.constant<Cell>(null),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 5 }), (rows) => {
      expect(parseCsv(toCsv(["a", "b"], rows)).rows).toEqual(
        rows.map((row) => row.map((one) => (Object.is(one, -0) ? 0 : one))),
      );
    }),
  );
});

it.each(['a,b\r\n"x', "a\nb", "a", '<!doctype html>\r\n"'])("refuses %j", (text) => {
  expect(() => parseCsv(text)).toThrow(SyntaxError);
});
