/** `npm run pull`: fills the snapshot from one source. */
import { legislatureSpec } from "#scripts/lib/legislature-option.ts";
import { realEffects } from "#scripts/lib/effects.ts";
import { runCommand, UsageError } from "#scripts/lib/errors.ts";
import { readOptions } from "#scripts/lib/options.ts";
import { probeOptionSpec, pullOptionSpecs, readProbeOptions, readPullOptions } from "#scripts/pull/options.ts";
import { pull, usualSource } from "#scripts/pull/pull.ts";
import { loadSource } from "#scripts/pull/sources.ts";

/** Stands for the source that is not given. */
const usual = "that of the snapshot, else demo";

await runCommand(async () => {
  const options = readOptions(
    "pull",
    "Fills the snapshot from a source. The old snapshot stays until the new one is whole.",
    { ...pullOptionSpecs(usual), ...probeOptionSpec, ...legislatureSpec },
    process.argv.slice(2),
  );
  if (options === null) return 0;
  const pullOptions = readPullOptions(options);
  const given = pullOptions.source;
  const name = given === usual ? usualSource(pullOptions.dataDir, "dist") : given;
  const source = await loadSource(name);
  if (options.flag("probe")) {
    if (source.probe === undefined)
      throw new UsageError(`--probe asks a source of real data: say --source opendata or api, not "${name}"`);
    return await source.probe(readProbeOptions(pullOptions), realEffects);
  }
  await pull(source, pullOptions.pull, pullOptions.dataDir, realEffects, pullOptions.accept, pullOptions.corrections);
  return 0;
});
