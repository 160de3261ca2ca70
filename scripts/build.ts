/** `npm run build`: brings the published site up to date with the snapshot. */
import { buildSite } from "#scripts/build/build.ts";
import { realEffects } from "#scripts/lib/effects.ts";
import { runCommand } from "#scripts/lib/errors.ts";
import { readOptions } from "#scripts/lib/options.ts";

await runCommand(async () => {
  const options = readOptions(
    "build",
    "Builds the site from the snapshot: only the pages that changed. The published site is replaced when all is done.",
    {
      data: { value: "DIR", default: "data", help: "folder of the snapshot" },
      out: { value: "DIR", default: "dist", help: "where the site is published" },
      cache: { value: "DIR", default: ".cache", help: "what is kept between builds; may be removed at any time" },
      full: { help: "make every page again" },
      shards: { value: "N", default: "1", help: "Astro processes side by side; the bytes are the same" },
    },
    process.argv.slice(2),
  );
  if (options === null) return;
  const folders = {
    data: options.text("data") ?? "data",
    out: options.text("out") ?? "dist",
    cache: options.text("cache") ?? ".cache",
  };
  await buildSite(
    { root: process.cwd(), ...folders, isFull: options.flag("full"), shards: options.number("shards") },
    realEffects,
  );
});
