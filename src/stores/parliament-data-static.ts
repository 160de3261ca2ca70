import { selectRows, toPage } from "#src/lib/filters/apply.ts";
import type { ListState, Paged } from "#src/lib/filters/definition.ts";
import { nearNames, withoutOffice } from "#src/lib/near-names.ts";
import { files } from "#src/lib/routes.ts";
import { hasWords, normalize, toWords } from "#src/lib/text.ts";
import { field } from "./api-fields.ts";
import { fetchJson, isAbort } from "./fetch-json.ts";
import { cachedFiles } from "./cached-files.ts";
import { tableRows } from "./read-rows.ts";
import type { Counted, DataQuery, ListSource, ParliamentData, PersonHit } from "./data-port.ts";

interface Entry {
  readonly hit: PersonHit;
  /** The name normalized for comparison: see `normalize`. */
  readonly bare: string;
  readonly names: readonly string[];
}

/** Adapter for the files published with the pages. `root` is their origin, "" on the site itself. */
export function staticData(root = ""): ParliamentData {
  let people: Promise<readonly Entry[]> | undefined;

  /** One download for all searches; a failed one is repeated at the next search. */
  function allPeople(): Promise<readonly Entry[]> {
    const path = files.shard("persone", "ricerca");
    people ??= fetchJson(root + path).then((file) => toEntries(file, path));
    people.catch(() => (people = undefined));
    return people;
  }

  const { fetchCached, together } = cachedFiles(root);

  async function select<Row, Bare>(
    source: ListSource<Row, Bare>,
    state: ListState,
    signal: AbortSignal,
  ): Promise<readonly Bare[]> {
    const rows = await source.loadRows(state, fetchCached);
    signal.throwIfAborted();
    const filters = source.filters.filter(({ name }) => !source.applied?.includes(name));
    return selectRows({ ...source, filters }, state, rows);
  }

  async function page<Row, Bare>(
    source: ListSource<Row, Bare>,
    state: ListState,
    signal: AbortSignal,
  ): Promise<Paged<Row>> {
    const found = toPage(source, state, await select(source, state, signal));
    const results = await source.completeRows(found.results, fetchCached);
    signal.throwIfAborted();
    return { ...found, results };
  }

  return {
    async persons(query, signal) {
      try {
        const [entries, term] = [await allPeople(), String(query["search"] ?? "")];
        signal?.throwIfAborted();
        const found = findPeople(entries, term);
        if (found.length > 0) return toHits(found, query);
        const near = nearNames(entries, term, ({ names }) => names).map(({ hit }) => hit);
        return near.length > 0 ? { ...toHits(near, query), isNear: true } : toHits(near, query);
      } catch (reason) {
        if (isAbort(reason)) throw reason;
        return { count: 0, results: [], isFailed: true };
      }
    },
    list: (source, state, signal) => together(() => page(source, state, signal)),
    async prefetch(source, state) {
      await page(source, state, new AbortController().signal).catch(() => undefined);
    },
    all: (source, state, signal) =>
      together(async () => await source.completeRows(await select(source, state, signal), fetchCached)),
  };
}

/** The people of that name, with or without a form of address. */
function findPeople(entries: readonly Entry[], term: string): readonly PersonHit[] {
  const called = withName(entries, term);
  return called.length > 0 ? called : withName(entries, withoutOffice(term));
}

/**
 * People whose name contains every word: first names that begin with the search, then those in which every word begins
 * one of the name, then the others; each in the file's order.
 */
function withName(entries: readonly Entry[], term: string): readonly PersonHit[] {
  const words = toWords(term);
  const start = normalize(term.replace(/[<>]/g, "").trim());
  // A lone apostrophe names nobody; an empty term asks for everyone.
  if (words.length === 0 && term.trim() !== "") return [];
  const found = entries.filter(({ bare }) => hasWords(bare, words));
  const rank = ({ bare }: Entry): number => {
    if (bare.startsWith(start)) return 0;
    return words.every((word) => ` ${bare}`.includes(` ${word}`)) ? 1 : 2;
  };
  return found.toSorted((a, b) => rank(a) - rank(b)).map(({ hit }) => hit);
}

function toHits(rows: readonly PersonHit[], { page = 1, page_size: size = 10 }: DataQuery): Counted<PersonHit> {
  return { count: rows.length, results: rows.slice((page - 1) * size, page * size) };
}

const toEntries = (file: unknown, path: string): readonly Entry[] => tableRows<unknown>(file, path).flatMap(toEntry);

/** Converts a `PeopleSearchRow`. */
function toEntry(row: unknown): readonly Entry[] {
  const [id, familyName, givenName, photo, roles, active, registeredName] = [0, 1, 2, 3, 4, 5, 6].map((column) =>
    field(row, String(column)),
  );
  if (typeof id !== "string" || typeof familyName !== "string" || typeof givenName !== "string") return [];
  const name = `${familyName} ${givenName}`;
  const others = typeof registeredName === "string" ? [registeredName] : [];
  const image = typeof photo === "string" && photo !== "" ? files.photo(id, photo, "card") : null;
  const words = Array.isArray(roles) ? roles.filter((role) => typeof role === "string") : [];
  return [
    {
      bare: normalize([name, ...others].join(" ")),
      names: [familyName, givenName, ...others],
      hit: { id, name, image, roles: words, isActive: active === 1 },
    },
  ];
}
