/** Schemas of acts with the field names of the API, one per endpoint. Only the identifier is required. */
import { z } from "zod";
import { count, flag, id, key, listOf, rawDay, rawResources, rawStatus, text, optionalId } from "./raw-values.ts";
import { named, rawActRef } from "./raw.ts";

const iterStep = z.object({
  label: text,
  branch: text,
  date: rawDay,
  color: text,
  previous_codes: listOf(rawActRef.extend({ value: text })),
});
const iter = z
  .object({ status: z.object({ label: text, date: rawDay }).nullish(), detail: listOf(iterStep) })
  .nullish()
  .transform((value) => value ?? null);
export type RawIterStep = z.infer<typeof iterStep>;

/** Row of bills_all/. Each reading of a bill is a row. Types and phases are codes or labels. */
export const rawBill = z.object({
  id: optionalId,
  identifier: key,
  slug: text,
  type: text,
  initiative: text,
  title: text,
  date_presenting: rawDay,
  branch: text,
  status: z.object({ phase: text, date: rawDay }).nullish(),
  first_signers: listOf(named),
  relators: listOf(named),
  source_url: text,
  is_key_act: flag,
  is_ratification: flag,
  parliament_iter: iter,
});
export type RawBill = z.infer<typeof rawBill>;

/** govdecrees/ */
export const rawGovDecree = z.object({
  id: optionalId,
  slug: text,
  title: text,
  source_url: text,
  identifier: key,
  date_presenting: rawDay,
  status: rawStatus,
  status_desc: text,
  conversion_act: rawActRef.nullish(),
  status_date: rawDay,
  publication_gu_date: rawDay,
  GU_publishing_date: rawDay,
  council_ministers_approval_date: rawDay,
  is_key_act: flag,
  is_omnibus: flag,
  is_minotaurus: flag,
  is_subject_to_agreements: flag,
  parliament_iter: iter,
});
export type RawGovDecree = z.infer<typeof rawGovDecree>;

/** govbills/ */
export const rawGovBill = z.object({
  id: optionalId,
  title: text,
  announcing_date: rawDay,
  adopting_date: rawDay,
  is_key_act: flag,
  descriptive_title: text,
  type: text,
  is_minotaurus: flag,
  is_omnibus: flag,
  is_subject_to_agreements: flag,
  identifier: key,
  bill_date: rawDay,
  publication_gu_date: rawDay,
  delegation_law: listOf(rawActRef),
  act_document: text,
  implementing: z
    .object({
      to_adopt: z.object({ cnt: count }).nullish(),
      adopted: z.object({ cnt: count }).nullish(),
      to_adopt_locked_resources: rawResources,
    })
    .nullish(),
});
export type RawGovBill = z.infer<typeof rawGovBill>;

const nameOf = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);

/** implementingdecrees/ */
export const rawImplementingDecree = z.object({
  id,
  title: text,
  gov: text,
  identifier: text,
  mins_proposer: listOf(nameOf),
  deadline_date: rawDay,
  type_act_to_adopt: text,
  reference_law: rawActRef.nullish(),
  adoption_date: rawDay,
  is_key_act: flag,
  jointly_org: listOf(nameOf),
  policy: text,
  publication_gu_date: rawDay,
  theme: text,
  type_act: text,
  nature: text,
  status: text,
  resources: rawResources,
  act_adopted: text,
});
export type RawImplementingDecree = z.infer<typeof rawImplementingDecree>;
