/** `npm run nightly`: what the scheduled job runs. */
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { buildSite } from "#scripts/build/build.ts";
import { realEffects } from "#scripts/lib/effects.ts";
import { runCommand } from "#scripts/lib/errors.ts";
import { keepCompiled } from "#scripts/lib/keep-compiled.ts";
import { readOptions } from "#scripts/lib/options.ts";
import { runNight } from "#scripts/nightly/nightly.ts";
import { exitCodes, toMarkdown, writeReport } from "#scripts/nightly/report.ts";
import { defaultAcceptFile, pull } from "#scripts/pull/pull.ts";
import { loadSource } from "#scripts/pull/sources.ts";

await runCommand(async () => {
  const options = readOptions(
    "nightly",
    "Pulls, builds, verifies, publishes and reports. Exit code 0 published, 10 nothing new, 20 kept the last good site, 1 failed.",
    {
      source: { value: "NAME", default: "api", help: "demo, opendata or api" },
      scale: { value: "N", default: "0.02", help: "demo: size" },
      seed: { value: "N", default: "19", help: "demo: seed" },
      "base-url": { value: "URL", help: "api: address of the API; opendata: of the SPARQL endpoint" },
      from: { value: "DIR", help: "opendata: folder of the official dumps" },
      budget: { value: "N", default: "8000", help: "api: requests that one run may send" },
      sweep: { help: "api: read everything again, not only what is new" },
      full: { help: "make every page again" },
      accept: { value: "FILE", default: defaultAcceptFile, help: "what a person answers for, against the gates" },
      data: { value: "DIR", default: "data", help: "folder of the snapshot and of the report" },
      out: { value: "DIR", default: "dist", help: "where the site is published" },
      cache: { value: "DIR", default: ".cache", help: "what is kept between builds" },
    },
    process.argv.slice(2),
  );
  if (options === null) return 0;
  const source = await loadSource(options.text("source") ?? "api");
  const folders = {
    data: options.text("data") ?? "data",
    out: options.text("out") ?? "dist",
    cache: options.text("cache") ?? ".cache",
  };
  keepCompiled(join(folders.cache, "compiled"));
  const pullOptions = {
    scale: options.number("scale"),
    seed: options.number("seed"),
    baseUrl: options.text("base-url"),
    from: options.text("from"),
    sweep: options.flag("sweep"),
    budget: options.number("budget"),
  };
  const report = await runNight(
    {
      source: source.name,
      out: folders.out,
      pull: async (effects) =>
        await pull(source, pullOptions, folders.data, effects, options.text("accept") ?? defaultAcceptFile),
      build: async () => {
        await buildSite(
          {
            root: process.cwd(),
            ...folders,
            isFull: options.flag("full"),
            shards: null,
            explain: null,
            isDraft: false,
          },
          realEffects,
        );
      },
    },
    realEffects,
  );
  writeReport(folders.data, report);
  const summary = process.env["GITHUB_STEP_SUMMARY"];
  if (summary !== undefined) appendFileSync(summary, toMarkdown(report));
  return exitCodes[report.outcome];
});
