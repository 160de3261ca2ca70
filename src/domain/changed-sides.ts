/** Who changed side between two votes of a chamber. Absence is no side: whoever missed either has changed nothing. */
import type { ChoiceCode, MemberVoteCode } from "./codes.ts";
import { isChoice } from "./group-line.ts";

type Positions = Iterable<readonly [person: string, code: MemberVoteCode]>;

export interface ChangedSides {
  /** Members who expressed a choice in both votes. */
  readonly both: number;
  /** Those whose choices differ, with the first of them. */
  readonly changed: ReadonlyMap<string, ChoiceCode>;
}

/** `a → AYE, b → NO` before and `a → AYE, b → ABST` after: two chose in both, b had chosen NO. */
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
