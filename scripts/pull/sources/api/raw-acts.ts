/** Schemas of acts with the field names of the API, one per endpoint. Only the identifier is required. */
import { z } from "zod";
import { cleanText } from "#scripts/pull/clean-text.ts";
import { count, each, flag, id, key, listOf, rawDay, rawResources, rawStatus, text, optionalId } from "./raw-values.ts";
import { decreeSchema, implementingDecreeSchema, legislativeDecreeSchema } from "#src/domain/records/acts.ts";
import { withPaths } from "./by-path.ts";
import { named, rawActRef } from "./raw.ts";

const iterStep = z.object({
  ...each(text, "label branch color"),
  date: rawDay,
  previous_codes: listOf(rawActRef.extend({ value: text })),
});
const iter = z
  .object({ status: z.object({ label: text, date: rawDay }).nullish(), detail: listOf(iterStep) })
  .nullish()
  .transform((value) => value ?? null);
export type RawIterStep = z.infer<typeof iterStep>;

/** Row of bills_all/. Each reading of a bill is a row. Types and phases are codes or labels. */
export const rawBill = z.object({
  ...each(text, "slug type initiative title branch"),
  id: optionalId,
  identifier: key,
  date_presenting: rawDay,
  status: z.object({ phase: text, date: rawDay }).nullish(),
  first_signers: listOf(named),
  relators: listOf(named),
  ...each(flag, "is_key_act is_ratification"),
  source_url: text,
  parliament_iter: iter,
});
export type RawBill = z.infer<typeof rawBill>;

/** govdecrees/ */
export const rawGovDecree = withPaths(decreeSchema)({
  ...each(text, "slug title source_url status_desc"),
  id: optionalId,
  identifier: key,
  date_presenting: rawDay,
  status: rawStatus,
  conversion_act: rawActRef.nullish(),
  ...each(rawDay, "status_date publication_gu_date GU_publishing_date council_ministers_approval_date"),
  parliament_iter: iter,
});
export type RawGovDecree = z.infer<typeof rawGovDecree>;

/** govbills/ */
export const rawGovBill = withPaths(legislativeDecreeSchema)({
  ...each(text, "title type"),
  ...each(rawDay, "adopting_date bill_date publication_gu_date"),
  id: optionalId,
  identifier: key,
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

const nameOf = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]).transform(cleanText);

/** implementingdecrees/ */
export const rawImplementingDecree = withPaths(implementingDecreeSchema)({
  id,
  ...each(text, "title gov identifier"),
  mins_proposer: listOf(nameOf),
  deadline_date: rawDay,
  type_act_to_adopt: text,
  reference_law: rawActRef.nullish(),
  adoption_date: rawDay,
  jointly_org: listOf(nameOf),
  ...each(text, "type_act status act_adopted"),
  publication_gu_date: rawDay,
  resources: rawResources,
});
export type RawImplementingDecree = z.infer<typeof rawImplementingDecree>;
