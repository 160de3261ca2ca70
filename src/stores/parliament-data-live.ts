import { toQuery } from "#src/lib/query.ts";
import { field, keepCodeLists } from "./code-lists.ts";
import { fetchJson, isAbort } from "./fetch-json.ts";
import { DataCallError, type DataQuery, type Paged, type ParliamentData, type PersonHit } from "./parliament-data.ts";

const nobody: Paged<PersonHit> = { count: 0, results: [] };

/** Answers from the API at `base`, with the calls of spec §7. */
export function liveData(base: string): ParliamentData {
  const root = base.replace(/\/+$/, "");

  async function list(name: string, query: DataQuery, signal?: AbortSignal): Promise<Paged<unknown>> {
    const address = `${root}/${name}/${toQuery(query)}`;
    const response = await fetchJson(address, signal);
    keepCodeLists(response);
    const [count, results] = [field(response, "count"), field(response, "results")];
    if (typeof count !== "number" || !Array.isArray(results)) throw new DataCallError(200, address);
    return { count, results };
  }

  return {
    list,
    async persons(query, signal) {
      try {
        const { count, results } = await list("persons", query, signal);
        return { count, results: results.flatMap(toPersonHit) };
      } catch (reason) {
        if (isAbort(reason)) throw reason;
        return nobody;
      }
    },
  };
}

/** A row of the API; one without slug or name cannot be shown and is left out. */
function toPersonHit(row: unknown): readonly PersonHit[] {
  const [id, name, image, roles] = [field(row, "slug"), field(row, "name"), field(row, "image"), field(row, "roles")];
  if (typeof id !== "string" || typeof name !== "string") return [];
  return [
    {
      id,
      name,
      image: typeof image === "string" && image !== "" ? image : null,
      roles: Array.isArray(roles) ? roles.filter((role) => typeof role === "string") : [],
      isActive: field(row, "is_active") !== false,
    },
  ];
}
