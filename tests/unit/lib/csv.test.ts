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
      "\uFEFFx\r\n'=1+1\r\n-3\r\n\"+3,5\"\r\n'@cmd\r\n-2\r\n\r\n",
    );
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
