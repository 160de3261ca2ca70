import { z } from "zod";
import { sides, type Branch, type Side } from "#src/domain/codes.ts";
import type { Spell } from "#src/domain/periods.ts";
import type { Membership } from "#src/domain/records.ts";
import { runsOfSpells, type SeenRun } from "./runs.ts";
import { Sightings } from "./sightings.ts";

const runs = <Value extends z.ZodType>(value: Value) => z.array(z.tuple([z.iso.date(), z.iso.date(), value]));
const groupRunsSchema = runs(z.string());
const sideRunsSchema = runs(z.enum(sides));

/** What the history stands on. */
export interface HistoryGround {
  /** Groups, and own sides, as earlier runs have noted them: by chamber and person ("C/rossi-maria"). */
  readonly groups: ReadonlyMap<string, unknown>;
  readonly sides: ReadonlyMap<string, unknown>;
  /** The present groups that lists gave when they were last believed, noted by earlier runs: by person, as above. */
  readonly listed: ReadonlyMap<string, unknown>;
  /** Day of the run: on it the present groups hold. */
  readonly today: string;
  /** Mandates of a person in the snapshot: they stand in for notes that were lost. */
  readonly previous: (person: string) => readonly Membership[];
  /** Day to which the snapshot knew the groups of a chamber. */
  readonly upTo: Readonly<Record<Branch, string | null>>;
}

/** The days of a mandate. */
type Seat = Pick<Membership, "start" | "end">;

/**
 * When members were in which group, and on which side while they were in the mixed one or in none. The API gives the present
 * only; the votes tell the past, day by day, so a change is dated to the first vote after it, or to the night that first read of it.
 */
export class MemberHistory {
  readonly #ground: HistoryGround;
  readonly #groups: Sightings<string>;
  readonly #sides: Sightings<NonNullable<Side>>;
  /** Present groups that lists gave in this run. */
  readonly #listed = new Map<string, string>();

  constructor(ground: HistoryGround) {
    this.#ground = ground;
    this.#groups = new Sightings(
      (key) =>
        groupRunsSchema.safeParse(ground.groups.get(key)).data ??
        this.#published(key, (seat) => runsOfSpells(seat.groups, ({ group }) => group, this.#upTo(key))),
    );
    this.#sides = new Sightings(
      (key) =>
        sideRunsSchema.safeParse(ground.sides.get(key)).data ??
        this.#published(key, (seat) => runsOfSpells(seat.sides ?? [], ({ side }) => side, this.#upTo(key))),
    );
  }

  /** A vote names the group of a member. */
  observe(branch: Branch, person: string, group: string, day: string): void {
    this.#groups.see(branch, person, group, day);
  }

  /** Whether something of this run names the group of a member on a day. */
  hasSeen(branch: Branch, person: string, day: string): boolean {
    return this.#groups.has(branch, person, day);
  }

  /** A vote names the side of a member who is in the mixed group or in none. */
  observeSide(branch: Branch, person: string, side: NonNullable<Side>, day: string): void {
    this.#sides.see(branch, person, side, day);
  }

  /** The members of whom this run learnt something. */
  get news(): string[] {
    return [...new Set([...this.#groups.keys, ...this.#sides.keys])].toSorted();
  }

  /** What is known of the groups of a member, and of their own side, to keep for the next run. */
  runs(key: string): SeenRun<string>[] {
    return this.#groups.runs(key);
  }

  sideRuns(key: string): SeenRun<NonNullable<Side>>[] {
    return this.#sides.runs(key);
  }

  /** The present groups of the lists, to keep for the next run. */
  get listed(): ReadonlyMap<string, string> {
    return this.#listed;
  }

  /** The spells of a mandate in groups; a present group that no vote has shown yet begins tonight, or with the mandate if none ever did. */
  spells(branch: Branch, person: string, seat: Seat, present: string | null): Membership["groups"] {
    const key = `${branch}/${person}`;
    const seen = (): SeenRun<string>[] => during(seat, this.runs(key));
    const last = seen().at(-1);
    // Of a mandate that is over the votes have told all.
    if (present !== null && seat.end === null && this.#isBelieved(key, present, last)) {
      this.#listed.set(key, present);
      if (last !== undefined && last[2] !== present) this.observe(branch, person, present, this.#ground.today);
    }
    const spells = toSpells(seen(), seat, (group) => ({ group }));
    return present !== null && spells.length === 0 ? [{ group: present, start: null, end: seat.end }] : spells;
  }

  /** Own sides during a mandate; `present` stands in where no vote has shown one. Undefined = none is known. */
  ownSides(branch: Branch, person: string, seat: Seat, present: Side): Membership["sides"] {
    const spells = toSpells(during(seat, this.sideRuns(`${branch}/${person}`)), seat, (side) => ({ side }));
    if (spells.length > 0) return spells;
    return present === null ? undefined : [{ side: present, start: null, end: seat.end }];
  }

  /**
   * Whether a list that gives a group other than the last votes is ahead of them: when it did not give it before. One that still
   * gives the group of before lags behind; and a vote of today knows better than a list.
   */
  #isBelieved(key: string, present: string, last: SeenRun<string> | undefined): boolean {
    if (last === undefined || last[2] === present) return true;
    return last[1] < this.#ground.today && this.#ground.listed.get(key) !== present;
  }

  /** What the snapshot says of a member of whom nothing is noted. */
  #published<Value>(key: string, runsOf: (seat: Membership) => SeenRun<Value>[]): SeenRun<Value>[] {
    return this.#ground.previous(key.slice(2)).flatMap((seat) => (seat.branch === branchOf(key) ? runsOf(seat) : []));
  }

  #upTo(key: string): string | null {
    return this.#ground.upTo[branchOf(key)];
  }
}

const branchOf = (key: string): Branch => (key.startsWith("C/") ? "C" : "S");

/** What was seen on days of a mandate. */
function during<Value>(seat: Seat, seen: readonly SeenRun<Value>[]): SeenRun<Value>[] {
  return seen.filter(([from, to]) => to >= seat.start && (seat.end === null || from < seat.end));
}

/** What was seen as spells without gaps: the first holds from the beginning, the last to the end of the mandate. */
function toSpells<Value, Own extends object>(
  seen: readonly SeenRun<Value>[],
  seat: Seat,
  ownOf: (value: Value) => Own,
): (Own & Pick<Spell, "start" | "end">)[] {
  return seen.map(([from, , value], index) => ({
    ...ownOf(value),
    start: index === 0 ? null : from,
    end: index === seen.length - 1 ? seat.end : (seen[index + 1]?.[0] ?? null),
  }));
}
