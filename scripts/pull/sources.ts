import { DataError } from "#scripts/lib/errors.ts";
import type { Source } from "./source.ts";

/** Sources by name. Loaded on demand: each has its own libraries. */
const loaders: Readonly<Record<string, () => Promise<Source>>> = {
  opendata: async () => (await import("./sources/opendata/opendata.ts")).opendataSource,
  api: async () => (await import("./sources/api/api.ts")).apiSource,
  "demo-eve": async () => (await import("./sources/demo/eve.ts")).demoEve,
  demo: async () => (await import("./sources/demo/demo.ts")).demoSource,
};

/**
 * Loads a source by name.
 * @throws DataError for an unknown name; the message lists the known ones
 */
export async function loadSource(name: string): Promise<Source> {
  const load = loaders[name];
  if (load === undefined) throw new DataError(`unknown source "${name}"; known: ${Object.keys(loaders).join(", ")}`);
  return await load();
}
