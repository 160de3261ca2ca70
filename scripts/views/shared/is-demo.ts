import { defineDerivation } from "#scripts/views/reader.ts";

/**
 * Whether names, acts and votes are invented: every page says so, and none is cited elsewhere. Apart from the rest of
 * the record, whose days change every night. Argument: "".
 */
export const isDemo = defineDerivation<boolean>("is-demo", (read) => read.record("site", "site")?.source === "demo");
