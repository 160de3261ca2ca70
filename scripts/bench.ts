/** `npm run bench`: time, memory and size of every stage, at several scales. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  benchScale,
  describeMachine,
  formatRow,
  summarize,
  type BenchReport,
  type BenchRow,
} from "#scripts/bench/bench.ts";
import { realEffects } from "#scripts/lib/effects.ts";
import { DataError, runCommand } from "#scripts/lib/errors.ts";
import { readOptions } from "#scripts/lib/options.ts";

await runCommand(async () => {
  const options = readOptions(
    "bench",
    "Measures pull, full and incremental builds, compared with plain Astro and a raw write of the same bytes.",
    {
      scales: { value: "LIST", default: "0.1,0.5,1", help: "1 = the true parliament" },
      out: { value: "FILE", default: "tests/bench/latest.json", help: "file for the figures" },
      folder: { value: "DIR", default: ".cache/bench", help: "folder for the builds" },
    },
    process.argv.slice(2),
  );
  if (options === null) return 0;
  const scales = options.text("scales").split(",").map(Number);
  if (scales.some((scale) => !(scale > 0))) throw new DataError("--scales: must be numbers above 0, such as 0.1,1");
  const out = options.text("out");
  const rows: BenchRow[] = [];
  // Written after every step, so that an interrupted run keeps its measurements.
  const addRow = (row: BenchRow): void => {
    rows.push(row);
    realEffects.log(formatRow(row));
    const report: BenchReport = { day: realEffects.today(), machine: describeMachine(), rows, ratios: summarize(rows) };
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, `${JSON.stringify(report, null, 2)}\n`);
  };
  const folderOf = (scale: number): string => join(options.text("folder"), String(scale));
  const forget = (): void => {
    for (const scale of scales) rmSync(folderOf(scale), { recursive: true, force: true });
  };
  // Remains of an interrupted run.
  forget();
  for (const scale of scales) await benchScale(process.cwd(), folderOf(scale), scale, addRow);
  // Only after the last scale: after a hundred thousand deletions some disks create files slowly for minutes.
  forget();
  for (const line of summarize(rows)) realEffects.log(line);
  realEffects.log(`bench: ${describeMachine()} → ${out}`);
  return 0;
});
