import type { Branch, Gender, SideOnDay } from "#src/domain/codes.ts";
import type { PresenceEnds } from "#src/domain/presence.ts";
import type { HeldOffice } from "#src/domain/office-roles.ts";
import type { Day, PageBase } from "./page-contracts.ts";
import type { GroupTag, PersonRef } from "./person-parts.ts";

/**
 * Voting figures of a member. null for members who never voted, and for presidents of the chamber, who by custom do not
 * vote.
 */
interface Figures {
  readonly voting: number;
  readonly present: number;
  readonly mission: number;
  readonly absent: number;
  readonly inLine: number;
  readonly evaluable: number;
  /** Number of rebel votes; null = the member never cast a vote while their group had a line. */
  readonly rebels: number | null;
}

export interface MemberRow {
  readonly id: string;
  readonly branch: Branch;
  readonly familyName: string;
  readonly givenName: string;
  /** As in the register, only where it is another name. */
  readonly registeredName?: string;
  readonly gender: Gender | null;
  /** Digest of the local copy of the photo; null = show initials. */
  readonly photo: string | null;
  readonly group: GroupTag | null;
  readonly side: SideOnDay;
  /** Election area id; null = life senator, or not given by the source. */
  readonly area: string | null;
  /** As published ("Lombardia 1 - P02"); null = not given. Only in rows of territories. */
  readonly constituency?: string | null;
  /** null = the source does not say. */
  readonly isLife: boolean | null;
  /** In office in this chamber. */
  readonly active: boolean;
  /** The office beyond the mandate with the greatest strength, as worded by the source. */
  readonly office: { readonly role: string; readonly body: string } | null;
  /** Kinds of office held on the day of the data, in this chamber's or joint bodies, in groups and in government. */
  readonly offices?: readonly HeldOffice[];
  readonly isPresident: boolean;
  readonly figures: Figures | null;
  /**
   * Present total strength in percentage points. `rank`: null unless all values are known. null = no office, or no
   * present value.
   */
  readonly strength: { readonly value: number; readonly rank: number | null } | null;
}

/** A member at an end of the order by presence. */
export type PresenceEnd = Pick<MemberRow, "familyName" | "givenName" | "group" | "figures">;

/** All members of a chamber, by surname: the data file of the filters. */
export interface MembersData {
  readonly branch: Branch;
  readonly rows: readonly MemberRow[];
}

export interface MembersPage extends PageBase {
  readonly branch: Branch;
  /** Number of members in office. */
  readonly count: number;
  /** true = at least one vote of the chamber is counted. */
  readonly hasFigures: boolean;
  /** First page of rows in the default view. */
  readonly rows: readonly MemberRow[];
  /** Groups with members in office, largest first. */
  readonly groups: readonly {
    readonly id: string;
    readonly acronym: string;
    readonly name: string;
    readonly count: number;
  }[];
  /**
   * Who changed group on the last day on which anybody did, by surname, with the acronyms of that day; null = nobody, or
   * not known. `isOnly`: no member has a change on an unknown day.
   */
  readonly lastChange: {
    readonly date: Day;
    readonly isOnly: boolean;
    readonly people: readonly (PersonRef & { readonly from: string; readonly to: string })[];
  } | null;
  /** Among the members in office. */
  readonly ends: PresenceEnds<PresenceEnd>;
  /** Links to all members, former ones included. */
  readonly all: readonly (PersonRef & { readonly active: boolean })[];
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly members: MembersPage;
  }
}
