/** `npm run build`: brings the published site up to date with the snapshot. */
import { buildSite } from "#scripts/build/build.ts";
import { realEffects } from "#scripts/lib/effects.ts";
import { DataError, runCommand } from "#scripts/lib/errors.ts";
import { readOptions } from "#scripts/lib/options.ts";

await runCommand(async () => {
  const options = readOptions(
    "build",
    "Builds the site from the snapshot: only the pages that changed. The published site is replaced when all is done.",
    {
      data: { value: "DIR", default: "data", help: "folder of the snapshot" },
      out: { value: "DIR", default: "dist", help: "where the site is published" },
      cache: { value: "DIR", default: ".cache", help: "what is kept between builds; may be removed at any time" },
      plan: { help: "only print what would be made, with the reasons" },
      why: { value: "PATH", help: "only explain one address: what changed it, what it reads" },
      full: { help: "make every page again" },
      draft: { help: "publish even with faults (broken links, families without a route): for work in progress" },
      shards: { value: "N", default: "1", help: "Astro processes side by side; the bytes are the same" },
    },
    process.argv.slice(2),
  );
  if (options === null) return;
  const folder = (name: string): string => options.text(name) ?? "";
  const why = options.text("why");
  const shards = options.number("shards");
  if (!Number.isInteger(shards) || shards < 1)
    throw new DataError(`--shards: a whole number from 1 up is wanted, not "${shards}"`);
  await buildSite(
    {
      root: process.cwd(),
      data: folder("data"),
      out: folder("out"),
      cache: folder("cache"),
      isFull: options.flag("full"),
      shards,
      isDraft: options.flag("draft"),
      explain: why !== null ? { path: why } : options.flag("plan") ? "plan" : null,
    },
    realEffects,
  );
});
