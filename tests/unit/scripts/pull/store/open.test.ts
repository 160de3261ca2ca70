/** A file that is not, or no longer, a snapshot of this program: what is said of it, and that it stays. */
import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import type { Sink } from "#scripts/pull/source.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { fillSnapshot, newSnapshotFile, pour } from "./support/two-members.ts";

let file: string;
beforeEach(() => {
  file = newSnapshotFile();
});
const write = (fill: (sink: Sink) => void) => fillSnapshot(file, fill);

describe("opening a snapshot", () => {
  it("says what to do when there is none, or it is something else", () => {
    expect(() => new Snapshot(file)).toThrow(/no snapshot there; fill it with: npm run pull/);
    writeFileSync(file, "not a database at all, but long enough to be looked at as one".repeat(20));
    expect(() => new Snapshot(file)).toThrow(/not a snapshot, or damaged/);
  });

  it("refuses another version by name", async () => {
    await write(pour);
    const db = new DatabaseSync(file);
    db.exec("UPDATE meta SET value = '0' WHERE key = 'schema_version'");
    db.close();
    expect(() => new Snapshot(file)).toThrow(/snapshot of version 0, this program wants 4; fill it again/);
    db.open();
    db.exec("UPDATE meta SET value = '99' WHERE key = 'schema_version'");
    db.close();
    expect(() => new Snapshot(file)).toThrow(
      /snapshot of version 99, this program knows 4; use the program that wrote it/,
    );
    await expect(write(pour)).rejects.toThrow(/snapshot of version 99/);
  });

  it("leaves a damaged snapshot where it is: a pull cannot give back what it remembers", async () => {
    const damaged = "no database any more, but long enough to be looked at as one".repeat(20);
    writeFileSync(file, damaged);
    await expect(write(pour)).rejects.toThrow(/not a snapshot, or damaged; bring back a copy of it/);
    expect(readFileSync(file, "utf8")).toBe(damaged);
  });
});
