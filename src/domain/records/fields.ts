/** The fields of a record, found by its schema. */
import { z } from "zod";

/** A value in a record that is neither an object nor a list. */
export interface Field {
  readonly path: readonly (string | number)[];
  /** Its schema, without `nullable` and `optional`. */
  readonly schema: z.ZodType;
  readonly value: unknown;
}

/** What a schema of a field states beside its type; see `parts.ts`. */
const rulesSchema = z.object({
  /** Latest possible day. Without it, a day or a month may be any. */
  latest: z.enum(["today", "tomorrow"]).optional(),
  /** A wrong value is no reason to refuse the record: missing, the field claims nothing. */
  mayBeLeftOut: z.literal(true).optional(),
});

type Rules = z.infer<typeof rulesSchema>;
const known = new WeakMap<z.ZodType, Rules>();

/** Rules of a field. */
export function rulesOf({ schema }: Pick<Field, "schema">): Rules {
  const rules = known.get(schema) ?? rulesSchema.parse(schema.meta() ?? {});
  known.set(schema, rules);
  return rules;
}

/** All fields of a record, with those that are null or absent. Parts whose shape is not that of the schema have none. */
export function fieldsOf(schema: unknown, value: unknown, path: Field["path"] = []): Field[] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return fieldsOf(schema.unwrap(), value, path);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const kind: unknown = isObject(value) ? Reflect.get(value, schema.def.discriminator) : undefined;
    const options: readonly unknown[] = schema.options;
    const option = options.find((one) => one instanceof z.ZodObject && isOfKind(one, schema.def.discriminator, kind));
    return option === undefined ? [] : fieldsOf(option, value, path);
  }
  if (schema instanceof z.ZodArray)
    return Array.isArray(value)
      ? value.flatMap((one: unknown, at) => fieldsOf(schema.element, one, [...path, at]))
      : [];
  if (schema instanceof z.ZodObject)
    return isObject(value)
      ? Object.entries(schema.shape).flatMap(([name, part]) =>
          fieldsOf(part, Reflect.get(value, name), [...path, name]),
        )
      : [];
  return schema instanceof z.ZodType ? [{ path, schema, value }] : [];
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function isOfKind(option: z.ZodObject, discriminator: string, kind: unknown): boolean {
  const schema: unknown = option.shape[discriminator];
  return schema instanceof z.ZodType && schema.safeParse(kind).success;
}
