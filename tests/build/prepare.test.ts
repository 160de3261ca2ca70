/** Contracts and the download are made in child processes: their failures keep their error type. */
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import { prepareApart } from "#scripts/build/prepare.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { Snapshot, snapshotName } from "#scripts/pull/store/read.ts";
import { CacheError } from "#scripts/contracts/engine/node-store.ts";
import { site } from "#tests/fixtures/builders.ts";
import { fillSnapshot } from "#tests/unit/scripts/pull/store/support/two-members.ts";

let data: string;
let cache: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "emiciclo-prepare-"));
  data = join(folder, "data");
  cache = join(folder, "cache");
  mkdirSync(data);
});

/** Digest of the snapshot; empty without a snapshot. */
function digestNow(): string {
  const file = join(data, snapshotName);
  if (!existsSync(file)) return "";
  const snapshot = new Snapshot(file);
  try {
    return snapshot.digest();
  } finally {
    snapshot.close();
  }
}

/** The error of preparing contracts and download in these folders; null on success. */
async function failure(snapshot = digestNow()): Promise<unknown> {
  const options = { data, cache, day: "2026-11-20", code: "code", snapshot, drawsAhead: false };
  return await prepareApart(options, silentEffects()).then(
    () => null,
    (error: unknown) => error,
  );
}

describe("a preparing process", () => {
  it("fails with a one-line data error, with a remedy, when the data are missing", async () => {
    mkdirSync(cache);
    const error = await failure();
    expect(error).toBeInstanceOf(DataError);
    expect(error).not.toBeInstanceOf(CacheError);
    expect(String(error)).toContain(`${join(data, snapshotName)}: no snapshot there; fill it with`);
  });

  it("does not work on data that a pull has replaced since the build began", async () => {
    await fillSnapshot(join(data, snapshotName), (writer) => writer.put("site", site()));
    mkdirSync(cache);
    const error = await failure("digest of the one before");
    expect(error).toBeInstanceOf(DataError);
    expect(String(error)).toContain("a pull has filled it again in the meantime; build again");
  });

  it("fails with a cache error at a broken cache, so that the build can start afresh", async () => {
    await fillSnapshot(join(data, snapshotName), (writer) => writer.put("site", site()));
    mkdirSync(cache);
    writeFileSync(join(cache, "pages.sqlite"), "no database, but long enough to be looked at as one".repeat(20));
    const error = await failure();
    expect(error).toBeInstanceOf(CacheError);
    expect(String(error)).toContain("pages.sqlite: file is not a database");
  });

  it("explains in one line that the cache cannot be written", async () => {
    await fillSnapshot(join(data, snapshotName), (writer) => writer.put("site", site()));
    writeFileSync(cache, "a file where the folder belongs");
    const error = await failure();
    expect(error).toBeInstanceOf(DataError);
    expect(String(error)).toContain("not allowed to write there");
  });

  it("fails with a stack trace at any other error", async () => {
    await fillSnapshot(join(data, snapshotName), (writer) => writer.put("site", site()));
    mkdirSync(cache);
    const db = new DatabaseSync(join(data, snapshotName));
    db.exec("UPDATE record SET json = '{'");
    db.close();
    const error = await failure();
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(DataError);
    expect(String(error)).toMatch(/\n +at .*scripts/);
  });
});
