import { describe, expect, it } from "vitest";
import { strength } from "#scripts/contracts/stats/strength.ts";
import { membership, person, site, body } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { personPages } from "#scripts/contracts/people/person-page.ts";

/** Ten members with a value in October, the first of whom have one in November too. */
function inNovember(count: number) {
  const people = Array.from({ length: 10 }, (_, i) => {
    const months = i < count ? ["2026-10", "2026-11"] : ["2026-10"];
    return person({
      id: `rossi-${i}-1970-01-31`,
      memberships: [membership()],
      publishedStrength: months.map((month, later) => ({ month, branch: i + 1 + later * 100, government: null })),
    });
  });
  const read = memoryReader({ site: [site()], person: people });
  return (month: string) => read.derived(strength, month).people.map(({ inBranch }) => inBranch);
}

describe("strength published by the source", () => {
  it("stays that of the last month while the new one has come for a few only", () => {
    const values = inNovember(8);
    expect(values("latest")).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect([values("2026-10").length, values("2026-11").length]).toEqual([10, 0]);
  });

  it("ranks nobody of whom a month has no value", () => {
    const of = (id: string, branch: number | null) =>
      person({
        id,
        memberships: [membership()],
        publishedStrength: [{ month: "2026-10", branch, government: null }],
      });
    const people = [of("rossi-ada-1970-01-31", 0.2), of("verdi-ugo-1970-01-31", null)];
    const table = memoryReader({ site: [site()], person: people }).derived(strength, "2026-10");
    expect(table.people.map(({ person: id }) => id)).toEqual(["rossi-ada-1970-01-31"]);
  });

  it("is not mixed with values of ours, of another scale, in months of which the source has none", () => {
    const months = inNovember(10);
    expect([months("2026-10").length, months("2026-09").length]).toEqual([10, 0]);
  });

  it("is that of the new month once nearly everybody has a value", () => {
    const values = inNovember(9);
    expect(values("latest")).toEqual([101, 102, 103, 104, 105, 106, 107, 108, 109]);
    expect(values("2026-11")).toEqual(values("latest"));
  });
});

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

it("of a chamber whose offices are not dated the index is that of the present alone", () => {
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
