/** The site search: its page, and what it finds, which the definitions of the page types give. */
import { legislature } from "#src/domain/legislature.ts";
import { routes } from "#src/lib/routes.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { definePage, type AnyOutput } from "#scripts/contracts/engine/reader.ts";
import { attributions, dataDay } from "#scripts/contracts/stats/coverage.ts";

/** Year in which the legislature opened. */
const firstYear = Number(legislature.start.slice(0, 4));

/**
 * Site search records: one contract per page or document that can be found, without a page of its own; keys are "persons:rossi-maria".
 * The search index is built from them.
 */
export function searchRecordsOf(outputs: readonly AnyOutput[]) {
  const pages = outputs.flatMap(({ name, path, keys, search }) =>
    search === undefined || search === null ? [] : [{ name, path, keys: search.keys ?? keys, entry: search.entry }],
  );
  return definePage({
    name: "search",
    keys: (read) => pages.flatMap(({ name, keys }) => keys(read).map((key) => `${name}:${key}`)),
    path: () => "",
    search: null,
    build: (read, key) => {
      const end = key.indexOf(":");
      const page = pages.find(({ name }) => name === key.slice(0, end));
      if (page === undefined) throw new DataError(`search: no page type for ${key}`);
      const pageKey = key.slice(end + 1);
      // Documents are served without their ending.
      return { ...page.entry(read, pageKey), path: page.path(pageKey).replace(/\.html$/, "") };
    },
  });
}

export const searchPage = definePage({
  name: "search-page",
  path: () => routes.search(),
  search: null,
  build: (read) => {
    const { changedAt } = read.require("site", "site");
    const last = Number((read.derived(dataDay, "") ?? changedAt).slice(0, 4));
    const years = Array.from({ length: Math.max(last - firstYear + 1, 1) }, (_, back) => String(last - back));
    return { years, updated: changedAt.slice(0, 10), sources: [...read.derived(attributions, "")] };
  },
});
