/** The fields of a record, found by its schema. */
import { z } from "zod";

/** A part of a record; {@link fieldsOf} gives those that are neither an object nor a list. */
export interface Field {
  readonly path: readonly (string | number)[];
  /** Its schema, without `nullable` and `optional`. */
  readonly schema: z.ZodType;
  readonly value: unknown;
}

/** What the schema of a part states beside its type; see `parts.ts`. */
const rulesSchema = z.object({
  /** Latest possible day. Without it, a day or a month may be any. */
  latest: z.enum(["today", "tomorrow"]).optional(),
  /** A wrong value is no reason to refuse the record: missing, the part claims nothing. */
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

/** A schema without `nullable` and `optional`. */
export function bareSchema(schema: unknown): unknown {
  return schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? bareSchema(schema.unwrap()) : schema;
}

/** What a value is, whoever writes it; null = a code, an object or a list. */
export function kindOf(given: unknown): "integer" | "number" | "flag" | "day" | "text" | null {
  const schema = bareSchema(given);
  if (schema instanceof z.ZodNumber) return schema.format === "safeint" ? "integer" : "number";
  if (schema instanceof z.ZodBoolean || (schema instanceof z.ZodLiteral && schema.values.has(true))) return "flag";
  if (schema instanceof z.ZodISODate) return "day";
  return schema instanceof z.ZodString || schema instanceof z.ZodURL ? "text" : null;
}

/** The bare schema, and of a union the option that the value has; null = none. */
function bare(given: unknown, value: unknown): unknown {
  const schema = bareSchema(given);
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  const kind: unknown = isObject(value) ? Reflect.get(value, schema.def.discriminator) : undefined;
  const options: readonly unknown[] = schema.options;
  const option = options.find((one) => one instanceof z.ZodObject && isOfKind(one, schema.def.discriminator, kind));
  return option === undefined ? null : bare(option, value);
}

/** All fields of a record, with those that are null or absent. Parts whose shape is not that of the schema have none. */
export function fieldsOf(given: unknown, value: unknown, path: Field["path"] = []): Field[] {
  const schema = bare(given, value);
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

/** The parts of a record that contain the value at a path, from the outermost to the value itself. */
export function partsOn(
  given: unknown,
  value: unknown,
  path: readonly PropertyKey[],
  from: Field["path"] = [],
): Field[] {
  const schema = bare(given, value);
  const [name, ...rest] = path;
  const own = schema instanceof z.ZodType ? [{ path: from, schema, value }] : [];
  if (typeof name !== "string" && typeof name !== "number") return own;
  const inner: unknown =
    schema instanceof z.ZodArray ? schema.element : schema instanceof z.ZodObject ? schema.shape[name] : null;
  return isObject(value) && inner !== undefined && inner !== null
    ? [...own, ...partsOn(inner, Reflect.get(value, name), rest, [...from, name])]
    : own;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function isOfKind(option: z.ZodObject, discriminator: string, kind: unknown): boolean {
  const schema: unknown = option.shape[discriminator];
  return schema instanceof z.ZodType && schema.safeParse(kind).success;
}
