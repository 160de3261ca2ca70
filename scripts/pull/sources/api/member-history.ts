import { z } from "zod";
import { sides, type Branch, type Side } from "#src/domain/codes.ts";
import type { Period } from "#src/domain/periods.ts";
import type { Membership } from "#src/domain/records.ts";
import { runsOfPeriods, type ObservedRange } from "#scripts/pull/runs.ts";
import { Observations } from "./observations.ts";

const runs = <Value extends z.ZodType>(value: Value) => z.array(z.tuple([z.iso.date(), z.iso.date(), value]));
const groupRunsSchema = runs(z.string());
const sideRunsSchema = runs(z.enum(sides));

export interface HistoryGround {
  /** Ranges of groups and own sides saved by earlier runs, by chamber and person ("C/rossi-maria"). */
  readonly groups: ReadonlyMap<string, unknown>;
  readonly sides: ReadonlyMap<string, unknown>;
  /** Current groups from the last accepted lists, saved by earlier runs; same keys. */
  readonly listed: ReadonlyMap<string, unknown>;
  /** Day of the run, on which the current groups hold. */
  readonly today: string;
  /** Mandates of a person in the snapshot: used when the saved ranges are missing. */
  readonly previous: (person: string) => readonly Membership[];
  /** Last day covered by the snapshot per chamber. */
  readonly upTo: Readonly<Record<Branch, string | null>>;
}

type Seat = Pick<Membership, "start" | "end">;

/**
 * Groups of members in time, and their own side while in the mixed group or in none. The API publishes only the current
 * state; votes show the past day by day. So a change is dated to the first vote after it, or to the run that first read
 * it.
 */
export class MemberHistory {
  readonly #ground: HistoryGround;
  readonly #groups: Observations<string>;
  readonly #sides: Observations<NonNullable<Side>>;
  readonly #listed = new Map<string, string>();

  constructor(ground: HistoryGround) {
    this.#ground = ground;
    this.#groups = new Observations(
      (key) =>
        groupRunsSchema.safeParse(ground.groups.get(key)).data ??
        this.#published(key, (seat) => runsOfPeriods(seat.groups, ({ group }) => group, this.#upTo(key))),
    );
    this.#sides = new Observations(
      (key) =>
        sideRunsSchema.safeParse(ground.sides.get(key)).data ??
        this.#published(key, (seat) => runsOfPeriods(seat.sides ?? [], ({ side }) => side, this.#upTo(key))),
    );
  }

  /** Records the group of a member, as named in a vote. */
  observe(branch: Branch, person: string, group: string, day: string): void {
    this.#groups.see(branch, person, group, day);
  }

  /** Whether this run has recorded a group of the member on that day. */
  hasSeen(branch: Branch, person: string, day: string): boolean {
    return this.#groups.has(branch, person, day);
  }

  /** Records the own side of a member in the mixed group or in none, as given in a vote. */
  observeSide(branch: Branch, person: string, side: NonNullable<Side>, day: string): void {
    this.#sides.see(branch, person, side, day);
  }

  /** Keys of the members with observations in this run. */
  get news(): string[] {
    return [...new Set([...this.#groups.keys, ...this.#sides.keys])].toSorted();
  }

  /** Known ranges of a member's groups and own sides, to be saved. */
  runs(key: string): ObservedRange<string>[] {
    return this.#groups.runs(key);
  }

  sideRuns(key: string): ObservedRange<NonNullable<Side>>[] {
    return this.#sides.runs(key);
  }

  get listed(): ReadonlyMap<string, string> {
    return this.#listed;
  }

  /**
   * Group periods of a mandate. A current group that no vote has shown starts today, or with the mandate when no other
   * group is known.
   */
  periods(branch: Branch, person: string, seat: Seat, present: string | null): Membership["groups"] {
    const key = `${branch}/${person}`;
    const seen = (): ObservedRange<string>[] => during(seat, this.runs(key));
    const last = seen().at(-1);
    // The votes cover a finished mandate completely.
    if (present !== null && seat.end === null && this.#isBelieved(key, present, last)) {
      this.#listed.set(key, present);
      if (last !== undefined && last[2] !== present) this.observe(branch, person, present, this.#ground.today);
    }
    const periods = toPeriods(seen(), seat, (group) => ({ group }));
    return present !== null && periods.length === 0 ? [{ group: present, start: null, end: seat.end }] : periods;
  }

  /** Own sides during a mandate; without observations `present` is used. Undefined = unknown. */
  ownSides(branch: Branch, person: string, seat: Seat, present: Side): Membership["sides"] {
    const periods = toPeriods(during(seat, this.sideRuns(`${branch}/${person}`)), seat, (side) => ({ side }));
    if (periods.length > 0) return periods;
    return present === null ? undefined : [{ side: present, start: null, end: seat.end }];
  }

  /**
   * Whether to accept a listed group that differs from the last observation. Accepted if the previous list did not have
   * it: then the list is ahead of the votes. Rejected if the list still has the old group, or if a vote of today
   * contradicts it.
   */
  #isBelieved(key: string, present: string, last: ObservedRange<string> | undefined): boolean {
    if (last === undefined || last[2] === present) return true;
    return last[1] < this.#ground.today && this.#ground.listed.get(key) !== present;
  }

  /** Ranges derived from the snapshot, for a member without saved ranges. */
  #published<Value>(key: string, runsOf: (seat: Membership) => ObservedRange<Value>[]): ObservedRange<Value>[] {
    return this.#ground.previous(key.slice(2)).flatMap((seat) => (seat.branch === branchOf(key) ? runsOf(seat) : []));
  }

  #upTo(key: string): string | null {
    return this.#ground.upTo[branchOf(key)];
  }
}

const branchOf = (key: string): Branch => (key.startsWith("C/") ? "C" : "S");

/** Ranges that overlap a mandate. */
function during<Value>(seat: Seat, seen: readonly ObservedRange<Value>[]): ObservedRange<Value>[] {
  return seen.filter(([from, to]) => to >= seat.start && (seat.end === null || from < seat.end));
}

/** Converts ranges to periods without gaps: the first period has no start, the last ends with the mandate. */
function toPeriods<Value, Own extends object>(
  seen: readonly ObservedRange<Value>[],
  seat: Seat,
  ownOf: (value: Value) => Own,
): (Own & Pick<Period, "start" | "end">)[] {
  return seen.map(([from, , value], index) => ({
    ...ownOf(value),
    start: index === 0 ? null : from,
    end: index === seen.length - 1 ? seat.end : (seen[index + 1]?.[0] ?? null),
  }));
}
