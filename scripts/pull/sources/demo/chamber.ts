import type { Branch, MemberVoteCode } from "#src/domain/codes.ts";
import type { Ballot, Government, Person } from "#src/domain/records.ts";
import { cast } from "./cast.ts";
import { type Behaviour, groupPlans, type GroupPlan } from "./groups.ts";
import { covers, groupOn, type Mandate, mandatesOf } from "./members.ts";
import { clamp, Random } from "./random.ts";

/** Behaviour of a member in votes, as probabilities. */
interface Habits {
  attendance: number;
  mission: number;
  rebels: number;
  /** Probability of voting with the government, for members without a group line. */
  readonly leaning: number;
}

/** A member in office on a day. */
interface Seat {
  readonly person: string;
  readonly habits: Habits;
  /** Index into the groups; -1 = no group. */
  readonly group: number;
  readonly isAssemblyPresident: boolean;
}

export interface GroupPosition {
  readonly line: "AYE" | "NO" | "ABST" | "SPLIT";
  /** Added to the attendance of its members. */
  readonly turnout: number;
}

/** Properties of a vote that affect positions, besides the lines of the groups. */
export interface VoteManner {
  readonly isSecret: boolean;
  /** true = nobody abstains. */
  readonly isConfidence: boolean;
  /** true = the government recommends AYE. Decides the direction of `leaning`. */
  readonly isGovernmentFor: boolean;
}

/** Result of a vote: published positions, and the real counts behind a secret vote. */
export interface CastVote {
  readonly ballots: Ballot[];
  readonly ayes: number;
  readonly noes: number;
  readonly abstained: number;
}

const present = 0;
const away = 1;
const onMission = 2;

/** Simulates attendance and votes of the members of a chamber. */
export class Chamber {
  readonly groups: readonly GroupPlan[];
  readonly president: string;
  readonly vicepresident: string;
  readonly #branch: Branch;
  readonly #mandates: readonly Mandate[];
  readonly #habits: ReadonlyMap<string, Habits>;
  readonly #random: Random;
  #seats: Seat[] = [];
  #rosterOf = "";
  #states = new Uint8Array(0);

  constructor(branch: Branch, people: readonly Person[], government: Government, seed: number) {
    this.#branch = branch;
    this.groups = groupPlans.filter((plan) => plan.branch === branch);
    this.president = branch === "C" ? cast.presidentCamera.id : cast.presidentSenato.id;
    this.vicepresident = branch === "C" ? cast.vicepresidentCamera.id : cast.vicepresidentSenato.id;
    this.#mandates = mandatesOf(people, branch);
    this.#habits = habitsOf(this.#mandates, government, Random.stream(seed, `habits ${branch}`));
    this.#random = Random.stream(seed, `ballots ${branch}`);
  }

  /** Opens a sitting: determines the members in office and their attendance on that day. */
  open(date: string): void {
    this.#rosterOf = date;
    this.#seats = this.#mandates
      .filter(({ seat }) => covers(seat, date))
      .map(({ person, seat }) => {
        const group = groupOn(seat, date);
        return {
          person: person.id,
          habits: this.#habitsOf(person.id),
          group: this.groups.findIndex(({ id }) => id === group),
          isAssemblyPresident: person.id === this.president,
        };
      });
    this.#states = Uint8Array.from(this.#seats, ({ habits }) => this.#stateOf(habits));
  }

  #habitsOf(person: string): Habits {
    const habits = this.#habits.get(person);
    if (habits === undefined) throw new RangeError(`no habits for ${person}`);
    return habits;
  }

  /** Number of members in office in the open sitting. */
  get size(): number {
    return this.#seats.length;
  }

  /** Attendance is decided by day: a present member still misses 7 % of the votes, an absent one still casts 12 %. */
  #stateOf(habits: Habits): number {
    const draw = this.#random.next();
    if (draw < habits.mission) return onMission;
    const stay = clamp((habits.attendance - 0.12 * (1 - habits.mission)) / 0.81, 0, 1 - habits.mission);
    return draw < habits.mission + stay ? present : away;
  }

  /** Simulates one vote. `positions` are in the order of `groups`. */
  cast(positions: readonly GroupPosition[], presiding: string, manner: VoteManner): CastVote {
    if (this.#rosterOf === "") throw new RangeError("open a sitting first");
    const count = { AYE: 0, NO: 0, ABST: 0 };
    const ballots = this.#seats.flatMap((seat, index): Ballot[] => {
      const isChair = seat.person === presiding;
      // The Camera never lists its President; the Senate does in the chair.
      if (seat.isAssemblyPresident && !(isChair && this.#branch === "S")) return [];
      if (isChair) return [[seat.person, "PRES"]];
      const position = positions[seat.group];
      const absence = this.#absence(this.#states[index] ?? present, position?.turnout ?? 0);
      if (absence !== null) return [[seat.person, absence]];
      const choice = this.#choice(seat, position, manner);
      count[choice]++;
      return [[seat.person, manner.isSecret ? "SEC" : choice]];
    });
    return { ballots, ayes: count.AYE, noes: count.NO, abstained: count.ABST };
  }

  #absence(state: number, turnout: number): MemberVoteCode | null {
    const draw = this.#random.next();
    if (state === onMission) return draw < 0.985 ? "MIS" : null;
    if (state === away) return draw < 0.88 - turnout ? "ABSE" : null;
    if (draw < 0.07 - turnout / 4) return "ABSE";
    return draw > 0.999 ? "PNV" : draw > 0.998 ? "RNV" : null;
  }

  #choice(seat: Seat, position: GroupPosition | undefined, manner: VoteManner): "AYE" | "NO" | "ABST" {
    const draw = this.#random.next();
    if (position === undefined || position.line === "SPLIT")
      return toFreeChoice(draw, manner.isGovernmentFor ? seat.habits.leaning : 1 - seat.habits.leaning, manner);
    const rebels = manner.isSecret ? seat.habits.rebels + 0.04 : seat.habits.rebels;
    if (draw >= rebels) return position.line;
    const others = (["AYE", "NO", "ABST"] as const).filter(
      (choice) => choice !== position.line && !(choice === "ABST" && manner.isConfidence),
    );
    return this.#random.pick(others);
  }
}

function toFreeChoice(draw: number, ayes: number, manner: VoteManner): "AYE" | "NO" | "ABST" {
  if (draw > 0.94 && !manner.isConfidence) return "ABST";
  return draw < ayes ? "AYE" : "NO";
}

/** Members of government are mostly on mission. */
const governingHabits = { attendance: 0.24, mission: 0.68 } as const;

/**
 * Habits of members, spread around the average of their group. Members outside the government compensate for those in
 * it, so that the group keeps its figures.
 */
function habitsOf(mandates: readonly Mandate[], government: Government, random: Random): Map<string, Habits> {
  const governing = new Set(government.roles.filter(({ end }) => end === null).map(({ person }) => person));
  const averages = new Map(groupPlans.map((plan) => [plan.id, averageOfOthers(plan, mandates, governing)]));
  const result = new Map<string, Habits>();
  for (const { person, seat } of mandates) {
    const average = averages.get(seat.groups.at(-1)?.group ?? "") ?? { attendance: 0.25, mission: 0.05, rebels: 0 };
    const factor = random.weighted([
      [0.2, 68],
      [2, 26],
      [6, 6],
    ]);
    const leaning = random.pick([0.15, 0.25, 0.5, 0.8]);
    const spread = random.normal();
    const share = random.next();
    const inGovernment = governing.has(person.id);
    result.set(person.id, {
      attendance: inGovernment ? governingHabits.attendance : clamp(average.attendance + spread * 0.12, 0.12, 0.985),
      mission: inGovernment ? governingHabits.mission : clamp(average.mission * (0.4 + share * share * 1.8), 0, 0.75),
      rebels: inGovernment ? average.rebels * 0.2 : clamp(average.rebels * factor, 0, 0.3),
      leaning: inGovernment ? 0.95 : leaningOf(seat, leaning),
    });
  }
  return result;
}

/** A member with a side of their own mostly votes with it. */
function leaningOf({ sides = [] }: Mandate["seat"], otherwise: number): number {
  const side = sides.at(-1)?.side;
  return side === undefined ? otherwise : side === "majority" ? 0.8 : 0.2;
}

/** Average behaviour of the members outside the government that keeps the figures of the whole group. */
function averageOfOthers(plan: GroupPlan, mandates: readonly Mandate[], governing: ReadonlySet<string>): Behaviour {
  const own = mandates.filter(({ seat }) => seat.groups.at(-1)?.group === plan.id);
  const share = own.length === 0 ? 0 : own.filter(({ person }) => governing.has(person.id)).length / own.length;
  const rest = (whole: number, ministers: number) => clamp((whole - share * ministers) / (1 - share), 0.02, 0.95);
  return {
    ...plan.behaviour,
    attendance: rest(plan.behaviour.attendance, governingHabits.attendance),
    mission: rest(plan.behaviour.mission, governingHabits.mission),
  };
}
