import { compareCodes } from "#src/domain/compare.ts";
import { siteContextSchema } from "#src/view/site-context.ts";
import { defineOutput } from "./reader.ts";

/** Data shared by all pages (banner, menu): a contract without a page, part of the digest of every page. */
export const siteContext = defineOutput({
  name: "site",
  schema: siteContextSchema,
  keys: () => ["site"],
  path: () => "",
  build: (read) => {
    const { source, missingParts } = read.require("site", "site");
    const governments = read.all("government").toSorted((a, b) => compareCodes(b.start, a.start));
    return { source, missingParts: [...missingParts], governments: governments.map(({ id, name }) => ({ id, name })) };
  },
});
