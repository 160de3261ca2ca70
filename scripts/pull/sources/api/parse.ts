/** Reads an answer of the API: required is only what identifies the record, every other field may be missing or of any type. */
import type { z } from "zod";
import type { Notes } from "./notes.ts";
import { unusedFields } from "./unused-fields.ts";

/** A foreign record without what identifies it. */
export class InvalidRaw extends Error {
  override readonly name = "InvalidRaw";
}

/**
 * Parses a record. A field that does not fit its schema is dropped and noted, with the row that it identifies where it
 * was required there; the rest is kept. Fields that nobody has described are noted too.
 * @param endpoint name of the call in notes and in {@link unusedFields}.
 * @throws InvalidRaw when the record itself lacks a required field: path, expected and got.
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
      notes.add(`${endpoint}: ${nameOf(dropped)}: ${why}`);
    }
    const again = schema.safeParse(copy);
    if (again.success) return again.data;
    ({ issues } = again.error);
  }
}

/** The error for a record that lacks what it needs: it names the fault that was there first, in what is missing now. */
function refusal(endpoint: string, value: unknown, issue: Issue, first: readonly Issue[]): InvalidRaw {
  const cause = first.find(({ path }) => issue.path.every((key, index) => path[index] === key)) ?? issue;
  const where = nameOf(cause.path) || "the record";
  return new InvalidRaw(`${endpoint}: ${where}: ${cause.message}; got ${excerpt(dig(value, cause.path))}`);
}

function noteNewFields(endpoint: string, schema: z.ZodObject, value: unknown, notes: Notes): void {
  if (typeof value !== "object" || value === null) return;
  const unused = unusedFields[endpoint] ?? {};
  for (const name of Object.keys(value))
    if (!(name in schema.shape) && !(name in unused)) notes.add(`${endpoint}: new field "${name}"`);
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Last places first, so that dropping a row does not move those still to be dropped. One issue a path. */
function deepestFirst(issues: readonly Issue[]): Issue[] {
  const byPath = new Map(issues.map((issue) => [JSON.stringify(issue.path), issue]));
  return [...byPath.values()].toReversed();
}

/**
 * Takes a value out of a parsed answer: a field that is there is deleted, a row of a list removed; where the field is
 * missing, what holds it goes. Returns the path that was dropped; null when nothing is left to drop but the record.
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

/** "members_votes.vote": the path without places in lists, so that equal faults are one note. */
function nameOf(path: Path): string {
  return path
    .filter((key) => typeof key !== "number")
    .map(String)
    .join(".");
}

/** What stands at a path; undefined where nothing does. */
export function dig(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (found, key) => (typeof found === "object" && found !== null ? (Reflect.get(found, key) as unknown) : undefined),
    value,
  );
}

/** The beginning of a value, as JSON. */
export function excerpt(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
