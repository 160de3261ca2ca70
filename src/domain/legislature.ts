import { readLegislature, type Legislature } from "./legislatures.ts";

declare global {
  /** The bundler writes the legislature of the site here, so that browsers do not load the rules above. */
  var EMICICLO_LEGISLATURE: Legislature | undefined;
}

/** The legislature that this run, and the site that it builds, are about: the setting `EMICICLO_LEGISLATURE`. */
export const legislature: Legislature =
  globalThis.EMICICLO_LEGISLATURE ?? readLegislature(globalThis.process.env["EMICICLO_LEGISLATURE"]);
