/** Contract of a vote's page. Names of members are in the composition that it refers to. */
import { z } from "zod";
import {
  actKinds,
  branches,
  choiceCodes,
  groupVoteCodes,
  memberVoteCodes,
  outcomes,
  sides,
  subVoteTypes,
} from "#src/domain/codes.ts";
import { highlightRules } from "#src/domain/highlights.ts";
import { inferredSteps, sourceRefSchema } from "#src/domain/records.ts";
import { voteChecks, voteStatuses } from "#src/domain/vote-check.ts";
import { reversals } from "#src/domain/vote-title.ts";
import { themeRefSchema } from "./theme-ref.ts";
import { correctionsField } from "./corrections.ts";

const count = z.int().nonnegative();
const optionalCount = count.nullable();

/** Number of members by vote code. */
const countsSchema = z.strictObject({
  AYE: count,
  NO: count,
  ABST: count,
  MIS: count,
  ABSE: count,
  PRES: count,
  RNV: count,
  PNV: count,
  SEC: count,
} satisfies Record<(typeof memberVoteCodes)[number], typeof count>);

/** Result of a group or of a whole side in the vote: its eligible members, all but the President of the assembly. */
const groupResultSchema = z.strictObject({
  counts: countsSchema,
  line: z.enum(groupVoteCodes),
  /** null = not computed: secret vote, vote in verification, or mixed group. */
  rebels: optionalCount,
  nonParticipants: count,
  /** Members in line and eligible members; null = not evaluable. */
  cohesion: z.strictObject({ part: count, whole: count }).nullable(),
});
export type GroupResult = z.infer<typeof groupResultSchema>;

const neighbourSchema = z.strictObject({ id: z.string(), number: z.int() }).nullable();

export const votePageSchema = z.strictObject({
  id: z.string(),
  branch: z.enum(branches),
  sitting: z.strictObject({ id: z.string(), number: z.int(), url: z.string().nullable() }),
  number: z.int(),
  date: z.iso.date(),
  time: z.string().nullable(),
  title: z.string(),
  /** Official title, if it differs from `title`; else null. */
  officialTitle: z.string().nullable(),
  description: z.string().nullable(),
  subType: z.enum(subVoteTypes).nullable(),
  /** Published label of an unknown kind. */
  subTypeText: z.string().optional(),
  isKey: z.boolean(),
  /** Rules by which the vote is in evidence, at least one; only for a source without a newsroom. */
  highlights: z.array(z.enum(highlightRules)).optional(),
  isFinal: z.boolean(),
  isConfidence: z.boolean(),
  /** null = secret or not published yet; the source does not distinguish. */
  isSecret: z.boolean().nullable(),
  /** Set if approving the motion stops, postpones or removes the text; else null. */
  reversal: z.enum(reversals).nullable(),
  outcome: z.enum(outcomes),
  outcomeText: z.string().nullable(),
  /** Totals declared by the chamber. */
  totals: z.strictObject({
    ayes: optionalCount,
    noes: optionalCount,
    abstained: optionalCount,
    present: optionalCount,
    voting: optionalCount,
    absent: optionalCount,
    onMission: optionalCount,
    required: optionalCount,
  }),
  /** null = not published, or vote in verification. */
  margin: optionalCount,
  /** Figures computed by the source, for a vote without known positions; null = nothing to show. */
  published: z
    .strictObject({
      rebels: optionalCount,
      /** Only if ours cannot be computed. */
      margin: optionalCount,
      /** Percent, 0 to 100. */
      majorityCohesion: z.number().nullable(),
      oppositionCohesion: z.number().nullable(),
    })
    .nullable(),
  status: z.enum(voteStatuses),
  /** Day since which the source no longer publishes the vote. */
  vanishedSince: z.iso.date().optional(),
  /** Number of positions that are still to come; absent = none are expected. */
  awaited: z.int().positive().optional(),
  problems: z.array(
    z.strictObject({ check: z.enum(voteChecks), expected: z.int().nullable(), found: z.int().nullable() }),
  ),
  isGovernmentBeaten: z.boolean(),
  /** Key and revision of the composition. The revision makes the page change when a name is corrected. */
  composition: z.strictObject({ key: z.string(), revision: z.string() }),
  /** One letter per member of the composition; empty = no positions published. */
  ballots: z.string(),
  /** Non-members: people with a position who are not in office that day. */
  nonMembers: z.array(z.strictObject({ id: z.string(), name: z.string(), code: z.enum(memberVoteCodes) })),
  /** All members; null = no positions published. */
  counts: countsSchema.nullable(),
  /** In the order of the composition's groups. */
  groups: z.array(groupResultSchema),
  sides: z.array(groupResultSchema.extend({ side: z.enum(sides) })),
  /** Members by election area: area id, AYE, NO, ABST, all others. Life senators are not included. */
  areas: z.array(z.tuple([z.string(), count, count, count, count])),
  /** Positions of the rebels in the composition; null = cannot be determined. */
  rebels: z.array(z.int()).nullable(),
  /**
   * Comparison of a final vote with the previous final or confidence vote on its act in the same chamber; null = none.
   */
  changes: z
    .strictObject({
      since: z.strictObject({ id: z.string(), number: z.int(), date: z.iso.date(), isConfidence: z.boolean() }),
      /** Members who voted AYE, NO or ABST in both. */
      both: count,
      /** Members who changed their choice: position in the composition, and first choice. */
      members: z.array(z.tuple([z.int(), z.enum(choiceCodes)])),
    })
    .nullable(),
  president: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  acts: z.array(
    z.strictObject({
      kind: z.enum(actKinds),
      id: z.string(),
      label: z.string(),
      title: z.string().nullable(),
    }),
  ),
  /** How the acts were found, unless the source links them. */
  actsFrom: z.enum(inferredSteps).optional(),
  /** Name in `files.feed` of the feed of the first act that has one; absent = none has. */
  feed: z.string().optional(),
  /** Themes of the acts that have a page; absent = none. */
  themes: z.array(themeRefSchema).optional(),
  ...correctionsField,
  previous: neighbourSchema,
  next: neighbourSchema,
  updated: z.iso.date(),
  sources: z.array(sourceRefSchema),
});
export type VotePage = z.infer<typeof votePageSchema>;
