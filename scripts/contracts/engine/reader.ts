import type { Node } from "@takumi-rs/core";
import { DataError } from "#scripts/lib/errors.ts";
import type { PageContracts, PageName } from "#src/contracts/page-contracts.ts";
import type { Careers } from "#src/contracts/careers.ts";
import type { FeedItem } from "#src/contracts/feed.ts";
import type { SearchRecord } from "#src/contracts/search.ts";
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
  /** The people of other legislatures, as their sites publish them, oldest legislature first. Depends on all of them. */
  careers(): readonly Careers[];
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

/** What page types and file types have in common. */
export interface Output<Contract> {
  /** Unique name: "votes", "votes-archive", "data-votes". */
  readonly name: string;
  readonly keys: (read: Reader) => readonly string[];
  /**
   * Site path of a key, from `src/lib/routes.ts`. Pages: "/votazioni/vs19_1_001"; files: "/dati/votazioni/2026.json".
   * Empty: a contract without a page of its own (the site context).
   */
  readonly path: (key: string) => string;
  /** Builds the contract: the content of a page as codes, ISO dates and numbers. A pure function of the snapshot. */
  readonly build: (read: Reader, key: string) => Contract;
}

/** What the site search shows of a page or document. */
export type SearchEntry = Omit<SearchRecord, "path">;

/** What else is made of the pages of a type. */
interface PageParts {
  /** Their entries in the site search; `keys`: the pages that have one, if not all. null = readers do not look for them. */
  readonly search: {
    readonly keys?: (read: Reader) => readonly string[];
    readonly entry: (read: Reader, key: string) => SearchEntry;
  } | null;
  /** What the feed of a page has, in any order; its address is that of the page, under /feed. Absent = no feed. */
  readonly feed?: (
    read: Reader,
    key: string,
  ) => {
    /** Without the name of the site. */
    readonly title: string;
    readonly entries: readonly FeedItem[];
  };
}

/** Without `keys` an output has the one key "index". */
type Definition<Contract> = Omit<Output<Contract>, "keys"> & Partial<Pick<Output<Contract>, "keys">>;

/** A page type or file type without the type of its contract, as used by the build. */
export interface AnyOutput {
  readonly name: string;
  readonly keys: (read: Reader) => readonly string[];
  readonly path: (key: string) => string;
  /** Builds the contract; returns it as JSON. @throws DataError if it has a number that is none. */
  readonly contract: (read: Reader, key: string) => { readonly json: string; readonly updated: string | null };
  /** Content of a file, from a contract in JSON; absent for page types and images. */
  readonly content?: (json: string, key: string) => string | Uint8Array;
  /** Layout of an image, from a contract in JSON; present only for images. */
  readonly drawing?: (json: string, key: string) => Drawing;
  /** The parts of page types. */
  readonly search?: PageParts["search"];
  readonly feed?: PageParts["feed"];
}

export function isFile({ content, drawing }: Pick<AnyOutput, "content" | "drawing">): boolean {
  return content !== undefined || drawing !== undefined;
}

/** Defines a page type, whose pages Astro renders from the contracts: see {@link PageContracts}. */
export function definePage<Name extends PageName>(
  page: Definition<PageContracts[Name]> & PageParts & { readonly name: Name },
): Output<PageContracts[Name]> & AnyOutput & PageParts {
  const { search, feed } = page;
  return { ...withContract<PageContracts[Name]>(page), search, ...(feed !== undefined && { feed }) };
}

/** Defines a file type. `serialize`: the file as a pure function of the contract. */
export function defineFile<Contract>(
  file: Definition<Contract> &
    Partial<Pick<PageParts, "search">> & {
      readonly serialize: (contract: Contract, key: string) => string | Uint8Array;
    },
): Output<Contract> & AnyOutput & Pick<typeof file, "serialize"> {
  const { serialize, search = null } = file;
  // The code that wrote the JSON reads it: no contract of other code is read.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- see above
  const parse = (json: string): Contract => JSON.parse(json);
  return { ...withContract(file), search, serialize, content: (json, key) => serialize(parse(json), key) };
}

/** Defines a file type of images. `draw`: the layout as a pure function of the contract; the build renders it as a PNG. */
export function defineImage<Contract>(
  image: Definition<Contract> & { readonly draw: (contract: Contract, key: string) => Drawing },
): Output<Contract> & AnyOutput & Pick<typeof image, "draw"> {
  const { draw } = image;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- as in `defineFile`
  const parse = (json: string): Contract => JSON.parse(json);
  return { ...withContract(image), draw, drawing: (json, key) => draw(parse(json), key) };
}

function withContract<Contract>({
  name,
  keys = () => ["index"],
  path,
  build,
}: Definition<Contract>): Output<Contract> & AnyOutput {
  const contract: AnyOutput["contract"] = (read, key) => {
    const value = build(read, key);
    const fault = noNumberIn(value);
    if (fault !== null) throw new DataError(`${name}/${key}: the contract is not valid: ${fault}`);
    const updated = typeof value === "object" && value !== null && "updated" in value ? value.updated : null;
    return { json: JSON.stringify(value), updated: typeof updated === "string" ? updated : null };
  };
  return { name, keys, path, build, contract };
}

/** Where a value has NaN or an infinite number, which JSON would turn into null, "not known"; null = nowhere. */
function noNumberIn(value: unknown): string | null {
  if (typeof value === "number") return Number.isFinite(value) ? null : ` is ${value}`;
  if (typeof value !== "object" || value === null) return null;
  for (const [name, member] of Object.entries(value)) {
    const fault = noNumberIn(member);
    if (fault !== null) return `.${name}${fault}`;
  }
  return null;
}
