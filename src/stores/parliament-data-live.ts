import { isReadable, isSlug } from "#src/domain/possible.ts";
import { putIds } from "#src/lib/api-words.ts";
import { selectRows } from "#src/lib/filters/apply.ts";
import type { ListState } from "#src/lib/filters/definition.ts";
import { toQuery } from "#src/lib/query.ts";
import { dayInRome } from "#src/lib/rome.ts";
import { files } from "#src/lib/routes.ts";
import { field, key, list, text } from "./api-fields.ts";
import { cachedFiles } from "./cached-files.ts";
import { fetchJson } from "./fetch-json.ts";
import {
  DataCallError,
  type FetchCached,
  type ListSource,
  type LiveRows,
  type ParliamentData,
  type PersonHit,
} from "./data-port.ts";
import { staticData } from "./parliament-data-static.ts";

/** Rows of a request for the newest ones, and maximum number of requests: together several days of votes. */
const pageSize = 200;
const mostPages = 3;
/** Milliseconds after a failure without further calls for the list. */
const pause = 60_000;
/** Newcomers named in a search: one page. Spec §9. */
const mostNewcomers = 10;

type Source<Row, Bare> = ListSource<Row, Bare> & { readonly live: LiveRows<Bare & Row> };

interface Options {
  /** Origin of the site's own files, "" on the site itself. */
  readonly origin?: string;
  /** Milliseconds after which a choice is answered without the API. */
  readonly patience?: number;
}

/**
 * Adapter of a site with the API at `base`: the published files, plus the rows and people that they lack. The API is
 * asked for its newest rows only, once per list and page view; filters, orderings, pages and downloads are those of the
 * static adapter, on both together. Without an answer the files answer alone.
 */
export function liveData(base: string, { origin = "", patience = 3000 }: Options = {}): ParliamentData {
  const root = base.replace(/\/+$/, "");
  const built = staticData(origin);
  const { fetchCached } = cachedFiles(origin);
  const lists = new Map<string, Promise<readonly unknown[] | null>>();
  const searches = new Map<string, Promise<readonly PersonHit[] | null>>();

  /** The answer of a call, or what is shown while it takes longer than `patience`. */
  const inTime = <Answer>(call: Promise<Answer>, late: Answer): Promise<Answer> =>
    Promise.race([call, new Promise<Answer>((done) => setTimeout(done, patience, late))]);

  /** Newer rows of the collection; null = none could be had. A late answer serves the next choice. */
  function newerRows<Row, Bare>(
    source: Source<Row, Bare>,
    fetchCached: FetchCached,
  ): Promise<readonly (Bare & Row)[] | null> {
    const { collection } = source;
    // @ts-expect-error the lists of one collection have the same rows
    const kept: Promise<readonly (Bare & Row)[] | null> | undefined = lists.get(collection);
    if (kept !== undefined) return kept;
    const call = fetchNewer(`${root}/${collection}/`, source, fetchCached).catch(() => null);
    const first = inTime(call, null);
    lists.set(collection, first);
    // After a failure the chart and the next choices do not ask again at once.
    void call.then((rows) =>
      rows === null ? setTimeout(() => lists.delete(collection), pause) : lists.set(collection, call),
    );
    return first;
  }

  /** The source with newer rows added, and these rows once its rows have been loaded. */
  function withNewer<Row, Bare>(
    source: Source<Row, Bare>,
  ): { source: ListSource<Row, Bare>; newer: () => readonly Bare[] | null } {
    let newer: readonly (Bare & Row)[] | null = null;
    return {
      newer: () => newer,
      source: {
        ...source,
        loadRows: async (state, fetchCached) => {
          const [rows, added] = await Promise.all([
            source.loadRows(state, fetchCached),
            newerRows(source, fetchCached),
          ]);
          newer = added;
          return added === null ? rows : append(source, state, rows, added);
        },
        completeRows: async (rows, fetchCached) => {
          const own = new Map<Bare, Row>(newer?.map((row) => [row, row]));
          const whole = await source.completeRows(
            rows.filter((row) => !own.has(row)),
            fetchCached,
          );
          const byId = new Map(whole.map((row) => [idOf(row), row]));
          return rows.flatMap((row) => own.get(row) ?? byId.get(idOf(row)) ?? []);
        },
      },
    };
  }

  /** Our ids by the API's slugs, and the ids of all people of the build. */
  async function peopleOfBuild() {
    const [slugs, { results, isFailed }] = await Promise.all([
      fetchCached(files.shard("persone", "identificativi")),
      built.persons({ page: 1, page_size: Number.MAX_SAFE_INTEGER }),
    ]);
    // Without the people of the build all would be newcomers.
    if (isFailed) throw new Error("the people of the build are not known");
    return { slugs, known: new Set(results.map(({ id }) => id)) };
  }

  /** People of that name who are not in the build; null = not known. */
  function newcomers(search: string): Promise<readonly PersonHit[] | null> {
    const kept = searches.get(search);
    if (kept !== undefined) return kept;
    const query = toQuery({ search, page: 1, page_size: mostNewcomers });
    const call = Promise.all([fetchResults(`${root}/persons/${query}`), peopleOfBuild()])
      .then(([rows, { slugs, known }]) => {
        putIds(rows, (slug) => text(field(slugs, slug)) ?? slug);
        return rows.flatMap(toPersonHit).filter(({ id }) => !known.has(id));
      })
      .catch(() => {
        searches.delete(search);
        return null;
      });
    searches.set(search, call);
    return call;
  }

  return {
    async list(source, state, signal) {
      if (!isLive(source)) return await built.list(source, state, signal);
      const { source: both, newer } = withNewer(source);
      const paged = await built.list(both, state, signal);
      const added = newer();
      return { ...paged, newer: added && selectRows(source, state, added).length };
    },
    // Only the files: the API is asked at a choice.
    prefetch: (source, state) => built.prefetch(source, state),
    all: (source, state, signal) => built.all(isLive(source) ? withNewer(source).source : source, state, signal),
    async persons(query, signal) {
      const search = text(query["search"]);
      const newer = search === null ? undefined : newcomers(search);
      const found = await built.persons(query, signal);
      return { ...found, ...(newer && { newer }) };
    },
  };
}

const isLive = <Row, Bare>(source: ListSource<Row, Bare>): source is Source<Row, Bare> => source.live !== undefined;

const idOf = (row: unknown): string | null => key(field(row, "id"));

/** The rows of a page of a collection. @throws DataCallError "unreadable" when the answer is no such page */
async function fetchResults(address: string): Promise<readonly unknown[]> {
  const results = field(await fetchJson(address), "results");
  const isList = (rows: unknown): rows is readonly unknown[] => Array.isArray(rows);
  if (!isList(results)) throw new DataCallError("unreadable", address);
  return results;
}

/**
 * Rows of the API that are not in the build, from its newest page to the first with a row of the build.
 * @throws Error when there is none on these pages: rows would be missing between the two
 */
async function fetchNewer<Row, Bare>(
  address: string,
  source: Source<Row, Bare>,
  fetchCached: FetchCached,
): Promise<readonly (Bare & Row)[]> {
  const all = await source.loadRows({ values: {}, ordering: source.defaultOrdering, page: 1 }, fetchCached);
  const known = new Set(all.map(idOf));
  const newer = new Map<string | null, Bare & Row>();
  const today = dayInRome(new Date());
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await fetchResults(address + toQuery({ ...source.live.query, page, page_size: pageSize }));
    const rows = answer.flatMap((raw) => source.live.fromApi(raw, today) ?? []);
    for (const row of rows) if (!known.has(idOf(row))) newer.set(idOf(row), row);
    if (rows.some((row) => known.has(idOf(row)))) return [...newer.values()];
  }
  throw new Error(`${address}: no row of the build on ${String(mostPages)} pages`);
}

/** The newer rows that the filters applied by the source let pass, before the rows of the build. */
function append<Row, Bare>(
  { filters, applied = [], ...source }: ListSource<Row, Bare>,
  state: ListState,
  rows: readonly Bare[],
  newer: readonly Bare[],
): readonly Bare[] {
  const own = filters.filter(({ name }) => applied.includes(name));
  const found = selectRows({ ...source, filters: own, orderings: [] }, state, newer);
  const kept = appended.get(rows);
  // @ts-expect-error the rows cached for these rows have the same type
  if (kept?.found === found) return kept.both;
  const known = new Set(rows.map(idOf));
  const both = [...found.filter((row) => !known.has(idOf(row))), ...rows];
  appended.set(rows, { found, both });
  return both;
}

/** Cache by the rows of the build: filters and orderings have caches by list of rows. */
const appended = new WeakMap<readonly unknown[], { found: readonly unknown[]; both: readonly unknown[] }>();

/** Converts a person of the API, whose name is one text; one without slug or name in their form is omitted. Photos on other servers are not loaded. */
function toPersonHit(row: unknown): readonly PersonHit[] {
  const [id, name] = [text(field(row, "slug")), text(field(row, "name"))];
  if (id === null || name === null || !isSlug(id) || !isReadable(name)) return [];
  const roles = list(field(row, "roles")).filter((role) => typeof role === "string");
  return [{ id, name, image: null, roles, isActive: field(row, "is_active") !== false }];
}
