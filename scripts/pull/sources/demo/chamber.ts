import type { Branch, MemberVoteCode } from "#src/domain/codes.ts";
import type { Ballot, Government, Person } from "#src/domain/records.ts";
import type { Question } from "./agenda.ts";
import type { GroupPlan } from "./group-plans.ts";
import { stanceOn } from "./groups.ts";
import { covers, groupOn, type Mandate, mandatesOf } from "./people.ts";
import { plan } from "./plan.ts";
import { clamp, Random } from "./random.ts";
import type { SeatChanges } from "./seat-changes.ts";

type Choice = "AYE" | "NO" | "ABST";

/** Behaviour of a member in votes, as probabilities. */
interface Habits {
  readonly attendance: number;
  readonly mission: number;
  readonly rebels: number;
  /** Probability of voting with the government, for members without a group line. */
  readonly leaning: number;
}

/** A member in office on the day of a sitting. */
interface Seat {
  /** null = the seat is vacant. What its member would do is drawn all the same, so that nothing shifts. */
  readonly person: string | null;
  readonly habits: Habits;
  /** Index into the groups; -1 = no group. */
  readonly group: number;
  readonly state: "present" | "away" | "onMission";
}

/** Result of a vote: published positions, and the real counts behind a secret vote. */
export interface Positions {
  readonly ballots: Ballot[];
  readonly ayes: number;
  readonly noes: number;
  readonly abstained: number;
}

export interface Electorate {
  readonly people: readonly Person[];
  /** In office. */
  readonly government: Government;
  readonly changes: SeatChanges;
  readonly seed: number;
}

/** Simulates attendance and votes of the members of a chamber. */
export class Chamber {
  readonly president: string;
  readonly vicepresident: string;
  readonly #branch: Branch;
  readonly #groups: readonly GroupPlan[];
  readonly #members: readonly (Mandate & { readonly habits: Habits })[];
  readonly #random: Random;
  readonly #changes: SeatChanges;
  #seats: Seat[] = [];
  /** Day of the sitting. */
  #day = "";

  constructor(branch: Branch, { people, government, changes, seed }: Electorate) {
    this.#branch = branch;
    this.#changes = changes;
    this.#groups = plan.groups.filter((group) => group.branch === branch);
    this.president = branch === "C" ? plan.cast.presidentCamera.id : plan.cast.presidentSenato.id;
    this.vicepresident = branch === "C" ? plan.cast.vicepresidentCamera.id : plan.cast.vicepresidentSenato.id;
    const governing = new Set(government.roles.filter(({ end }) => end === null).map(({ person }) => person));
    const random = Random.stream(seed, `habits ${branch}`);
    this.#members = mandatesOf(people, branch).map((mandate) => ({
      ...mandate,
      habits: habitsOf(mandate, governing.has(mandate.person.id), random),
    }));
    this.#random = Random.stream(seed, `ballots ${branch}`);
  }

  /** Opens a sitting: determines the members in office and their attendance on that day. */
  open(date: string): void {
    this.#day = date;
    this.#seats = this.#members
      .filter(({ seat }) => covers(seat, date))
      .map(({ person, seat, habits }) => {
        const group = groupOn(seat, date);
        const index = this.#groups.findIndex(({ id }) => id === group);
        const holder = this.#changes.holderOn(person, date)?.id ?? null;
        return { person: holder, habits, group: index, state: this.#stateOf(habits) };
      });
  }

  /** Attendance is decided by day: a present member still misses 7 % of the votes, an absent one still casts 12 %. */
  #stateOf({ attendance, mission }: Habits): Seat["state"] {
    const draw = this.#random.next();
    if (draw < mission) return "onMission";
    const stay = clamp((attendance - 0.12 * (1 - mission)) / 0.81, 0, 1 - mission);
    return draw < mission + stay ? "present" : "away";
  }

  /** Simulates one vote. */
  vote(question: Question, presiding: string, isSecret: boolean): Positions {
    const lines = this.#groups.map((group) => this.#lineOf(group, question));
    const turnout = question.isConfidence ? 0.1 : question.isFinal ? 0.04 : 0;
    const count = { AYE: 0, NO: 0, ABST: 0 };
    const ballots = this.#seats.flatMap((seat): Ballot[] => {
      const isChair = seat.person === presiding;
      // The Camera never lists its President; the Senate does in the chair.
      if (seat.person === this.president && !(isChair && this.#branch === "S")) return [];
      if (isChair) return [[seat.person, "PRES"]];
      const absence = this.#absence(seat.state, turnout);
      if (absence !== null) return seat.person === null ? [] : [[seat.person, absence]];
      const choice = this.#choice(seat, lines[seat.group] ?? null, question, isSecret);
      if (seat.person === null) return [];
      count[choice]++;
      return [[seat.person, isSecret ? "SEC" : choice]];
    });
    return { ballots, ayes: count.AYE, noes: count.NO, abstained: count.ABST };
  }

  /** Vote of a group; null = each member decides. */
  #lineOf(group: GroupPlan, { government, isConfidence, consensus }: Question): Choice | null {
    const draw = this.#random.next();
    const against = government === "AYE" ? "NO" : "AYE";
    if (group.isMixed) return null;
    const stance = stanceOn(group, this.#day);
    if (stance === "government") return draw < 0.992 || isConfidence ? government : "ABST";
    if (isConfidence) return against;
    const agreement = stance === "ally" ? Math.min(0.95, consensus + 0.25) : consensus;
    if (draw < agreement) return government;
    return draw < agreement + (1 - agreement) * 0.2 ? "ABST" : against;
  }

  #absence(state: Seat["state"], turnout: number): MemberVoteCode | null {
    const draw = this.#random.next();
    if (state === "onMission") return draw < 0.985 ? "MIS" : null;
    if (state === "away") return draw < 0.88 - turnout ? "ABSE" : null;
    if (draw < 0.07 - turnout / 4) return "ABSE";
    return draw > 0.999 ? "PNV" : draw > 0.998 ? "RNV" : null;
  }

  #choice({ habits }: Seat, line: Choice | null, { government, isConfidence }: Question, isSecret: boolean): Choice {
    const draw = this.#random.next();
    if (line === null) {
      if (draw > 0.94 && !isConfidence) return "ABST";
      return draw < (government === "AYE" ? habits.leaning : 1 - habits.leaning) ? "AYE" : "NO";
    }
    if (draw >= habits.rebels + (isSecret ? 0.04 : 0)) return line;
    const others = (["AYE", "NO", "ABST"] as const).filter(
      (choice) => choice !== line && !(choice === "ABST" && isConfidence),
    );
    return this.#random.pick(others);
  }
}

/** Habits of a member, spread around the average of the group. Members of government are mostly on mission. */
function habitsOf({ seat }: Mandate, inGovernment: boolean, random: Random): Habits {
  const group = seat.groups.at(-1)?.group;
  const average = plan.groups.find(({ id }) => id === group)?.behaviour ?? {
    attendance: 0.25,
    mission: 0.05,
    rebels: 0,
  };
  // Most members hardly ever rebel, a few often.
  const factor = random.weighted([
    [0.2, 2],
    [3, 1],
  ]);
  const [leaning, spread, share] = [random.pick([0.15, 0.25, 0.5, 0.8]), random.normal(), random.next()];
  if (inGovernment) return { attendance: 0.24, mission: 0.68, rebels: average.rebels * 0.2, leaning: 0.95 };
  // A member with a side of their own mostly votes with it.
  const side = seat.sides?.at(-1)?.side;
  return {
    attendance: clamp(average.attendance + spread * 0.12, 0.12, 0.985),
    mission: clamp(average.mission * (0.4 + share * share * 1.8), 0, 0.75),
    rebels: clamp(average.rebels * factor, 0, 0.3),
    leaning: side === undefined ? leaning : side === "majority" ? 0.8 : 0.2,
  };
}
