import { expect, it } from "vitest";
import type { StrengthRow } from "#src/contracts/strength-index.ts";
import { strengthColumns, strengthIndex, strengthLead } from "#src/i18n/strength.ts";

it("describes genders and ages per head: sums over three institutions would add up to 300%", () => {
  expect(strengthIndex.gendersNote).toBe(
    "La mediana è l’indice di chi sta nel mezzo; di meno di 10 persone non ha barra.",
  );
});

const row = (total: number | null, rank: number | null, fields: Partial<StrengthRow> = {}): StrengthRow => ({
  ...{ id: "bo", familyName: "Bo", givenName: "Zeno", gender: "M", roles: [], group: null, office: null },
  ...{ total, inBranch: 0.13, inGovernment: null, rank, branchRank: null },
  ...fields,
});
const second = (total: number, rank: number) => row(total, rank, { familyName: "Riva", givenName: "Ada" });

it("gives an index the same three decimals in the list as everywhere", () => {
  const text = strengthColumns().find(({ name }) => name === "pp_total")?.text;
  expect([17.351, 9.38, 1, 0.835, 0.042, 0.0004].map((total) => text?.(row(total, 1)))).toEqual([
    ...["17,351%", "9,380%", "1,000%", "0,835%", "0,042%", "meno dello 0,001%"],
  ]);
  expect(text?.(row(null, null))).toBe("0,130% in Parlamento");
});

it("names who is first, with the office, and who is second", () => {
  const minister = row(17.351, 1, {
    roles: [{ code: "government", rank: "minister", text: "Ministro della salute", active: true }],
  });
  const lead = (...rows: StrengthRow[]) => strengthLead(rows, rows);
  expect(lead(row(17.351, 1), second(9.38, 2), row(4, 3))).toBe(
    "Al primo posto c’è Zeno Bo con un indice del 17,351%; al secondo Ada Riva, con il 9,380%.",
  );
  expect(lead(row(4.277, 1), second(4.281, 2))).toBe(
    "Al primo posto c’è Zeno Bo con un indice del 4,277%; al secondo Ada Riva, con il 4,281%.",
  );
  expect(lead(row(8.12, 1), second(0.9, 2))).toBe(
    "Al primo posto c’è Zeno Bo con un indice dell’8,120%; al secondo Ada Riva, con lo 0,900%.",
  );
  expect(lead(minister)).toBe("Al primo posto c’è Zeno Bo, ministro della salute, con un indice del 17,351%.");
  expect(lead(row(4.277, 1), second(4.277, 1), row(4.277, 1))).toBe(
    "Al primo posto, a pari merito, ci sono 3\u00a0persone con un indice del 4,277%.",
  );
  expect(lead(row(4.277, null))).toBeNull();
  expect(lead()).toBeNull();
});
