/** A file that is not a snapshot of this version: the error message, and that the file is kept. */
import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import type { RecordWriter } from "#scripts/pull/source.ts";
import { Snapshot, type Change } from "#scripts/pull/store/read.ts";
import { damico, fillSnapshot, newSnapshotFile, pour, rossi } from "./support/two-members.ts";

let file: string;
beforeEach(() => {
  file = newSnapshotFile();
});
const write = (fill: (writer: RecordWriter) => void) => fillSnapshot(file, fill);

describe("opening a snapshot", () => {
  it("gives instructions when there is none, or the file is something else", () => {
    expect(() => new Snapshot(file)).toThrow(/no snapshot there; fill it with: npm run pull/);
    writeFileSync(file, "not a database at all, but long enough to be looked at as one".repeat(20));
    expect(() => new Snapshot(file)).toThrow(/not a snapshot, or damaged/);
  });

  it("rejects another version and names it", async () => {
    await write(pour);
    const db = new DatabaseSync(file);
    db.exec("UPDATE meta SET value = '0' WHERE key = 'schema_version'");
    db.close();
    expect(() => new Snapshot(file)).toThrow(/snapshot of version 0, this program wants 8; fill it again/);
    db.open();
    db.exec("UPDATE meta SET value = '99' WHERE key = 'schema_version'");
    db.close();
    expect(() => new Snapshot(file)).toThrow(
      /snapshot of version 99, this program knows 8; use the program that wrote it/,
    );
    await expect(write(pour)).rejects.toThrow(/snapshot of version 99/);
  });

  it("rejects columns of another program, older or newer", async () => {
    await write(pour);
    const db = new DatabaseSync(file);
    db.exec("ALTER TABLE person DROP COLUMN profession");
    db.close();
    expect(() => new Snapshot(file)).toThrow(/snapshot of version 8 with older tables, this program wants 8; fill it/);
    db.open();
    db.exec("ALTER TABLE person ADD COLUMN shoe_size INTEGER");
    db.close();
    expect(() => new Snapshot(file)).toThrow(/snapshot of version 8 with newer tables, this program knows 8; use the/);
    await expect(write(pour)).rejects.toThrow(/with newer tables/);
  });

  describe("of an older version", () => {
    /** Opens an older snapshot with a correction of 21 November and the given edit, then pulls on the 22nd. */
    async function upgrade(edit: string, identity = "test"): Promise<readonly Change[]> {
      await write(pour);
      await fillSnapshot(
        file,
        (writer) =>
          pour(writer, [
            [rossi.id, "AYE"],
            [damico.id, "ABST"],
          ]),
        "2026-11-21",
      );
      const db = new DatabaseSync(file);
      db.exec(`UPDATE meta SET value = '1' WHERE key = 'schema_version'; ${edit}`);
      db.close();
      await fillSnapshot(file, pour, "2026-11-22", identity);
      const snapshot = new Snapshot(file);
      const changes = snapshot.changes();
      snapshot.close();
      return changes;
    }
    const days = (changes: readonly Change[]) => changes.map(({ day, kind, field }) => [day, kind, field]);

    it("fills it again and keeps its change log", async () => {
      expect(days(await upgrade(""))).toEqual([
        ["2026-11-22", "site", ""],
        ["2026-11-21", "vote", `ballots.${damico.id}`],
        ["2026-11-20", "site", ""],
      ]);
    });

    it.each([
      ["other invented data", "UPDATE meta SET value = 'demo 1, seed 1' WHERE key = 'identity'", "test"],
      ["a log of another shape", "ALTER TABLE change_log ADD COLUMN reason TEXT", "test"],
    ])("keeps no log of %s", async (_what, edit, identity) => {
      expect(days(await upgrade(edit, identity))).toEqual([["2026-11-22", "site", ""]]);
    });

    it("does not replace it by data of another source", async () => {
      await expect(upgrade("", "another")).rejects.toThrow('holds "test", not "another"');
    });
  });

  it("keeps a corrupt snapshot: a pull cannot restore its history", async () => {
    const damaged = "no database any more, but long enough to be looked at as one".repeat(20);
    writeFileSync(file, damaged);
    await expect(write(pour)).rejects.toThrow(/not a snapshot, or damaged; bring back a copy of it/);
    expect(readFileSync(file, "utf8")).toBe(damaged);
  });
});
