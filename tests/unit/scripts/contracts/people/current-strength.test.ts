/** Present strength as the source publishes it: its values and ranks, and nothing worked out from a few. */
import { describe, expect, it } from "vitest";
import type { Person } from "#src/domain/records.ts";
import { strength as words } from "#src/i18n/people.ts";
import { homePages } from "#scripts/contracts/site/home.ts";
import { membersPages } from "#scripts/contracts/people/members.ts";
import { personPages } from "#scripts/contracts/people/person-page.ts";
import { strengthPages } from "#scripts/contracts/people/strength-index.ts";
import { body, membership, person, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

const standing = (fields: Partial<NonNullable<Person["currentStrength"]>> = {}) => ({
  branch: null,
  branchRank: null,
  branchTotal: null,
  government: null,
  governmentRank: null,
  governmentTotal: null,
  ...fields,
});
const old = [{ month: "2022-10", branch: 0.12, government: null }];
const reader = (people: readonly Person[], changedAt = "2026-11-20") =>
  memoryReader({ site: [{ ...site({ source: "api" }), changedAt }], person: people });

describe("a present value of the source", () => {
  const read = reader([
    person({
      id: "anna",
      publishedStrength: old,
      currentStrength: standing({ branch: 0.11, branchRank: 310, branchTotal: 400 }),
    }),
    person({ id: "bruna", publishedStrength: old }),
  ]);

  it("gives value, rank and the number of ranked members of the page; months are for the chart", () => {
    const { strength } = personPages.build(read, "anna");
    expect(strength).toMatchObject({
      month: null,
      total: null,
      branch: { branch: "C", value: 0.11, place: { rank: 310, of: 400 } },
      distribution: [],
      groupMedian: null,
    });
    expect(strength?.series).toEqual([{ month: "2022-10", chamber: "C", branch: 0.12, government: null }]);
  });

  it("stands in the list with the source's rank, and nobody is first of two", () => {
    const page = strengthPages.build(read, "index");
    expect(page).toMatchObject({ count: 1, isWhole: false, month: null, groups: [], genders: [], ages: [] });
    expect(page.rows[0]).toMatchObject({
      total: null,
      inBranch: 0.11,
      rank: null,
      places: { branch: { branch: "C", rank: 310, of: 400 }, government: null },
    });
    expect(homePages.build(read, "index").strength).toEqual({ total: 0, rows: [] });
  });

  it("is missing for who has months alone: the last one stands with its month, without a rank", () => {
    expect(personPages.build(read, "bruna").strength).toMatchObject({
      month: "2022-10",
      total: null,
      branch: { value: 0.12, place: null },
    });
    // The list is of overall values, which the source gives of nobody.
    expect(membersPages.build(read, "C").rows.map(({ strength }) => strength)).toEqual([null, null]);
  });
});

it("takes the source's own total and rank where it publishes them", () => {
  const currentStrength = standing({
    ...{ branch: 0.11, branchRank: 310, branchTotal: 400, government: 0.5 },
    ...{ overall: 0.7, overallRank: 217, overallTotal: 620 },
  });
  const read = reader([person({ id: "anna", currentStrength })]);
  expect(personPages.build(read, "anna").strength?.total).toEqual({ value: 0.7, place: { rank: 217, of: 620 } });
});

it("keeps a rank that the source gives without the number of ranked people", () => {
  const read = reader([person({ id: "anna", currentStrength: standing({ branch: 0.06, branchRank: 390 }) })]);
  const { strength } = personPages.build(read, "anna");
  expect(strength?.branch).toEqual({ branch: "C", value: 0.06, place: { rank: 390, of: null } });
  expect(words.rank(390, null).replaceAll("\u00A0", " ")).toBe("390°");
});

it("ranks the overall index where everybody is here and has one", () => {
  const own = (id: string, branch: "C" | "S" | null, value: number, rank: number) =>
    person({
      id,
      memberships: branch === null ? [] : [membership({ branch })],
      currentStrength:
        branch === null
          ? standing({ government: value, overall: value, governmentRank: rank, governmentTotal: 1 })
          : standing({ branch: value, overall: value, branchRank: rank, branchTotal: branch === "C" ? 2 : 1 }),
    });
  const read = reader([
    own("anna", "C", 40, 2),
    own("bruno", "C", 60, 1),
    own("carla", "S", 100, 1),
    own("dora", null, 100, 1),
  ]);
  const page = strengthPages.build(read, "index");
  expect(page.isWhole).toBe(true);
  expect(page.rows.map(({ id, rank }) => [id, rank])).toEqual([
    ["carla", 1],
    ["dora", 1],
    ["bruno", 3],
    ["anna", 4],
  ]);
});

describe("months of the source alone", () => {
  const month = (id: string, last: string) =>
    person({ id, publishedStrength: [{ month: last, branch: 0.2, government: null }] });

  it("have no rank while the last is not that of the edition", () => {
    const read = reader([month("anna", "2022-10")]);
    expect(personPages.build(read, "anna").strength).toMatchObject({
      month: "2022-10",
      total: null,
      branch: { branch: "C", value: 0.2, place: null },
    });
    expect(strengthPages.build(read, "index")).toMatchObject({ month: "2022-10", isWhole: false });
    expect(membersPages.build(read, "C").rows[0]?.strength).toBeNull();
  });

  it("have one in the month of the edition, once nearly everybody has a value", () => {
    const ids = Array.from({ length: 9 }, (_, index) => `anna-${String(index)}`);
    const people = ids.map((id) => month(id, "2026-11"));
    const place = (all: readonly Person[]) => personPages.build(reader(all), "anna-0").strength?.branch?.place;
    expect(place([...people, person({ id: "bruna" })])).toEqual({ rank: 1, of: 9 });
    expect(place([...people.slice(0, 2), person({ id: "bruna" }), person({ id: "carla" })])).toBeNull();
  });
});

it("is not worked out by us from what a source that has the index has given so far", () => {
  const read = reader([person({ id: "anna" })]);
  expect(personPages.build(read, "anna")).toMatchObject({ active: true, strength: null });
  expect(strengthPages.build(read, "index")).toMatchObject({ count: 0, isWhole: false });
});

it("prints no first day that no source gave, of a seat and of an office of government", () => {
  const office = {
    person: "anna",
    rank: "minister",
    role: "Ministra della salute",
    department: null,
    party: null,
  } as const;
  const read = memoryReader({
    site: [site({ source: "api" })],
    person: [person({ id: "anna", memberships: [membership({ isStartAssumed: true })] })],
    government: [
      {
        id: "uno",
        aliases: [],
        name: "I Governo Uno",
        start: "2022-10-22",
        end: null,
        roles: [{ ...office, start: null, end: null }],
        sources: [],
      },
    ],
  });
  const page = personPages.build(read, "anna");
  expect(page.seats).toMatchObject([{ start: null, months: null }]);
  expect(page.offices).toMatchObject([{ role: "Ministra della salute", start: null }]);
});

describe("figures of the source", () => {
  const publishedFigures = { voting: 1200, present: 900, absent: 200, mission: 100, rebels: 4 };

  it("stand on the page while no vote of the person is known", () => {
    const read = reader([person({ id: "anna", publishedFigures }), person({ id: "bruna" })]);
    expect(personPages.build(read, "anna").publishedFigures).toEqual({ ...publishedFigures, presides: null });
    expect(personPages.build(read, "bruna").publishedFigures).toBeNull();
  });

  it("say of who presides over a chamber that they do", () => {
    const roles = [{ person: "anna", role: "Presidente", start: null, end: null }];
    const read = memoryReader({
      site: [site({ source: "api" })],
      person: [person({ id: "anna", publishedFigures })],
      body: [body({ kind: "presidency", branch: "S", roles })],
    });
    expect(personPages.build(read, "anna").publishedFigures).toEqual({ ...publishedFigures, presides: "S" });
  });
});
