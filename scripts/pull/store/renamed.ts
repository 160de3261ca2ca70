/** A JSON value in which another is called otherwise: every string that is the old id, but former ids, is the new one. */
export function withRenamed(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((one) => withRenamed(one, from, to));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === "aliases" ? one : withRenamed(one, from, to)]),
  );
}
