/** Contracts of /governi and of a government's page. */
import { z, type ZodType } from "zod";
import { billStates } from "#src/domain/act-state.ts";
import { actKinds, governmentRanks } from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import { correctionsField } from "./corrections.ts";
import { heldVotes, type GovernmentBillRow } from "#src/lib/lists/government-bills.ts";
import { compositionFiguresSchema, optionalDay, personLinkSchema } from "./body-parts.ts";
import { voteRowSchema } from "./vote-row.ts";

const page = { asOf: optionalDay, updated: z.iso.date(), sources: z.array(sourceRefSchema) };

const officeRowSchema = z.strictObject({
  person: personLinkSchema,
  rank: z.enum(governmentRanks),
  /** Role as worded by the source. */
  role: z.string(),
  department: z.string().nullable(),
  party: z.string().nullable(),
  start: optionalDay,
  end: optionalDay,
  /** true = held on the reference day of the page. */
  current: z.boolean(),
  /** Previous holder of the same office; null = none. */
  replaces: personLinkSchema.nullable(),
  /** Strength in government, in percentage points; null = the office has ended. */
  strength: z.number().nullable(),
});
export type OfficeRow = z.infer<typeof officeRowSchema>;

/** One party in a government; `party: null` = independent, or not given by the source. */
const partyRowSchema = z.strictObject({
  party: z.string().nullable(),
  size: z.int(),
  ministers: z.int(),
  strength: z.number().nullable(),
});
export type PartyRow = z.infer<typeof partyRowSchema>;

/**
 * `beaten`: of the verified open `votes` under the government (of a secret one nothing can be said), those decided against the choice of its majority. `won`: of the
 * `confidence` votes, those approved.
 */
const recordSchema = z.strictObject({ votes: z.int(), beaten: z.int(), confidence: z.int(), won: z.int() });
export type GovernmentRecord = z.infer<typeof recordSchema>;

/** /governi */
export const governmentListPageSchema = z.strictObject({
  ...page,
  governments: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      start: z.iso.date(),
      end: optionalDay,
      president: personLinkSchema.nullable(),
      size: z.int(),
      /** Women, of those whose gender is known. */
      women: z.int(),
      genderKnown: z.int(),
      /** null = the source has no list of them. */
      bills: z.int().nullable(),
      decrees: z.int().nullable(),
      record: recordSchema,
    }),
  ),
});
export type GovernmentListPage = z.infer<typeof governmentListPageSchema>;

/** An act of the government. `state`: phase or status code. */
const actRowSchema = z.strictObject({
  kind: z.enum(actKinds),
  id: z.string(),
  label: z.string(),
  title: z.string(),
  date: optionalDay,
  state: z.string().nullable(),
});
export type ActRow = z.infer<typeof actRowSchema>;

const stateCountSchema = z.strictObject({ state: z.string().nullable(), count: z.int() });
const actListSchema = z.strictObject({
  total: z.int(),
  latest: z.array(actRowSchema),
  states: z.array(stateCountSchema),
});
export type GovernmentActs = z.infer<typeof actListSchema>;

/** A bill of a government, with the fields that its list filters by. */
export const governmentBillSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  title: z.string(),
  state: z.enum(billStates),
  stateText: z.string().optional(),
  presented: optionalDay,
  published: optionalDay,
  votes: z.array(z.enum(heldVotes)).readonly(),
}) satisfies ZodType<GovernmentBillRow>;

/** /governi/{slug} */
export const governmentPageSchema = z.strictObject({
  ...page,
  ...correctionsField,
  id: z.string(),
  name: z.string(),
  start: z.iso.date(),
  end: optionalDay,
  /** Days in office, up to the end of the government or to `countedOn`. */
  days: z.int().nullable(),
  countedOn: optionalDay,
  offices: z.array(officeRowSchema),
  former: z.array(officeRowSchema),
  figures: compositionFiguresSchema,
  /** Members of government who sit in a chamber; null = one of its members has no record. */
  inParliament: z.int().nullable(),
  parties: z.array(partyRowSchema),
  bills: z.strictObject({ total: z.int(), rows: z.array(governmentBillSchema), states: z.array(stateCountSchema) }),
  decrees: actListSchema,
  legislativeDecrees: actListSchema,
  implementingDecrees: actListSchema,
  record: recordSchema,
  confidence: z.strictObject({ total: z.int(), rows: z.array(voteRowSchema) }),
});
export type GovernmentPage = z.infer<typeof governmentPageSchema>;
