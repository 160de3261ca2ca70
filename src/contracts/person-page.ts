import { placeSchema } from "./strength-index.ts";
import { z } from "zod";
import { billStates } from "#src/domain/act-state.ts";
import {
  actKinds,
  billPhases,
  bodyBranches,
  branches,
  genders,
  groupVoteCodes,
  memberVoteCodes,
  sidesOnDay,
} from "#src/domain/codes.ts";
import { personVoteLists } from "#src/domain/person-vote-lists.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import { correctionsField } from "./corrections.ts";
import { groupRefSchema, participationSchema, personRefSchema, roleSchema } from "./person-parts.ts";
import { headSchema } from "./ranking.ts";

const day = z.string();
const optionalDay = day.nullable();

const seatSchema = z.strictObject({
  branch: z.enum(branches),
  /** null = the source gives no first day. */
  start: optionalDay,
  end: optionalDay,
  /** Whole months in office, from `start` up to `end` or `countedTo`; null = one of the days is not known. */
  months: z.int().nullable(),
  /** Last day covered by the data, for a seat still held; else null. */
  countedTo: optionalDay,
  endReason: z.string().nullable(),
  /** Election area id. */
  area: z.string().nullable(),
  constituency: z.string().nullable(),
  /** Id of the electoral college; null = the source gives none that has a page. */
  college: z.string().nullable(),
  electionType: z.string().nullable(),
  list: z.string().nullable(),
  /** null = the source does not state it; the page then omits how the seat was obtained. */
  isLife: z.boolean().nullable(),
  replaces: personRefSchema.nullable(),
  replacedBy: personRefSchema.nullable(),
});

/** An office held; used by the timeline and by the breakdown of strength. */
const officeSchema = z.strictObject({
  of: z.enum(["seat", "body", "group", "government"]),
  id: z.string(),
  branch: z.enum(bodyBranches).nullable(),
  /** Name of the body, group or government; empty for the mandate. */
  name: z.string(),
  role: z.string().nullable(),
  department: z.string().nullable(),
  start: optionalDay,
  end: optionalDay,
});
export type PersonOffice = z.infer<typeof officeSchema>;

/** `place: null` = the source gives none, and not everybody's value is here to work it out. */
const standingSchema = z.strictObject({ value: z.number(), place: placeSchema.nullable() });

const strengthSchema = z.strictObject({
  origin: z.enum(["published", "computed"]),
  /** The month of the values below, where they are not present ones; null = they are. */
  month: z.string().nullable(),
  /** The overall index; null = the source publishes none, or no office is held any more. */
  total: standingSchema.nullable(),
  branch: standingSchema.extend({ branch: z.enum(branches) }).nullable(),
  government: standingSchema.nullable(),
  /** Highest share first. Empty if the source publishes the index: its weights are not public. */
  offices: z.array(officeSchema.extend({ institution: z.enum(["C", "S", "G"]), share: z.number() })),
  /** Percentage points by month, oldest first; null = not there that month. `branch` is the value in `chamber`. */
  series: z.array(
    z.strictObject({
      month: z.string(),
      chamber: z.enum(branches).nullable(),
      branch: z.number().nullable(),
      government: z.number().nullable(),
    }),
  ),
  /** false = the source does not date the chamber's offices, so past months are missing from the series. */
  isPastKnown: z.boolean(),
  /**
   * Histogram of people by strength: each class includes `from` (percentage points) and ends before the next `from`.
   */
  distribution: z.array(z.strictObject({ from: z.number(), count: z.int() })),
  groupMedian: z.number().nullable(),
});
export type PersonStrengthView = z.infer<typeof strengthSchema>;

const voteRowSchema = z.strictObject({
  id: z.string(),
  date: day,
  title: z.string(),
  /** Short name of the act, if the title does not contain it. */
  subject: z.string().nullable(),
  code: z.enum(memberVoteCodes),
  /** Line of the member's own group; null = in no group. */
  line: z.enum(groupVoteCodes).nullable(),
});
export type PersonVoteRow = z.infer<typeof voteRowSchema>;

/** An act that the member could vote on. */
const votedActSchema = z.strictObject({
  kind: z.enum(actKinds),
  id: z.string(),
  title: z.string(),
  /** Number of verified votes on the act in the chamber. */
  votes: z.int(),
  /** Whether `vote` is the last final vote on the act; else it is the last vote. */
  isFinal: z.boolean(),
  vote: voteRowSchema,
});
export type VotedAct = z.infer<typeof votedActSchema>;

/** Number of positions in a month: for, against, abstained, other presences, on mission, absent. */
const recordMonthSchema = z.strictObject({
  month: z.string(),
  counts: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int(), z.int()]),
  /** Votes against the line of the group. */
  dissents: z.int(),
});
export type RecordMonth = z.infer<typeof recordMonthSchema>;

/** All votes of a member, in both chambers for members who sat in both. */
const recordSchema = z.strictObject({
  /** Months with votes, oldest first. */
  months: z.array(recordMonthSchema),
  /** The last acts that the chamber voted on while the member was in office, newest first. */
  acts: z.array(votedActSchema),
  /** Published positions of the member that no figure counts, by the status of their vote. */
  leftOut: z.strictObject({ review: z.int(), quorum: z.int() }),
});
export type PersonRecord = z.infer<typeof recordSchema>;

const listSchema = z.strictObject({ total: z.int(), rows: z.array(voteRowSchema) });

/** Medians over the members now in office, in percent. */
const medianSchema = z.strictObject({
  members: z.int(),
  present: z.number(),
  absent: z.number(),
  mission: z.number(),
  reliability: z.number().nullable(),
  rebel: z.number().nullable(),
});

/** Number of members in each of fifty classes, two percentage points wide, from 0 to 100 percent. */
const stripSchema = z.array(z.int()).length(50);

const likenessSchema = z.strictObject({
  person: personRefSchema,
  group: groupRefSchema.pick({ id: true, acronym: true }).nullable(),
  both: z.int(),
  same: z.int(),
});

/** A person's votes in one chamber, with the denominators of that chamber. */
const termSchema = z.strictObject({
  branch: z.enum(branches),
  from: day,
  to: day,
  /** true = presides or presided over the chamber: by custom does not vote, and is never shown as absent. */
  isPresident: z.boolean(),
  participation: participationSchema,
  inLine: z.int(),
  evaluable: z.int(),
  rebels: z.int(),
  choices: z.int(),
});
export type PersonTerm = z.infer<typeof termSchema>;

const votesSchema = termSchema.extend({
  medians: z.strictObject({ group: medianSchema.nullable(), chamber: medianSchema.nullable() }),
  strips: z.strictObject({ presence: stripSchema, reliability: stripSchema }),
  /** true = the member changed group in these months, so the "group" series has no single name. */
  changedGroup: z.boolean(),
  /**
   * Monthly participation, and [in line, evaluable] of the member, the group and the chamber. `side` and `group` are
   * those at the end of the month.
   */
  months: z.array(
    z.strictObject({
      month: z.string(),
      side: z.enum(sidesOnDay).nullable(),
      voting: z.int(),
      present: z.int(),
      mission: z.int(),
      own: z.tuple([z.int(), z.int()]),
      group: z.tuple([z.int(), z.int()]).nullable(),
      chamber: z.tuple([z.int(), z.int()]),
    }),
  ),
  /**
   * The themes of the chamber with most votes: votes of the member for, against, abstained; votes with a choice while
   * the group had a line, and those against it.
   */
  themes: z.array(
    z.strictObject({
      id: z.string(),
      label: z.string(),
      ayes: z.int(),
      noes: z.int(),
      abstained: z.int(),
      of: z.int(),
      rebels: z.int(),
    }),
  ),
  /** Votes of both chambers, for members who sat in both. */
  lists: z.strictObject({ "voti-ribelli": listSchema, "voti-chiave": listSchema, "voti-fiducia": listSchema }),
  alike: z.strictObject({
    minimum: z.int(),
    most: headSchema(likenessSchema),
    least: headSchema(likenessSchema),
    /** Position on the map of the chamber over the legislature, in units of its drawing; null = not on it. */
    place: z.strictObject({ x: z.int(), y: z.int(), height: z.int() }).nullable(),
  }),
});
export type PersonVotes = z.infer<typeof votesSchema>;

const billRowSchema = z.strictObject({
  id: z.string(),
  identifier: z.string(),
  title: z.string(),
  presented: optionalDay,
  state: z.enum(billStates),
  /** Published label of an unknown state. */
  stateText: z.string().optional(),
});

export const personPageSchema = z.strictObject({
  id: z.string(),
  familyName: z.string(),
  givenName: z.string(),
  /** As in the register, only where it is another name. */
  registeredName: z.string().optional(),
  gender: z.enum(genders).nullable(),
  birthDate: optionalDay,
  birthPlace: z.string().nullable(),
  deathDate: optionalDay,
  profession: z.string().nullable(),
  /** `unread`: lists or votes name the person; what only a profile says is not known, and is not denied. */
  profile: z.enum(["complete", "unread"]),
  /** Local copy of the photo: digest and source; null = show initials. */
  photo: z.strictObject({ digest: z.string(), source: z.string(), fetchedAt: day }).nullable(),
  roles: z.array(roleSchema),
  /** The office in parliament beyond the mandate with the greatest strength, as worded by the source; null = none. */
  office: z.strictObject({ role: z.string(), body: z.string() }).nullable(),
  active: z.boolean(),
  group: groupRefSchema.extend({ since: optionalDay }).nullable(),
  side: z.enum(sidesOnDay).nullable(),
  seats: z.array(seatSchema),
  groups: z.array(
    z.strictObject({
      group: groupRefSchema,
      start: optionalDay,
      end: optionalDay,
      /** A former group whose days are not published. */
      isUndated: z.literal(true).optional(),
      /** Left on a day that is not published. */
      isLeft: z.literal(true).optional(),
    }),
  ),
  /** false = the day of some group change is unknown, so earlier groups may be missing. */
  areGroupsDated: z.boolean(),
  offices: z.array(officeSchema),
  career: z.array(
    z.strictObject({ role: z.string(), organisation: z.string().nullable(), start: optionalDay, end: optionalDay }),
  ),
  /** null = holds no office and never did, or the source has not given the value yet: see `active`. */
  strength: strengthSchema.nullable(),
  /** Votes in the chamber of the last mandate; null = see `withoutVotes`. */
  votes: votesSchema.nullable(),
  /** Votes in the other chamber, from earlier mandates. */
  earlier: z.array(termSchema),
  /** null = no position in any verified vote. */
  record: recordSchema.nullable(),
  /**
   * The source's counts, while no vote of the person is known; null = nothing to show. `presides`: chamber that the person
   * presides or presided over; by custom presidents do not vote, and sources count them as absent.
   */
  publishedFigures: z
    .strictObject({
      presides: z.enum(branches).nullable(),
      voting: z.int().nullable(),
      present: z.int().nullable(),
      absent: z.int().nullable(),
      mission: z.int().nullable(),
      rebels: z.int().nullable(),
    })
    .nullable(),
  /** Why there are no figures on votes. */
  withoutVotes: z.enum(["not-acquired", "not-read", "not-a-member", "none-yet"]).nullable(),
  bills: z.strictObject({
    /** Last day covered by the data on acts, if earlier than that of the chamber; else null. */
    upTo: day.nullable(),
    total: z.int(),
    phases: z.array(z.strictObject({ phase: z.enum(billPhases).nullable(), count: z.int() })),
    rows: z.array(billRowSchema),
    /** The source's own numbers of bills and of laws among them, while its list of bills is not read in full. */
    published: z.strictObject({ total: z.int(), laws: z.int().nullable() }).optional(),
  }),
  ...correctionsField,
  updated: day,
  sources: z.array(sourceRefSchema),
});
export type PersonPage = z.infer<typeof personPageSchema>;

/** List of a person's votes as a page or a CSV file; a long list is split into pages by year. */
export const personVotesPageSchema = z.strictObject({
  person: personRefSchema,
  gender: z.enum(genders).nullable(),
  /** Chamber of the last mandate. */
  branch: z.enum(branches),
  list: z.enum(personVoteLists),
  /** Year of the rows; null = all years. */
  year: z.string().nullable(),
  /** Years with a page of their own, newest first; empty if one page holds all rows. */
  years: z.array(z.string()),
  /** Newest first. A file holds all rows, a page at most one thousand. */
  rows: z.array(voteRowSchema),
  /** Total number of rows in `year`, or in all years. */
  total: z.int().nonnegative(),
  updated: day,
  sources: z.array(sourceRefSchema),
});
export type PersonVotesPage = z.infer<typeof personVotesPageSchema>;
