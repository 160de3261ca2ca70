import { expect, it } from "vitest";
import { strengthData, strengthPages } from "#scripts/contracts/people/strength-index.ts";
import { personPages } from "#scripts/contracts/people/person-page.ts";
import { strength } from "#src/i18n/people.ts";
import { strengthColumns } from "#src/i18n/strength.ts";
import type { SiteRecord } from "#src/domain/records.ts";
import type { StrengthRow } from "#src/contracts/strength-index.ts";
import { government, group, membership, person, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

it("adds up a chamber to a hundred with who is in no group", () => {
  const deputy = (id: string, own: string | null) =>
    person({
      id,
      memberships: [membership({ groups: own === null ? [] : [{ group: own, start: "2022-10-18", end: null }] })],
    });
  const read = memoryReader({
    site: [site()],
    person: [
      deputy("anna", "camera-uno"),
      deputy("bruno", "camera-uno"),
      deputy("carla", "camera-uno"),
      deputy("dora", null),
    ],
    group: [group()],
  });
  const shares = strengthPages.build(read, "index").groups;
  // Four seats of the same weight, and no other office.
  expect(shares.map((share) => [share.branch, share.group?.id ?? null, share.people, share.sum])).toEqual([
    ["C", "camera-uno", 3, 75],
    ["C", null, 1, 25],
  ]);
});

it("ranks nobody while the offices of government are unknown", () => {
  const member = (id: string, branch: "C" | "S") => person({ id, memberships: [membership({ branch, groups: [] })] });
  const ranked = (missingParts: SiteRecord["missingParts"]) => {
    const read = memoryReader({
      site: [site({ missingParts })],
      person: [member("anna", "C"), member("bruno", "C"), member("carla", "S")],
    });
    return strengthData.build(read, "tutti").rows.map(({ id, rank, branchRank }) => [id, rank, branchRank]);
  };
  expect(ranked([])).toEqual([
    ["carla", 1, 1],
    ["anna", 2, 1],
    ["bruno", 2, 1],
  ]);
  // The shares of two chambers are not comparable without the third, and who leads the government would be among the last.
  expect(ranked(["governments"])).toEqual([
    ["carla", null, null],
    ["anna", null, null],
    ["bruno", null, null],
  ]);
});

it("adds up no parties of the government where none is published", () => {
  const office = { person: "anna", rank: "minister", role: "Ministra della giustizia", department: null } as const;
  const parties = (party: string | null) =>
    strengthPages.build(
      memoryReader({
        site: [site()],
        person: [person({ id: "anna" })],
        group: [group()],
        government: [government({ roles: [{ ...office, party, start: "2022-10-22", end: null }] })],
      }),
      "index",
    ).parties;
  expect(parties(null)).toEqual([]);
  expect(parties("Partito Uno").map((share) => [share.party, share.people, share.sum])).toEqual([
    ["Partito Uno", 1, 100],
  ]);
});

it("exports the rank in the chamber also of who has a rank among all", () => {
  const row: StrengthRow = {
    ...{ id: "anna", familyName: "Nikolić", givenName: "Anna", gender: "F", roles: [], group: null, office: null },
    ...{ total: 0.5, inBranch: 0.5, inGovernment: null, rank: 7, branchRank: 3 },
  };
  const ranks = strengthColumns().filter(({ name }) => ["rank", "rank_branch"].includes(name));
  expect(ranks.map((column) => column.value?.(row))).toEqual([7, 3]);
});

it("gives no total in the table for download while the offices of government are unknown", () => {
  const row: StrengthRow = {
    ...{ id: "anna", familyName: "Nikolić", givenName: "Anna", gender: "F", roles: [], group: null, office: null },
    ...{ total: 0.5, inBranch: 0.5, inGovernment: null, rank: null, branchRank: 3 },
    places: { branch: { branch: "C", rank: 3, of: 400 }, government: null },
  };
  const cells = (hasTotal: boolean) =>
    strengthColumns(hasTotal)
      .filter(({ name }) => ["pp_total", "rank", "rank_branch"].includes(name))
      .map((column) => column.value?.(row));
  expect([cells(true), cells(false)]).toEqual([
    [0.5, null, 3],
    [null, null, 3],
  ]);
});

it("lists every value with three decimals, and the page of the person prints the same ones", () => {
  const member = (id: string, value: number) =>
    person({
      id,
      memberships: [membership({ branch: "S", groups: [] })],
      currentStrength: {
        ...{ branch: value, branchRank: 2, branchTotal: 3 },
        ...{ government: null, governmentRank: null, governmentTotal: null },
        ...{ overall: value, overallRank: 2, overallTotal: 3 },
      },
    });
  const people = [member("anna", 0.32704402515723), member("bruno", 0.33), member("carla", 0.0004)];
  const read = memoryReader({ site: [site()], person: people });
  const rows = strengthData.build(read, "tutti").rows;
  const column = strengthColumns().find(({ name }) => name === "pp_total");
  expect(rows.map((row) => [row.id, row.total, row.inBranch, column?.text?.(row)])).toEqual([
    ["bruno", 0.33, 0.33, "0,330%"],
    ["anna", 0.327, 0.327, "0,327%"],
    ["carla", 0.0004, 0.0004, "meno dello 0,001%"],
  ]);
  const printed = people.map(({ id }) => strength.value(personPages.build(read, id).strength?.total?.value ?? 0));
  expect(printed).toEqual(["0,327%", "0,330%", "meno dello 0,001%"]);
});

it("puts who has a rank first, out of as many people as the source ranks", () => {
  const value = (overallRank: number | null) => ({
    ...{
      branch: 0.11,
      branchRank: 310,
      branchTotal: 400,
      government: null,
      governmentRank: null,
      governmentTotal: null,
    },
    ...(overallRank === null ? {} : { overall: 12.4, overallRank, overallTotal: 620 }),
  });
  const read = memoryReader({
    site: [site()],
    person: [
      person({ id: "anna", memberships: [membership()], currentStrength: value(null) }),
      person({ id: "bruno", memberships: [membership()], currentStrength: value(1) }),
    ],
    group: [group()],
  });
  const page = strengthPages.build(read, "index");
  expect(page.rows.map(({ id, rank }) => [id, rank])).toEqual([
    ["bruno", 1],
    ["anna", null],
  ]);
  expect([page.count, page.ranked]).toEqual([2, 620]);
});
