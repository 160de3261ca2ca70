import { describe, expect, it } from "vitest";
import { iterTable, stayText } from "#src/components/charts/iter-spec.ts";

const stays = [
  { reading: "C.1742", branch: "C", start: "2024-03-16", end: "2024-10-11", days: 209 },
  { reading: "S.1520", branch: "S", start: "2024-10-13", end: "2024-10-14", days: 1 },
] as const;
const plain = (text: string) => text.replaceAll("\u00A0", " ");
const law = { stays, law: "2024-11-01", isOpen: false };
const open = { stays, law: null, isOpen: true };

describe("a stay of an iter", () => {
  it("has chamber, days and their number as tooltip; an open one has no days, as in the table", () => {
    expect(stays.map((stay) => plain(stayText(law, stay)))).toEqual([
      "C. 1742\nCamera: 16 mar 2024 – 11 ott 2024, 209 giorni",
      "S. 1520\nSenato: 13 ott 2024 – 14 ott 2024, 1 giorno",
    ]);
    expect(plain(stayText(open, stays[1]))).toBe("S. 1520\nSenato: 13 ott 2024 – in corso");
    expect(iterTable(open).rows.map((row) => row.map(plain))).toEqual([
      ["C. 1742", "Camera", "16 mar 2024", "11 ott 2024", "209"],
      ["S. 1520", "Senato", "13 ott 2024", "in corso", "non si calcola"],
    ]);
    expect(iterTable(law).rows.map((row) => plain(row[4] ?? ""))).toEqual(["209", "1"]);
  });
});
