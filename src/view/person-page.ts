import { z } from "zod";
import { billStates } from "#src/domain/act-state.ts";
import {
  billPhases,
  bodyBranches,
  branches,
  genders,
  groupVoteCodes,
  memberVoteCodes,
  sides,
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
  start: day,
  end: optionalDay,
  /** Whole months in it, to its end or to `countedTo`; null = there is no such day. */
  months: z.int().nullable(),
  /** Of a seat still held the last day that the data cover. */
  countedTo: optionalDay,
  endReason: z.string().nullable(),
  /** Election area id. */
  area: z.string().nullable(),
  constituency: z.string().nullable(),
  electionType: z.string().nullable(),
  list: z.string().nullable(),
  /** null = the source does not say, so neither does the page how the seat came. */
  isLife: z.boolean().nullable(),
  replaces: personRefSchema.nullable(),
  replacedBy: personRefSchema.nullable(),
});

/** An office held, for the timeline and for the breakdown of strength. */
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

/** A rank and how many people it is out of. */
const placeSchema = z.strictObject({ rank: z.int(), of: z.int() });
/** `place: null` = the source gives none, and not everybody's value is here to work it out. */
const standingSchema = z.strictObject({ value: z.number(), place: placeSchema.nullable() });

const strengthSchema = z.strictObject({
  origin: z.enum(["published", "computed"]),
  /** The month of the values below, where they are not present ones; null = they are. */
  month: z.string().nullable(),
  /** null = holds no office any more: only the series is left. */
  total: standingSchema.nullable(),
  branch: standingSchema.extend({ branch: z.enum(branches) }).nullable(),
  government: standingSchema.nullable(),
  /** Heaviest first; empty when the source publishes the index, because its weights are not public. */
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
  /** false = the source does not date the offices of the chamber: the months gone by are not in the series. */
  isPastKnown: z.boolean(),
  /** How many people by value: `from` (percentage points) included, up to the next one. */
  distribution: z.array(z.strictObject({ from: z.number(), count: z.int() })),
  groupMedian: z.number().nullable(),
});
export type PersonStrengthView = z.infer<typeof strengthSchema>;

const voteRowSchema = z.strictObject({
  id: z.string(),
  date: day,
  title: z.string(),
  /** The act in a few words, where the title does not say it. */
  subject: z.string().nullable(),
  code: z.enum(memberVoteCodes),
  /** Line of the member's own group; null = in no group. */
  line: z.enum(groupVoteCodes).nullable(),
});
export type PersonVoteRow = z.infer<typeof voteRowSchema>;

const listSchema = z.strictObject({ total: z.int(), rows: z.array(voteRowSchema) });

/** Middle values over the members now in office; percent. */
const medianSchema = z.strictObject({
  members: z.int(),
  present: z.number(),
  absent: z.number(),
  mission: z.number(),
  reliability: z.number().nullable(),
  rebel: z.number().nullable(),
});

/** Counts of members in fifty classes two points wide, from 0 to 100 per cent. */
const stripSchema = z.array(z.int()).length(50);

const likenessSchema = z.strictObject({
  person: personRefSchema,
  group: groupRefSchema.pick({ id: true, acronym: true }).nullable(),
  both: z.int(),
  same: z.int(),
});

/** What a person did in the votes of one chamber, with the denominators of that chamber. */
const termSchema = z.strictObject({
  branch: z.enum(branches),
  from: day,
  to: day,
  /** Presides, or presided, over the chamber: does not vote by custom and is never shown as absent. */
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
  /** Whether the group changed within these months: their "group" is then of no single name. */
  changedGroup: z.boolean(),
  /**
   * Month, participation, own line, and the same of group and chamber ([in line, evaluable]); group and its side are
   * those at its end.
   */
  months: z.array(
    z.strictObject({
      month: z.string(),
      side: z.enum(sides).nullable(),
      voting: z.int(),
      present: z.int(),
      mission: z.int(),
      own: z.tuple([z.int(), z.int()]),
      group: z.tuple([z.int(), z.int()]).nullable(),
      chamber: z.tuple([z.int(), z.int()]),
    }),
  ),
  /** Of both chambers, for whoever sat in both. */
  lists: z.strictObject({ "voti-ribelli": listSchema, "voti-chiave": listSchema, "voti-fiducia": listSchema }),
  alike: z.strictObject({
    /** Fewest shared votes for a comparison to be shown. */
    minimum: z.int(),
    most: headSchema(likenessSchema),
    least: headSchema(likenessSchema),
  }),
});
export type PersonVotes = z.infer<typeof votesSchema>;

const billRowSchema = z.strictObject({
  id: z.string(),
  identifier: z.string(),
  title: z.string(),
  presented: optionalDay,
  state: z.enum(billStates),
  /** The source's own words, where they are none of the known states. */
  stateText: z.string().optional(),
});

export const personPageSchema = z.strictObject({
  id: z.string(),
  familyName: z.string(),
  givenName: z.string(),
  gender: z.enum(genders).nullable(),
  birthDate: optionalDay,
  birthPlace: z.string().nullable(),
  deathDate: optionalDay,
  profession: z.string().nullable(),
  /** Digest of the local copy of the photo, with its source; null = initials. */
  photo: z.strictObject({ digest: z.string(), source: z.string(), fetchedAt: day }).nullable(),
  roles: z.array(roleSchema),
  /** The weightiest office in parliament beyond the mandate, in the source's words; null for none. */
  office: z.strictObject({ role: z.string(), body: z.string() }).nullable(),
  active: z.boolean(),
  group: groupRefSchema.extend({ since: optionalDay }).nullable(),
  side: z.enum(sides).nullable(),
  seats: z.array(seatSchema),
  groups: z.array(z.strictObject({ group: groupRefSchema, start: optionalDay, end: optionalDay })),
  /** false = of a passage the source does not give the day: those before it may be missing. */
  areGroupsDated: z.boolean(),
  offices: z.array(officeSchema),
  career: z.array(
    z.strictObject({ role: z.string(), organisation: z.string().nullable(), start: optionalDay, end: optionalDay }),
  ),
  /** null = holds no office and never did, or the source has not given the value yet: see `active`. */
  strength: strengthSchema.nullable(),
  /** In the chamber of the last mandate. null: see `withoutVotes`. */
  votes: votesSchema.nullable(),
  /** In the other chamber, before. */
  earlier: z.array(termSchema),
  /** Years of which there is a file with every vote. */
  ballotYears: z.array(z.string()),
  /** What the source counts itself, while no vote of the person is known here; null = nothing to show. */
  publishedFigures: z
    .strictObject({
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
    /** Day on which the data of acts end, where those of the chamber go further; else null. */
    upTo: day.nullable(),
    total: z.int(),
    phases: z.array(z.strictObject({ phase: z.enum(billPhases).nullable(), count: z.int() })),
    rows: z.array(billRowSchema),
  }),
  ...correctionsField,
  updated: day,
  sources: z.array(sourceRefSchema),
});
export type PersonPage = z.infer<typeof personPageSchema>;

/** A complete list of a person's votes as CSV and on a page of its own, or a year of a long one. */
export const personVotesPageSchema = z.strictObject({
  person: personRefSchema,
  gender: z.enum(genders).nullable(),
  /** Chamber of the votes: that of the last mandate. */
  branch: z.enum(branches),
  list: z.enum(personVoteLists),
  /** Year of the rows; null: of every year. */
  year: z.string().nullable(),
  /** Years that have a page each, newest first; none where one page has them all. */
  years: z.array(z.string()),
  /** Newest first: all in the file, a thousand at most on a page. */
  rows: z.array(voteRowSchema),
  /** How many there are, of that year. */
  total: z.int().nonnegative(),
  updated: day,
  sources: z.array(sourceRefSchema),
});
export type PersonVotesPage = z.infer<typeof personVotesPageSchema>;
