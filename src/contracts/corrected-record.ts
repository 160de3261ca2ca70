/** Contracts of a record with corrected values, for pages that list corrections. */
import { z } from "zod";

/** Scalar value as text; null = no value, or not a printable one. */
const valueSchema = z.string().nullable();

export const correctedFieldSchema = z.strictObject({
  /** Name of the record's field; "ballot" = a member's position in a vote. */
  field: z.string(),
  /** The member, if `field` is "ballot"; else null. */
  person: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  before: valueSchema,
  after: valueSchema,
  /** A correction of ours, or its end; absent = the source changed its value. */
  own: z
    .strictObject({
      /** Path of the value in the record: see `domain/field-path.ts`. */
      path: z.string(),
      reason: z.string(),
      /** Where the right value is published. */
      source: z.string(),
      /** The source's value is published again. */
      hasEnded: z.boolean(),
    })
    .optional(),
});
export type CorrectedField = z.infer<typeof correctedFieldSchema>;

export const namedRecordSchema = z.strictObject({
  kind: z.string(),
  key: z.string(),
  /** Display name; the key if there is none. */
  label: z.string(),
  /** Site path of its page; null = it has none, or no longer has one. */
  path: z.string().nullable(),
});
export type NamedRecord = z.infer<typeof namedRecordSchema>;

/** Records with values that changed, one by one. */
export const correctedRecordSchema = namedRecordSchema.extend({ fields: z.array(correctedFieldSchema) });
