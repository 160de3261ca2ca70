/** Fields as dotted paths without list indexes: those of a schema, and those of responses. */
import { z } from "zod";

export interface DescribedFields {
  readonly paths: ReadonlySet<string>;
  /** Paths below which the schema accepts any field. */
  readonly open: ReadonlySet<string>;
}

export interface SeenFields {
  /** Fields that are present, also with the value null. */
  readonly paths: ReadonlySet<string>;
  /** Paths of objects: only an object can lack a field. "" = the response itself. */
  readonly holders: ReadonlySet<string>;
}

const below = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);
const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf(".")));

/** The path and its ancestors, outermost first: "a", "a.b", "a.b.c". */
function* lineOf(path: string): Generator<string> {
  for (let dot = path.indexOf("."); dot !== -1; dot = path.indexOf(".", dot + 1)) yield path.slice(0, dot);
  yield path;
}

/** The fields that a schema accepts, before any transformation. */
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
    // A preprocessed schema is the output of its pipe, a transformed one the input.
    else if (part instanceof z.ZodPipe) walk(part.in instanceof z.ZodTransform ? part.out : part.in, path);
    else if (part instanceof z.ZodOptional || part instanceof z.ZodNullable) walk(part.unwrap(), path);
    else if (part instanceof z.ZodDefault || part instanceof z.ZodCatch) walk(part.unwrap(), path);
    else if (part instanceof z.ZodRecord || part instanceof z.ZodUnknown || part instanceof z.ZodAny) open.add(path);
  };
  walk(schema, "");
  return { paths, open };
}

export function seenFields(bodies: readonly unknown[]): SeenFields {
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
  for (const body of bodies) walk(body, "");
  return { paths, holders };
}

/** Described fields that no response has although their parent is present. Fields below a missing one are left out. */
export function missingFields(described: DescribedFields, seen: SeenFields): string[] {
  return [...described.paths].filter((path) => !seen.paths.has(path) && seen.holders.has(parentOf(path)));
}

/**
 * Fields of responses that are neither described nor unused. Fields below a new one are left out.
 * @param isUnused whether a field is listed as unused, which covers everything below it
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
