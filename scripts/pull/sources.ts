import { DataError } from "#scripts/lib/errors.ts";
import type { Source } from "./source.ts";

/** The sources by name, loaded only when asked for: each brings its own libraries. */
const loaders: Readonly<Record<string, () => Promise<Source>>> = {
  opendata: async () => (await import("./sources/opendata/opendata.ts")).opendataSource,
  api: async () => (await import("./sources/api/api.ts")).apiSource,
  demo: async () => (await import("./sources/demo/demo.ts")).demoSource,
};

/**
 * The source of this name.
 * @throws DataError listing the known ones.
 */
export async function loadSource(name: string): Promise<Source> {
  const load = loaders[name];
  if (load === undefined) throw new DataError(`unknown source "${name}"; known: ${Object.keys(loaders).join(", ")}`);
  return await load();
}
