/** Fields as dotted paths without places in lists: those that a schema describes, and those that answers have. */
import { z } from "zod";

/** What a schema describes. */
export interface DescribedFields {
  readonly paths: ReadonlySet<string>;
  /** Paths below which anything may come. */
  readonly open: ReadonlySet<string>;
}

/** What answers have. */
export interface SeenFields {
  /** Fields that are there, also as null. */
  readonly paths: ReadonlySet<string>;
  /** Paths at which an object was found: only of these can a field be missing. "" = the answer itself. */
  readonly holders: ReadonlySet<string>;
}

const below = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);
const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf(".")));

/** "a", "a.b" and "a.b.c", from the outermost on. */
function* lineOf(path: string): Generator<string> {
  for (let dot = path.indexOf("."); dot !== -1; dot = path.indexOf(".", dot + 1)) yield path.slice(0, dot);
  yield path;
}

/** The fields of a schema, as they are before any transformation. */
export function describedFields(schema: z.core.$ZodType): DescribedFields {
  const [paths, open] = [new Set<string>(), new Set<string>()];
  const walk = (part: z.core.$ZodType, path: string): void => {
    if (part instanceof z.ZodObject)
      for (const [name, field] of Object.entries<z.core.$ZodType>(part.shape)) {
        paths.add(below(path, name));
        walk(field, below(path, name));
      }
    else if (part instanceof z.ZodArray) walk(part.element, path);
    else if (part instanceof z.ZodUnion) for (const option of part.options) walk(option, path);
    // What is put right before it is read, is read by what follows; otherwise what is read comes first.
    else if (part instanceof z.ZodPipe) walk(part.in instanceof z.ZodTransform ? part.out : part.in, path);
    else if (part instanceof z.ZodOptional || part instanceof z.ZodNullable) walk(part.unwrap(), path);
    else if (part instanceof z.ZodDefault || part instanceof z.ZodCatch) walk(part.unwrap(), path);
    else if (part instanceof z.ZodRecord || part instanceof z.ZodUnknown || part instanceof z.ZodAny) open.add(path);
  };
  walk(schema, "");
  return { paths, open };
}

/** The fields of some answers. */
export function seenFields(answers: readonly unknown[]): SeenFields {
  const [paths, holders] = [new Set<string>(), new Set<string>()];
  const walk = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, path);
    else if (typeof value === "object" && value !== null) {
      holders.add(path);
      for (const [name, part] of Object.entries(value)) {
        paths.add(below(path, name));
        walk(part, below(path, name));
      }
    }
  };
  for (const answer of answers) walk(answer, "");
  return { paths, holders };
}

/** Fields that are described and that no answer has, though what holds them is there; not what would be below them. */
export function missingFields(described: DescribedFields, seen: SeenFields): string[] {
  return [...described.paths].filter((path) => !seen.paths.has(path) && seen.holders.has(parentOf(path)));
}

/**
 * Fields that answers have and nobody has described; not what is below them.
 * @param isUnused whether a field is known and not used, with all that is below it; one that the schema describes is used.
 */
export function newFields(described: DescribedFields, seen: SeenFields, isUnused: (path: string) => boolean): string[] {
  const isNew = (path: string): boolean => {
    for (const part of lineOf(path)) {
      if (!described.paths.has(part)) return part === path && !isUnused(path);
      if (described.open.has(part)) return false;
    }
    return false;
  };
  return [...seen.paths].filter(isNew);
}
