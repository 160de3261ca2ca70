import type { Branch, GovernmentRank } from "#src/domain/codes.ts";

/** Link to a person. `isMissing`: there is no record, so the name is made from the id and not linked. */
export interface PersonRef {
  readonly id: string;
  readonly familyName: string;
  readonly givenName: string;
  readonly isMissing?: true;
}

/** Group tag: the id sets the color, the acronym is the text. */
export interface GroupTag {
  readonly id: string;
  readonly acronym: string;
}

/** Link to a group, with its name on the day in question. */
export interface GroupRef {
  readonly id: string;
  readonly branch: Branch;
  readonly acronym: string;
  readonly name: string;
}

/** Role of a person as a code. Government offices keep the text of the source. */
export type Role =
  | { readonly code: "member"; readonly branch: Branch; readonly isLife: boolean; readonly active: boolean }
  | { readonly code: "government"; readonly rank: GovernmentRank; readonly text: string; readonly active: boolean };

/** Electronic votes by presence, absence and mission: `voting = present + absent + mission`. */
export interface Participation {
  readonly voting: number;
  readonly present: number;
  readonly absent: number;
  readonly mission: number;
}
