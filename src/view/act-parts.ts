/** What the four kinds of act page have in common. Codes, ISO days and numbers: no words. */
import { z } from "zod";
import { billStates } from "#src/domain/act-state.ts";
import { actKinds, bodyBranches, branches, genders, implementingStateCodes } from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import { correctionsField } from "./corrections.ts";
import { voteRowSchema } from "./vote-row.ts";

const day = z.iso.date().nullable();

/** A group as a tag: its id gives the hue, its acronym the word. */
export const groupTagSchema = z.strictObject({ id: z.string(), acronym: z.string() });
export type GroupTag = z.infer<typeof groupTagSchema>;

/** Somebody who signed or reports; `id: null` = known by name only, so no link. Group of the day of the signature. */
export const actPersonSchema = z.strictObject({
  id: z.string().nullable(),
  name: z.string(),
  gender: z.enum(genders).nullable(),
  group: groupTagSchema.nullable(),
});
export type ActPerson = z.infer<typeof actPersonSchema>;

/** A body named by a step or an assignment; `id: null` = no page of its own. */
export const actBodySchema = z.strictObject({
  id: z.string().nullable(),
  branch: z.enum(bodyBranches).nullable(),
  name: z.string(),
});
export type ActBody = z.infer<typeof actBodySchema>;

/** State codes of all kinds together: what a link to an act may say after its title. */
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
] as const;
export type ActStateCode = (typeof actStates)[number];

/** A link to another act; `id: null` = the source names it and we hold no such act. */
export const actLinkSchema = z.strictObject({
  kind: z.enum(actKinds).nullable(),
  id: z.string().nullable(),
  /** "C.1742", "2026-23", or the source's words. */
  label: z.string(),
  title: z.string().nullable(),
  state: z.enum(actStates).nullable(),
  /** The source's own words, where they are none of the known states. */
  stateText: z.string().optional(),
});
export type ActLink = z.infer<typeof actLinkSchema>;

/** One step of the iter. */
const stepRowSchema = z.strictObject({
  date: day,
  kind: z.string(),
  /** In the source's words. */
  label: z.string(),
  /** Still to come. */
  isPending: z.literal(true).optional(),
  body: actBodySchema.nullable(),
  /** The roll call that decided it, where there is one. */
  vote: z.string().nullable(),
});

/** Steps of a reading; `reading: null` = outside the chambers. */
export const passageSchema = z.strictObject({
  reading: z.string().nullable(),
  branch: z.enum(branches).nullable(),
  steps: z.array(stepRowSchema),
});
export type PassageRow = z.infer<typeof passageSchema>;

/** How many roll calls, and the few that matter most. The others are a link away: they grow. */
export const actVotesSchema = z.strictObject({
  total: z.int(),
  rows: z.array(voteRowSchema),
  /** The act under which the votes list finds most of them (a decree's may stand under its bill), and how many. */
  list: z.strictObject({ kind: z.enum(actKinds), id: z.string(), total: z.int() }).nullable(),
});
export type ActVotes = z.infer<typeof actVotesSchema>;

/** Where an implementing decree stands. */
export const implementingRowSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  proposers: z.array(z.string()),
  deadline: day,
  adoptionDate: day,
  state: z.enum(implementingStateCodes),
  /** The source's own words, where they are none of the known states. */
  stateText: z.string().optional(),
  /** Days beyond the deadline at adoption. */
  late: z.int().nullable(),
  /** Euro in all; null = none declared. */
  resources: z.number().nullable(),
});
export type ImplementingRow = z.infer<typeof implementingRowSchema>;

/** The implementing decrees that an act asks for. */
export const implementationSchema = z.strictObject({
  rows: z.array(implementingRowSchema),
  adopted: z.int(),
  /** Euro that wait for the decrees not adopted yet; null = none declared. */
  locked: z.number().nullable(),
  /** What the source counts, where the rows are none or others; null = it counts nothing, or the same. */
  counts: z.strictObject({ toAdopt: z.int().nullable(), adopted: z.int().nullable() }).nullable(),
});
export type Implementation = z.infer<typeof implementationSchema>;

/** Fields of every act page. */
export const actBase = {
  id: z.string(),
  title: z.string(),
  shortTitle: z.string().nullable(),
  isKey: z.boolean().nullable(),
  government: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  /** The day on which open terms are counted; null = nothing to count. */
  asOf: day,
  ...correctionsField,
  updated: z.iso.date(),
  sources: z.array(sourceRefSchema),
};
