/** The demonstration of another legislature than that of this process. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Branch } from "#src/domain/codes.ts";
import { startNode } from "#scripts/build/run-node.ts";
import { namedPeople } from "#scripts/pull/sources/demo/named-people.ts";
import { Snapshot, snapshotName } from "#scripts/pull/store/read.ts";

const data = mkdtempSync(join(tmpdir(), "eighteenth-"));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const pulled = await startNode({
  script: "scripts/pull.ts",
  args: ["--source", "demo", "--scale", "0.001", "--data", data],
  ...{ flags: [], env: { EMICICLO_LEGISLATURE: "18" } },
});

describe("the demonstration of the eighteenth legislature", () => {
  it("passes the gates", () => {
    expect(pulled.code, pulled.stderr).toBe(0);
  });

  const snapshot = new Snapshot(join(data, snapshotName));
  const people = snapshot.keys("person").flatMap((key) => snapshot.record("person", key) ?? []);
  const governments = snapshot.keys("government").flatMap((key) => snapshot.record("government", key) ?? []);
  const isOn = (day: string, { start, end }: { readonly start: string | null; readonly end: string | null }): boolean =>
    (start === null || start <= day) && (end === null || day < end);
  const seatsOn = (branch: Branch, day: string) =>
    people.flatMap(({ memberships }) => memberships.filter((seat) => seat.branch === branch && isOn(day, seat)));

  it("has 630 deputies, 315 elected senators and five for life on its last day, and none on the next", () => {
    const senators = seatsOn("S", "2022-10-12");
    expect(seatsOn("C", "2022-10-12")).toHaveLength(630);
    expect(senators.filter(({ isLife }) => isLife !== true)).toHaveLength(315);
    expect(senators.filter(({ isLife }) => isLife === true)).toHaveLength(5);
    expect([...seatsOn("C", "2022-10-13"), ...seatsOn("S", "2022-10-13")]).toEqual([]);
  });

  it("has three governments, with days without one between them, and members of all in their majorities", () => {
    const terms = governments.toSorted((a, b) => a.start.localeCompare(b.start));
    expect(terms.map(({ start, end }) => [start, end])).toEqual([
      ["2018-06-01", "2019-08-28"],
      ["2019-09-10", "2021-01-27"],
      ["2021-02-15", "2022-10-22"],
    ]);
    const parties = terms.map(({ roles }) => [...new Set(roles.flatMap(({ party }) => party ?? []))].toSorted());
    expect(parties[0]).toEqual(["Rovere", "Tiglio"]);
    for (const party of parties[1] ?? []) expect(["Autonomie alpine", "Felce", "Salvia", "Tiglio"]).toContain(party);
    expect(parties[1]).not.toContain("Rovere");
    expect(parties[2]).toContain("Rovere");
  });

  it("puts a group in the majority, in the opposition and in the majority again, and on no side between", () => {
    expect(snapshot.record("group", "camera-rov")?.sides).toEqual([
      { side: "majority", start: "2018-06-01", end: "2019-08-28" },
      { side: "opposition", start: "2019-09-10", end: "2021-01-27" },
      { side: "majority", start: "2021-02-15", end: "2022-10-13" },
    ]);
  });

  it("has hundreds of changes of group", () => {
    const changes = people.flatMap(({ memberships }) => memberships.flatMap(({ groups }) => groups.slice(1)));
    expect(changes.length).toBeGreaterThan(300);
  });

  it("knows who sits in the nineteenth too by the number in the register", () => {
    const register = ({ aliases }: { readonly aliases: readonly string[] }) =>
      aliases.find((alias) => /^d\d+$/.test(alias));
    const own = new Map(people.flatMap((person) => [[register(person), person] as const]).filter(([id]) => id));
    expect(own.size).toBe(16);
    expect(own.get(`d${namedPeople.premier.register ?? ""}`)).toMatchObject({
      ...{ familyName: "Bellariva", givenName: "Costanza", birthDate: "1971-01-09" },
      memberships: [{ branch: "C", end: "2022-10-13" }],
    });
  });
});
