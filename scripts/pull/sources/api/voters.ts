/** Members as the votes name them: all that is known of those whose profile was not read. */
import type { Branch } from "#src/domain/codes.ts";
import { addDays } from "#src/domain/days.ts";
import type { Membership, Vote } from "#src/domain/records.ts";
import type { Previous } from "#scripts/pull/source.ts";
import { type RawMembership, type RawPerson, type RawVoting, rawMembership, rawPerson } from "./raw.ts";

/** A member in the votes of this run in one chamber. */
interface Voter {
  readonly branch: Branch;
  readonly first: string;
  readonly last: string;
  /** The newest position. */
  readonly row: RawVoting["members_votes"][number];
}

export class Voters {
  readonly #voters = new Map<string, Voter[]>();
  /** Newest vote with positions per chamber. */
  readonly #newest: Record<Branch, string> = { C: "", S: "" };
  /** Votes of this run, with positions or without. */
  readonly #votes = new Set<string>();

  /** Notes everybody with a position in a vote. */
  note(
    { id, branch, date }: Pick<Vote, "id" | "branch" | "date">,
    { members_votes }: Pick<RawVoting, "members_votes">,
  ): void {
    this.#votes.add(id);
    if (members_votes.length === 0) return;
    if (date > this.#newest[branch]) this.#newest[branch] = date;
    for (const row of members_votes) {
      const own = this.#voters.get(row.membership.slug) ?? [];
      const known = own.find((one) => one.branch === branch);
      if (known !== undefined && known.first <= date && date <= known.last) continue;
      const voter: Voter = {
        branch,
        first: known === undefined || date < known.first ? date : known.first,
        last: known === undefined || date > known.last ? date : known.last,
        row: known === undefined || date > known.last ? row : known.row,
      };
      this.#voters.set(row.membership.slug, [...own.filter((one) => one !== known), voter]);
    }
  }

  get persons(): Iterable<string> {
    return this.#voters.keys();
  }

  /** Whether a vote names the person: one of this run, or a stored one that this run has not read again. */
  isNamed(person: string, previous: Previous | undefined): boolean {
    return this.#voters.has(person) || previous?.votesOf(person).some((vote) => !this.#votes.has(vote)) === true;
  }

  /**
   * A member by the votes alone: a seat from the first position to the last. The seat goes on while the newest vote of
   * the chamber has a position of the member.
   * @param before seats of a record that an earlier run made in this way
   * @param upTo last day of the stored data per chamber
   */
  memberOf(
    person: string,
    before: readonly Membership[],
    upTo: Readonly<Record<Branch, string | null>>,
  ): { readonly raw: RawPerson; readonly seats: readonly RawMembership[] } {
    const own = this.#voters.get(person) ?? [];
    const link = own.at(-1)?.row.membership;
    const seats = (["C", "S"] as const).flatMap((branch) => {
      const voter = own.find((one) => one.branch === branch);
      const stored = before.find((seat) => seat.branch === branch);
      const start = [voter?.first, stored?.start].filter((day) => day !== undefined).toSorted()[0];
      if (start === undefined) return [];
      const known = stored === undefined ? null : stored.end === null ? upTo[branch] : addDays(stored.end, -1);
      const last =
        [voter?.last, known]
          .filter((day) => day !== undefined && day !== null)
          .toSorted()
          .at(-1) ?? start;
      return [
        rawMembership.parse({
          person: { slug: person },
          branch,
          start_date: start,
          end_date: last < this.#newest[branch] ? addDays(last, 1) : null,
          election_area: voter?.row.membership.election_area ?? stored?.electionArea,
          latest_group: voter?.row.group,
          supports_majority: voter?.row.supports_majority,
        }),
      ];
    });
    const { family_name, given_name, gender } = link ?? {};
    return { raw: rawPerson.parse({ slug: person, family_name, given_name, gender }), seats };
  }
}
