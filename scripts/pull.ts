/** `npm run pull`: fills the snapshot from one source. */
import { realEffects } from "#scripts/lib/effects.ts";
import { runCommand } from "#scripts/lib/errors.ts";
import { readOptions } from "#scripts/lib/options.ts";
import { pull } from "#scripts/pull/pull.ts";
import { loadSource } from "#scripts/pull/sources.ts";

await runCommand(async () => {
  const options = readOptions(
    "pull",
    "Fills the snapshot from a source. The old snapshot stays until the new one is whole.",
    {
      source: { value: "NAME", default: "demo", help: "demo, opendata or api" },
      scale: { value: "N", default: "0.02", help: "demo: size, 1 = the true parliament" },
      seed: { value: "N", default: "19", help: "demo: same seed and scale, same data" },
      "base-url": { value: "URL", help: "api: address of the API; opendata: of the SPARQL endpoint" },
      from: { value: "DIR", help: "opendata: folder of the official dumps" },
      budget: { value: "N", default: "8000", help: "api: requests that one run may send" },
      sweep: { help: "api: read everything again, not only what is new" },
      data: { value: "DIR", default: "data", help: "folder of the snapshot" },
    },
    process.argv.slice(2),
  );
  if (options === null) return 0;
  const source = await loadSource(options.text("source") ?? "demo");
  const pullOptions = {
    scale: options.number("scale"),
    seed: options.number("seed"),
    baseUrl: options.text("base-url"),
    from: options.text("from"),
    sweep: options.flag("sweep"),
    budget: options.number("budget"),
  };
  await pull(source, pullOptions, options.text("data") ?? "data", realEffects);
  return 0;
});
