/** `npm run bench`: what every stage costs, at several scales. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { benchScale, describeMachine, summarize, type BenchReport, type BenchRow } from "#scripts/bench/bench.ts";
import { realEffects } from "#scripts/lib/effects.ts";
import { DataError, runCommand } from "#scripts/lib/errors.ts";
import { readOptions } from "#scripts/lib/options.ts";

await runCommand(async () => {
  const options = readOptions(
    "bench",
    "Measures pull, full and incremental builds, beside plain Astro and the raw writing of the same bytes.",
    {
      scales: { value: "LIST", default: "0.1,0.5,1", help: "1 = the true parliament" },
      out: { value: "FILE", default: "tests/bench/latest.json", help: "where the figures are kept" },
      folder: { value: "DIR", default: ".cache/bench", help: "where the sites are built" },
    },
    process.argv.slice(2),
  );
  if (options === null) return 0;
  const scales = (options.text("scales") ?? "").split(",").map(Number);
  if (scales.some((scale) => !(scale > 0))) throw new DataError("--scales: numbers above 0 are wanted, such as 0.1,1");
  const rows: BenchRow[] = [];
  for (const scale of scales)
    rows.push(
      ...(await benchScale(process.cwd(), join(options.text("folder") ?? "", String(scale)), scale, realEffects)),
    );
  const ratios = summarize(rows);
  for (const line of ratios) realEffects.log(line);
  const report: BenchReport = { day: realEffects.today(), machine: describeMachine(), rows, ratios };
  mkdirSync("tests/bench", { recursive: true });
  writeFileSync(options.text("out") ?? "", `${JSON.stringify(report, null, 2)}\n`);
  realEffects.log(`bench: ${report.machine} → ${options.text("out") ?? ""}`);
  return 0;
});
