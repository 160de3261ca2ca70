import { putIds } from "#src/lib/api-words.ts";
import { toApiQuery } from "#src/lib/filters/codec.ts";
import { lastPage, pageSizeOf, type ListState, type Paged } from "#src/lib/filters/definition.ts";
import { toQuery } from "#src/lib/query.ts";
import { files } from "#src/lib/routes.ts";
import { field } from "./api-fields.ts";
import { keepCodeLists } from "./code-lists.ts";
import { fetchJson, isAbort } from "./fetch-json.ts";
import { DataCallError, type Counted, type ListSource, type ParliamentData, type PersonHit } from "./data-port.ts";

const nobody: Counted<PersonHit> = { count: 0, results: [] };

/**
 * Adapter for the API at `base`, with the requests of spec §7. `origin` of the site's own files, "" on the site itself.
 */
export function liveData(base: string, origin = ""): ParliamentData {
  const root = base.replace(/\/+$/, "");
  let slugs: Promise<ReadonlyMap<string, string>> | undefined;

  /** Our ids by the API's slugs. Without the file people keep their slugs, which the site redirects to their pages. */
  function readSlugs(): Promise<ReadonlyMap<string, string>> {
    slugs ??= fetchJson(origin + files.shard("persone", "identificativi"))
      .then((file) => new Map(Object.entries(file ?? {}).map(([slug, id]) => [slug, String(id)])))
      .catch(() => {
        slugs = undefined;
        return new Map<string, string>();
      });
    return slugs;
  }

  async function call(name: string, query: string, signal?: AbortSignal): Promise<Counted<unknown>> {
    const address = `${root}/${name}/${query}`;
    const [response, ids] = await Promise.all([
      fetchJson(address, signal === undefined ? {} : { signal }),
      readSlugs(),
    ]);
    keepCodeLists(response);
    const [count, results] = [field(response, "count"), field(response, "results")];
    if (typeof count !== "number" || !Array.isArray(results)) throw new DataCallError(200, address);
    putIds(results, (slug) => ids.get(slug) ?? slug);
    return { count, results };
  }

  async function page<Row>(source: ListSource<Row>, state: ListState, signal: AbortSignal): Promise<Paged<Row>> {
    const { count, results } = await call(source.collection, toApiQuery(source, state), signal);
    const rows = results.flatMap((raw) => source.fromApi(raw) ?? []);
    return { count, results: rows, page: Math.min(state.page, lastPage(count, pageSizeOf(source, state))) };
  }

  /** Requests the pages up to `last` one after the other. */
  async function upTo<Row>(
    source: ListSource<Row>,
    state: ListState,
    last: number,
    signal: AbortSignal,
  ): Promise<Paged<Row>> {
    const first = await page(source, { ...state, page: 1 }, signal);
    const shown = Math.min(last, lastPage(first.count, pageSizeOf(source, state)));
    const rows = [...first.results];
    for (let next = 2; next <= shown; next += 1)
      rows.push(...(await page(source, { ...state, page: next }, signal)).results);
    return { count: first.count, results: rows, page: shown };
  }

  return {
    async list(source, state, signal) {
      return await (source.paging === "more" ? upTo(source, state, state.page, signal) : page(source, state, signal));
    },
    async prefetch() {
      // Responses of the API are not cached.
    },
    async all(source, state, signal) {
      return (await upTo(source, state, Number.POSITIVE_INFINITY, signal)).results;
    },
    async persons(query, signal) {
      try {
        const { count, results } = await call("persons", toQuery(query), signal);
        return { count, results: results.flatMap(toPersonHit) };
      } catch (reason) {
        if (isAbort(reason)) throw reason;
        return nobody;
      }
    },
  };
}

/** Converts a row of the API; one without slug or name is omitted. */
function toPersonHit(row: unknown): readonly PersonHit[] {
  const [id, name, image, roles] = [field(row, "slug"), field(row, "name"), field(row, "image"), field(row, "roles")];
  if (typeof id !== "string" || typeof name !== "string") return [];
  return [
    {
      id,
      name,
      // Photos on other servers are not loaded.
      image: typeof image === "string" && /^\/(?!\/)/.test(image) ? image : null,
      roles: Array.isArray(roles) ? roles.filter((role) => typeof role === "string") : [],
      isActive: field(row, "is_active") !== false,
    },
  ];
}
