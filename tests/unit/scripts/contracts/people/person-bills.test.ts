import { expect, it } from "vitest";
import { readPersonBills } from "#scripts/contracts/people/person-parts.ts";
import { bill } from "#tests/fixtures/act-records.ts";
import { person, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

const signed = (withdrawn: string | null) => [
  { person: "anna", name: "Anna", isFirst: true, added: "2023-01-10", withdrawn },
];

it("are those that the person still signs first, newest first, each with where it stands", () => {
  const read = memoryReader({
    site: [site()],
    person: [person({ id: "anna" })],
    act: [
      bill({ id: "C_1", presented: "2023-01-10", phase: "is_law", signatures: signed(null) }),
      bill({ id: "C_2", presented: "2024-01-10", phase: "to_begin", signatures: signed(null) }),
      bill({ id: "C_3", presented: "2025-01-10", phase: "to_begin", signatures: signed("2025-02-10") }),
    ],
  });
  const { total, phases, rows } = readPersonBills(read, "anna");
  expect(rows.map(({ id, state }) => [id, state])).toEqual([
    ["C_2", "to_begin"],
    ["C_1", "is_law"],
  ]);
  expect([total, phases]).toEqual([
    2,
    [
      { phase: "is_law", count: 1 },
      { phase: "to_begin", count: 1 },
    ],
  ]);
});
