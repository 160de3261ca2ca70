import { expect, it } from "vitest";
import { copiedTable } from "#src/lib/copied-table.ts";

const cell = (text: string, cases = "") => ({ text, cases });

it("puts a percentage and its number of cases into cells of their own, and drops columns without text", () => {
  expect(
    copiedTable(
      [
        [cell("Nome"), cell("Grafico"), cell("Presenze"), cell("Gruppo")],
        [cell("D’Amico Luca"), cell(""), cell("81,8%", "33"), cell("ROV")],
        [cell("Olivé Niccolò"), cell(""), cell("2 su 3"), cell("GIN")],
      ],
      (head) => `${head}, su`,
    ),
  ).toEqual([
    ["Nome", "Presenze", "Presenze, su", "Gruppo"],
    ["D’Amico Luca", "81,8%", "33", "ROV"],
    ["Olivé Niccolò", "2 su 3", "", "GIN"],
  ]);
});
