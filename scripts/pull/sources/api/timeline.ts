/**
 * What members and groups were in time. The API publishes only the current state; its votes show the past day by day. So
 * values are observed on single days, merged into ranges of days, saved for the next run, and turned into periods: a
 * change is dated to the first vote after it, or to the run that first read it.
 */
import { z } from "zod";
import { sides, type Branch, type Side } from "#src/domain/codes.ts";
import type { Period } from "#src/domain/periods.ts";
import type { Membership } from "#src/domain/records.ts";
import {
  Observations,
  rangesOf,
  rangesOfPeriods,
  toDayRanges,
  type ObservedRange,
} from "#scripts/pull/observed-ranges.ts";

export type OneSide = NonNullable<Side>;

export function sideOf(isMajority: boolean): OneSide {
  return isMajority ? "majority" : "opposition";
}

/** Schemas of cached ranges. */
const groupRangesSchema = rangesOf(z.string());
export const sideRangesSchema = rangesOf(z.enum(sides));

export interface MemberTimelineOptions {
  /** Ranges of groups and own sides saved by earlier runs, by chamber and person ("C/rossi-maria"). */
  readonly groups: ReadonlyMap<string, unknown>;
  readonly sides: ReadonlyMap<string, unknown>;
  /** Current groups from the last accepted lists, saved by earlier runs; same keys. */
  readonly listed: ReadonlyMap<string, unknown>;
  /** Whether members have changed group in their present mandate, by the profiles of earlier runs; same keys. */
  readonly changed: ReadonlyMap<string, unknown>;
  /** Day of the run, on which the current groups hold. */
  readonly today: string;
  /** Mandates of a person in the snapshot: used when the saved ranges are missing. */
  readonly previous: (person: string) => readonly Membership[];
  /** Last day covered by the snapshot per chamber. */
  readonly upTo: Readonly<Record<Branch, string | null>>;
}

type Seat = Pick<Membership, "start" | "end">;

/** Groups of members in time, and their own side while in the mixed group or in none. */
export class MemberTimeline {
  readonly #options: MemberTimelineOptions;
  readonly #groups: Observations<string>;
  readonly #sides: Observations<OneSide>;
  readonly #listed = new Map<string, string>();
  readonly #changed = new Map<string, boolean>();

  constructor(options: MemberTimelineOptions) {
    this.#options = options;
    this.#groups = new Observations(
      (key) =>
        groupRangesSchema.safeParse(options.groups.get(key)).data ??
        this.#published(key, (seat, upTo) => rangesOfPeriods(seat.groups, ({ group }) => group, upTo)),
    );
    this.#sides = new Observations(
      (key) =>
        sideRangesSchema.safeParse(options.sides.get(key)).data ??
        this.#published(key, (seat, upTo) => rangesOfPeriods(seat.sides ?? [], ({ side }) => side, upTo)),
    );
  }

  /** Records the group of a member. `at`: a day, or the moment of a vote. */
  recordGroup(branch: Branch, person: string, group: string, at: string): void {
    this.#groups.record(`${branch}/${person}`, group, at);
  }

  /** Known group of a member on a day, or else the nearest before it, or else after it; null = none is known. */
  groupNear(branch: Branch, person: string, day: string): string | null {
    const ranges = this.groupRanges(`${branch}/${person}`);
    return (ranges.findLast(([from]) => from.slice(0, 10) <= day) ?? ranges[0])?.[2] ?? null;
  }

  /** Whether this run has recorded a group of the member on that day. */
  hasGroup(branch: Branch, person: string, day: string): boolean {
    return this.#groups.has(`${branch}/${person}`, day);
  }

  /** Records the own side of a member in the mixed group or in none, as given in a vote. */
  recordSide(branch: Branch, person: string, side: OneSide, at: string): void {
    this.#sides.record(`${branch}/${person}`, side, at);
  }

  /** Keys of the members with observations in this run. */
  get observed(): string[] {
    return [...new Set([...this.#groups.keys, ...this.#sides.keys])].toSorted();
  }

  /** Known ranges of a member's groups, to be saved. */
  groupRanges(key: string): ObservedRange<string>[] {
    return this.#groups.ranges(key);
  }

  /** Known ranges of a member's own sides, to be saved. */
  sideRanges(key: string): ObservedRange<OneSide>[] {
    return this.#sides.ranges(key);
  }

  /** Current groups from the lists of this run, to be saved. */
  get listed(): ReadonlyMap<string, string> {
    return this.#listed;
  }

  /** Whether members have changed group, from the profiles of this run, to be saved. */
  get changed(): ReadonlyMap<string, boolean> {
    return this.#changed;
  }

  /**
   * Group periods of a mandate. A current group that no vote has shown starts today, or with the mandate when no other
   * group is known and the profile tells of no change.
   * @param hasChanged whether the profile says that the member has changed group in this mandate; null = not said
   */
  groupPeriods(
    branch: Branch,
    person: string,
    seat: Seat,
    present: string | null,
    hasChanged: boolean | null = null,
  ): Membership["groups"] {
    const key = `${branch}/${person}`;
    if (hasChanged !== null && seat.end === null) this.#changed.set(key, hasChanged);
    const ranges = (): ObservedRange<string>[] => during(seat, this.groupRanges(key));
    const last = ranges().at(-1);
    // The votes cover a finished mandate completely.
    if (present !== null && seat.end === null && this.#isPlausible(key, present, last)) {
      this.#listed.set(key, present);
      if (last !== undefined && last[2] !== present) this.recordGroup(branch, person, present, this.#options.today);
    }
    const known = toPeriods(ranges(), seat, (group) => ({ group }));
    const periods = present !== null && known.length === 0 ? [{ group: present, start: null, end: seat.end }] : known;
    const isChanged = seat.end === null && (this.#changed.get(key) ?? this.#options.changed.get(key)) === true;
    const knownFrom = ranges()[0]?.[0].slice(0, 10) ?? this.#options.today;
    // The only known group is not the first one.
    return isChanged && periods.length === 1 && knownFrom > seat.start
      ? periods.map((period) => ({ ...period, knownFrom }))
      : periods;
  }

  /** Own sides during a mandate; without observations `present` is used. Undefined = unknown. */
  sidePeriods(branch: Branch, person: string, seat: Seat, present: Side): Membership["sides"] {
    const periods = toPeriods(during(seat, this.sideRanges(`${branch}/${person}`)), seat, (side) => ({ side }));
    if (periods.length > 0) return periods;
    return present === null ? undefined : [{ side: present, start: null, end: seat.end }];
  }

  /**
   * Whether to accept a listed group that differs from the last observation. Accepted if the previous list did not have
   * it: then the list is ahead of the votes. Rejected if the list still has the old group, or if a vote of today
   * contradicts it.
   */
  #isPlausible(key: string, present: string, last: ObservedRange<string> | undefined): boolean {
    if (last === undefined || last[2] === present) return true;
    return last[1] < this.#options.today && this.#options.listed.get(key) !== present;
  }

  /** Ranges derived from the snapshot, for a member without saved ranges. */
  #published<Value>(
    key: string,
    rangesOfSeat: (seat: Membership, upTo: string | null) => ObservedRange<Value>[],
  ): ObservedRange<Value>[] {
    const branch = key.startsWith("C/") ? "C" : "S";
    const seats = this.#options.previous(key.slice(2)).filter((seat) => seat.branch === branch);
    return seats.flatMap((seat) => rangesOfSeat(seat, this.#options.upTo[branch]));
  }
}

/** Ranges that overlap a mandate. */
function during<Value>(seat: Seat, ranges: readonly ObservedRange<Value>[]): ObservedRange<Value>[] {
  return ranges.filter(([from, to]) => to >= seat.start && (seat.end === null || from < seat.end));
}

/** Converts ranges to periods without gaps: the first period has no start, the last ends with the mandate. */
export function toPeriods<Value, Own extends object>(
  ranges: readonly ObservedRange<Value>[],
  seat: Pick<Seat, "end">,
  ownOf: (value: Value) => Own,
): (Own & Pick<Period, "start" | "end">)[] {
  return toDayRanges(ranges).map(([from, , value], index, days) => ({
    ...ownOf(value),
    start: index === 0 ? null : from,
    end: index === days.length - 1 ? seat.end : (days[index + 1]?.[0] ?? null),
  }));
}
