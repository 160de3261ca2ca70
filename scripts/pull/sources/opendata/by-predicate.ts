/** Fields that are read by one predicate in the data of a chamber: "osr:favorevoli", or with its variable "osr:favorevoli ?f". */
import type { z } from "zod";
import { plainFields, readPlain, type PlainField, type PlainPart } from "#scripts/pull/plain-fields.ts";
import { find, type Row } from "./sparql.ts";
import { cleanOptional, toCount, toDay } from "./text.ts";

type Chamber = "camera" | "senate";

/** Days are read as text: the Senate types invalid ones as dates ("2024-04-10 00:00:00.0"). */
const toValue = {
  integer: toCount,
  number: (word: string | null) => (word === null ? null : Number(word)),
  flag: (word: string | null) => (word === null ? null : word === "1" || word === "true"),
  day: toDay,
  text: cleanOptional,
};

const variableOf = ({ place, name }: PlainField): string => place.split(" ")[1] ?? `?${name}`;

/** For a query: the variables to select, and the patterns that bind them to the record `subject` ("?v"). */
export function optionalFields(record: z.ZodObject, chamber: Chamber, subject: string) {
  const fields = plainFields(record, chamber);
  return {
    variables: fields.map(variableOf).join(" "),
    patterns: fields
      .map((field) => `OPTIONAL { ${subject} ${field.place.split(" ")[0] ?? ""} ${variableOf(field)} }`)
      .join(" "),
  };
}

/** The part of a record that a row gives by these predicates. */
export function valuesIn<Shape extends z.ZodRawShape, C extends Chamber>(
  record: z.ZodObject<Shape>,
  chamber: C,
  row: Row,
): PlainPart<Shape, C> {
  return readPlain(record, chamber, (field) => toValue[field.kind](find(row, variableOf(field).slice(1))));
}
