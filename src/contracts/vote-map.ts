/** Contracts of the maps of the members by how they vote. */
import type { Branch, SideOnDay } from "#src/domain/codes.ts";
import type { Count, Day, PageBase } from "./page-contracts.ts";
import type { GroupTag, PersonRef } from "./person-parts.ts";

export interface MapPoint {
  readonly person: PersonRef;
  /** Group and side in the last vote of the map in which the member sat. */
  readonly group: GroupTag | null;
  readonly side: SideOnDay;
  /**
   * The square of the distance between two points stands for the share of different choices (0 to 1). The majority is on
   * the right; the centre is 0.
   */
  readonly x: number;
  readonly y: number;
  /** Distance from the mean of the others of the group; null = the mixed group, none, or fewer than two others. */
  readonly off: number | null;
  /** The three members who chose the same most often: place in `points`, percentage with one decimal. */
  readonly near: readonly (readonly [number, number])[];
}

/** Why a member may be off a map: presides the assembly, entered after its first vote, left before its last, or none of these. */
export const absences = ["president", "entered", "left", "other"] as const;
export type MapAbsence = (typeof absences)[number];

export interface VoteMap extends PageBase {
  /** "C", "S", "C:2026". */
  readonly key: string;
  readonly branch: Branch;
  /** null = the whole legislature. */
  readonly year: string | null;
  /** Years with votes of each chamber, newest first. */
  readonly years: { readonly C: readonly string[]; readonly S: readonly string[] };
  /** Votes compared: verified and not secret. `from` and `to`: days of the first and the last; null = none. */
  readonly votes: number;
  readonly from: Day | null;
  readonly to: Day | null;
  /** The most votes in common of any two members: below the minimum there is no map. */
  readonly mostCommon: number;
  /** Percent of the variation along the two axes. */
  readonly share: number;
  /** By group, then by name; empty = no map. */
  readonly points: readonly MapPoint[];
  /** Members without enough votes in common with all the others, by name. */
  readonly leftOut: readonly (PersonRef & { readonly why: MapAbsence })[];
  /** Acronyms of the groups with members in office on the day `to`, none of whom is on the map. */
  readonly absentGroups: readonly string[];
  /** Years of this chamber with a map, oldest first, and the height of their drawings, which have one scale. */
  readonly drawn: { readonly years: readonly string[]; readonly height: Count };
  readonly isDemo: boolean;
}

/** Points of a chamber as whole units of a drawing of 1,000 by `height`. */
export interface VoteDots {
  readonly height: number;
  readonly dots: readonly { readonly side: SideOnDay; readonly x: number; readonly y: number }[];
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly "vote-maps": VoteMap;
  }
}
