import { describe, expect, it } from "vitest";
import type { Person } from "#src/domain/records.ts";
import { demoSource } from "#scripts/pull/sources/demo/demo.ts";
import { covers } from "#scripts/pull/sources/demo/people.ts";
import { collect } from "#tests/fixtures/collecting-writer.ts";
import { demoCases } from "#tests/fixtures/demo-cases.ts";

const demo = await collect(demoSource, { scale: 0.15 });
const { interim, byElected } = demoCases.persons;
const person = (id: string): Person => {
  const found = demo.person.get(id);
  if (found === undefined) throw new Error(id);
  return found;
};
/** Whom the holder of a seat replaced. */
const before = (id: string): string => person(id).memberships[0]?.replaces ?? "";
const seatsOf = (id: string) =>
  person(id).memberships.map(({ branch, start, end, replaces, replacedBy }) => [
    branch,
    start,
    end,
    replaces,
    replacedBy,
  ]);
const inOffice = (branch: "C" | "S", day: string): number =>
  [...demo.person.values()].filter(({ memberships }) =>
    memberships.some((seat) => seat.branch === branch && covers(seat, day)),
  ).length;
/** First and last day of the votes in which somebody is listed. */
const votedDays = (id: string): string[] =>
  [...demo.vote.values()]
    .flatMap((vote) => (demo.ballots.get(vote.id)?.some(([voter]) => voter === id) === true ? [vote.date] : []))
    .toSorted();

describe("a deputy who was readmitted", () => {
  const member = before(interim);

  it("has two mandates in one chamber, and somebody else has the seat between them", () => {
    expect(seatsOf(member)).toEqual([
      ["C", "2022-10-13", "2023-12-06", null, interim],
      ["C", "2024-07-16", null, interim, null],
    ]);
    expect(seatsOf(interim)).toEqual([["C", "2023-12-06", "2024-07-16", member, member]]);
    expect(person(member).memberships.map(({ groups }) => groups.map(({ start, end }) => [start, end]))).toEqual([
      [["2022-10-18", "2023-12-06"]],
      [["2024-07-16", null]],
    ]);
  });

  it("is listed in no vote between them, when the other one is", () => {
    const [listed, other] = [votedDays(member), votedDays(interim)];
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.filter((day) => day >= "2023-12-06" && day < "2024-07-16")).toEqual([]);
    expect(other.length).toBeGreaterThan(20);
    expect(other.filter((day) => day < "2023-12-06" || day >= "2024-07-16")).toEqual([]);
  });

  it("signs no bill and sits in no committee between them", () => {
    const bills = [...demo.act.values()].flatMap((act) => (act.kind === "bill" ? [act] : []));
    const signed = bills.flatMap(({ signatures }) =>
      signatures.flatMap(({ person: signer, added }) => (signer === member ? [added ?? ""] : [])),
    );
    expect(signed.length).toBeGreaterThan(5);
    expect(signed.filter((day) => day >= "2023-12-06" && day < "2024-07-16")).toEqual([]);
    const roles = [...demo.body.values()].flatMap((body) => body.roles.filter((role) => role.person === member));
    expect(roles.filter((role) => covers(role, "2024-01-01"))).toEqual([]);
    expect(roles.filter((role) => covers(role, "2024-08-01")).length).toBeGreaterThan(0);
  });
});

describe("a seat that is vacant for five months", () => {
  const member = before(byElected);

  it("is that of a college with one seat", () => {
    expect(seatsOf(member)).toEqual([["S", "2022-10-13", "2025-01-14", null, byElected]]);
    expect(seatsOf(byElected)).toEqual([["S", "2025-06-10", null, member, null]]);
    const [college] = person(member).memberships;
    expect(college?.electionType).toBe("maggioritario");
    expect(person(byElected).memberships[0]).toMatchObject({ constituency: college?.constituency });
  });

  it("is filled by nobody", () => {
    const days = ["2025-01-13", "2025-01-14", "2025-06-09", "2025-06-10"];
    const all = days.map((day) => inOffice("S", day));
    expect(all.map((count) => count - (all[0] ?? 0))).toEqual([0, -1, -1, 0]);
    const voted = [...votedDays(member), ...votedDays(byElected)];
    expect(voted.length).toBeGreaterThan(100);
    expect(voted.filter((day) => day >= "2025-01-14" && day < "2025-06-10")).toEqual([]);
  });
});
