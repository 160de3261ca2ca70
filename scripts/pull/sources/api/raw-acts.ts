/** Acts as the API publishes them: names as they are, one schema per endpoint. Only what we use is listed. */
import { z } from "zod";
import { flag, flagOrNull, id, listOf, rawDay, rawResources, rawStatus, text } from "./raw-values.ts";
import { named, rawActRef } from "./raw.ts";

const iterStep = z.object({
  label: text,
  branch: text,
  date: rawDay,
  previous_codes: listOf(rawActRef.extend({ value: text })),
  code_prefix: text,
  post_codes: listOf(z.unknown()),
});
const iter = z
  .object({ status: z.object({ label: text, date: rawDay }).nullish(), detail: listOf(iterStep) })
  .nullish()
  .transform((value) => value ?? null);
export type RawIterStep = z.infer<typeof iterStep>;

/** bills/: a row. Each reading of a bill is a row of its own. */
export const rawBill = z.object({
  id,
  identifier: z.string(),
  slug: z.string(),
  type: text,
  initiative: text,
  title: z.string(),
  date_presenting: rawDay,
  branch: text,
  status: z.object({ phase: text, date: rawDay }).nullish(),
  first_signers: listOf(named),
  relators: listOf(named),
  source_url: text,
  is_key_act: flagOrNull,
  is_ratification: flag,
  parliament_iter: iter,
});
export type RawBill = z.infer<typeof rawBill>;

/** govdecrees/ */
export const rawGovDecree = z.object({
  id,
  slug: text,
  title: z.string(),
  source_url: text,
  identifier: z.string(),
  date_presenting: rawDay,
  status: rawStatus,
  status_desc: text,
  conversion_act: rawActRef.nullish(),
  status_date: rawDay,
  publication_gu_date: rawDay,
  GU_publishing_date: rawDay,
  council_ministers_approval_date: rawDay,
  is_key_act: flagOrNull,
  is_omnibus: flagOrNull,
  is_minotaurus: flagOrNull,
  is_subject_to_agreements: flagOrNull,
  parliament_iter: iter,
});
export type RawGovDecree = z.infer<typeof rawGovDecree>;

/** govbills/ */
export const rawGovBill = z.object({
  id,
  slug: text,
  title: z.string(),
  announcing_date: rawDay,
  adopting_date: rawDay,
  is_key_act: flagOrNull,
  descriptive_title: text,
  type: text,
  is_minotaurus: flagOrNull,
  is_omnibus: flagOrNull,
  is_subject_to_agreements: flagOrNull,
  identifier: z.string(),
  bill_date: rawDay,
  publication_gu_date: rawDay,
  delegation_law: listOf(rawActRef),
  act_document: text,
  implementing: z.object({ to_adopt_locked_resources: rawResources }).nullish(),
});
export type RawGovBill = z.infer<typeof rawGovBill>;

/** implementingdecrees/ */
export const rawImplementingDecree = z.object({
  id,
  title: z.string(),
  gov: text,
  identifier: text,
  mins_proposer: listOf(z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])),
  deadline_date: rawDay,
  type_act_to_adopt: text,
  reference_law: rawActRef.nullish(),
  adoption_date: rawDay,
  is_key_act: flagOrNull,
  jointly_org: listOf(z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])),
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
