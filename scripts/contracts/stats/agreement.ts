/**
 * Agreement between pairs of members by month, as typed arrays: 80,000 pairs a month at the Camera. Computed on bit
 * sets (one bit per vote): comparing each pair vote by vote would take 1,600 million comparisons.
 */
import { choiceCodes, memberVoteCodes, type Branch } from "#src/domain/codes.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { toBranch, voteMonthsOf, voteYears } from "./roster.ts";
import { monthVotes, notInOffice, type MonthVotes } from "./month-votes.ts";

export interface MemberAgreement {
  /** Person ids. */
  readonly members: readonly string[];
  /** At {@link pairIndex}: votes in which both expressed a choice. */
  readonly both: Uint32Array;
  /** At {@link pairIndex}: votes in which both expressed the same choice. */
  readonly same: Uint32Array;
}

/** Position of the pair of members `i` and `j` (`i < j`) among `n`. */
export function pairIndex(n: number, i: number, j: number): number {
  return (i * (2 * n - i - 1)) / 2 + (j - i - 1);
}

/**
 * Agreement in a month; argument: "C:2026-11". Verified votes only. Secret votes are left out, even if some abstentions
 * are known.
 */
const monthAgreement = defineDerivation("month-agreement", (read, argument): MemberAgreement => {
  const month = read.derived(monthVotes, argument);
  const n = month.members.length;
  const words = wordsFor(month);
  const [low, high] = toPlanes(month);
  const both = new Uint32Array((n * (n - 1)) / 2);
  const same = new Uint32Array(both.length);
  let pair = 0;
  for (let i = 0; i < n; i += 1) {
    for (let j = i + 1; j < n; j += 1, pair += 1) {
      let shared = 0;
      let alike = 0;
      for (let left = i * words, right = j * words; left < (i + 1) * words; left += 1, right += 1) {
        const lowI = low[left] ?? 0;
        const highI = high[left] ?? 0;
        const lowJ = low[right] ?? 0;
        const highJ = high[right] ?? 0;
        const chosen = (lowI | highI) & (lowJ | highJ);
        shared += countBits(chosen);
        alike += countBits(chosen & ~((lowI ^ lowJ) | (highI ^ highJ)));
      }
      both[pair] = shared;
      same[pair] = alike;
    }
  }
  return { members: month.members, both, same };
});

/** Agreement in a year; argument: "C:2026". */
const yearAgreement = defineDerivation("year-agreement", (read, argument): MemberAgreement =>
  addAgreements(voteMonthsOf(read, argument).map((month) => read.derived(monthAgreement, month))),
);

/** Agreement over the legislature, as the sum of the years; argument: "C" or "S". */
export const branchAgreement = defineDerivation("branch-agreement", (read, argument): MemberAgreement =>
  addAgreements(voteYears(read, toBranch(argument)).map((year) => read.derived(yearAgreement, year))),
);

/** Agreement over the legislature ("C") or a year ("C:2026"). */
export function readAgreement(read: Reader, argument: string): MemberAgreement {
  return read.derived(argument.includes(":") ? yearAgreement : branchAgreement, argument);
}

export interface Likeness {
  readonly person: string;
  readonly both: number;
  readonly same: number;
}

/** Compares by share of equal choices, highest first. */
export const byLikeness = (a: Likeness, b: Likeness): number => b.same * a.both - a.same * b.both;

/** Tie-break: more shared votes first, then id. */
const byWeight = (a: Likeness, b: Likeness): number => b.both - a.both || (a.person < b.person ? -1 : 1);

/** Compares by share of equal choices, lowest first, then by shared votes and id. */
export const byDifference = (a: Likeness, b: Likeness): number => byLikeness(b, a) || byWeight(a, b);

/**
 * Agreement with all members who ever shared a vote with this one: by share of equal choices, highest first, then by
 * shared votes and id.
 */
export function likenessOf(agreement: MemberAgreement, person: string): readonly Likeness[] {
  const { members, both, same } = agreement;
  const self = members.indexOf(person);
  if (self === -1) return [];
  return members
    .flatMap((other, index) => {
      if (index === self) return [];
      const pair = pairIndex(members.length, Math.min(index, self), Math.max(index, self));
      const shared = both[pair] ?? 0;
      return shared > 0 ? [{ person: other, both: shared, same: same[pair] ?? 0 }] : [];
    })
    .toSorted((a, b) => byLikeness(a, b) || byWeight(a, b));
}

/** {@link likenessOf} over the legislature. */
export function readLikeness(read: Reader, branch: Branch, person: string): readonly Likeness[] {
  return likenessOf(read.derived(branchAgreement, branch), person);
}

function addAgreements(list: readonly MemberAgreement[]): MemberAgreement {
  const members = [...new Set(list.flatMap((month) => month.members))].toSorted();
  const position = new Map(members.map((id, index) => [id, index]));
  const both = new Uint32Array((members.length * (members.length - 1)) / 2);
  const same = new Uint32Array(both.length);
  for (const month of list) {
    const at = Uint16Array.from(month.members, (id) => position.get(id) ?? 0);
    let source = 0;
    for (let i = 0; i < at.length; i += 1) {
      for (let j = i + 1; j < at.length; j += 1, source += 1) {
        const [left, right] = [at[i] ?? 0, at[j] ?? 0];
        const target = pairIndex(members.length, Math.min(left, right), Math.max(left, right));
        both[target] = (both[target] ?? 0) + (month.both[source] ?? 0);
        same[target] = (same[target] ?? 0) + (month.same[source] ?? 0);
      }
    }
  }
  return { members, both, same };
}

function wordsFor(month: MonthVotes): number {
  return Math.ceil(month.votes.length / 32);
}

/**
 * Two bit planes of members × words; bit `v` stands for vote `v`. They hold the low and high bit of the choice: 1 to 3
 * by its position in `choiceCodes`, 0 = no choice.
 */
function toPlanes(month: MonthVotes): readonly [low: Int32Array, high: Int32Array] {
  const n = month.members.length;
  const words = wordsFor(month);
  const [low, high] = [new Int32Array(n * words), new Int32Array(n * words)];
  const choiceOf = memberVoteCodes.map((code) => choiceCodes.findIndex((choice) => choice === code) + 1);
  for (let cell = 0; cell < month.codes.length; cell += 1) {
    const vote = Math.floor(cell / n);
    const choice = month.votes[vote]?.isSecret === true ? 0 : (choiceOf[month.codes[cell] ?? notInOffice] ?? 0);
    const at = (cell % n) * words + (vote >> 5);
    low[at] = (low[at] ?? 0) | ((choice & 1) << (vote & 31));
    high[at] = (high[at] ?? 0) | ((choice >> 1) << (vote & 31));
  }
  return [low, high];
}

function countBits(number: number): number {
  let n = number - ((number >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
