/** `npm run nightly`: the command that the scheduled job runs. */
import { legislatureSpec } from "#scripts/lib/legislature-option.ts";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { buildSite } from "#scripts/build/build.ts";
import { realEffects } from "#scripts/lib/effects.ts";
import { runCommand } from "#scripts/lib/errors.ts";
import { keepCompiled } from "#scripts/lib/keep-compiled.ts";
import { readOptions } from "#scripts/lib/options.ts";
import { raiseAlarm } from "#scripts/nightly/alarm.ts";
import { runNightly } from "#scripts/nightly/nightly.ts";
import {
  exitCodes,
  readRemarks,
  removeReport,
  toMarkdown,
  writeInstead,
  writeReport,
} from "#scripts/nightly/report.ts";
import { pullOptionSpecs, readPullOptions } from "#scripts/pull/options.ts";
import { pull } from "#scripts/pull/pull.ts";
import { loadSource } from "#scripts/pull/sources.ts";

await runCommand(async () => {
  const options = readOptions(
    "nightly",
    "Pulls, builds, verifies, publishes and reports. Exit code 0 published, 10 nothing new, 20 kept the last good site, 1 failed.",
    {
      ...pullOptionSpecs("api"),
      ...legislatureSpec,
      full: { help: "rebuild every page" },
      alarm: {
        value: "TARGET",
        help: "command or http(s) address that gets the report when it wants a person; also EMICICLO_ALARM",
      },
      out: { value: "DIR", default: "dist", help: "where the site is published" },
      cache: { value: "DIR", default: ".cache", help: "cache folder" },
    },
    process.argv.slice(2),
  );
  if (options === null) return 0;
  const earlier = readRemarks(options.text("data"));
  removeReport(options.text("data"));
  const pullOptions = readPullOptions(options);
  const source = await loadSource(pullOptions.source);
  const folders = {
    data: pullOptions.dataDir,
    out: options.text("out"),
    cache: options.text("cache"),
  };
  keepCompiled(join(folders.cache, "compiled"));
  const report = await runNightly(
    {
      source: source.name,
      data: folders.data,
      out: folders.out,
      earlier,
      pull: async (effects) =>
        await pull(
          source,
          { ...pullOptions.pull, out: folders.out },
          folders.data,
          effects,
          pullOptions.accept,
          pullOptions.corrections,
        ),
      build: async () =>
        await buildSite(
          {
            root: process.cwd(),
            ...folders,
            accept: pullOptions.accept,
            isFull: options.flag("full"),
            shards: null,
            explain: null,
            isDraft: false,
            ...(pullOptions.pull.beginAnew === true && { beginAnew: true }),
          },
          realEffects,
        ),
    },
    realEffects,
  );
  const summary = process.env["GITHUB_STEP_SUMMARY"];
  try {
    if (summary !== undefined) appendFileSync(summary, toMarkdown(report));
    writeReport(folders.data, report);
  } catch (error) {
    // For example a full disk. The outcome of the run is not affected.
    const why = error instanceof Error ? error.message : "";
    realEffects.log(`nightly: the report cannot be written (${why}):\n${toMarkdown(report)}`);
    writeInstead(folders, report, realEffects);
  }
  await raiseAlarm(options.given("alarm") ?? process.env["EMICICLO_ALARM"] ?? null, report, realEffects);
  return exitCodes[report.outcome];
});
