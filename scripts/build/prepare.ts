/** First half of a build: updates contracts and download from the snapshot. */
import { join } from "node:path";
import { z } from "zod";
import { allSettledOrThrow } from "#scripts/lib/all-settled.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { Snapshot, snapshotName } from "#scripts/pull/store/read.ts";
import { outputs } from "#scripts/contracts/outputs.ts";
import { CacheError, openPageStore } from "#scripts/contracts/engine/node-store.ts";
import { updateContracts, type ContractsReport } from "#scripts/contracts/engine/run.ts";
import type { OpenData } from "./open-data/open-data.ts";
import { PicturesAhead } from "./pictures/pictures.ts";
import { startNode } from "./run-node.ts";

/** The two halves. Neither reads what the other writes, so they run concurrently. */
export interface Prepared {
  readonly contracts: ContractsReport;
  readonly openData: OpenData;
}
type Half = keyof Prepared;

export const resultSchema = z.union([
  z.strictObject({ prepared: z.any(), log: z.array(z.string()) }),
  z.strictObject({ failed: z.string(), kind: z.enum(["cache", "data", "other"]) }),
]);

const prepareOptionsSchema = z.strictObject({
  data: z.string(),
  cache: z.string(),
  day: z.iso.date(),
  code: z.string(),
  /** Digest of the snapshot at the start of the build. */
  snapshot: z.string(),
  /** Whether to draw new pictures while contracts are computed. */
  drawsAhead: z.boolean(),
});
export type PrepareOptions = z.infer<typeof prepareOptionsSchema>;

export const taskSchema = z.strictObject({ half: z.enum(["contracts", "openData"]), options: prepareOptionsSchema });

export type Preparer = (options: PrepareOptions, effects: Effects) => Promise<Prepared>;

/** Opens the snapshot of the start of the build. @throws DataError if a pull has replaced it. */
function openSnapshot({ data, snapshot: wanted }: PrepareOptions): Snapshot {
  const file = join(data, snapshotName);
  const snapshot = new Snapshot(file);
  // Contracts and download of different snapshots would contradict each other.
  if (snapshot.digest() === wanted) return snapshot;
  snapshot.close();
  throw new DataError(
    `${file}: a pull has filled it again in the meantime; build again. The published site is as it was.`,
  );
}

function prepareContracts(options: PrepareOptions): ContractsReport {
  const { cache, code, drawsAhead } = options;
  const snapshot = openSnapshot(options);
  try {
    const db = openPageStore(join(cache, "pages.sqlite"));
    const ahead = new PicturesAhead(cache);
    try {
      return updateContracts({ db, snapshot, outputs, code, onWritten: drawsAhead ? ahead.take : undefined });
    } finally {
      ahead.stop();
      db.close();
    }
  } finally {
    snapshot.close();
  }
}

async function prepareOpenData(options: PrepareOptions, effects: Effects): Promise<OpenData> {
  const { data, cache, code, day } = options;
  const snapshot = openSnapshot(options);
  try {
    const { writeOpenData } = await import("./open-data/open-data.ts");
    const attribution = snapshot.record("site", "site")?.attribution ?? [];
    return await writeOpenData({ snapshot: join(data, snapshotName), cache, code, day, attribution }, effects);
  } finally {
    snapshot.close();
  }
}

export async function prepareHalf(half: Half, options: PrepareOptions, effects: Effects): Promise<Prepared[Half]> {
  return half === "contracts" ? prepareContracts(options) : prepareOpenData(options, effects);
}

/** Runs both halves sequentially in this process, without pictures. For tests. */
export const prepareHere: Preparer = async (options, effects) => ({
  contracts: prepareContracts({ ...options, drawsAhead: false }),
  openData: await prepareOpenData(options, effects),
});

/**
 * By default Node lets a heap grow to several times what is in use before it collects. Larger young generations than
 * these save no time.
 */
const flags: Readonly<Record<Half, readonly string[]>> = {
  contracts: ["--heap-growing-percent=30", "--max-semi-space-size=32"],
  openData: ["--heap-growing-percent=30", "--max-semi-space-size=16"],
};

/** Runs each half in a separate process, so that its memory is free again before pages are rendered. */
export const prepareApart: Preparer = async (options, effects) => {
  const [contracts, openData] = await allSettledOrThrow([
    () => prepareInProcess("contracts", options, effects),
    () => prepareInProcess("openData", options, effects),
  ]);
  return { contracts, openData };
};

async function prepareInProcess<H extends Half>(
  half: H,
  options: PrepareOptions,
  effects: Effects,
): Promise<Prepared[H]> {
  const task: z.infer<typeof taskSchema> = { half, options };
  const { stdout, stderr } = await startNode({
    script: join(import.meta.dirname, "prepare-process.ts"),
    args: [JSON.stringify(task)],
    flags: flags[half],
    // Low priority: contracts take longer than the download, and rendering waits for them.
    isPatient: half === "openData",
  });
  const read = resultSchema.safeParse(parseWhole(stdout));
  if (!read.success) throw new Error(`the process that makes ${half} broke off\n${stderr.trimEnd()}`);
  if ("failed" in read.data) throw toError(read.data);
  for (const line of read.data.log) effects.log(line);
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- the other process runs this code
  return read.data.prepared;
}

/** Parses JSON; null for the truncated output of a killed process. */
function parseWhole(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function toError({ failed, kind }: { readonly failed: string; readonly kind: "cache" | "data" | "other" }): Error {
  if (kind === "cache") return new CacheError(failed);
  return kind === "data" ? new DataError(failed) : new Error(failed);
}
