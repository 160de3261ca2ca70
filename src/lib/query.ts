/** Values of a query parameter. Spec §5. */
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/**
 * The query string of a request: empty and false values are omitted, arrays become repeated parameters. Keys keep their
 * order, so that equal queries give equal text. "" when nothing is to be sent. Spec §5.
 */
export function toQuery(values: Readonly<Record<string, QueryValue>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const all = Array.isArray(value) ? value : [value];
    for (const one of all) if (isSent(one)) query.append(name, String(one));
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

function isSent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "" && value !== false;
}
