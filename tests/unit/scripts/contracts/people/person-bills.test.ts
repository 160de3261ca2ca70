import { expect, it } from "vitest";
import { bills as text } from "#src/i18n/people.ts";
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

it("stand beside the source's own numbers until the list of bills is read in full", () => {
  const publishedBills = { total: 12, laws: 1 };
  const act = [bill({ id: "C_1", presented: "2023-01-10", phase: "is_law", signatures: signed(null) })];
  const people = [person({ id: "anna", publishedBills })];
  const partial = memoryReader({ site: [site({ missingParts: ["bills"] })], person: people, act });
  expect(readPersonBills(partial, "anna")).toMatchObject({ total: 1, published: publishedBills });
  expect(readPersonBills(memoryReader({ site: [site()], person: people, act }), "anna").published).toBeUndefined();
});

it("are told of with the source's numbers in a sentence", () => {
  const words = (laws: number | null, total = 12) => text.published({ total, laws }, "F");
  expect([words(1), words(3), words(0), words(null), words(0, 0)]).toEqual([
    "La fonte ne conta 12 come prima firmataria, di cui 1 diventato legge.",
    "La fonte ne conta 12 come prima firmataria, di cui 3 diventati legge.",
    "La fonte ne conta 12 come prima firmataria, nessuno diventato legge.",
    "La fonte ne conta 12 come prima firmataria.",
    "La fonte non ne conta nessuno come prima firmataria.",
  ]);
});
