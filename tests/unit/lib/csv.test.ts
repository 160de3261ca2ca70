import { describe, expect, it } from "vitest";
import { toCsv, toCsvLines } from "#src/lib/csv.ts";

describe("toCsv", () => {
  it("quotes cells where required and ends lines with CRLF", () => {
    expect(toCsv(["a", "b"], [['dice "sì", poi\nno', 0]])).toBe('\uFEFFa,b\r\n"dice ""sì"", poi\nno",0\r\n');
  });

  it("uses plain spaces in place of non-breaking ones", () => {
    expect(toCsv(["n.\u00A01"], [["Emendamento 14.1 al ddl S.\u00A0740"]])).toBe(
      "\uFEFFn. 1\r\nEmendamento 14.1 al ddl S. 740\r\n",
    );
  });

  it("escapes formulas but not signed numbers", () => {
    expect(toCsv(["x"], [["=1+1"], ["-3"], ["+3,5"], ["@cmd"], [-2], [null]])).toBe(
      '\uFEFFx\r\n\'=1+1\r\n"-3"\r\n"+3,5"\r\n\'@cmd\r\n-2\r\n\r\n',
    );
  });
});

/** Fields that a spreadsheet would evaluate; an apostrophe before the sign makes text of them. */
const startsFormula = /^[\s\p{C}]*[=+\-@＝＋－＠]/u;

/** Reads a line as a spreadsheet does whose list separator is another: a quote counts only where a field starts. */
function fieldsOf(text: string, separator: string): string[] {
  const fields: string[] = [];
  let field = "";
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? "";
    if (isQuoted) {
      if (char !== '"') field += char;
      else if (text[at + 1] === '"') field += text[(at += 1)] ?? "";
      else isQuoted = false;
    } else if (char === '"' && field === "") isQuoted = true;
    else if (char === separator || char === "\n" || char === "\r") {
      fields.push(field);
      field = "";
    } else field += char;
  }
  return [...fields, field];
}

describe("no cell is evaluated by a spreadsheet, whatever separator it splits at", () => {
  const signs = ["=", "+", "-", "@", "＝", "＋", "－", "＠"];
  const before = ["", " ", "\u00a0", "\u3000", "\t", "\r", "\n", "\r\n", "\u200b", "\ufeff", "\u0000", '"', " \t "];
  const splits = ["", "x;", "x; ", "x\t", "x\n", "x\r\n", 'x";', 'x";"', "x;;", "x;\u200b", 'dice "sì";'];
  const attacks = splits.flatMap((split) =>
    before.flatMap((blank) => signs.map((sign) => `${split}${blank}${sign}HYPERLINK(A1)`)),
  );
  const written = {
    toCsv: (cell: string) => toCsv(["id", cell], [["a", cell, "b"]]).slice(1),
    toCsvLines: (cell: string) => toCsvLines([["a"], [cell], ["b"]]),
  };
  describe.each(Object.entries(written))("%s", (_, write) => {
    it.each([",", ";", "\t"])("split at %j", (separator) => {
      const evaluated = attacks.filter((attack) =>
        fieldsOf(write(attack), separator).some((field) => startsFormula.test(field)),
      );
      expect(evaluated).toEqual([]);
    });
  });

  it("changes nothing but the cells with a sign where a field can start", () => {
    const harmless = ["C.1-bis", "19-10-1", "a; b", "no - sì", "x=1; y", "2026-11-19", "-3", "+3,5", "«-»", "«=»"];
    for (const cell of harmless) expect(fieldsOf(toCsvLines([[cell]]), ",")[0]).toBe(cell);
  });
});

describe("toCsvLines", () => {
  it("writes columns as lines, with the same escaping", () => {
    expect(
      toCsvLines([
        ["v1", "v,2"],
        [0, null],
        ["=1", "sì"],
      ]),
    ).toBe('v1,0,\'=1\r\n"v,2",,sì\r\n');
  });

  it("keeps every space unchanged", () => {
    expect(toCsvLines([["S.\u00A0740"]])).toBe("S.\u00A0740\r\n");
  });

  it("writes nothing for columns without rows", () => {
    expect(toCsvLines([[], []])).toBe("");
  });
});
