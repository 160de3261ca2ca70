/** Mandates of the API as records. */
import { expect, it } from "vitest";
import { GroupTimeline } from "#scripts/pull/sources/api/group-timeline.ts";
import { MemberTimeline } from "#scripts/pull/sources/api/timeline.ts";
import { Notes } from "#scripts/pull/notes.ts";
import { rankOf } from "#scripts/pull/sources/api/read-governments.ts";
import { toOffices } from "#scripts/pull/sources/api/read-people.ts";
import { noMandateChanges } from "#scripts/pull/sources/api/read-votes.ts";
import { rawMembership, rawPerson } from "#scripts/pull/sources/api/raw.ts";
import { branchOf, toPerson } from "#scripts/pull/sources/api/to-person.ts";

const origin = { name: "x", day: "2026-11-20" };
const nothing = new Map<string, unknown>();
const upTo = { C: null, S: null };
const slug = "rossi-maria-1970-01-31";

const seatsOf = (own: object, profile: object = {}) =>
  toPerson(rawPerson.parse({ id: 7, slug, family_name: "Rossi", given_name: "Maria", ...profile }), {
    aliases: [],
    memberships: [rawMembership.parse({ slug, role: "Deputata", start_date: "2022-10-13", ...own })],
    groups: new GroupTimeline([], { upTo, sides: nothing }, origin),
    history: new MemberTimeline({
      groups: nothing,
      sides: nothing,
      listed: nothing,
      changed: nothing,
      today: origin.day,
      previous: () => [],
      upTo,
    }),
    notes: new Notes(),
    origin,
    changes: noMandateChanges,
    previous: [],
    hasVoted: false,
    hasBills: true,
    strength: undefined,
    url: "https://example.org/persons/7/",
  }).memberships;

it("a mandate ends on the day of the change, and of who died in office on the day after", () => {
  const end_date = "2024-02-12";
  expect(seatsOf({ end_date, end_reason: "Dimissioni" })).toMatchObject([{ end: "2024-02-12" }]);
  expect(seatsOf({ end_date, end_reason: "Decesso" })).toMatchObject([{ end: "2024-02-13" }]);
  expect(seatsOf({ end_date }, { death_date: "2024-02-12" })).toMatchObject([{ end: "2024-02-13" }]);
  expect(seatsOf({ end_reason: "Decesso" })).toMatchObject([{ end: null }]);
});

it("a chamber is told by letter, by name or by the role", () => {
  const branches = [{ branch: "S" }, { branch: "senato" }, { role: "Senatrice a vita" }, { role: "Deputato" }, {}];
  expect(branches.map((row) => branchOf(rawMembership.parse(row)))).toEqual(["S", "S", "S", "C", null]);
});

it("a life senator is in office since the day of the appointment, whether or not a flag says that the seat is for life", () => {
  const seat = { role: "Senatore a vita", start_date: "2013-08-30", election_area: null };
  const expected = [{ branch: "S", isLife: true, start: "2013-08-30", electionArea: null }];
  expect(seatsOf(seat)).toMatchObject(expected);
  for (const is_life of [true, false]) expect(seatsOf({ ...seat, is_life })).toMatchObject(expected);
  // Who was elected sits since the legislature began, whatever day the source gives.
  expect(seatsOf({ role: "Senatore", start_date: "2013-08-30", election_area: "Lombardia" })).toMatchObject([
    { isLife: false, start: "2022-10-13" },
  ]);
});

it("a mandate without a first day has that of the legislature for the counts, and says that no source gave it", () => {
  for (const role of ["Senatore a vita", "Deputata"])
    expect(seatsOf({ role, start_date: null })).toMatchObject([{ start: "2022-10-13", isStartAssumed: true }]);
  expect(seatsOf({ start_date: "2024-04-09" })[0]).not.toHaveProperty("isStartAssumed");
});

it("an office of government has a title from its role and its body", () => {
  const roles = [
    {
      ...{ role: "Presidente", org_name: "PRESIDENZA DEL CONSIGLIO DEI MINISTRI", start_date: "2022-10-22" },
      ...{ party_name: "Altro partito", positional_power: 179.82 },
    },
    { role: "Ministra", org_name: "Ministro per le Riforme istituzionali" },
  ];
  const raw = rawPerson.parse({ slug, current_roles: { gov: { party_name: "Partito", roles } } });
  expect(toOffices(raw).government).toEqual([
    {
      role: "Presidente del Consiglio dei ministri",
      department: "Presidenza del Consiglio dei ministri",
      ...{ start: "2022-10-22", end: null, party: "Altro partito", publishedWeight: 179.82 },
    },
    {
      role: "Ministra per le Riforme istituzionali",
      department: null,
      ...{ start: null, end: null, party: null, publishedWeight: null },
    },
  ]);
  expect(toOffices(raw).government.map(({ role }) => rankOf(role, new Notes()))).toEqual(["president", "minister"]);
  expect(rankOf("Presidente, Istituto dei fari", new Notes())).toBe("other");
});
