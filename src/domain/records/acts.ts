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
import {
  actRefSchema,
  day,
  optionalCount,
  optionalDay,
  optionalDueDay,
  optionalText,
  slug,
  sourceRefSchema,
  text,
  url,
  year,
} from "./parts.ts";

const signatureSchema = z.strictObject({
  /** Person id; null for signers known only by name (members of government, regions). */
  person: slug.nullable(),
  name: text,
  isFirst: z.boolean(),
  added: optionalDay,
  withdrawn: optionalDay,
});

const stepSchema = z.strictObject({
  date: optionalDueDay,
  branch: z.enum(branches).nullable(),
  /** Identifier of the reading that the step belongs to ("S.824"). */
  reading: optionalText,
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
  label: text,
  /** Set when the source lists the step as still to come. */
  isPending: z.literal(true).optional(),
  /** Body id, and the name of the body as published. */
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
  /** Published day of presentation before the legislature began: an error of the source, shown as such, never counted. */
  doubtfulPresented: day.optional(),
  status: optionalText,
  statusDate: optionalDay,
  url: url.nullable(),
  /** Texts of the reading, oldest first; absent = the source publishes none. */
  texts: z
    .array(z.strictObject({ title: optionalText, date: optionalDay, url }))
    .min(1)
    .optional(),
});

const rapporteurSchema = z.strictObject({
  person: slug.nullable(),
  name: text,
  reading: optionalText,
  /** "commissione" or "assemblea"; for a substitute rapporteur also the published words that say so. */
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
  /** Chosen by the newsroom; null = not published. */
  isKey: z.boolean().nullable(),
  /** The government in office when the act was presented, or that adopted it. */
  government: slug.nullable(),
  sources: z.array(sourceRefSchema),
};

const billSchema = z.strictObject({
  ...actBase,
  kind: z.literal("bill"),
  /** Readings in order. `id` is the slug of the reading first seen (usually the first); the other slugs are aliases. */
  readings: z.array(readingSchema).min(1),
  type: z.enum(billTypes).nullable(),
  initiative: z.enum(initiatives).nullable(),
  phase: z.enum(billPhases).nullable(),
  /** Published text, only where the value is not a known code. */
  typeText: text.optional(),
  initiativeText: text.optional(),
  phaseText: text.optional(),
  /** Status as published, with its date. */
  status: optionalText,
  statusDate: optionalDay,
  presented: optionalDay,
  /** null = not published. */
  isRatification: z.boolean().nullable(),
  /** Number and date of the law; null = not (yet) law. `url`: address at Normattiva, only as published. */
  law: z.strictObject({ number: text, date: optionalDay, published: optionalDay, url: url.optional() }).nullable(),
  related: z.array(z.strictObject({ relation: z.enum(billRelations), act: actRefSchema })),
  /** Id of the decree-law that the bill converts. */
  converts: slug.nullable(),
  signatures: z.array(signatureSchema),
  rapporteurs: z.array(rapporteurSchema),
  assignments: z.array(assignmentSchema),
  steps: z.array(stepSchema),
  /** Subjects (TESEO) as published. */
  subjects: z.array(text),
});
export type Bill = z.infer<typeof billSchema>;

/** Characteristics of a decree; null = not published. */
const manner = {
  isOmnibus: z.boolean().nullable(),
  isMinotaurus: z.boolean().nullable(),
  isSubjectToAgreements: z.boolean().nullable(),
};

const decreeSchema = z.strictObject({
  ...actBase,
  /** `id` is year and number: "2026-23". */
  kind: z.literal("decree"),
  number: z.int().positive(),
  year,
  date: optionalDay,
  councilDate: optionalDay,
  published: optionalDay,
  /** Last day for the conversion, published or computed; null = unknown. See `decreeExpiry`. */
  expires: optionalDueDay,
  status: z.enum(decreeStatuses).nullable(),
  /** Published text, only where the value is not a known code. */
  statusText: text.optional(),
  statusDate: optionalDay,
  typology: optionalText,
  /** Bills for the conversion; more than one when a bill was returned and presented again. */
  conversionBills: z.array(slug),
  conversionLaw: z.strictObject({ number: text, date: optionalDay }).nullable(),
  ...manner,
  steps: z.array(stepSchema),
  /** Links to the text at Normattiva and in the Gazzetta, only as published. */
  normattivaUrl: url.nullable(),
  gazzettaUrl: url.nullable(),
});
export type GovernmentDecree = z.infer<typeof decreeSchema>;

/** Upper bound in euro (ten thousand billion). Sums of larger values would be meaningless. */
const largestAmount = 1e13;
const amount = z.number().min(-largestAmount).max(largestAmount);
const resourcesSchema = z.array(z.strictObject({ year, amount }));

const legislativeDecreeSchema = z.strictObject({
  ...actBase,
  kind: z.literal("dlgs"),
  number: z.int().positive().nullable(),
  year: year.nullable(),
  descriptiveTitle: optionalText,
  /** "Legge delega", "Legge di delegazione europea" … */
  type: optionalText,
  announced: optionalDay,
  adopted: optionalDay,
  billDate: optionalDay,
  published: optionalDay,
  /** The draft that the chambers received for their opinion. Absent = not published. */
  draft: z
    .strictObject({
      /** "152": number of the Government's act within the legislature. */
      number: text,
      submitted: optionalDay,
      status: optionalText,
    })
    .optional(),
  delegationLaws: z.array(z.strictObject({ label: text, act: actRefSchema.nullable() })),
  documentUrl: url.nullable(),
  ...manner,
  /** Euro blocked until the missing implementing decrees are adopted. */
  lockedResources: resourcesSchema,
  /** Published total in euro, only where the sum of the years differs from it or the years are missing. */
  lockedTotal: amount.optional(),
  /** Number of implementing decrees as counted by the source. */
  implementing: z.strictObject({ toAdopt: optionalCount, adopted: optionalCount }).optional(),
  steps: z.array(stepSchema),
});
export type LegislativeDecree = z.infer<typeof legislativeDecreeSchema>;

const implementingDecreeSchema = z.strictObject({
  ...actBase,
  kind: z.literal("datt"),
  /** Published name of the government, only where it has no record ("Draghi I"). */
  governmentText: text.optional(),
  proposers: z.array(text),
  jointBodies: z.array(text),
  deadline: optionalDueDay,
  adoptionDate: optionalDay,
  status: z.enum(implementingStatuses).nullable(),
  /** Published text, only where the value is not a known code. */
  statusText: text.optional(),
  policy: optionalText,
  theme: optionalText,
  /** Form of the act to adopt ("Decreto ministeriale"). */
  actType: optionalText,
  nature: optionalText,
  published: optionalDay,
  /** Law or decree that requires the act. `typeLaw` holds the values of the spec's filter type_law. */
  reference: z.strictObject({ label: text, act: actRefSchema.nullable() }).nullable(),
  typeLaw: optionalText,
  resources: resourcesSchema,
  /** Published total in euro, only where the sum of the years differs from it or the years are missing. */
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
