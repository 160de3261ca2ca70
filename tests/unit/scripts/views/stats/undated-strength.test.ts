import { expect, it } from "vitest";
import { personPages } from "#scripts/views/people/person-page.ts";
import { strength } from "#scripts/views/stats/strength.ts";
import { body, membership, person, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

const people = [
  person({ id: "anna" }),
  person({ id: "bruno", memberships: [membership({ branch: "S", groups: [] })] }),
];

/** A committee of the Camera with one member, since a day that the source gives or not. */
const since = (start: string | null) =>
  memoryReader({
    site: [site({ dataDate: { C: "2026-11-19", S: "2026-11-18" } })],
    person: people,
    body: [body({ start: null, roles: [{ person: "anna", role: "Componente", start, end: null }] })],
  });

it("of a chamber whose offices are not dated the index is told of the present alone", () => {
  const dated = since("2022-11-09");
  const undated = since(null);
  const of = (read: typeof dated, month: string) => read.derived(strength, month).people.map((row) => row.person);
  expect([of(dated, "2026-10"), of(dated, "2026-11")]).toEqual([
    ["anna", "bruno"],
    ["anna", "bruno"],
  ]);
  expect([of(undated, "2026-10"), of(undated, "2026-11"), of(undated, "latest")]).toEqual([
    ["bruno"],
    ["anna", "bruno"],
    ["anna", "bruno"],
  ]);
  expect(personPages.build(undated, "anna").strength).toMatchObject({
    isPastKnown: false,
    series: [{ month: "2026-11", chamber: "C", branch: 100 }],
  });
  expect(personPages.build(undated, "bruno").strength?.isPastKnown).toBe(true);
  expect(personPages.build(dated, "anna").strength?.isPastKnown).toBe(true);
});
