/** Parts shared by the pages of bodies, groups and governments. They hold codes, ISO days and numbers, no UI text. */
import type { BodyBranch, Branch, Gender, SideOnDay } from "#src/domain/codes.ts";
import type { Composition } from "#src/domain/composition.ts";
import type { BodyKind } from "#src/domain/records.ts";
import type { Day, PageBase } from "./page-contracts.ts";

/** Page with members and figures on a day. */
export interface DatedPage extends PageBase {
  /** Reference day of members and figures: the last day covered by the data. */
  readonly asOf: Day | null;
}

/** Group tag with a link: the id sets the color, the acronym is the text. */
export interface GroupLink {
  readonly id: string;
  readonly branch: Branch;
  readonly acronym: string;
  readonly name: string;
  readonly side: SideOnDay;
  readonly isMixed: boolean;
}

export interface PersonLink {
  readonly id: string;
  readonly familyName: string;
  readonly givenName: string;
  readonly gender: Gender | null;
  /** Digest of the local copy of the photo; null = show initials. */
  readonly photo: string | null;
  readonly branch: Branch | null;
  readonly group: GroupLink | null;
  readonly side: SideOnDay;
  /** There is no record of the person: a name made from the id, no page, no link. */
  readonly isMissing?: true;
}

/** A ratio as two counts; a page rounds it once, in print. */
export interface Ratio {
  readonly part: number;
  readonly whole: number;
}

/**
 * Members of one group and side within a body: how many, and the sum of their strength. Sorted by strength, highest
 * first.
 */
export interface GroupPower {
  readonly group: GroupLink | null;
  readonly side: SideOnDay;
  readonly size: number;
  readonly strength: number | null;
}

/** A person's role in a body, with its period. */
export interface RoleRow {
  readonly person: PersonLink;
  /** Role as worded by the source; null = plain member. */
  readonly role: string | null;
  readonly start: Day | null;
  readonly end: Day | null;
  /** Strength within the person's own chamber, in percentage points. */
  readonly strength: number | null;
}

export interface BodyLink {
  readonly id: string;
  readonly branch: BodyBranch;
  readonly kind: BodyKind;
  readonly name: string;
}

export interface BodyRow {
  readonly body: BodyLink;
  readonly president: PersonLink | null;
  readonly figures: Composition;
  readonly start: Day | null;
  readonly end: Day | null;
}
