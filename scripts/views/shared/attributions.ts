import { branches } from "#src/domain/codes.ts";
import { branchFull } from "#src/i18n/common.ts";
import type { PageSource } from "#src/view/page-source.ts";
import { defineDerivation } from "#scripts/views/reader.ts";
import { dataDays, editionDay } from "./data-day.ts";

/**
 * Sources of the data. A chamber that is a source has the last day covered by its data; if none is, as in the demo
 * data, all sources have the day of the edition.
 */
export const attributions = defineDerivation<readonly PageSource[]>("attributions", (read) => {
  const reached = dataDays(read);
  const named = read.require("site", "site").attribution.map((name) => {
    const chamber = branches.find((branch) => name.startsWith(branchFull[branch]));
    return { name, url: null, fetchedAt: chamber === undefined ? null : reached[chamber] };
  });
  const edition = read.derived(editionDay, "");
  return named.some(({ fetchedAt }) => fetchedAt !== null)
    ? named
    : named.map((source) => ({ ...source, fetchedAt: edition }));
});
