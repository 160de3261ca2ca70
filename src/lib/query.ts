/** Values that a query can carry. Spec §5. */
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/**
 * Query text of a call: empty and false values are not sent, arrays are repeated parameters. Keys keep their order, so
 * that equal queries are equal text. Without anything to send the answer is "". Spec §5.
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

/** Zero is a value and is sent. */
function isSent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "" && value !== false;
}
