/** `npm run build`: brings the published site up to date with the snapshot. */
import { legislatureSpec } from "#scripts/lib/legislature-option.ts";
import { join } from "node:path";
import { realEffects } from "#scripts/lib/effects.ts";
import { DataError, runCommand } from "#scripts/lib/errors.ts";
import { defaultAcceptFile } from "#scripts/pull/gates/accept.ts";
import { keepCompiled } from "#scripts/lib/keep-compiled.ts";
import { readOptions } from "#scripts/lib/options.ts";

await runCommand(async () => {
  const options = readOptions(
    "build",
    "Builds the site from the snapshot: only the pages that changed. The published site is replaced at the end.",
    {
      data: { value: "DIR", default: "data", help: "folder of the snapshot" },
      out: { value: "DIR", default: "dist", help: "where the site is published" },
      cache: { value: "DIR", default: ".cache", help: "cache folder; may be deleted at any time" },
      ...legislatureSpec,
      plan: { help: "only print the planned pages and files, with reasons" },
      why: { value: "PATH", help: "only explain one address: its last change and its dependencies" },
      full: { help: "rebuild every page" },
      "begin-anew": { help: "go on although the address register was lost: what is published enters it again" },
      draft: { help: "publish in spite of faults (broken links, page types without a route), for work in progress" },
      shards: {
        value: "N",
        help: "number of parts of the plan, one process each; by default chosen by the build",
      },
    },
    process.argv.slice(2),
  );
  if (options === null) return;
  const why = options.given("why");
  const shards = options.given("shards") === null ? null : options.number("shards");
  if (shards !== null && (!Number.isInteger(shards) || shards < 1))
    throw new DataError(`--shards: must be a whole number from 1 up, not "${shards}"`);
  keepCompiled(join(options.text("cache"), "compiled"));
  const { buildSite } = await import("#scripts/build/build.ts");
  const { exitCodes } = await import("#scripts/nightly/report.ts");
  const figures = await buildSite(
    {
      root: process.cwd(),
      data: options.text("data"),
      out: options.text("out"),
      cache: options.text("cache"),
      isFull: options.flag("full"),
      shards,
      isDraft: options.flag("draft"),
      beginAnew: options.flag("begin-anew"),
      accept: defaultAcceptFile,
      explain: why !== null ? { path: why } : options.flag("plan") ? "plan" : null,
    },
    realEffects,
  );
  return (figures?.faults ?? 0) > 0 ? exitCodes.incomplete : 0;
});
