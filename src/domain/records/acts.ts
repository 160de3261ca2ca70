/** Acts of every kind. */
import { z } from "zod";
import {
  billPhases,
  billRelations,
  billTypes,
  branches,
  decreeStatuses,
  implementingStatuses,
  initiatives,
} from "#src/domain/codes.ts";
import { actRefSchema, optionalCount, optionalDay, optionalText, slug, sourceRefSchema, text, url } from "./parts.ts";

const signatureSchema = z.strictObject({
  /** Person id; null for signers known by name only (members of government, regions). */
  person: slug.nullable(),
  name: text,
  isFirst: z.boolean(),
  added: optionalDay,
  withdrawn: optionalDay,
});

const stepSchema = z.strictObject({
  date: optionalDay,
  branch: z.enum(branches).nullable(),
  /** Identifier of the reading this step belongs to ("S.824"). */
  reading: optionalText,
  /**
   * "presented", "assigned", "committee_start", "committee_end", "assembly", "approved", "law", "rejected", "absorbed",
   * "withdrawn", "lapsed", "returned", "split", "published", "council", "adopted", "other"
   */
  kind: z.enum([
    "presented",
    "assigned",
    "committee_start",
    "committee_end",
    "assembly",
    "approved",
    "law",
    "rejected",
    "absorbed",
    "withdrawn",
    "lapsed",
    "returned",
    "split",
    "published",
    "council",
    "adopted",
    "other",
  ]),
  /** In the source's words. */
  label: text,
  /** Listed by the source as still to come. */
  isPending: z.literal(true).optional(),
  /** Body id, and its name in the source's words. */
  body: slug.nullable(),
  bodyName: optionalText,
});
export type ActStep = z.infer<typeof stepSchema>;

const readingSchema = z.strictObject({
  /** "C.2750", "S.1384-B" as published. */
  identifier: text,
  /** Address form: "C_2750", "S_1384-B". */
  slug: slug,
  branch: z.enum(branches),
  /** 1 = first reading. */
  order: z.int().positive(),
  presented: optionalDay,
  status: optionalText,
  statusDate: optionalDay,
  url: url.nullable(),
});

const rapporteurSchema = z.strictObject({
  person: slug.nullable(),
  name: text,
  reading: optionalText,
  /** "commissione" or "assemblea"; of whoever stands in for the rapporteur with the words that say so. */
  place: optionalText,
  isMinority: z.boolean(),
  date: optionalDay,
});

const assignmentSchema = z.strictObject({
  reading: text,
  body: slug.nullable(),
  bodyName: text,
  /** "primaria", "consultiva". */
  type: optionalText,
  /** "referente", "deliberante", "redigente". */
  seat: optionalText,
  date: optionalDay,
});

const actBase = {
  id: slug,
  aliases: z.array(slug),
  title: text,
  shortTitle: optionalText,
  /** Chosen by the newsroom; null = the source does not say. */
  isKey: z.boolean().nullable(),
  /** The government in office when it was presented, or that adopted it. */
  government: slug.nullable(),
  sources: z.array(sourceRefSchema),
};

const billSchema = z.strictObject({
  ...actBase,
  kind: z.literal("bill"),
  /** Readings in order; `id` is the slug of the first. Every other reading's slug is an alias. */
  readings: z.array(readingSchema).min(1),
  type: z.enum(billTypes).nullable(),
  initiative: z.enum(initiatives).nullable(),
  phase: z.enum(billPhases).nullable(),
  /** The source's own words, where they are none of the known ones. */
  typeText: text.optional(),
  initiativeText: text.optional(),
  phaseText: text.optional(),
  /** Status in the source's words, with its date. */
  status: optionalText,
  statusDate: optionalDay,
  presented: optionalDay,
  /** null = the source does not say. */
  isRatification: z.boolean().nullable(),
  /** Law number and date, once it is one. */
  law: z.strictObject({ number: text, date: optionalDay, published: optionalDay }).nullable(),
  /** Absorbed by, unified with, split from. */
  related: z.array(z.strictObject({ relation: z.enum(billRelations), act: actRefSchema })),
  /** The decree-law it converts. */
  converts: slug.nullable(),
  signatures: z.array(signatureSchema),
  rapporteurs: z.array(rapporteurSchema),
  assignments: z.array(assignmentSchema),
  steps: z.array(stepSchema),
  /** Subjects (TESEO) in the source's words. */
  subjects: z.array(text),
});
export type Bill = z.infer<typeof billSchema>;

/** How a decree was made; null = the source does not say. */
const manner = {
  isOmnibus: z.boolean().nullable(),
  isMinotaurus: z.boolean().nullable(),
  isSubjectToAgreements: z.boolean().nullable(),
};

const decreeSchema = z.strictObject({
  ...actBase,
  /** "2026-23" */
  kind: z.literal("decree"),
  number: z.int().positive(),
  year: z.int(),
  /** Day of the decree. */
  date: optionalDay,
  councilDate: optionalDay,
  published: optionalDay,
  /** 60 days after publication. */
  expires: optionalDay,
  status: z.enum(decreeStatuses).nullable(),
  /** The source's own words, where they are none of the known ones. */
  statusText: text.optional(),
  statusDate: optionalDay,
  typology: optionalText,
  /** Bills that asked for its conversion (more than one when returned and presented again). */
  conversionBills: z.array(slug),
  conversionLaw: z.strictObject({ number: text, date: optionalDay }).nullable(),
  ...manner,
  steps: z.array(stepSchema),
  /** Text at Normattiva and in the Gazzetta, only as the source gives them. */
  normattivaUrl: url.nullable(),
  gazzettaUrl: url.nullable(),
});
export type GovernmentDecree = z.infer<typeof decreeSchema>;

/** Ten thousand billion euro: beyond it a sum is none. */
const largestAmount = 1e13;
const amount = z.number().min(-largestAmount).max(largestAmount);
const resourcesSchema = z.array(z.strictObject({ year: z.int(), amount }));

const legislativeDecreeSchema = z.strictObject({
  ...actBase,
  kind: z.literal("dlgs"),
  number: z.int().positive().nullable(),
  year: z.int().nullable(),
  descriptiveTitle: optionalText,
  /** "Legge delega", "Legge di delegazione europea" … */
  type: optionalText,
  announced: optionalDay,
  adopted: optionalDay,
  billDate: optionalDay,
  published: optionalDay,
  delegationLaws: z.array(z.strictObject({ label: text, act: actRefSchema.nullable() })),
  documentUrl: url.nullable(),
  ...manner,
  /** Euro blocked until the missing implementing decrees are adopted. */
  lockedResources: resourcesSchema,
  /** Total in euro as published, where the years do not add up to it or are missing. */
  lockedTotal: amount.optional(),
  /** Its implementing decrees as the source counts them. */
  implementing: z.strictObject({ toAdopt: optionalCount, adopted: optionalCount }).optional(),
  steps: z.array(stepSchema),
});
export type LegislativeDecree = z.infer<typeof legislativeDecreeSchema>;

const implementingDecreeSchema = z.strictObject({
  ...actBase,
  kind: z.literal("datt"),
  proposers: z.array(text),
  jointBodies: z.array(text),
  deadline: optionalDay,
  adoptionDate: optionalDay,
  status: z.enum(implementingStatuses).nullable(),
  /** The source's own words, where they are none of the known ones. */
  statusText: text.optional(),
  policy: optionalText,
  theme: optionalText,
  /** Form of the act to adopt ("Decreto ministeriale"). */
  actType: optionalText,
  nature: optionalText,
  published: optionalDay,
  /** The law or decree that asks for it. `typeLaw` is the spec's filter type_law. */
  reference: z.strictObject({ label: text, act: actRefSchema.nullable() }).nullable(),
  typeLaw: optionalText,
  resources: resourcesSchema,
  /** Total in euro as published, where the years do not add up to it or are missing. */
  resourcesTotal: amount.optional(),
  adoptedActUrl: url.nullable(),
});
export type ImplementingDecree = z.infer<typeof implementingDecreeSchema>;

export const actSchema = z.discriminatedUnion("kind", [
  billSchema,
  decreeSchema,
  legislativeDecreeSchema,
  implementingDecreeSchema,
]);
export type Act = z.infer<typeof actSchema>;
