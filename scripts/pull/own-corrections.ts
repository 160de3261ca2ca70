/**
 * The corrections file: values of ours in place of wrong ones that the source does not mend. It is versioned with the
 * code, like the accept file, and its entries end on a day, so that each is looked at again.
 */
import { z } from "zod";
import { parsePath, topField } from "#src/domain/field-path.ts";
import { legislature } from "#src/domain/legislature.ts";
import { recordKinds, type RecordKind } from "#src/domain/records.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { readEntries } from "./entries.ts";

/** Default corrections file. */
export const defaultCorrectionsFile = ".github/corrections.json";

/** Fields that identify a record: with another value it would be another record. */
const identity: ReadonlySet<string> = new Set(["id", "kind"]);

const ownCorrectionSchema = z.strictObject({
  kind: z.enum<readonly [RecordKind, ...RecordKind[]]>(["person", ...recordKinds]),
  /** Key of the record as in the change log: its id, for acts after their kind ("bill/C_1780"). */
  id: z.string().min(1),
  /**
   * Path of the value, see `domain/field-path.ts`: "ayes", "memberships[start=2022-10-13].end". "ballots." and a person
   * id for a position in a vote, whose value is a code or null.
   */
  field: z
    .string()
    .refine((field) => field.startsWith("ballots.") || parsePath(field) !== null, {
      error: `not a path such as "ayes", "law.number" or "memberships[start=${legislature.start}].end"`,
    })
    .refine((field) => !identity.has(topField(field)), { error: "a field that identifies the record stays as it is" }),
  /** The right value, as in the record: any JSON value. */
  value: z.json(),
  /** Shown on the page of the record, in Italian; at least a sentence. */
  reason: z.string().trim().min(15),
  /** Where the right value is published. */
  source: z.url({ protocol: /^https?$/ }),
  /** Last day on which the correction holds. */
  end: z.iso.date(),
});
export type OwnCorrection = z.infer<typeof ownCorrectionSchema>;

/** Maximum validity in days. */
const maxDays = 366;

/** An entry in messages: "vote vs19_641_007, ayes". */
export function nameOf({ kind, id, field }: Pick<OwnCorrection, "kind" | "id" | "field">): string {
  return `${kind} ${id}, ${field}`;
}

/**
 * Reads the corrections file; a missing file corrects nothing.
 * @throws DataError if the file is invalid, an entry ends too late, or two correct the same value.
 */
export function readOwnCorrections(file: string, day: string): OwnCorrection[] {
  const entries = readEntries(file, day, {
    schema: ownCorrectionSchema,
    name: nameOf,
    lastDay: ({ end }) => end,
    maxDays,
  });
  const names = entries.map(nameOf);
  const twice = names.find((name, place) => names.indexOf(name) < place);
  if (twice !== undefined) throw new DataError(`${file}: ${twice}: corrected twice; keep one of the entries`);
  return entries;
}
