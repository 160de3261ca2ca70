import type { Node } from "@takumi-rs/core";
import { z, type ZodType } from "zod";
import { DataError } from "#scripts/lib/errors.ts";
import type { Ballot, RecordKind } from "#src/domain/records.ts";
import type { IndexName } from "#scripts/pull/store/indexes.ts";
import type { Night } from "#scripts/lib/nights.ts";
import type { StoredOwnCorrection } from "#scripts/pull/store/own-corrections.ts";
import type { Change, Quarantined, StoredRecord } from "#scripts/pull/store/read.ts";

/**
 * The only access to the snapshot from page code. Every call is recorded as a dependency of the value being computed,
 * so a page is rebuilt exactly when one of its inputs changes. No dependency is declared by hand.
 */
export interface Reader {
  /** The record, or undefined. Depends only on that record. */
  record<K extends RecordKind>(kind: K, key: string): StoredRecord<K> | undefined;
  /** The record; use it where a gate guarantees the reference. @throws DataError if it is missing. */
  require<K extends RecordKind>(kind: K, key: string): StoredRecord<K>;
  /** All keys of a kind, sorted. Depends on the set of keys, not on the records. */
  keys(kind: RecordKind): readonly string[];
  /**
   * All records of a kind. Depends on every one of them: use it for small kinds, and in derivations with early cut-off.
   */
  all<K extends RecordKind>(kind: K): readonly StoredRecord<K>[];
  /** Keys under a value of an index. Depends only on that list. */
  index(name: IndexName, value: string): readonly string[];
  /** Distinct values of an index, sorted. Depends only on that list. */
  indexValues(name: IndexName): readonly string[];
  /** Positions of the members in a vote, by person id in ascending order. Depends on the vote record. */
  ballots(voteKey: string): readonly Ballot[];
  /** The change log, newest day first. Depends on the whole log. */
  changes(): readonly Change[];
  /** Quarantined records, by kind and key. Depends on all of them. */
  quarantine(): readonly Quarantined[];
  /** The last nightly runs, oldest first. They change every night: few contracts may depend on them. */
  nights(): readonly Night[];
  /** Values of ours in place of the source's, in force and ended. Depends on all of them. */
  ownCorrections(): readonly StoredOwnCorrection[];
  /** Value of a derivation: computed once, cached with its own dependencies (early cut-off by digest). */
  derived<T>(derivation: Derivation<T>, argument: string): T;
}

/**
 * A named pure function of the snapshot. Its value is cached between runs (structured clone: typed arrays and Maps
 * work). Dependents are rebuilt only when the *value* changes. Split everything that grows with the votes by month, so
 * that a nightly run recomputes one month.
 */
export interface Derivation<T> {
  readonly name: string;
  readonly compute: (read: Reader, argument: string) => T;
}

const derivations = new Map<string, Derivation<unknown>>();

/** Registers a derivation. @throws Error if the name is already in use. */
export function defineDerivation<T>(name: string, compute: (read: Reader, argument: string) => T): Derivation<T> {
  if (derivations.has(name)) throw new Error(`two derivations are called "${name}"`);
  const derivation = { name, compute };
  derivations.set(name, derivation);
  return derivation;
}

/** Derivation with this name, if a module of this run has defined it: finds the code of a cached node. */
export function findDerivation(name: string): Derivation<unknown> | undefined {
  return derivations.get(name);
}

/** Layout of an image before rendering: boxes and texts as plain data. */
export type Drawing = Node;

/** A page type (rendered by Astro) or a file type (serialized by `serialize`). */
export interface Output<Contract> {
  /** Unique name: "votes", "votes-archive", "data-votes". */
  readonly name: string;
  /** Schema of the contract: the content of a page as codes, ISO dates and numbers. Checked in every build. */
  readonly schema: ZodType<Contract>;
  readonly keys: (read: Reader) => readonly string[];
  /**
   * Site path of a key, from `src/lib/routes.ts`. Pages: "/votazioni/vs19_1_001"; files: "/dati/votazioni/2026.json".
   * Empty: a contract without a page of its own (the site context).
   */
  readonly path: (key: string) => string;
  /** Builds the contract. A pure function of the snapshot. */
  readonly build: (read: Reader, key: string) => Contract;
  /** Serializes a file. A pure function of the contract; absent for page types. */
  readonly serialize?: (contract: Contract, key: string) => string | Uint8Array;
  /**
   * Used instead of `serialize` for images: layout of an image as a pure function of the contract. The build renders it as a
   * PNG.
   */
  readonly draw?: (contract: Contract, key: string) => Drawing;
}

/** A page type or file type without the type of its contract, as used by the build. */
export interface AnyOutput {
  readonly name: string;
  readonly keys: (read: Reader) => readonly string[];
  readonly path: (key: string) => string;
  /** Builds and checks the contract; returns it as canonical JSON (fields in schema order). */
  readonly contract: (read: Reader, key: string) => { readonly json: string; readonly updated: string | null };
  /** Content of a file, from a contract in JSON; absent for page types and images. */
  readonly content?: (json: string, key: string) => string | Uint8Array;
  /** Layout of an image, from a contract in JSON; present only for images. */
  readonly drawing?: (json: string, key: string) => Drawing;
}

export function isFile({ content, drawing }: Pick<AnyOutput, "content" | "drawing">): boolean {
  return content !== undefined || drawing !== undefined;
}

/** Defines a page type or file type; without `keys` it has the one key "index". */
export function defineOutput<Contract>({
  keys = () => ["index"],
  ...rest
}: Omit<Output<Contract>, "keys"> & Partial<Pick<Output<Contract>, "keys">>): Output<Contract> & AnyOutput {
  const output = { keys, ...rest };
  const { draw, serialize, schema } = output;
  const contract = (read: Reader, key: string) => {
    const checked = schema.safeParse(output.build(read, key));
    if (!checked.success)
      throw new DataError(`${output.name}/${key}: the contract is not valid: ${z.prettifyError(checked.error)}`);
    const value: unknown = checked.data;
    const updated = typeof value === "object" && value !== null && "updated" in value ? value.updated : null;
    return { json: JSON.stringify(value), updated: typeof updated === "string" ? updated : null };
  };
  if (draw !== undefined)
    return { ...output, contract, drawing: (json, key) => draw(schema.parse(JSON.parse(json)), key) };
  if (serialize === undefined) return { ...output, contract };
  return { ...output, contract, content: (json, key) => serialize(schema.parse(JSON.parse(json)), key) };
}
