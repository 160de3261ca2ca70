import { defineDerivation } from "#scripts/views/reader.ts";

/**
 * True if names, acts and votes are invented: every page displays a notice, and no law is cited. Early cut-off from the
 * site record, whose days change every day. Argument: "".
 */
export const isDemo = defineDerivation<boolean>("is-demo", (read) => read.record("site", "site")?.source === "demo");
