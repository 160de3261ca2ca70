/** What is decided of a group before its record is generated, for the plans of the legislatures. */
import type { Branch } from "#src/domain/codes.ts";
import type { ParliamentaryGroup } from "#src/domain/records.ts";

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

/** Attitude towards the proposals of the government; "none" = there is no government, and no side. */
export type Stance = "government" | "ally" | "critic" | "mixed" | "none";

/** Attitudes in periods of time, without a gap. */
export type Stances = readonly { readonly stance: Stance; readonly start: string; readonly end: string | null }[];

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
  /** Members in office on the last day. */
  readonly seats: number;
  readonly behaviour: Behaviour;
  readonly stances: Stances;
}

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

export type GroupLabel = readonly [acronym: string, name: string, color: string];

/** Attendance, missions and rebels in percent: see {@link Behaviour}. */
export type Rates = readonly [attendance: number, mission: number, rebels: number];

const sideOf = { government: "majority", ally: "opposition", critic: "opposition", mixed: null } as const;
export const chamberFolder: Record<Branch, string> = { C: "camera", S: "senato" };

/** Attitudes that follow each other: each from its day on. */
export function stancesFrom(changes: readonly (readonly [start: string, stance: Stance])[]): Stances {
  return changes.map(([start, stance], index) => ({ stance, start, end: changes[index + 1]?.[0] ?? null }));
}

/** The sides that attitudes put a group on. */
function sidesOf(stances: Stances): ParliamentaryGroup["sides"] {
  return stances.flatMap(({ stance, start, end }) => (stance === "none" ? [] : [{ side: sideOf[stance], start, end }]));
}

/** A group since the first of its attitudes. */
export function planGroup(
  branch: Branch,
  [acronym, name, color]: GroupLabel,
  stances: Stances,
  seats: number,
  rates: Rates,
  extra: Partial<GroupPlan> = {},
): GroupPlan {
  const [attendance = 0, mission = 0, rebels = 0] = rates.map((rate) => rate / 100);
  const [{ stance, start } = { stance: "none", start: "" }] = stances;
  return {
    ...{ id: `${chamberFolder[branch]}-${acronym.toLowerCase()}`, branch, acronym, color },
    ...{ names: [{ name, acronym, start, end: null }], sides: sidesOf(stances), isMixed: stance === "mixed" },
    ...{ start, end: null, seats, stances },
    behaviour: { attendance, mission, rebels },
    ...extra,
  };
}

/** @param stances those since the foundation; empty = the side is not known */
export function planLaterGroup(
  branch: Branch,
  label: GroupLabel,
  start: string,
  from: Pick<LaterGroup, "from" | "founders">,
  stances: Stances = [],
): LaterGroup {
  const [acronym, name] = label;
  const names = [{ name, acronym, start, end: null }];
  return { ...planGroup(branch, label, stances, 0, [70, 10, 0.4], { start, names }), ...from };
}
