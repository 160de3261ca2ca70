/**
 * A field of a record, described once: its schema with what the published tables, the labels of pages, the corrections
 * and the importers derive from it.
 */
import type { z } from "zod";

export type Cell = string | number | null;

/** Content and unit for users of the data, one sentence per language. Codes are explained in `src/i18n/data-codes.ts`. */
export interface Description {
  readonly en: string;
  readonly it: string;
}

/** What pages call a field. */
export interface FieldName {
  /** Italian name of the field within a sentence: "data di nascita". */
  readonly label?: string;
  /** The same, of a field that should never change once published: when it does, pages show a correction. */
  readonly lasting?: string;
}

/** Where a source publishes a field that needs no code of its own to be read. */
interface Origins {
  /** Path in the record of the API that the importer reads: "sitting.number". */
  readonly api?: string;
  /** Predicate of the Camera's, of the Senate's data: "osr:favorevoli"; also the variable if it is not the field. */
  readonly camera?: string;
  readonly senate?: string;
}
export type OriginName = keyof Origins;

export interface Facts extends FieldName, Origins {
  /** Name of the column, where `columnName` gives another. */
  readonly column?: string;
  /** Cell of a missing value, where it is not empty. */
  readonly missing?: Cell;
}

export interface Described<F extends Facts = Facts> {
  readonly facts: Description & F;
}

/**
 * Describes a field. One that is not described is in no table. To be called last: another method loses the facts.
 * @param en content and unit for users of the data, one sentence; `it`: the same in Italian
 */
export function field<Schema extends z.ZodType, const F extends Facts>(
  schema: Schema,
  en: string,
  it: string,
  facts?: F,
): Schema & Described<F>;
export function field(schema: z.ZodType, en: string, it: string, facts?: Facts): z.ZodType & Described {
  return Object.assign(schema.clone(), { facts: { en, it, ...facts } });
}

export function isDescribed(schema: unknown): schema is z.ZodType & Described {
  return typeof schema === "object" && schema !== null && "facts" in schema;
}
