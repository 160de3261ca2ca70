import { appendFileSync, cpSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { dirname, join, resolve } from "node:path";
import { listFiles } from "#scripts/build/files.ts";
import { addVotes, correctVote } from "./edits.ts";
import { measure, stagesOf, type Measure } from "./measure.ts";

/** One row of the table. Times in seconds, memory in MB. */
export interface BenchRow {
  readonly scale: number;
  readonly what: string;
  readonly wall: number;
  readonly cpu: number;
  readonly memory: number;
  readonly stages: Readonly<Record<string, number>>;
  readonly pages: number;
  /** Planned files (pages, data, feeds, pictures) made in this step; `files` is the total. */
  readonly made: number;
  readonly files: number;
  /** Size of the output, MB. */
  readonly megabytes: number;
}

export interface BenchReport {
  readonly day: string;
  readonly machine: string;
  readonly rows: readonly BenchRow[];
  readonly ratios: readonly string[];
}

const copied = ["astro.config.mjs", "package.json", "package-lock.json", "public", "scripts", "src", "tsconfig.json"];

/** Measures every step at one scale, in a copy of the project. Calls `tell` after each step. */
export async function benchScale(
  root: string,
  folder: string,
  scale: number,
  tell: (row: BenchRow) => void,
): Promise<void> {
  const project = join(folder, "project");
  for (const name of copied) cpSync(join(root, name), join(project, name), { recursive: true });
  symlinkSync(resolve(root, "node_modules"), join(project, "node_modules"));
  const data = join(project, "data");
  const run = async (what: string, args: readonly string[]): Promise<void> => {
    tell(toRow(scale, what, await measure([process.execPath, ...args], project), join(project, "dist")));
  };
  await run("pull", ["scripts/pull.ts", "--source", "demo", "--scale", String(scale)]);
  await run("full build", ["scripts/build.ts"]);
  await run("no change", ["scripts/build.ts"]);
  await addVotes(data, 60);
  await run("60 new votes", ["scripts/build.ts"]);
  await correctVote(data);
  await run("one old vote corrected", ["scripts/build.ts"]);
  appendFileSync(join(project, "src/styles/base/elements.css"), "\n.bench { color: inherit; }\n");
  await run("a style changed", ["scripts/build.ts"]);
  await run("verify alone", ["scripts/verify.ts"]);
  for (const row of await references(project, scale)) tell(row);
  // The first full build uses the default number of processes.
  await run("full build, one process", ["scripts/build.ts", "--full", "--shards", "1"]);
}

/** Reference values for the same work: plain Astro on the same contracts, and writing the same bytes from memory. */
async function references(project: string, scale: number): Promise<readonly BenchRow[]> {
  const env = { ...process.env, NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1" };
  const plain = await measure(
    [process.execPath, "node_modules/astro/bin/astro.mjs", "build", "--silent", "--outDir", "plain"],
    project,
    env,
  );
  const out = join(project, "plain");
  let wall = 0;
  for (const file of listFiles(out)) {
    const bytes = readFileSync(join(out, file));
    const start = performance.now();
    mkdirSync(dirname(join(project, "raw", file)), { recursive: true });
    writeFileSync(join(project, "raw", file), bytes);
    wall += (performance.now() - start) / 1000;
  }
  const raw = { wall, cpu: 0, memory: 0, output: "" };
  return [
    toRow(scale, "reference: astro build", plain, out),
    toRow(scale, "reference: raw write", raw, join(project, "raw")),
  ];
}

function toRow(scale: number, what: string, { wall, cpu, memory, output }: Measure, out: string): BenchRow {
  const files = listFiles(out);
  const bytes = files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0);
  const planned = /^plan: (.*)$/m.exec(output)?.[1]?.split(", ") ?? [];
  const pages = Number(/^render: (\d+) pages/m.exec(output)?.[1] ?? 0);
  const round = (value: number): number => Number(value.toFixed(1));
  const made = planned
    .filter((part) => !/ (unchanged|removed)$/.test(part))
    .reduce((sum, part) => sum + Number.parseInt(part, 10), 0);
  return {
    scale,
    what,
    wall: round(wall),
    cpu: round(cpu),
    memory: Math.round(memory),
    stages: stagesOf(output),
    pages,
    made,
    files: files.length,
    megabytes: Math.round(bytes / 1e6),
  };
}

export function formatRow(row: BenchRow): string {
  const stages = Object.entries(row.stages)
    .map(([stage, seconds]) => `${stage} ${seconds}`)
    .join(", ");
  const parts = [
    String(row.scale).padEnd(5),
    row.what.padEnd(24),
    `${row.wall} s`.padStart(9),
    `cpu ${row.cpu} s`.padStart(13),
    `${row.memory} MB`.padStart(9),
  ];
  return [...parts, `${row.made}/${row.files} files, ${row.megabytes} MB`.padStart(28), stages].join("  ");
}

/** Derived figures: time per page, ratios to a full build, growth from scale to scale. */
export function summarize(rows: readonly BenchRow[]): string[] {
  const of = (scale: number, what: string): BenchRow | undefined =>
    rows.find((row) => row.scale === scale && row.what === what);
  const ratio = (a: number | undefined, b: number | undefined): string =>
    a === undefined || b === undefined || b === 0 ? "?" : (a / b).toFixed(2);
  const scales = [...new Set(rows.map(({ scale }) => scale))].sort((a, b) => a - b);
  return scales.flatMap((scale, i) => {
    const full = of(scale, "full build");
    const before = of(scales[i - 1] ?? 0, "full build");
    const perPage = full === undefined ? "?" : ((full.wall * 1000) / full.pages).toFixed(1);
    const growth = `${ratio(full?.wall, before?.wall)} times the time of scale ${scales[i - 1]} for ${ratio(full?.pages, before?.pages)} times the pages`;
    return [
      `scale ${scale}: ${perPage} ms a page; of the full build, 60 new votes take ${ratio(of(scale, "60 new votes")?.wall, full?.wall)}, a correction ${ratio(of(scale, "one old vote corrected")?.wall, full?.wall)}, plain Astro ${ratio(of(scale, "reference: astro build")?.wall, full?.wall)}, the raw write ${ratio(of(scale, "reference: raw write")?.wall, full?.wall)}`,
      ...(before === undefined ? [] : [`scale ${scale}: ${growth}`]),
    ];
  });
}

export function describeMachine(): string {
  return `${cpus().length} x ${cpus()[0]?.model ?? "?"}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}
