/** Sides under three governments, and on the days without one, counted again from the records alone. */
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { branches, type Branch } from "#src/domain/codes.ts";
import type { Membership } from "#src/domain/records.ts";
import { contractsOf } from "#scripts/contracts/engine/cached-contracts.ts";
import { openPageStore } from "#scripts/contracts/engine/node-store.ts";
import { Snapshot, snapshotName } from "#scripts/pull/store/read.ts";

const built = inject("states").find(({ name }) => name === "eighteenth");

/** Groups in the majority, by the first day and the day after the last one of each government. */
const majorities = [
  { start: "2018-06-01", end: "2019-08-28", groups: ["ROV", "TIG"] },
  { start: "2019-09-10", end: "2021-01-27", groups: ["AUT", "COR", "FEL", "SAL", "TIG"] },
  { start: "2021-02-15", end: "2022-10-22", groups: ["ALL", "AUT", "COR", "PIO", "ROV", "SAL", "TIG"] },
] as const;

type Period = { readonly start: string | null; readonly end: string | null };
const isOn = (day: string, { start, end }: Period): boolean =>
  (start === null || start <= day) && (end === null || day < end);

describe.runIf(built !== undefined)("the eighteenth legislature", () => {
  const snapshot = new Snapshot(join(built?.data ?? "", snapshotName));
  const people = snapshot.keys("person").flatMap((key) => snapshot.record("person", key) ?? []);
  const votes = snapshot.keys("vote").flatMap((key) => snapshot.record("vote", key) ?? []);
  const acronyms = new Map(
    snapshot.keys("group").map((key) => [key, snapshot.record("group", key)?.names.at(-1)?.acronym ?? ""]),
  );
  const governmentOf = (day: string) => majorities.find((one) => isOn(day, one));

  /** Whether a member is in the majority on a day: members of the mixed group by their own side. */
  function isInMajority(seat: Membership, day: string): boolean {
    const group = acronyms.get(seat.groups.find((period) => isOn(day, period))?.group ?? "") ?? "MISTO";
    if (group === "MISTO") return seat.sides?.find((period) => isOn(day, period))?.side === "majority";
    return governmentOf(day)?.groups.some((one) => one === group) === true;
  }

  it("has votes under each of three governments, and on days without one", () => {
    const under = Map.groupBy(votes, ({ date }) => governmentOf(date)?.start);
    expect([...under.keys()].toSorted()).toEqual(["2018-06-01", "2019-09-10", "2021-02-15", undefined]);
    expect(
      votes.filter(({ date, government }) => (government === null) !== (governmentOf(date) === undefined)),
    ).toEqual([]);
  });

  it("counts the votes of each majority as its records do", () => {
    const pages = openPageStore(built?.pages ?? "");
    const shown = new Map(contractsOf(pages, "votes").map((page) => [page.id, page]));
    pages.close();
    const seatsOn = (branch: Branch, day: string) =>
      new Map(
        people.flatMap((person) => {
          const seat = person.memberships.find((one) => one.branch === branch && isOn(day, one));
          return seat === undefined ? [] : [[person.id, seat] as const];
        }),
      );
    const [printed, counted] = [new Map<string, unknown>(), new Map<string, unknown>()];
    for (const { id, branch, date, president } of votes) {
      const page = shown.get(id);
      if (page === undefined || page.status !== "verified" || page.isSecret !== false) continue;
      const seats = seatsOn(branch, date);
      const own = snapshot.ballots(id).filter(([person]) => {
        const seat = person === president ? undefined : seats.get(person);
        return seat !== undefined && isInMajority(seat, date);
      });
      const count = (code: string): number => own.filter(([, choice]) => choice === code).length;
      counted.set(id, own.length === 0 ? null : [count("AYE"), count("NO"), count("ABST")]);
      const side = page.sides.find((one) => one.side === "majority")?.counts;
      printed.set(id, side === undefined ? null : [side.AYE, side.NO, side.ABST]);
    }
    expect(printed).toEqual(counted);
    const withMajority = votes.filter(({ id }) => (counted.get(id) ?? null) !== null);
    expect(new Set(withMajority.map(({ date }) => governmentOf(date)?.start))).toEqual(
      new Set(majorities.map(({ start }) => start)),
    );
  });

  it("has nobody in office after its last day", () => {
    const open = people.flatMap(({ memberships }) => memberships.filter((seat) => isOn("2022-10-13", seat)));
    expect(open).toEqual([]);
    for (const branch of branches)
      expect(
        people.some(({ memberships }) =>
          memberships.some((seat) => seat.branch === branch && isOn("2022-10-12", seat)),
        ),
      ).toBe(true);
  });
});
