import { describe, expect, it } from "vitest";
import { demoSource } from "#scripts/pull/sources/demo/demo.ts";
import { groupOn, mandatesOf } from "#scripts/pull/sources/demo/people.ts";
import { hueDistance, visibleHue } from "#src/lib/group-colors.ts";
import { demoCases } from "#tests/fixtures/demo-cases.ts";
import { collect } from "#tests/fixtures/collecting-writer.ts";

const demo = await collect(demoSource);
const people = [...demo.person.values()];
const { groups } = demoCases;

/** Ids of the members of a group on a day. */
const membersOn = (branch: "C" | "S", group: string, day: string): string[] =>
  mandatesOf(people, branch)
    .filter(({ seat }) => groupOn(seat, day) === group)
    .map(({ person }) => person.id);

describe("later groups of the demonstration", () => {
  it("has a group split from another in mid-year", () => {
    expect(demo.group.get(groups.split)).toMatchObject({ start: "2025-06-17", end: null });
    expect(membersOn("C", groups.split, "2025-06-16")).toEqual([]);
    const members = membersOn("C", groups.split, "2025-06-17");
    expect(members).toHaveLength(12);
    const before = membersOn("C", "camera-sal", "2025-06-16");
    expect(members.filter((id) => !before.includes(id))).toEqual([]);
    expect(membersOn("C", "camera-sal", "2025-06-17")).toHaveLength(before.length - 12);
  });

  it("has a group that goes on under a new id, with its members and officers", () => {
    const [old, next] = [demo.group.get("senato-fel"), demo.group.get(groups.newId)];
    expect([old?.end, old?.names.at(-1)?.end, old?.sides.at(-1)?.end]).toEqual(Array(3).fill("2025-10-01"));
    expect(next).toMatchObject({ start: "2025-10-01", end: null });
    const before = membersOn("S", "senato-fel", "2025-09-30");
    expect(before.length).toBeGreaterThan(4);
    expect(membersOn("S", groups.newId, "2025-10-01")).toEqual(before);
    expect(membersOn("S", "senato-fel", "2025-10-01")).toEqual([]);
    const titles = next?.roles.map(({ person, role }) => `${person} ${role}`);
    expect(old?.roles.filter(({ end }) => end === "2025-10-01").map(({ person, role }) => `${person} ${role}`)).toEqual(
      titles,
    );
  });

  it("has a group founded after the last vote of confidence, whose side nobody knows", () => {
    const group = demo.group.get(groups.withoutSide);
    const confidences = [...demo.vote.values()].filter((vote) => vote.branch === "S" && vote.isConfidence === true);
    expect(confidences.filter(({ date }) => date >= (group?.start ?? ""))).toEqual([]);
    expect(group).toMatchObject({ start: "2026-11-03", sides: [] });
    expect(membersOn("S", groups.withoutSide, "2026-11-20")).toHaveLength(6);
  });

  it.each(["light", "dark"] as const)("has hues that can be told apart in a chamber, in the %s theme", (theme) => {
    const sitting = [...demo.group.values()].filter(({ end }) => end === null);
    const close = sitting.flatMap((a, at) =>
      sitting
        .slice(at + 1)
        .filter(({ branch, color }) => branch === a.branch && color !== null && a.color !== null)
        .filter(({ color }) => hueDistance(visibleHue(color ?? "", theme), visibleHue(a.color ?? "", theme)) < 0.06)
        .map((b) => `${a.id} ${b.id}`),
    );
    expect(close).toEqual([]);
  });
});
