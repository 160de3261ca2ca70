import type { Branch } from "#src/domain/codes.ts";
import type { ParliamentaryGroup, RolePeriod } from "#src/domain/records.ts";
import { demoSources, firstGovernment, groupsFormed, secondGovernment } from "./calendar.ts";

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
  /** Attitude towards the government's proposals, in periods of time. */
  readonly stances: readonly { readonly stance: Stance; readonly start: string; readonly end: string | null }[];
}

/** Day on which Corbezzolo e Sorbo was renamed Corbezzolo (in the Senate with a new acronym). */
const renameDay = "2024-03-14";
export const dissolutionDay = "2023-11-20";

const sideOf = { government: "majority", ally: "opposition", critic: "opposition", mixed: null } as const;
const folder: Record<Branch, string> = { C: "camera", S: "senato" };
const always = <T extends object>(value: T) => [{ ...value, start: groupsFormed, end: null }];

/** A change of attitude in mid-term. */
type Turn = readonly [before: Stance, day: string, after: Stance];

/** @param rates attendance, missions and rebels in percent: see {@link Behaviour} */
function plan(
  branch: Branch,
  [acronym, name, color]: readonly [acronym: string, name: string, color: string],
  stance: Stance | Turn,
  seats: number,
  rates: readonly [attendance: number, mission: number, rebels: number],
  extra: Partial<GroupPlan> = {},
): GroupPlan {
  const [attendance = 0, mission = 0, rebels = 0] = rates.map((rate) => rate / 100);
  const stances: GroupPlan["stances"] =
    typeof stance === "string"
      ? always({ stance })
      : [
          { stance: stance[0], start: groupsFormed, end: stance[1] },
          { stance: stance[2], start: stance[1], end: null },
        ];
  const sides = stances.map(({ stance: one, start, end }) => ({ side: sideOf[one], start, end }));
  return {
    ...{ id: `${folder[branch]}-${acronym.toLowerCase()}`, branch, acronym, names: always({ name, acronym }), color },
    ...{ sides, isMixed: stance === "mixed", start: groupsFormed, end: null, seats, stances },
    behaviour: { attendance, mission, rebels },
    ...extra,
  };
}

/** Corbezzolo keeps its first acronym in the id, as the pull from a source would. */
const renamed = (branch: Branch): Partial<GroupPlan> => {
  const first = branch === "S" ? "COR-S" : "COR";
  return {
    id: `${folder[branch]}-${first.toLowerCase()}`,
    names: [
      { name: "Corbezzolo e Sorbo", acronym: first, start: groupsFormed, end: renameDay },
      { name: "Corbezzolo", acronym: "COR", start: renameDay, end: null },
    ],
  };
};

/** Parties with a group in both chambers. */
const families = (branch: Branch): GroupPlan[] => {
  const of = (C: number, S: number) => (branch === "C" ? C : S);
  return [
    plan(branch, ["GIN", "Ginestra", "#F2C200"], "government", of(117, 62), [70.0, 19.7, 0.12]),
    plan(branch, ["ROV", "Rovere", "#7A5230"], "government", of(57, 29), [61.5, 20.9, 0.55]),
    plan(branch, ["ALL", "Alloro", "#1E7A5A"], "government", of(52, 20), [58.4, 18.8, 0.94]),
    plan(
      branch,
      ["MIR", "Mirto", "#3D4FA0"],
      ["critic", secondGovernment.start, "government"],
      of(9, 6),
      [45.3, 31.3, 0.72],
    ),
    plan(branch, ["SAL", "Salvia", "#8FB996"], "critic", of(69, 36), [73.4, 6.2, 0.3]),
    plan(
      branch,
      ["TIG", "Tiglio", "#D94F70"],
      ["government", firstGovernment.end, "critic"],
      of(48, 26),
      [68.5, 8.7, 0.25],
    ),
    plan(branch, ["COR", "Corbezzolo", "#E4572E"], "ally", of(11, 6), [60.5, 16.7, 7.6], renamed(branch)),
    plan(branch, ["FEL", "Felce", "#66FF3F"], "critic", of(10, 6), [78.8, 8.9, 0.34]),
  ];
};
const mixed = (branch: Branch, seats: number): GroupPlan =>
  plan(branch, ["MISTO", "Misto", "#989898"], "mixed", seats, [60, 12, 0]);
const autonomies = plan("S", ["AUT", "Autonomie alpine", "#8A79C7"], "ally", 6, [66, 14, 1.5], {
  sides: [
    { side: "opposition", start: groupsFormed, end: "2025-01-15" },
    { side: null, start: "2025-01-15", end: null },
  ],
});
/** Dissolved in mid-term: its members moved to Corbezzolo and to Misto. */
const dissolved = { start: groupsFormed, end: dissolutionDay };
const erica = plan("C", ["ERI", "Erica", "#B05FA5"], "ally", 0, [62, 15, 3], {
  ...dissolved,
  names: [{ name: "Erica", acronym: "ERI", ...dissolved }],
  sides: [{ side: "opposition", ...dissolved }],
});

/** Attitude of a group on a day. @throws RangeError before the groups were formed */
export function stanceOn({ id, stances }: GroupPlan, day: string): Stance {
  const period = stances.find(({ start, end }) => start <= day && (end === null || day < end));
  if (period === undefined) throw new RangeError(`${id} has no attitude on ${day}`);
  return period.stance;
}

/** All groups: first the Camera, then the Senate. */
export const groupPlans: readonly GroupPlan[] = [
  ...families("C"),
  ...[mixed("C", 27), erica],
  ...families("S"),
  ...[autonomies, mixed("S", 7)],
];

/**
 * A group founded in mid-term by members of another. Ballots are drawn by the group of the opening: a later group votes
 * like it, and shifts nothing.
 */
export interface LaterGroup extends GroupPlan {
  /** Id of the group that its members leave. */
  readonly from: string;
  /** Number of members who leave; null = all: the group goes on under a new id. */
  readonly founders: number | null;
}

/** @param side undefined = not known: the chamber has held no vote of confidence since */
function later(
  branch: Branch,
  label: readonly [acronym: string, name: string, color: string],
  start: string,
  from: Pick<LaterGroup, "from" | "founders">,
  side?: ParliamentaryGroup["sides"][number]["side"],
): LaterGroup {
  const [acronym, name] = label;
  const names = [{ name, acronym, start, end: null }];
  const sides = side === undefined ? [] : [{ side, start, end: null }];
  return { ...plan(branch, label, "critic", 0, [70, 10, 0.4], { start, names, sides }), ...from };
}

export const laterGroups: readonly LaterGroup[] = [
  later("C", ["ONT", "Ontano", "#4F7942"], "2025-06-17", { from: "camera-sal", founders: 12 }, "opposition"),
  later("S", ["FET", "Felce e Timo", "#66FF3F"], "2025-10-01", { from: "senato-fel", founders: null }, "opposition"),
  later("S", ["LAV", "Lavanda", "#9C7BC8"], "2026-11-03", { from: "senato-rov", founders: 6 }),
];

/** @throws RangeError if the chamber has no group with this acronym. */
export function groupOf(branch: Branch, acronym: string): GroupPlan {
  const plan = groupPlans.find((group) => group.branch === branch && group.acronym === acronym);
  if (plan === undefined) throw new RangeError(`no group ${acronym} in ${branch}`);
  return plan;
}

export function toGroupRecord(plan: GroupPlan, roles: RolePeriod[]): ParliamentaryGroup {
  const { id, branch, color, isMixed, start } = plan;
  const successor = laterGroups.find(({ from, founders }) => from === id && founders === null);
  const end = successor?.start ?? plan.end;
  const close = <T extends { readonly end: string | null }>(periods: readonly T[]): T[] =>
    periods.map((period) => ({ ...period, end: period.end ?? end }));
  const [names, sides] = [close(plan.names), close(plan.sides)];
  return { id, aliases: [], branch, names, color, isMixed, sides, start, end, roles, sources: demoSources };
}
