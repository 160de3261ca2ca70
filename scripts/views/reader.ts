import type { Node } from "@takumi-rs/core";
import { z, type ZodType } from "zod";
import { DataError } from "#scripts/lib/errors.ts";
import type { Ballot, RecordKind } from "#src/domain/records.ts";
import type { IndexName } from "#scripts/pull/store/indexes.ts";
import type { Change, Quarantined, Seen } from "#scripts/pull/store/read.ts";

/**
 * The only way from the snapshot to a page. Every call is remembered as a dependency of what is being computed, so
 * that a page is rebuilt exactly when something that it read has changed: tracked by construction, never by hand.
 */
export interface Reader {
  /** The record, or undefined. Depends on that record alone. */
  record<K extends RecordKind>(kind: K, key: string): Seen<K> | undefined;
  /** The record; throws DataError when it is not there (use where a gate guarantees the reference). */
  require<K extends RecordKind>(kind: K, key: string): Seen<K>;
  /** All keys of a kind, sorted. Depends on the set of keys, not on the records. */
  keys(kind: RecordKind): readonly string[];
  /** All records of a kind. Depends on every one of them: for small kinds and for derivations with early cut-off. */
  all<K extends RecordKind>(kind: K): readonly Seen<K>[];
  /** Keys found under a value of an index. Depends on that list alone. */
  index(name: IndexName, value: string): readonly string[];
  /** The distinct values of an index, sorted. Depends on that list alone. */
  indexValues(name: IndexName): readonly string[];
  /** Positions of the members in a vote, by person id in ascending order. Depends on the vote record. */
  ballots(voteKey: string): readonly Ballot[];
  /** The change log, newest day first. Depends on the whole log. */
  changes(): readonly Change[];
  /** Records set aside, by kind and key. Depends on all of them. */
  quarantine(): readonly Quarantined[];
  /** A shared intermediate result, computed once and kept with its own dependencies (early cut-off by digest). */
  derived<T>(derivation: Derivation<T>, argument: string): T;
}

/**
 * A named pure function of the snapshot. Its value is kept between runs (structured clone, so typed arrays are
 * welcome, and Maps are not a problem); whoever uses it is rebuilt only when the *value* changes. Cut along months
 * whatever grows with the votes, so that a night touches one month.
 */
export interface Derivation<T> {
  readonly name: string;
  readonly compute: (read: Reader, argument: string) => T;
}

const derivations = new Map<string, Derivation<unknown>>();

/** Names a derivation. Names are unique over the project (throws otherwise). */
export function defineDerivation<T>(name: string, compute: (read: Reader, argument: string) => T): Derivation<T> {
  if (derivations.has(name)) throw new Error(`two derivations are called "${name}"`);
  const derivation = { name, compute };
  derivations.set(name, derivation);
  return derivation;
}

/** The derivation of this name, if any module of this run has defined it: how a kept node finds its code again. */
export function findDerivation(name: string): Derivation<unknown> | undefined {
  return derivations.get(name);
}

/** A picture before it is one: boxes and texts to be laid out, plain data. */
export type Drawing = Node;

/** A family of pages (rendered by Astro) or of files (written by `emit`). */
export interface Family<Contract> {
  /** Unique name: "votes", "votes-archive", "data-votes". */
  readonly name: string;
  /** What a page shows and nothing else: codes, ISO dates, numbers; checked on every build. */
  readonly schema: ZodType<Contract>;
  /** The members of the family. */
  readonly keys: (read: Reader) => readonly string[];
  /**
   * Site path of a member, from `src/lib/routes.ts`. Pages: "/votazioni/vs19_1_001"; files: "/dati/votazioni/2026.json".
   * Empty: a contract without a page of its own (the site context).
   */
  readonly path: (key: string) => string;
  /** Pure: snapshot → contract. */
  readonly build: (read: Reader, key: string) => Contract;
  /** Absent: a page of `src/pages`. Present: the content of the file, a pure function of the contract. */
  readonly emit?: (contract: Contract, key: string) => string | Uint8Array;
  /** Instead of `emit`: a picture, a pure function of the contract. The build makes a PNG of it. */
  readonly draw?: (contract: Contract, key: string) => Drawing;
}

/** A family without its contract's type: what the build works with. */
export interface AnyFamily {
  readonly name: string;
  readonly keys: (read: Reader) => readonly string[];
  readonly path: (key: string) => string;
  /** Builds, checks and writes down the contract as canonical JSON (fields in the order of the schema). */
  readonly contract: (read: Reader, key: string) => { readonly json: string; readonly updated: string | null };
  /** Absent: a page. Present: the content of the file for a contract in JSON. */
  readonly content?: (json: string, key: string) => string | Uint8Array;
  /** Present: the file is a picture, this its drawing. */
  readonly drawing?: (json: string, key: string) => Drawing;
}

/** A family of files, not of pages that Astro renders. */
export function isFileFamily({ content, drawing }: Pick<AnyFamily, "content" | "drawing">): boolean {
  return content !== undefined || drawing !== undefined;
}

/** Keeps the contract's type between schema, build and emit. */
export function defineFamily<Contract>(family: Family<Contract>): Family<Contract> & AnyFamily {
  const { draw, emit, schema } = family;
  const contract = (read: Reader, key: string) => {
    const checked = schema.safeParse(family.build(read, key));
    if (!checked.success)
      throw new DataError(`${family.name}/${key}: the contract is not valid: ${z.prettifyError(checked.error)}`);
    const value: unknown = checked.data;
    const updated = typeof value === "object" && value !== null && "updated" in value ? value.updated : null;
    return { json: JSON.stringify(value), updated: typeof updated === "string" ? updated : null };
  };
  if (draw !== undefined)
    return { ...family, contract, drawing: (json, key) => draw(schema.parse(JSON.parse(json)), key) };
  if (emit === undefined) return { ...family, contract };
  return { ...family, contract, content: (json, key) => emit(schema.parse(JSON.parse(json)), key) };
}
