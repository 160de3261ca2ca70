/**
 * Groups that a source gives for single votes. The record of a person has one group a day, so a vote lists the members
 * whose group in it was another one. Which these are is known only when votes and people of a pull are written.
 */
import type { Ballot, Membership, Person, Vote } from "#src/domain/records.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { groupOn } from "#src/domain/group-on-day.ts";
import { isOn } from "#src/domain/periods.ts";

type MemberGroups = NonNullable<Vote["memberGroups"]>;
type DayOfVote = Pick<Vote, "branch" | "date">;

/** Mandates by person id. */
export type Seats = ReadonlyMap<string, readonly Membership[]>;

/** Group of a person on the day of a vote; null = in no group, undefined = not in office, or unknown. */
function groupOfDay(seats: Seats, person: string, { branch, date }: DayOfVote): string | null | undefined {
  const seat = seats.get(person)?.find((one) => one.branch === branch && isOn(one, date));
  return seat === undefined ? undefined : groupOn(seat.groups, date);
}

/** Votes of a chamber on one day. */
interface Day extends DayOfVote {
  /** Group of each member in the first vote noted that names one. */
  readonly common: Map<string, string>;
  /** Where a vote differs: another group, or null for a member whose group the source does not give in it. */
  readonly votes: Map<string, Map<string, string | null>>;
  /** Whether a vote was written with groups of its own, which may not hold after the pull. */
  hasOwn: boolean;
}

export class VoteGroups {
  readonly #before: Seats;
  readonly #days = new Map<string, Day>();

  /** @param before people before the pull */
  constructor(before: Seats) {
    this.#before = before;
  }

  /**
   * Notes the groups of a vote.
   * @returns the vote with its own groups as far as the people before the pull show them: one read again is unchanged
   */
  note(vote: Vote, groups: ReadonlyMap<string, string>): Vote {
    const { id, branch, date } = vote;
    const name = `${branch} ${date}`;
    const day: Day = this.#days.get(name) ?? { branch, date, common: new Map(), votes: new Map(), hasOwn: false };
    this.#days.set(name, day);
    const own = new Map<string, string | null>();
    for (const [person, group] of groups) {
      const common = day.common.get(person);
      if (common === group) continue;
      if (common !== undefined) own.set(person, group);
      else {
        day.common.set(person, group);
        for (const earlier of day.votes.values()) earlier.set(person, null);
      }
    }
    if (groups.size < day.common.size)
      for (const person of day.common.keys()) if (!groups.has(person)) own.set(person, null);
    day.votes.set(id, own);
    const noted = withMemberGroups(
      vote,
      [...groups].flatMap(([person, group]) => exception(this.#before, person, group, vote)),
    );
    day.hasOwn ||= noted.memberGroups !== undefined;
    return noted;
  }

  /**
   * Own groups of the votes of this pull, and of stored ones of the same days: where a later vote of a day changes the
   * group of that day, the earlier votes keep the one that they were published with.
   * @param now people after the pull
   * @param storedOn stored votes of a chamber on a day, with their positions
   */
  *settle(
    now: Seats,
    storedOn: (day: DayOfVote) => Iterable<readonly [vote: Vote, ballots: () => readonly Ballot[]]>,
  ): Generator<Vote> {
    for (const day of this.#days.values()) {
      const common = [...day.common].flatMap(([person, group]) => exception(now, person, group, day));
      const moved = [...day.common.keys()].flatMap((person) => {
        const group = groupOfDay(this.#before, person, day);
        return typeof group === "string" ? exception(now, person, group, day) : [];
      });
      const differing = [...day.votes.values()].some((own) => own.size > 0);
      if (!differing && !day.hasOwn && common.length === 0 && moved.length === 0) continue;
      for (const [vote, ballots] of storedOn(day)) {
        const own = day.votes.get(vote.id);
        const voters = own === undefined && moved.length > 0 ? new Set(ballots().map(([person]) => person)) : null;
        const known = vote.memberGroups ?? [];
        yield withMemberGroups(
          vote,
          own === undefined
            ? [
                ...known,
                ...moved.filter(({ person }) => voters?.has(person) && !known.some((one) => one.person === person)),
              ]
            : [
                ...common.filter(({ person }) => !own.has(person)),
                ...[...own].flatMap(([person, group]) => (group === null ? [] : exception(now, person, group, day))),
              ],
        );
      }
    }
  }
}

/** The group of a vote if it is not that of the day. */
function exception(seats: Seats, person: string, group: string, day: DayOfVote): MemberGroups {
  const ofDay = groupOfDay(seats, person, day);
  return ofDay === undefined || ofDay === group ? [] : [{ person, group }];
}

function withMemberGroups(vote: Vote, groups: MemberGroups): Vote {
  const sorted = groups.toSorted((a, b) => compareCodes(a.person, b.person));
  const changed = { ...vote, memberGroups: sorted };
  if (sorted.length === 0) Reflect.deleteProperty(changed, "memberGroups");
  return changed;
}

/** Mandates by person id, of stored records. */
export function seatsOf(people: Iterable<Pick<Person, "id" | "memberships">>): Seats {
  return new Map([...people].map(({ id, memberships }) => [id, memberships]));
}
