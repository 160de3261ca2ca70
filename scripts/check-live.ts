/** `npm run check-live -- URL`: checks after a deployment that the server serves the published site. */
import { realEffects } from "#scripts/lib/effects.ts";
import { runCommand, UsageError } from "#scripts/lib/errors.ts";
import { readOptions } from "#scripts/lib/options.ts";
import { checkLive } from "#scripts/deploy/check-live.ts";

await runCommand(async () => {
  const [site, ...rest] = process.argv.slice(2);
  const isHelp = site === "--help";
  const options = readOptions(
    "check-live",
    "Fetches the edition, twenty addresses with their headers and a missing page from URL, the first argument, and compares them with the published site.",
    { out: { value: "DIR", default: "dist", help: "the published site" } },
    isHelp ? ["--help"] : rest,
  );
  if (options === null) return 0;
  if (site === undefined || !URL.canParse(site))
    throw new UsageError("npm run check-live -- URL: say the address of the site, such as https://emiciclo.example");
  const faults = await checkLive(site, options.text("out"), realEffects.fetch);
  for (const fault of faults) realEffects.log(fault);
  realEffects.log(`check-live: ${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
});
