/** Parts shared by the four kinds of act page. They hold codes, ISO days and numbers, no UI text. */
import { z } from "zod";
import { billStates } from "#src/domain/act-state.ts";
import {
  actKinds,
  bodyBranches,
  branches,
  genders,
  groupVoteCodes,
  implementingStateCodes,
  sidesOnDay,
} from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import { subjectKinds } from "#src/domain/vote-title.ts";
import { correctionsField } from "./corrections.ts";
import { sittingTickSchema } from "./sitting-page.ts";
import { voteRowSchema } from "./vote-row.ts";

const day = z.iso.date().nullable();

/** Group tag: the id sets the color, the acronym is the text. */
export const groupTagSchema = z.strictObject({ id: z.string(), acronym: z.string() });
export type GroupTag = z.infer<typeof groupTagSchema>;

/** Signer or rapporteur, with their group on the day of the signature. `id: null` = only the name is known: no link. */
export const actPersonSchema = z.strictObject({
  id: z.string().nullable(),
  name: z.string(),
  gender: z.enum(genders).nullable(),
  group: groupTagSchema.nullable(),
});
export type ActPerson = z.infer<typeof actPersonSchema>;

/** Body of a step or an assignment; `id: null` = it has no page. */
export const actBodySchema = z.strictObject({
  id: z.string().nullable(),
  branch: z.enum(bodyBranches).nullable(),
  name: z.string(),
});
export type ActBody = z.infer<typeof actBodySchema>;

/** State codes of all kinds of act: the state shown after the title in a link to an act. */
const actStates = [
  ...billStates,
  "in_conversion",
  "expired",
  "converted",
  "adopted",
  "adopted_late",
  "not_adopted",
  "overdue",
  "published",
  "announced",
  "draft",
] as const;
export type ActStateCode = (typeof actStates)[number];

/** Link to another act; `id: null` = named by the source, but not in the data. */
export const actLinkSchema = z.strictObject({
  kind: z.enum(actKinds).nullable(),
  id: z.string().nullable(),
  /** "C.1742", "2026-23", or the label given by the source. */
  label: z.string(),
  title: z.string().nullable(),
  state: z.enum(actStates).nullable(),
  /** Published label of an unknown state. */
  stateText: z.string().optional(),
});
export type ActLink = z.infer<typeof actLinkSchema>;

const stepRowSchema = z.strictObject({
  date: day,
  kind: z.string(),
  /** Label as published by the source. */
  label: z.string(),
  /** Still to come. */
  isPending: z.literal(true).optional(),
  body: actBodySchema.nullable(),
  /** Id of the roll call that decided the step; null = none. */
  vote: z.string().nullable(),
  /** Roll calls on the act in one sitting, in order; only in a step of kind "votes". */
  ballots: z.strictObject({ sitting: z.int(), ticks: z.array(sittingTickSchema) }).optional(),
});

/** Steps of one reading; `reading: null` = steps outside the chambers. */
export const passageSchema = z.strictObject({
  reading: z.string().nullable(),
  branch: z.enum(branches).nullable(),
  steps: z.array(stepRowSchema),
});
export type PassageRow = z.infer<typeof passageSchema>;

/** How the groups of a chamber took part in the main roll calls on an act. */
const voteGridSchema = z.strictObject({
  branch: z.enum(branches),
  /** Oldest first: at most {@link mostGridVotes}. */
  votes: z.array(
    z.strictObject({
      id: z.string(),
      date: z.iso.date(),
      title: z.string(),
      isFinal: z.boolean(),
      isConfidence: z.boolean(),
      /** Kind and number of what was voted on ("article", "4"); null = the title is a sentence. */
      subject: z.strictObject({ kind: z.enum(subjectKinds), number: z.string().nullable() }).nullable(),
    }),
  ),
  groups: z.array(
    z.strictObject({
      group: groupTagSchema,
      name: z.string(),
      side: z.enum(sidesOnDay).nullable(),
      /**
       * One per vote. `line: null` = the group had no members that day. `isChanged`: in votes on the text itself
       * (articles, confidence, final vote), the line differs from that of the vote on the text before.
       */
      lines: z.array(z.strictObject({ line: z.enum(groupVoteCodes).nullable(), isChanged: z.boolean() })),
    }),
  ),
});
export type VoteGrid = z.infer<typeof voteGridSchema>;
/** Columns that fit beside the names of the groups on a phone. */
export const mostGridVotes = 6;

/** Number of roll calls, and the most important ones. A link leads to the rest: the full list grows too long. */
export const actVotesSchema = z.strictObject({
  total: z.int(),
  rows: z.array(voteRowSchema),
  /**
   * Link to the votes list, filtered by the act with the most votes (a decree's votes may be listed under its bill);
   * `total`: votes under that act. null = no votes.
   */
  list: z.strictObject({ kind: z.enum(actKinds), id: z.string(), total: z.int() }).nullable(),
  /** One per chamber with open, verified votes on the act. */
  grids: z.array(voteGridSchema),
});
export type ActVotes = z.infer<typeof actVotesSchema>;

export const implementingRowSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  proposers: z.array(z.string()),
  deadline: day,
  adoptionDate: day,
  state: z.enum(implementingStateCodes),
  /** Published label of an unknown state. */
  stateText: z.string().optional(),
  /** Days beyond the deadline at adoption. */
  late: z.int().nullable(),
  /** Euro in all; null = none declared. */
  resources: z.number().nullable(),
});
export type ImplementingRow = z.infer<typeof implementingRowSchema>;

export const implementationSchema = z.strictObject({
  rows: z.array(implementingRowSchema),
  adopted: z.int(),
  /** Sum of the resources of the decrees not yet adopted, in euro; null = none declared. */
  locked: z.number().nullable(),
  /** The source's counts, if they differ from the rows; null = none published, or equal. */
  counts: z.strictObject({ toAdopt: z.int().nullable(), adopted: z.int().nullable() }).nullable(),
});
export type Implementation = z.infer<typeof implementationSchema>;

export const actBase = {
  id: z.string(),
  title: z.string(),
  shortTitle: z.string().nullable(),
  /** Acts of other kinds have the same title: a decree and the bill that converts it. */
  isTitleShared: z.boolean(),
  isKey: z.boolean().nullable(),
  /** `id: null` = named by the source, without a page. */
  government: z.strictObject({ id: z.string().nullable(), name: z.string() }).nullable(),
  /** Day up to which open terms are counted; null = no open term. */
  asOf: day,
  ...correctionsField,
  updated: z.iso.date(),
  sources: z.array(sourceRefSchema),
};
