/**
 * Members of a chamber from a day until the next change of composition. Stored once and shared by the contracts of all
 * votes in that period, which store one letter per member.
 */
import type { Branch, Gender, SideOnDay } from "#src/domain/codes.ts";
import type { Day } from "./page-contracts.ts";

export interface CompositionGroup {
  readonly id: string;
  readonly acronym: string;
  readonly name: string;
  readonly color: string | null;
  readonly isMixed: boolean;
  readonly side: SideOnDay;
}

/** Person id, surname, given name, gender, election area id, position of the group in `groups`, side. */
export type CompositionMember = readonly [
  string,
  string,
  string,
  Gender | null,
  string | null,
  number | null,
  SideOnDay,
];

export interface Composition {
  readonly branch: Branch;
  /** First day of the period. */
  readonly day: Day;
  /** In the order of the drawing, left to right: see `placeInHall`. */
  readonly groups: readonly CompositionGroup[];
  /** In alphabetical order. */
  readonly members: readonly CompositionMember[];
  /** Place in `members` of the President of the assembly, counted in no group and on no side; null = not known. */
  readonly president: number | null;
}

export interface CompositionFile extends Composition {
  /**
   * Revision of the content. Vote pages refer to members by position, so they store the revision that they were built
   * from.
   */
  readonly revision: string;
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly compositions: CompositionFile;
  }
}
