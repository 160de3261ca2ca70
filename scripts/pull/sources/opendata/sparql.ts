import type { Query } from "./queries.ts";

/** One solution: variable → lexical value. Unbound variables are absent; blank nodes read `_:…`. */
export type Row = Readonly<Record<string, string>>;

/** Whatever answers the queries of a chamber: a store in memory or an endpoint over HTTP. */
export interface Engine {
  select(query: Query): Promise<readonly Row[]>;
}

/** The engines of the two chambers, and what they say about themselves. */
export interface Chambers {
  readonly camera: Engine;
  readonly senato: Engine;
  /** Where the data were read, for messages: a folder or an address. */
  readonly origin: string;
  /** Day of the dump or of the reading; null = not stated, the latest date inside the data holds. */
  readonly day: { readonly C: string | null; readonly S: string | null };
  /** Former group spells that are known without dates (see `adesioni-senza-date.csv`). */
  readonly undatedSpells: readonly UndatedSpell[];
}

/** A group that a deputy left on a day that the source does not give. */
export interface UndatedSpell {
  /** URI of the deputy. */
  readonly deputy: string;
  /** Place in the deputy's series of spells, from 1. */
  readonly order: number;
  /** URI of the group. */
  readonly group: string;
}

/** The value of a variable that the query guarantees. */
export function get(row: Row, variable: string): string {
  const value = row[variable];
  if (value === undefined)
    throw new Error(`The query guarantees ?${variable}, the answer has only ${Object.keys(row).join(", ")}`);
  return value;
}

/** The value of an optional variable. */
export function find(row: Row, variable: string): string | null {
  return row[variable] ?? null;
}

/** The last part of a URI: "http://dati.senato.it/commissione/0-1" → "0-1". */
export function localName(uri: string): string {
  return uri.slice(uri.lastIndexOf("/") + 1);
}
