/** Fields of records that need no code to be read: their description has the place where a source publishes them. */
import type { z } from "zod";
import { isDescribed, type Described, type Facts, type OriginName } from "#src/domain/records/described.ts";
import { kindOf } from "#src/domain/records/fields.ts";
import { memoize } from "#src/lib/memoize.ts";

type WithOrigin<O extends OriginName> = Described<Facts & { readonly [Name in O]: string }>;
type Plain<Shape extends z.ZodRawShape, O extends OriginName> = {
  [Name in keyof Shape]: Shape[Name] extends WithOrigin<O> ? Name : never;
}[keyof Shape];

/** The part of a record that an origin gives. */
export type PlainPart<Shape extends z.ZodRawShape, O extends OriginName> = Pick<
  z.output<z.ZodObject<Shape>>,
  Plain<Shape, O> & keyof z.output<z.ZodObject<Shape>>
>;

export interface PlainField {
  readonly name: string;
  /** Path or predicate, as described. */
  readonly place: string;
  readonly kind: NonNullable<ReturnType<typeof kindOf>>;
  /** Null is a value of it; otherwise the field may be absent. */
  readonly hasNull: boolean;
}

/** The fields of a record that an origin gives. */
export function plainFields(record: z.ZodObject, origin: OriginName): readonly PlainField[] {
  return fieldsOf(origin)(record);
}

const fieldsOf = memoize((origin: OriginName) => memoize((record: z.ZodObject) => readFields(record, origin)));

function readFields({ shape }: z.ZodObject, origin: OriginName): PlainField[] {
  return Object.entries<unknown>(shape).flatMap(([name, schema]) => {
    const place = isDescribed(schema) ? schema.facts[origin] : undefined;
    if (place === undefined || !isDescribed(schema)) return [];
    const kind = kindOf(schema);
    if (kind === null) throw new Error(`${name}: a code, an object or a list needs code to be read`);
    return [{ name, place, kind, hasNull: schema.safeParse(null).success }];
  });
}

/** That part of a record. A missing value is null, or absent where null is no value. */
export function readPlain<Shape extends z.ZodRawShape, O extends OriginName>(
  record: z.ZodObject<Shape>,
  origin: O,
  valueOf: (field: PlainField) => unknown,
): PlainPart<Shape, O>;
export function readPlain(
  record: z.ZodObject,
  origin: OriginName,
  valueOf: (field: PlainField) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    plainFields(record, origin).flatMap((field) => {
      const value = valueOf(field) ?? null;
      return value === null && !field.hasNull ? [] : [[field.name, value]];
    }),
  );
}
