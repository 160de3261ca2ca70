/**
 * `npm run check-numbers -- DIR`: recomputes the printed numbers of a published site from its own download, and compares.
 * Shares no code with the builders: an error of theirs cannot repeat itself here.
 */
import { legislatureSpec } from "#scripts/lib/legislature-option.ts";
import { realEffects } from "#scripts/lib/effects.ts";
import { runCommand } from "#scripts/lib/errors.ts";
import { readOptions } from "#scripts/lib/options.ts";
import { checkNumbers } from "#scripts/check-numbers/check.ts";

await runCommand(() => {
  const options = readOptions(
    "check-numbers",
    "Recomputes the printed numbers of a published site from its SQLite download and names each one that differs.",
    { out: { value: "DIR", default: "dist", help: "the published site" }, ...legislatureSpec },
    process.argv.slice(2),
  );
  if (options === null) return Promise.resolve(0);
  const { compared, differences } = checkNumbers(options.text("out"));
  for (const { page, what, printed, expected } of differences)
    realEffects.log(`${page}: ${what}: printed ${printed ?? "nothing"}, recomputed ${expected}`);
  realEffects.log(`check-numbers: ${String(compared)} numbers, ${String(differences.length)} differ`);
  return Promise.resolve(compared === 0 || differences.length > 0 ? 1 : 0);
});
