/** How a snapshot handles data of another source. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { DataError } from "#scripts/lib/errors.ts";
import type { RecordWriter } from "#scripts/pull/source.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { writeSnapshot } from "#scripts/pull/store/write.ts";
import { damico, filled, fillSnapshot, newSnapshotFile, pour, rossi } from "./support/two-members.ts";

let file: string;
beforeEach(() => {
  file = newSnapshotFile();
});
const write = (fill: (writer: RecordWriter) => void, day?: string, identity?: string) =>
  fillSnapshot(file, fill, day, identity);

describe("a snapshot and another source", () => {
  it("never mixes data of different identity", async () => {
    await write(pour, "2026-11-20", "demo 3, seed 19, scale 1");
    await write((writer) => writer.put("person", damico), "2026-11-21", "opendata, dumps");
    const snapshot = new Snapshot(file);
    expect(snapshot.keys("person")).toEqual([damico.id]);
    expect(snapshot.changes()).toEqual([filled("2026-11-21")]);
    snapshot.close();
  });

  it("deletes the publication history of invented data when real data replace them, and only then", async () => {
    const data = dirname(file);
    const publish = (): void => {
      writeFileSync(join(data, "addresses.tsv"), "2026-11-20\t+\tpage\t/votazioni/vs19_1_001\n");
      mkdirSync(join(data, "open-data/2026-10"), { recursive: true });
      // Photos of the real data are pulled before the replacement.
      mkdirSync(join(data, "assets/foto"), { recursive: true });
    };
    const held = (): string[] =>
      readdirSync(data)
        .filter((name) => !name.startsWith("parliament.sqlite"))
        .sort();
    const all = ["addresses.tsv", "assets", "open-data"];
    await write(pour, "2026-11-20", "demo 3, seed 19, scale 1");
    publish();
    await write(pour, "2026-11-21", "demo 3, seed 20, scale 1");
    expect(held()).toEqual(all);
    await write(pour, "2026-11-22", "opendata, dumps");
    expect(held()).toEqual(["assets"]);
    publish();
    await write(pour, "2026-11-23", "opendata, dumps");
    expect(held()).toEqual(all);
  });

  it("keeps the publication history of invented data when the real data are rejected", async () => {
    await write(pour, "2026-11-20", "demo 3, seed 19, scale 1");
    const register = join(dirname(file), "addresses.tsv");
    writeFileSync(register, "");
    const check = () => {
      throw new DataError("refused");
    };
    await expect(
      writeSnapshot(file, { identity: "opendata, dumps", day: "2026-11-21", check }, () => Promise.resolve()),
    ).rejects.toThrow("refused");
    expect(existsSync(register)).toBe(true);
  });

  it("replaces only invented data: the history of real data cannot be pulled again", async () => {
    await write(pour, "2026-11-20", "api, one.example/v1/19");
    for (const other of ["api, two.example/v1/19", "demo 3, seed 19, scale 1"])
      await expect(write((writer) => writer.put("person", damico), "2026-11-21", other)).rejects.toThrow(
        `holds "api, one.example/v1/19", not "${other}"; give another folder with --data, or remove the file`,
      );
    const snapshot = new Snapshot(file);
    expect(snapshot.keys("person")).toEqual([damico.id, rossi.id]);
    snapshot.close();
  });
});
