/** Contracts and the download are made in processes of their own: what goes wrong there arrives as what it is. */
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { prepareApart } from "#scripts/build/prepare.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { Snapshot, snapshotName } from "#scripts/pull/store/read.ts";
import { CacheError } from "#scripts/views/node-store.ts";
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

/** Digest of the snapshot, none where there is no snapshot. */
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

/** The failure of contracts and download of these folders. */
async function failure(snapshot = digestNow()): Promise<unknown> {
  const options = { data, cache, day: "2026-11-20", code: "code", snapshot, drawsAhead: false };
  return await prepareApart(options, silentEffects()).then(
    () => null,
    (error: unknown) => error,
  );
}

describe("a process that prepares", () => {
  it("fails for want of data as data do: in one line that says what to do", async () => {
    mkdirSync(cache);
    const error = await failure();
    expect(error).toBeInstanceOf(DataError);
    expect(error).not.toBeInstanceOf(CacheError);
    expect(String(error)).toContain(`${join(data, snapshotName)}: no snapshot there; fill it with`);
  });

  it("does not work on data that a pull has put there since the build began", async () => {
    await fillSnapshot(join(data, snapshotName), (sink) => sink.put("site", site()));
    mkdirSync(cache);
    const error = await failure("digest of the one before");
    expect(error).toBeInstanceOf(DataError);
    expect(String(error)).toContain("a pull has filled it again in the meantime; build again");
  });

  it("fails by a broken cache as a cache does: the build can start afresh", async () => {
    await fillSnapshot(join(data, snapshotName), (sink) => sink.put("site", site()));
    mkdirSync(cache);
    writeFileSync(join(cache, "pages.sqlite"), "no database, but long enough to be looked at as one".repeat(20));
    const error = await failure();
    expect(error).toBeInstanceOf(CacheError);
    expect(String(error)).toContain("pages.sqlite: file is not a database");
  });

  it("fails by anything else with the place in the code", async () => {
    await fillSnapshot(join(data, snapshotName), (sink) => sink.put("site", site()));
    writeFileSync(cache, "a file where the folder belongs");
    const error = await failure();
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(DataError);
    expect(String(error)).toMatch(/\n +at .*scripts/);
  });
});
