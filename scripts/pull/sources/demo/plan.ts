import type { Branch } from "#src/domain/codes.ts";
import { legislature } from "#src/domain/legislature.ts";
import type { GroupPlan, LaterGroup } from "./group-plans.ts";
import type { NamedPerson } from "./named-people.ts";
import { eighteenth } from "./plan-18.ts";
import { nineteenth } from "./plan-19.ts";

/** First and last day. */
type Range = readonly [from: string, to: string];

/** A government. Deputies of ministers are sworn in later. */
export interface Term {
  readonly id: string;
  readonly name: string;
  readonly start: string;
  readonly deputiesStart: string;
  /** Exclusive; null = in office. */
  readonly end: string | null;
  readonly premier: NamedPerson;
  /** A ministry that changed hands: who held it until a day. */
  readonly reshuffle?: { readonly former: NamedPerson; readonly day: string };
}

/** A sitting with electronic votes. */
interface PlannedSitting {
  readonly branch: Branch;
  readonly number: number;
  readonly date: string;
  readonly votes: number;
}

/** What is decided of the demonstration of a legislature; all else is drawn. */
export interface Plan {
  /** Added to the seed, so that no two legislatures have the same invented people. */
  readonly salt: number;
  /** Whether the hand-written bills, decrees, votes, seats and names are of this legislature. */
  readonly hasNamedCases: boolean;
  /** Whether the colleges of the project's tables elected its members. */
  readonly hasColleges: boolean;
  /** Day of the data. Fixed, so that they never depend on the clock. */
  readonly today: string;
  /** Last day of the chambers' work; `today` while the legislature goes on. */
  readonly lastDay: string;
  /** Days on which mandates and offices, and the last government, ended; null = the legislature goes on. */
  readonly ended: { readonly mandates: string; readonly government: string } | null;
  readonly groupsFormed: string;
  /** In order of time. */
  readonly governments: readonly [Term, ...Term[]];
  /** Number and day of the last sitting. Fixed, so that the named cases have the same address at every scale. */
  readonly lastSitting: Readonly<Record<Branch, { readonly number: number; readonly date: string }>>;
  /** Newest sitting of the Senate: its votes have no positions yet. It comes after all that is drawn. */
  readonly unreadSitting: PlannedSitting | null;
  /** Number of votes at scale 1. */
  readonly trueVotes: Readonly<Record<Branch, number>>;
  /** Sittings with named cases: number of votes by sitting number. */
  readonly fixedVotes: Record<Branch, Readonly<Record<number, number>>>;
  /** Last day of the weeks without electronic votes after the opening. */
  readonly votesAfter: string;
  /** Day before which a chamber publishes no electronic votes. */
  readonly firstVotes: Readonly<Record<Branch, string>>;
  /** Weeks that stay dense at small scales, besides the last ones. */
  readonly dense: readonly Range[];
  /** Seats by area of election: at the Camera, at the Senate. */
  readonly seatsByArea: Readonly<Record<string, readonly [C: number, S: number]>>;
  /** Birthday of the youngest that can be elected: 25 years at the Camera, 40 at the Senate. */
  readonly lastBirthday: Readonly<Record<Branch, string>>;
  /** Members of each chamber who changed group once, besides the hand-written ones. */
  readonly changers: Readonly<Record<Branch, number>>;
  /** Days on which they did. */
  readonly changes: Range;
  /** Days on which members left their seats. */
  readonly departures: Range;
  /** Periods in which members of the mixed group keep to a side of their own. */
  readonly ownSides: readonly { readonly start: string | null; readonly end: string | null }[];
  /** First the Camera, then the Senate. */
  readonly groups: readonly GroupPlan[];
  readonly laterGroups: readonly LaterGroup[];
  /** Day on which some groups changed their president. */
  readonly newPresidents: string;
  readonly bodies: {
    /** Days on which the committees were formed, and renewed at half-term. */
    readonly formed: string;
    readonly renewed: string;
    readonly special: string;
    readonly delegations: string;
    readonly presidencies: string;
    /** Days on which the presidents of the chambers were elected. */
    readonly presidents: Readonly<Record<Branch, string>>;
  };
  readonly bills: {
    /** Last number of each chamber. Numbers grow evenly with the date. */
    readonly lastNumber: Readonly<Record<Branch, number>>;
    /** Day after which no bill is presented that a chamber approves. */
    readonly lastPresented: string;
  };
  readonly lastDecree: string;
  readonly legislativeDecrees: Range;
  /** Hand-written people, and who of them has which part. */
  readonly people: readonly NamedPerson[];
  readonly cast: Readonly<Record<Part, NamedPerson>>;
}

type Part =
  | "presidentCamera"
  | "presidentSenato"
  | "vicepresidentCamera"
  | "vicepresidentSenato"
  | "deputy"
  | "ministerDeputy"
  | "ministerSenator"
  | "ministerOutside"
  | "secondMinisterOutside";

const plans: ReadonlyMap<number, Plan> = new Map([
  [18, eighteenth],
  [19, nineteenth],
]);

/** @throws RangeError for a legislature without a demonstration */
function planOf(number: number): Plan {
  const plan = plans.get(number);
  if (plan === undefined) throw new RangeError(`no demonstration of legislature ${number}`);
  return plan;
}

/** The plan of this run's legislature. */
export const plan: Plan = planOf(legislature.number);
