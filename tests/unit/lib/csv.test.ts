import { describe, expect, it } from "vitest";
import { toCsv } from "#src/lib/csv.ts";

describe("toCsv", () => {
  it("quotes what needs quotes and ends lines with CRLF", () => {
    expect(toCsv(["a", "b"], [['dice "sì", poi\nno', 0]])).toBe('a,b\r\n"dice ""sì"", poi\nno",0\r\n');
  });

  it("defuses formulas but leaves signed numbers alone", () => {
    expect(toCsv(["x"], [["=1+1"], ["-3"], ["+3,5"], ["@cmd"], [-2], [null]])).toBe(
      "x\r\n'=1+1\r\n-3\r\n\"+3,5\"\r\n'@cmd\r\n-2\r\n\r\n",
    );
  });
});
