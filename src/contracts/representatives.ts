/** Who was elected where: colleges, municipalities, and the members elected in them. */
import type { Branch, Gender, MemberVoteCode } from "#src/domain/codes.ts";
import type { College } from "#src/domain/colleges.ts";
import type { PageBase } from "./page-contracts.ts";
import type { GroupTag, PersonRef } from "./person-parts.ts";

/** A member in office. */
export interface Representative {
  readonly id: string;
  readonly branch: Branch;
  readonly familyName: string;
  readonly givenName: string;
  readonly gender: Gender | null;
  readonly group: GroupTag | null;
  /** College id; null = the source gives only the region. */
  readonly college: string | null;
  /** Votes in which the member was present, and all of them; null = never voted, or presides over the chamber. */
  readonly presence: { readonly present: number; readonly voting: number } | null;
  readonly isPresident: boolean;
  /** In the vote of the chamber in `votes`; null = no position in it. */
  readonly vote: MemberVoteCode | null;
}

/** A mandate that has ended. */
export interface FormerSeat {
  readonly person: PersonRef;
  readonly college: string;
  readonly start: string | null;
  /** Exclusive. */
  readonly end: string;
  /** As published. */
  readonly reason: string | null;
  /** Successor in the seat; null = none that the source gives. */
  readonly replacedBy: PersonRef | null;
}

/** The vote of a chamber that pages show: its last key vote, or its last final one if nobody selects key votes. */
interface ShownVote {
  readonly branch: Branch;
  readonly id: string;
  readonly date: string;
  readonly title: string;
  readonly isKey: boolean;
}

export interface ProvincePage extends PageBase {
  readonly id: string;
  /** "RE" */
  readonly sign: string;
  readonly name: string;
  /** Election area id. */
  readonly area: string;
  /** Municipalities with the same single-member colleges; college ids by chamber. */
  readonly groups: readonly {
    readonly C: readonly string[];
    readonly S: readonly string[];
    readonly names: readonly string[];
  }[];
  /** Those of the groups, and the list colleges around them. */
  readonly colleges: readonly College[];
  /** Members in office elected in the region, by surname. */
  readonly members: readonly Representative[];
  /** Seats of `colleges` that were left, by day of the end. */
  readonly former: readonly FormerSeat[];
  /** Chambers of which members have been read. */
  readonly known: readonly Branch[];
  readonly votes: readonly ShownVote[];
}

/** Names of all municipalities, by province: the search index. */
export interface MunicipalityIndex {
  readonly provinces: readonly {
    readonly id: string;
    readonly sign: string;
    readonly name: string;
    readonly names: readonly string[];
  }[];
}

export interface RepresentPage extends PageBase {
  /** Provinces of each region, in the customary order. */
  readonly areas: readonly {
    readonly area: string;
    readonly provinces: readonly { readonly id: string; readonly name: string }[];
  }[];
}

export interface CollegePage extends PageBase {
  readonly college: College;
  /** Members in office; for a list college of the Senate also those of whom the source gives only the region. */
  readonly members: readonly Representative[];
  readonly former: readonly FormerSeat[];
  readonly isKnown: boolean;
  readonly vote: ShownVote | null;
  /** List college around a single-member one. */
  readonly around: College | null;
  /** Members in office of the list college around: they represent the same people. */
  readonly aroundMembers: readonly Representative[];
  /** Single-member colleges of a list college. */
  readonly parts: readonly College[];
  /** Municipalities by province; `isPart`: the city has several colleges. Empty = not in the source. */
  readonly provinces: readonly {
    readonly id: string;
    readonly name: string;
    readonly names: readonly { readonly name: string; readonly istat: string | null; readonly isPart: boolean }[];
  }[];
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly college: CollegePage;
    readonly province: ProvincePage;
    readonly represent: RepresentPage;
  }
}
