/**
 * Parses responses of the API. Only the fields that identify a record are required; any other field may be missing or
 * of any type.
 */
import type { z } from "zod";
import type { Notes } from "#scripts/pull/notes.ts";
import { unusedFields } from "./unused-fields.ts";

/** A foreign record without a field that identifies it. */
export class InvalidRaw extends Error {
  override readonly name = "InvalidRaw";
}

/**
 * Parses a record. An invalid optional field is dropped and noted; an invalid required field drops its list row. Fields
 * in neither the schema nor {@link unusedFields} are noted.
 * @param endpoint name of the endpoint in notes and in {@link unusedFields}
 * @throws InvalidRaw when the record itself lacks a required field: path, expected and actual value
 */
export function parseRaw<Shape extends z.ZodRawShape>(
  endpoint: string,
  schema: z.ZodObject<Shape>,
  value: unknown,
  notes: Notes,
): z.infer<z.ZodObject<Shape>> {
  noteNewFields(endpoint, schema, value, notes);
  const first = schema.safeParse(value);
  if (first.success) return first.data;
  const copy = structuredClone(value);
  for (let { issues } = first.error; ;) {
    for (const issue of deepestFirst(issues)) {
      const dropped = drop(copy, issue.path);
      if (dropped === null) throw refusal(endpoint, value, issue, first.error.issues);
      const why =
        dropped.length < issue.path.length ? `left out without "${String(issue.path.at(-1))}"` : issue.message;
      notes.warn(`${endpoint}: ${textOf(dropped)}: ${why}`, nameOf(value) ?? undefined);
    }
    const again = schema.safeParse(copy);
    if (again.success) return again.data;
    ({ issues } = again.error);
  }
}

/**
 * Error for a record without a required field. It names the original fault: after dropping an invalid value the field
 * only looks missing.
 */
function refusal(endpoint: string, value: unknown, issue: Issue, first: readonly Issue[]): InvalidRaw {
  const cause = first.find(({ path }) => issue.path.every((key, index) => path[index] === key)) ?? issue;
  const where = textOf(cause.path) || "the record";
  return new InvalidRaw(`${endpoint}: ${where}: ${cause.message}; got ${excerpt(dig(value, cause.path))}`);
}

function noteNewFields(endpoint: string, schema: z.ZodObject, value: unknown, notes: Notes): void {
  if (typeof value !== "object" || value === null) return;
  const unused = unusedFields[endpoint] ?? {};
  for (const name of Object.keys(value))
    if (!(name in schema.shape) && !(name in unused)) notes.warn(`${endpoint}: new field "${name}"`);
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Last list indices first, so that dropping a row does not move the others. One issue per path. */
function deepestFirst(issues: readonly Issue[]): Issue[] {
  const byPath = new Map(issues.map((issue) => [JSON.stringify(issue.path), issue]));
  return [...byPath.values()].toReversed();
}

/**
 * Drops the value at a path from a response: deletes a field or removes a list row. If the field does not exist, drops
 * its parent. Returns the dropped path; null when only the record itself is left.
 */
function drop(root: unknown, path: Path): Path | null {
  const key = path.at(-1);
  if (key === undefined) return null;
  const holder = dig(root, path.slice(0, -1));
  if (Array.isArray(holder) && typeof key === "number" && key < holder.length) {
    holder.splice(key, 1);
    return path;
  }
  if (typeof holder === "object" && holder !== null && Reflect.has(holder, key)) {
    Reflect.deleteProperty(holder, key);
    return path;
  }
  return drop(root, path.slice(0, -1));
}

/** Name of a record of unknown shape: slug of the person, slug, identifier or id. */
export function nameOf(row: unknown): string | null {
  if (typeof row !== "object" || row === null) return null;
  const person = "person" in row ? nameOf(row.person) : null;
  const names = [person, "slug" in row && row.slug, "identifier" in row && row.identifier, "id" in row && row.id];
  const name = names.find((one) => typeof one === "string" || typeof one === "number");
  return name === undefined ? null : String(name);
}

/** "members_votes.vote": path without list indices, so that equal faults become one note. */
function textOf(path: Path): string {
  return path
    .filter((key) => typeof key !== "number")
    .map(String)
    .join(".");
}

/** Value at a path; undefined if there is none. */
export function dig(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (found, key) =>
      typeof found === "object" && found !== null ? Object.getOwnPropertyDescriptor(found, key)?.value : undefined,
    value,
  );
}

/** Start of a value as JSON, at most 80 characters. */
export function excerpt(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
