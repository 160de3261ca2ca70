/** `npm run build`: brings the published site up to date with the snapshot. */
import { join } from "node:path";
import { realEffects } from "#scripts/lib/effects.ts";
import { DataError, runCommand } from "#scripts/lib/errors.ts";
import { keepCompiled } from "#scripts/lib/keep-compiled.ts";
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
      shards: {
        value: "N",
        help: "slices of the plan, each in a process of its own; without it, as many as are worth it",
      },
      slice: { value: "K", help: "only render slice K of N into the folder --slices, on one of several machines" },
      slices: { value: "DIR", help: "put the site together from the slices in this folder" },
    },
    process.argv.slice(2),
  );
  if (options === null) return;
  const why = options.given("why");
  const shards = options.given("shards") === null ? null : options.number("shards");
  if (shards !== null && (!Number.isInteger(shards) || shards < 1))
    throw new DataError(`--shards: a whole number from 1 up is wanted, not "${shards}"`);
  const slices = options.given("slices");
  if (slices !== null && shards === null) throw new DataError("--slices: --shards is wanted too, the number of slices");
  const slice = options.given("slice");
  const shard = Number(slice);
  if (slice !== null && (slices === null || !Number.isInteger(shard) || shard < 1 || shard > (shards ?? 0)))
    throw new DataError("--slice: a whole number up to --shards is wanted, with --slices for the folder");
  keepCompiled(join(options.text("cache"), "compiled"));
  const { buildSite } = await import("#scripts/build/build.ts");
  await buildSite(
    {
      root: process.cwd(),
      data: options.text("data"),
      out: options.text("out"),
      cache: options.text("cache"),
      isFull: options.flag("full"),
      shards,
      ...(slice !== null && slices !== null && { slice: { shard, to: slices } }),
      ...(slice === null && slices !== null && { slices }),
      isDraft: options.flag("draft"),
      explain: why !== null ? { path: why } : options.flag("plan") ? "plan" : null,
    },
    realEffects,
  );
});
