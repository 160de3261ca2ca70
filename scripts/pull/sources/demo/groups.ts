import type { Branch } from "#src/domain/codes.ts";
import type { ParliamentaryGroup, RolePeriod } from "#src/domain/records.ts";
import { demoSources, groupsFormed } from "./calendar.ts";

/**
 * Participation and rebel rates of a group's members, as fractions. Taken from the published aggregates of comparable
 * groups.
 */
export interface Behaviour {
  /** Share of all votes. */
  readonly attendance: number;
  readonly mission: number;
  /** Share of the votes cast. */
  readonly rebels: number;
}

type Stance = "government" | "ally" | "critic" | "mixed";

export interface GroupPlan {
  readonly id: string;
  readonly branch: Branch;
  readonly acronym: string;
  readonly names: ParliamentaryGroup["names"];
  readonly color: string;
  readonly sides: ParliamentaryGroup["sides"];
  readonly isMixed: boolean;
  readonly start: string;
  readonly end: string | null;
  /** Members in office today. */
  readonly seats: number;
  readonly behaviour: Behaviour;
  /** Attitude towards the government's proposals. */
  readonly stance: Stance;
}

interface Family {
  readonly acronym: string;
  readonly name: string;
  readonly color: string;
  readonly stance: Stance;
  readonly behaviour: Behaviour;
  readonly seats: Record<Branch, number>;
}

/** From percentages. */
const behaviour = (attendance: number, mission: number, rebels: number): Behaviour => ({
  attendance: attendance / 100,
  mission: mission / 100,
  rebels: rebels / 100,
});

/** A party with a group in both chambers. */
const family = (
  acronym: string,
  name: string,
  color: string,
  stance: Stance,
  [C, S]: readonly [number, number],
  rates: readonly [attendance: number, mission: number, rebels: number],
): Family => ({ acronym, name, color, stance, behaviour: behaviour(...rates), seats: { C, S } });

const families: readonly Family[] = [
  family("GIN", "Ginestra", "#F2C200", "government", [117, 62], [70.0, 19.7, 0.12]),
  family("ROV", "Rovere", "#7A5230", "government", [57, 29], [61.5, 20.9, 0.55]),
  family("ALL", "Alloro", "#1E7A5A", "government", [52, 20], [58.4, 18.8, 0.94]),
  family("MIR", "Mirto", "#3D4FA0", "government", [9, 6], [45.3, 31.3, 0.72]),
  family("SAL", "Salvia", "#8FB996", "critic", [69, 36], [73.4, 6.2, 0.3]),
  family("TIG", "Tiglio", "#D94F70", "critic", [48, 26], [68.5, 8.7, 0.25]),
  family("COR", "Corbezzolo", "#E4572E", "ally", [11, 6], [60.5, 16.7, 7.6]),
  family("FEL", "Felce", "#66FF3F", "critic", [10, 6], [78.8, 8.9, 0.34]),
];

/** Day on which Corbezzolo e Sorbo was renamed Corbezzolo (in the Senate with a new acronym). */
const renameDay = "2024-03-14";
export const dissolutionDay = "2023-11-20";

const folder: Record<Branch, string> = { C: "camera", S: "senato" };
const always = <T extends object>(value: T) => [{ ...value, start: groupsFormed, end: null }];

function namesOf(family: Family, branch: Branch): ParliamentaryGroup["names"] {
  if (family.acronym !== "COR") return always({ name: family.name, acronym: family.acronym });
  return [
    { name: "Corbezzolo e Sorbo", acronym: branch === "S" ? "COR-S" : "COR", start: groupsFormed, end: renameDay },
    { name: "Corbezzolo", acronym: "COR", start: renameDay, end: null },
  ];
}

function toPlan(family: Family, branch: Branch): GroupPlan {
  const names = namesOf(family, branch);
  const first = names[0]?.acronym ?? family.acronym;
  return {
    id: `${folder[branch]}-${first.toLowerCase()}`,
    branch,
    acronym: family.acronym,
    names,
    color: family.color,
    sides: always({ side: family.stance === "government" ? ("majority" as const) : ("opposition" as const) }),
    isMixed: false,
    start: groupsFormed,
    end: null,
    seats: family.seats[branch],
    behaviour: family.behaviour,
    stance: family.stance,
  };
}

function mixed(branch: Branch, seats: number): GroupPlan {
  return {
    id: `${folder[branch]}-misto`,
    branch,
    acronym: "MISTO",
    names: always({ name: "Misto", acronym: "MISTO" }),
    color: "#989898",
    sides: always({ side: null }),
    isMixed: true,
    start: groupsFormed,
    end: null,
    seats,
    behaviour: behaviour(60, 12, 0),
    stance: "mixed",
  };
}

const autonomies: GroupPlan = {
  id: "senato-aut",
  branch: "S",
  acronym: "AUT",
  names: always({ name: "Autonomie alpine", acronym: "AUT" }),
  color: "#8A79C7",
  sides: [
    { side: "opposition", start: groupsFormed, end: "2025-01-15" },
    { side: null, start: "2025-01-15", end: null },
  ],
  isMixed: false,
  start: groupsFormed,
  end: null,
  seats: 6,
  behaviour: behaviour(66, 14, 1.5),
  stance: "ally",
};

/** A group dissolved in mid-term; its members moved to Corbezzolo and to Misto. */
const erica: GroupPlan = {
  id: "camera-eri",
  branch: "C",
  acronym: "ERI",
  names: [{ name: "Erica", acronym: "ERI", start: groupsFormed, end: dissolutionDay }],
  color: "#B05FA5",
  sides: [{ side: "opposition", start: groupsFormed, end: dissolutionDay }],
  isMixed: false,
  start: groupsFormed,
  end: dissolutionDay,
  seats: 0,
  behaviour: behaviour(62, 15, 3),
  stance: "ally",
};

/** All groups: first the Camera, then the Senate. */
export const groupPlans: readonly GroupPlan[] = [
  ...families.map((family) => toPlan(family, "C")),
  mixed("C", 27),
  erica,
  ...families.map((family) => toPlan(family, "S")),
  autonomies,
  mixed("S", 7),
];

/** @throws RangeError if the chamber has no group with this acronym. */
export function groupOf(branch: Branch, acronym: string): GroupPlan {
  const plan = groupPlans.find((group) => group.branch === branch && group.acronym === acronym);
  if (plan === undefined) throw new RangeError(`no group ${acronym} in ${branch}`);
  return plan;
}

export function toGroupRecord(plan: GroupPlan, roles: RolePeriod[]): ParliamentaryGroup {
  return {
    id: plan.id,
    aliases: [],
    branch: plan.branch,
    names: plan.names,
    color: plan.color,
    isMixed: plan.isMixed,
    sides: plan.sides,
    start: plan.start,
    end: plan.end,
    roles,
    sources: demoSources,
  };
}
