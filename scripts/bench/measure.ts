import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { DataError } from "#scripts/lib/errors.ts";

export interface Measure {
  /** Wall-clock time, seconds. */
  readonly wall: number;
  /** Processor time of the command and all its children, seconds. */
  readonly cpu: number;
  /** Peak memory of all processes together, MB, sampled once a second. Shared memory counts once (PSS). */
  readonly memory: number;
  readonly output: string;
}

interface ProcessSample {
  readonly parent: number;
  readonly cpu: number;
}

const ticksPerSecond = 100;

/** Short enough to catch nearly all processor time of a process before it exits. */
const sampleMilliseconds = 200;
const memoryEvery = 5;

/** Reads `/proc`, which only Linux has; elsewhere processor time and memory are 0. */
function readProcesses(): Map<number, ProcessSample> {
  const found = new Map<number, ProcessSample>();
  for (const name of readProc()) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      const fields = stat
        .slice(stat.lastIndexOf(")") + 2)
        .split(" ")
        .map(Number);
      const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]];
      found.set(Number(name), { parent, cpu: (user + system) / ticksPerSecond });
    } catch {
      // The process exited between listing and reading.
    }
  }
  return found;
}

/** Proportional set size of a process, MB: private memory plus its share of shared memory. */
function readMemory(id: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8")) ?? [];
    return (Number(kilobytes ?? 0) * 1024) / 1e6;
  } catch {
    return 0;
  }
}

function readProc(): string[] {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function descendants(root: number, processes: ReadonlyMap<number, ProcessSample>): number[] {
  const children = [...processes].filter(([, { parent }]) => parent === root).map(([id]) => id);
  return [root, ...children.flatMap((id) => descendants(id, processes))];
}

/**
 * Runs a command to its end and samples it and its children.
 * @throws DataError with the output when the command fails.
 */
export function measure(
  command: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Measure> {
  const [program = "", ...args] = command;
  const start = performance.now();
  const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const cpu = new Map<number, number>();
  let memory = 0;
  let output = "";
  let samples = 0;
  const sample = (): void => {
    const processes = readProcesses();
    const own = descendants(child.pid ?? 0, processes);
    for (const id of own) cpu.set(id, processes.get(id)?.cpu ?? 0);
    // Reading the memory map of a gigabyte takes 20 ms of processor time: at every sample it would distort the
    // measurement.
    samples += 1;
    if (samples % memoryEvery !== 1) return;
    memory = Math.max(
      memory,
      own.reduce((sum, id) => sum + readMemory(id), 0),
    );
  };
  const timer = setInterval(sample, sampleMilliseconds);
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done, fail) => {
    child.on("exit", (code) => {
      clearInterval(timer);
      const total = [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0);
      if (code === 0) done({ wall: (performance.now() - start) / 1000, cpu: total, memory, output });
      else fail(new DataError(`${command.join(" ")}: failed\n${output}`));
    });
  });
}

/** Seconds of each build stage, from the timestamps at the ends of its progress lines. */
export function stagesOf(output: string): Readonly<Record<string, number>> {
  const ends = [...output.matchAll(/^(contracts|render|stage|verify|build): .*at ([\d.]+) s$/gm)].map(
    ([, stage = "", at]) => [stage, Number(at)] as const,
  );
  return Object.fromEntries(ends.map(([stage, at], i) => [stage, Number((at - (ends[i - 1]?.[1] ?? 0)).toFixed(1))]));
}
