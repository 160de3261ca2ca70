/**
 * The option `--legislature`, as the setting that `src/domain/legislature.ts` reads when it loads. A command imports this
 * module before all others.
 */
import { parseArgs } from "node:util";
import { knownNumbers, readLegislature, usualLegislature } from "#src/domain/legislatures.ts";
import type { OptionSpec } from "./options.ts";

export const legislatureSpec = {
  legislature: {
    value: "N",
    help: `${knownNumbers()}, or N:ELECTED:FIRST with two days; also EMICICLO_LEGISLATURE (default ${usualLegislature})`,
  },
} satisfies Record<string, OptionSpec>;

const setting = "EMICICLO_LEGISLATURE";
const { legislature } = parseArgs({ options: { legislature: { type: "string" } }, strict: false }).values;
if (typeof legislature === "string") process.env[setting] = legislature;
try {
  readLegislature(process.env[setting]);
} catch (error) {
  // Modules that load after this one cannot be about a legislature that does not exist.
  if (!(error instanceof RangeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
