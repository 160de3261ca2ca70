import { expect, it } from "vitest";
import { toCsvTable, type Column } from "#src/lib/columns.ts";

const columns: readonly Column<{ readonly id: string; readonly age?: number | null }>[] = [
  { name: "id", value: ({ id }) => id },
  { name: "head", head: "Nome" },
  { name: "age", csvName: "età", value: ({ age }) => age },
];

it("has a cell for every column with a value, empty where a row lacks the field", () => {
  expect(toCsvTable(columns, [{ id: "d-amico-ada", age: 52 }, { id: "rossi-maria", age: null }, { id: "x" }])).toEqual({
    header: ["id", "età"],
    rows: [
      ["d-amico-ada", 52],
      ["rossi-maria", null],
      ["x", null],
    ],
  });
});
