/**
 * Members who chose differently in two votes of a chamber. Absence is not a choice: members who missed either vote are
 * not compared.
 */
import type { ChoiceCode, MemberVoteCode } from "./codes.ts";
import { isChoice } from "./group-line.ts";

type Positions = Iterable<readonly [person: string, code: MemberVoteCode]>;

export interface ChangedSides {
  /** Members who expressed a choice in both votes. */
  readonly both: number;
  /** Members whose choices differ, with their choice in the first vote. */
  readonly changed: ReadonlyMap<string, ChoiceCode>;
}

/** `a → AYE, b → NO` before and `a → AYE, b → ABST` after: `both` is 2, `changed` is b → NO. */
export function changedSides(before: Positions, after: Positions): ChangedSides {
  const first = new Map(before);
  let both = 0;
  const changed = new Map<string, ChoiceCode>();
  for (const [person, code] of after) {
    const earlier = first.get(person);
    if (earlier === undefined || !isChoice(earlier) || !isChoice(code)) continue;
    both += 1;
    if (earlier !== code) changed.set(person, earlier);
  }
  return { both, changed };
}
