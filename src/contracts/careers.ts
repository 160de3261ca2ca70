/** The file by which the sites of a family know each other's people: `/dati/carriere.json`. */
import type { Branch, Gender } from "#src/domain/codes.ts";
import type { Day } from "./page-contracts.ts";

/** A person in one legislature. Days: the last one is exclusive; null = not published, as an end also still open. */
export interface Career {
  /** Ids at the chambers, which are the same in every legislature: "d307394" (persona.rdf), "senatore-1103". */
  readonly ids: readonly string[];
  /** Address of the page on the site of the legislature. */
  readonly path: string;
  readonly familyName: string;
  readonly givenName: string;
  readonly gender: Gender | null;
  readonly seats: readonly { readonly branch: Branch; readonly start: Day | null; readonly end: Day | null }[];
  /** In order of time. */
  readonly groups: readonly { readonly branch: Branch; readonly acronym: string; readonly name: string }[];
  /** Offices beyond memberships; `body: ""` = the role says it all. */
  readonly offices: readonly {
    readonly role: string;
    readonly body: string;
    readonly start: Day | null;
    readonly end: Day | null;
  }[];
  /** Counts of the votes in each chamber, in both days included; a chamber without counted votes is missing. */
  readonly votes: readonly {
    readonly branch: Branch;
    readonly from: Day;
    readonly to: Day;
    /** Presides or presided: by custom does not vote, and is never shown as absent. */
    readonly isPresident: boolean;
    readonly voting: number;
    readonly present: number;
    readonly rebels: number;
    readonly choices: number;
  }[];
}

/** All people of a legislature with an id at a chamber. */
export interface Careers {
  /** Raised when older readers would misunderstand the file. */
  readonly version: 1;
  readonly legislature: number;
  /** First sitting, and last day; null = it goes on. */
  readonly start: Day;
  readonly end: Day | null;
  /** Day of the data: what the file says holds on it, and may have changed since. */
  readonly upTo: Day;
  /** Whether the people are invented. */
  readonly isDemo: boolean;
  readonly people: readonly Career[];
}

/** A person's part in a legislature, as the page shows it; `url: null` = this page. */
export interface CareerTerm extends Omit<Career, "ids" | "path" | "familyName" | "givenName"> {
  readonly legislature: number;
  readonly start: Day;
  readonly end: Day | null;
  readonly upTo: Day;
  readonly url: string | null;
}
