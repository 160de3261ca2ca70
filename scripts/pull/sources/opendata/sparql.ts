import type { Query } from "./queries.ts";

/** One solution: variable → lexical value. Unbound variables are absent; blank nodes have the form `_:…`. */
export type Row = Readonly<Record<string, string>>;

/** Runs queries against the data of a chamber: an in-memory store or an HTTP endpoint. */
export interface Engine {
  /** @throws SourceUnavailable when the rows cannot be had whole */
  select(query: Query): Promise<readonly Row[]>;
  /** Whether the request is short enough to be sent; absent = any is. */
  fits?(query: Query): boolean;
}

/** The engines that answer queries about votes. */
export type VoteEngines = Readonly<Record<Query["chamber"], Engine>>;

/** The engines of the two chambers, with metadata. */
export interface Chambers {
  readonly camera: Engine;
  readonly senato: Engine;
  /** Absent = the data have no votes. */
  readonly votes?: VoteEngines;
  /** Requests sent, retries included. */
  readonly requests?: () => number;
  /** Origin of the data for messages: a folder or a URL. */
  readonly origin: string;
  /** Day of the dump or of the request; null = unknown: use the latest day in the data. */
  readonly day: { readonly C: string | null; readonly S: string | null };
  /** Former periods in groups without dates (see `adesioni-senza-date.csv`). */
  readonly undatedPeriods: readonly UndatedPeriod[];
}

/** A group that a deputy left on an unknown day. */
export interface UndatedPeriod {
  /** URI of the deputy. */
  readonly deputy: string;
  /** Position in the deputy's series of periods, from 1. */
  readonly order: number;
  /** URI of the group. */
  readonly group: string;
}

/** Value of a variable that is always bound. @throws Error if it is missing. */
export function get(row: Row, variable: string): string {
  const value = row[variable];
  if (value === undefined)
    throw new Error(`The query guarantees ?${variable}, the answer has only ${Object.keys(row).join(", ")}`);
  return value;
}

/** Value of an optional variable; null = unbound. */
export function find(row: Row, variable: string): string | null {
  return row[variable] ?? null;
}

/** The last part of a URI: "http://dati.senato.it/commissione/0-1" → "0-1". */
export function localName(uri: string): string {
  return uri.slice(uri.lastIndexOf("/") + 1);
}
