/** Fields that are read by their path in the answers of the API. */
import { z } from "zod";
import { bareSchema } from "#src/domain/records/fields.ts";
import { plainFields, readPlain, type PlainPart } from "#scripts/pull/plain-fields.ts";
import { dig } from "./parse.ts";
import { count, flag, rawDay, rawNumber, text } from "./raw-values.ts";

const rawValues = { integer: count, number: rawNumber, flag, day: rawDay, text };

/** Makes the schema of an answer: the given fields, and those that are read by their path for these records. */
export function withPaths(
  ...records: readonly z.ZodObject[]
): <Shape extends z.ZodRawShape>(shape: Shape) => z.ZodObject<Shape>;
export function withPaths(...records: readonly z.ZodObject[]) {
  const fields = records.flatMap((record) => plainFields(record, "api"));
  return (shape: z.ZodRawShape): z.ZodObject =>
    z.object(fields.reduce((all, { place, kind }) => addPath(all, place.split("."), rawValues[kind]), shape));
}

/** A field that the shape has already stays. */
function addPath(shape: z.ZodRawShape, [name = "", ...rest]: readonly string[], raw: z.ZodType): z.ZodRawShape {
  if (rest.length === 0) return name in shape ? shape : { ...shape, [name]: raw };
  const there = shape[name] ?? z.object({}).nullish();
  const holder = bareSchema(there);
  if (!(holder instanceof z.ZodObject)) throw new Error(`${name}: not an object of fields`);
  const more = z.object(addPath(holder.shape, rest, raw));
  return { ...shape, [name]: holder === there ? more : more.nullish() };
}

/** The part of a record that a parsed answer gives by paths. */
export function valuesAt<Shape extends z.ZodRawShape>(
  record: z.ZodObject<Shape>,
  answer: object,
): PlainPart<Shape, "api"> {
  return readPlain(record, "api", ({ place }) => dig(answer, place.split(".")));
}
