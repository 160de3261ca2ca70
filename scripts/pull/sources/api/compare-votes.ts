/** Compares the published figures of votes with those computed from the positions. The site shows our numbers. */
import type { MemberVoteCode } from "#src/domain/codes.ts";
import { countCodes, totalOf, type CodeCounts } from "#src/domain/code-counts.ts";
import { cohesionRatio, percent } from "#src/domain/cohesion.ts";
import { groupLine, plurality } from "#src/domain/group-line.ts";
import { margin } from "#src/domain/majority.ts";
import { countRebels, isRebel } from "#src/domain/rebels.ts";
import type { Vote } from "#src/domain/records.ts";
import type { RawGroupVote, RawVoting } from "./raw.ts";

/** Position of a member in a vote, with group and side of that day. */
export interface Position {
  readonly person: string;
  readonly code: MemberVoteCode;
  /** Group id; null = in no group. */
  readonly group: string | null;
  /** null = on neither side, or unknown. */
  readonly supportsMajority: boolean | null;
}

export interface ComparedVote {
  readonly raw: RawVoting;
  readonly vote: Vote;
  readonly positions: readonly Position[];
  /** The President of the assembly on that day, who is not eligible; null = unknown. */
  readonly president: string | null;
  /** Our id of a published group; null for an unknown group and for the two sides. */
  readonly groupId: (row: RawGroupVote) => string | null;
  readonly isMixed: (group: string) => boolean;
}

/** The source rounds to two decimals: a smaller difference is not reported. */
const tolerance = 0.011;
const maxExamples = 3;

/** Collects the differences of a run: number of votes per kind of difference, with up to three examples. */
export class VoteComparison {
  readonly #kinds = new Map<string, { votes: Set<string>; examples: string[] }>();
  #compared = 0;
  readonly #differing = new Set<string>();

  /** Compares one vote. Votes with secret or unpublished positions are skipped. */
  add(compared: ComparedVote): void {
    const { raw, vote, positions } = compared;
    if (!vote.positionsPublished || vote.isSecret !== false || !hasFigures(raw)) return;
    this.#compared += 1;
    const eligible = positions.filter(({ person }) => person !== compared.president);
    const groups = this.#compareGroups(compared, eligible);
    const rebels = new Set(
      eligible.filter(({ group, code }) => group !== null && isRebel(code, groups.get(group) ?? null)),
    );
    this.#compareSides(compared, eligible, rebels);
    this.#compareTotals(compared, rebels.size);
  }

  /** Lines for the report; none when no vote was compared. */
  get lines(): string[] {
    if (this.#compared === 0) return [];
    const agree = this.#compared - this.#differing.size;
    return [
      `votings: the source's own figures compared in ${this.#compared} votes: ${agree} agree, ${this.#differing.size} differ`,
      ...[...this.#kinds]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(
          ([kind, { votes, examples }]) => `votings: ${kind} differs in ${votes.size} votes: ${examples.join("; ")}`,
        ),
    ];
  }

  #compareGroups(compared: ComparedVote, eligible: readonly Position[]): ReadonlyMap<string, string> {
    const { raw, vote, groupId, isMixed } = compared;
    const byGroup = Map.groupBy(eligible, ({ group }) => group);
    const counts = new Map([...byGroup].map(([id, own]) => [id, countCodes(codesOf(own))]));
    const lines = new Map<string, string>();
    for (const [id, own] of counts) if (id !== null) lines.set(id, groupLine(own, isMixed(id), false));
    for (const row of raw.groups_votes) {
      const id = groupId(row);
      const own = id === null ? undefined : counts.get(id);
      if (id === null || own === undefined) continue;
      this.#compareCounts(compared, id, row, own, ({ group }) => group === id);
      // The source publishes a line for the mixed group; by the rule it has none.
      if (isMixed(id)) continue;
      const line = lines.get(id) ?? "NV";
      if (row.vote !== null && row.vote !== line) this.#differ("line of a group", vote.id, id, row.vote, line);
      this.#compare("cohesion of a group", vote.id, id, row.cohesion_rate, percent(cohesionRatio(own, line), 2));
      this.#compare("rebels of a group", vote.id, id, row.n_rebels, countRebels(own, line));
    }
    return lines;
  }

  /**
   * Compares the counts of a group or side. The source includes the President of the assembly in some of them: with his
   * position, or, if he has none, among the absent.
   */
  #compareCounts(
    { raw, vote, positions, president }: ComparedVote,
    id: string,
    row: RawGroupVote,
    eligible: CodeCounts,
    isOwn: (position: Position) => boolean,
  ): void {
    const all = countCodes(codesOf(positions.filter(isOwn)));
    const absent = positions.filter(({ person, code }) => code === "ABSE" && person !== president).length;
    const isCountedAbsent = president !== null && raw.n_absent === absent + 1;
    const pairs = [
      [row.n_group_total, totalOf(eligible), totalOf(all)],
      [row.n_ayes, eligible.AYE, all.AYE],
      [row.n_nos, eligible.NO, all.NO],
      [row.n_abstained, eligible.ABST, all.ABST],
      [row.n_absent, eligible.ABSE, eligible.ABSE + (isCountedAbsent ? 1 : 0)],
      [row.n_mission, eligible.MIS, all.MIS],
    ] as const;
    for (const [theirs, ours, withPresident] of pairs)
      if (theirs !== withPresident) this.#compare("count of a group", vote.id, id, theirs, ours);
  }

  #compareSides(compared: ComparedVote, eligible: readonly Position[], rebels: ReadonlySet<Position>): void {
    const { raw, vote } = compared;
    const rates = [
      ["majority", true, raw.majority_cohesion_rate],
      ["opposition", false, raw.minority_cohesion_rate],
    ] as const;
    for (const [side, isMajority, rate] of rates) {
      const own = eligible.filter(({ supportsMajority }) => supportsMajority === isMajority);
      const counts = countCodes(codesOf(own));
      this.#compare("cohesion of a side", vote.id, side, rate, percent(cohesionRatio(counts, plurality(counts)), 2));
      const row = raw.groups_votes.find(
        ({ group, supports_majority }) => group.branch === "parlamento" && supports_majority === isMajority,
      );
      if (row === undefined) continue;
      this.#compareCounts(compared, side, row, counts, ({ supportsMajority }) => supportsMajority === isMajority);
      this.#compare("rebels of a side", vote.id, side, row.n_rebels, own.filter((one) => rebels.has(one)).length);
    }
  }

  #compareTotals({ raw, vote, positions }: ComparedVote, rebels: number): void {
    const counts = countCodes(codesOf(positions));
    this.#compare("rebels of a vote", vote.id, "", raw.n_rebels, rebels);
    this.#compare("margin of a vote", vote.id, "", raw.n_margin, margin(vote));
    this.#compare("total of a vote", vote.id, "ayes", raw.n_ayes, counts.AYE);
    this.#compare("total of a vote", vote.id, "noes", raw.n_nos, counts.NO);
    this.#compare("total of a vote", vote.id, "abstained", raw.n_abstained, counts.ABST);
    this.#compare("total of a vote", vote.id, "on mission", raw.n_mission, counts.MIS);
  }

  #compare(kind: string, vote: string, what: string, theirs: number | null, ours: number | null): void {
    if (theirs === null || (theirs === 0 && ours === null)) return;
    if (ours === null || Math.abs(theirs - ours) > tolerance) this.#differ(kind, vote, what, theirs, ours ?? "none");
  }

  #differ(kind: string, vote: string, what: string, theirs: number | string, ours: number | string): void {
    this.#differing.add(vote);
    const found = this.#kinds.get(kind) ?? { votes: new Set<string>(), examples: [] };
    this.#kinds.set(kind, found);
    if (!found.votes.has(vote) && found.examples.length < maxExamples)
      found.examples.push(`${vote}${what === "" ? "" : ` ${what}`} ${theirs}, computed ${ours}`);
    found.votes.add(vote);
  }
}

const codesOf = (positions: readonly Position[]) => positions.map(({ code }) => code);

const hasFigures = (raw: RawVoting): boolean => raw.groups_votes.length > 0 || raw.majority_cohesion_rate !== null;
