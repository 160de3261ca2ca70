/** A snapshot with flipped bits is not read: SQLite sees no fault in a text with another letter. */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { pull } from "#scripts/pull/pull.ts";
import { demoSource } from "#scripts/pull/sources/demo/demo.ts";
import { checkSum } from "#scripts/pull/store/checksum.ts";
import { pullOptions } from "#tests/fixtures/collecting-writer.ts";
import { fillSnapshot, newSnapshotFile, pour } from "./support/two-members.ts";

let file = "";
beforeEach(async () => {
  file = newSnapshotFile();
  await fillSnapshot(file, pour);
});
const flip = (place: number): void => {
  const bytes = readFileSync(file);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  writeFileSync(file, bytes);
};
const damaged = /not a snapshot, or damaged; bring back a copy of it/;

it("finds a flipped bit anywhere", () => {
  expect(() => {
    checkSum(file);
  }).not.toThrow();
  const whole = readFileSync(file);
  const inText = whole.indexOf("Anna");
  expect(inText).toBeGreaterThan(0);
  for (const place of [3, inText, Math.floor(whole.length / 2), whole.length - 1]) {
    flip(place);
    expect(() => {
      checkSum(file);
    }).toThrow(damaged);
    writeFileSync(file, whole);
  }
});

it("stops a pull before anything is read, and leaves the file", async () => {
  const options = { ...pullOptions, scale: 0.001 };
  const folder = join(file, "..");
  rmSync(file);
  rmSync(`${file}.sha256`);
  await pull(demoSource, options, folder, silentEffects());
  flip(readFileSync(file).lastIndexOf('"familyName":"') + 15);
  const bytes = readFileSync(file);
  await expect(pull(demoSource, options, folder, silentEffects())).rejects.toThrow(damaged);
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

it("does not check a copy of another day that was brought back alone, or one without a checksum", async () => {
  copyFileSync(file, `${file}.kept`);
  await fillSnapshot(file, pour, "2026-11-25");
  copyFileSync(`${file}.kept`, file);
  const check = () => {
    checkSum(file);
  };
  expect(check).not.toThrow();
  rmSync(`${file}.sha256`);
  flip(readFileSync(file).indexOf("Anna"));
  expect(check).not.toThrow();
});
