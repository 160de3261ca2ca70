/** The first half of a build: contracts and download, brought up to date with the snapshot. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import type { Effects } from "#scripts/lib/effects.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { snapshotName } from "#scripts/pull/pull.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { families } from "#scripts/views/families.ts";
import { CacheError, openPageStore } from "#scripts/views/node-store.ts";
import { runViews } from "#scripts/views/run.ts";
import { openDataPageSchema } from "#src/view/open-data-page.ts";
import { writeOpenData } from "./open-data/open-data.ts";

const reportSchema = z.strictObject({ contracts: z.int(), changed: z.int(), removed: z.int(), computed: z.int() });
const preparedSchema = z.strictObject({
  views: reportSchema,
  openData: z.strictObject({
    folder: z.string(),
    files: z.array(z.strictObject({ name: z.string(), sha256: z.string() })),
    page: openDataPageSchema.omit({ months: true }),
  }),
});
/** What came of it. */
export type Prepared = z.infer<typeof preparedSchema>;

/** What a process says at its end. */
export const answerSchema = z.union([
  z.strictObject({ prepared: preparedSchema, said: z.array(z.string()) }),
  z.strictObject({ failed: z.string(), kind: z.enum(["cache", "data", "other"]) }),
]);

export const prepareOptionsSchema = z.strictObject({
  data: z.string(),
  cache: z.string(),
  /** Day of the data. */
  day: z.iso.date(),
  /** Digest of the code that decides contracts. */
  code: z.string(),
});
export type PrepareOptions = z.infer<typeof prepareOptionsSchema>;

/** Brings contracts and download up to date. */
export type Preparer = (options: PrepareOptions, effects: Effects) => Promise<Prepared>;

/** In this process. */
export const prepareHere: Preparer = async ({ data, cache, day, code }, effects) => {
  const file = join(data, snapshotName);
  const snapshot = new Snapshot(file);
  const db = openPageStore(join(cache, "pages.sqlite"));
  try {
    const views = runViews({ db, snapshot, families, code });
    const attribution = snapshot.record("site", "site")?.attribution ?? [];
    const openData = await writeOpenData({ snapshot: file, cache, day, attribution }, effects);
    return preparedSchema.parse({ views, openData });
  } finally {
    db.close();
    snapshot.close();
  }
};

/** In a process of its own: the gigabyte that a whole legislature takes is given back before Astro wants as much. */
export const prepareApart: Preparer = async (options, effects) => {
  const script = join(import.meta.dirname, "prepare-process.ts");
  const child = spawn(process.execPath, [script, JSON.stringify(options)], { stdio: ["ignore", "pipe", "pipe"] });
  let answer = "";
  let complaints = "";
  child.stdout.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (complaints += chunk.toString()));
  await new Promise((done, fail) => child.on("error", fail).on("exit", done));
  const read = answerSchema.safeParse(answer === "" ? null : JSON.parse(answer));
  if (!read.success) throw new Error(`the process that makes contracts broke off\n${complaints.trimEnd()}`);
  if ("failed" in read.data) throw toError(read.data);
  for (const line of read.data.said) effects.log(line);
  return read.data.prepared;
};

function toError({ failed, kind }: { readonly failed: string; readonly kind: "cache" | "data" | "other" }): Error {
  if (kind === "cache") return new CacheError(failed);
  return kind === "data" ? new DataError(failed) : new Error(failed);
}
