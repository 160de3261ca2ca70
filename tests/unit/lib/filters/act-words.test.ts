import { expect, it } from "vitest";
import { spellOutAct } from "#src/lib/filters/act-words.ts";

it.each([
  ["pdl 1780", ["C. 1780"]],
  ["ddl C. 1780", ["C. 1780"]],
  ["A.C. n. 1780", ["C. 1780"]],
  ["C_1780", ["C. 1780"]],
  ["atto Senato 615", ["S. 615"]],
  ["disegno di legge 1780", ["C. 1780", "S. 1780"]],
  ["1780", ["C. 1780", "S. 1780"]],
  ["l. 118/2025", ["legge 118/2025"]],
  ["L. 118/25", ["legge 118/2025"]],
  ["legge 13 luglio 2025 n. 118", ["legge 118/2025"]],
  ["legge 118", ["legge 118/"]],
  ["ddl caregiver", ["caregiver"]],
  ["caregiver familiari", ["caregiver familiari"]],
  ["dl 138/2023", ["dl 138/2023"]],
])("in the list of bills %j becomes %j", (term, terms) => expect(spellOutAct(term, "bill")).toEqual(terms));

it("recognizes a decree's number only in the list of its kind", () => {
  expect(spellOutAct("decreto 138/23", "decree")).toEqual(["dl 138/2023"]);
  expect(spellOutAct("decreto 138/23", "dlgs")).toEqual(["dlgs 138/2023"]);
  expect(spellOutAct("d.l. n. 138", "decree")).toEqual(["dl 138/"]);
  expect(spellOutAct("138", "decree")).toEqual(["138"]);
  expect(spellOutAct("dl 138/2023", "dlgs")).toEqual(["dl 138/2023"]);
});
