import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { explainDiskError, Stage } from "#scripts/build/files.ts";
import { DataError } from "#scripts/lib/errors.ts";

const failure = (message: string, fields: object): Error => Object.assign(new Error(message), fields);

it.each([
  [
    failure("EBUSY: resource busy or locked, rename '/srv/www'", { code: "EBUSY", path: "/srv/www" }),
    "A disk is mounted where the site belongs (EBUSY: resource busy or locked, rename '/srv/www'); name a folder inside it with --out.",
  ],
  [
    failure("ENOENT: no such file, mkdir '/srv/.www.sites'", {
      code: "ENOENT",
      syscall: "mkdir",
      path: "/srv/.www.sites",
    }),
    "/srv/.www.sites: not allowed to write there (ENOENT: no such file, mkdir '/srv/.www.sites').",
  ],
  [
    failure("ENOTDIR: not a directory, lstat 'package.json/dist'", { code: "ENOTDIR", path: "package.json/dist" }),
    "package.json/dist: one of the folders on the way to it is a file; name another.",
  ],
  [
    failure("EROFS: read-only file system", { code: "EROFS" }),
    "cache: not allowed to write there (EROFS: read-only file system).",
  ],
  [
    failure("attempt to write a readonly database", { code: "ERR_SQLITE_ERROR", errcode: 8 }),
    "cache: not allowed to write there (attempt to write a readonly database).",
  ],
  [
    failure("unable to open database file", { code: "ERR_SQLITE_ERROR", errcode: 14 }),
    "cache: not allowed to write there (unable to open database file).",
  ],
  [
    failure("database is locked", { code: "ERR_SQLITE_ERROR", errcode: 5 }),
    "cache: another process holds its files; wait until it has ended, or end it, and build again. The published site is as it was.",
  ],
  [
    failure("database or disk is full", { code: "ERR_SQLITE_ERROR" }),
    "cache: the disk is full; free some space and build again. The published site is as it was.",
  ],
])("a disk error is explained in one sentence: %s", (error, sentence) => {
  const told = explainDiskError(error, "cache");
  expect(told).toBeInstanceOf(DataError);
  expect(String(told)).toBe(`DataError: ${sentence}`);
});

it("any other error is unchanged", () => {
  const error = failure("ENOENT: no such file, open 'x'", { code: "ENOENT", syscall: "open" });
  expect(explainDiskError(error, "cache")).toBe(error);
});

it("a file with the same bytes in another tree is hard-linked, any other is written", () => {
  const folder = mkdtempSync(join(tmpdir(), "stage-"));
  for (const file of ["same", "other"]) writeFileSync(join(folder, file), "old");
  const stage = new Stage(join(folder, "stage"));
  stage.writeOrLink(folder, "same", Buffer.from("old"));
  stage.writeOrLink(folder, "other", Buffer.from("new"));
  stage.writeOrLink(folder, "one more", Buffer.from("old"));
  const files = ["same", "other", "one more"];
  expect(files.map((file) => readFileSync(join(stage.folder, file), "utf8"))).toEqual(["old", "new", "old"]);
  expect(files.map((file) => statSync(join(stage.folder, file)).nlink)).toEqual([2, 1, 1]);
});
