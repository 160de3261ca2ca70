import { branches } from "#src/domain/codes.ts";
import { branchFull } from "#src/i18n/common.ts";
import type { PageSource } from "#src/view/page-source.ts";
import { defineDerivation } from "#scripts/views/reader.ts";
import { dataDays, editionDay } from "./data-day.ts";

/**
 * Who the data are from; of a chamber that is a source of its own, the day that its data have reached. Where none is, as in a
 * demonstration, the day of the edition stands for all.
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
