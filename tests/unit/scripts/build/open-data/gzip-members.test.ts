import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { writeMembers, type Content, type Members } from "#scripts/build/open-data/gzip-members.ts";

const folder = mkdtempSync(join(tmpdir(), "members-"));

/** Writes each text as one gzip member keyed by its content, and records the texts that were read. */
async function write(
  name: string,
  texts: readonly string[],
  before: Members | null,
): Promise<Members & { read: string[] }> {
  const read: string[] = [];
  const contents = texts.map((text): Content => ({ key: `key of ${text}`, read: () => (read.push(text), text) }));
  const file = join(folder, name);
  return { file, members: await writeMembers(file, contents, before, 5), read };
}

it("writes members that decompress to one text", async () => {
  const { file, members } = await write("a.gz", ["one\n", "two\n"], null);
  expect(gunzipSync(readFileSync(file)).toString()).toBe("one\ntwo\n");
  expect(readFileSync(file)).toEqual(Buffer.concat([gzipSync("one\n", { level: 5 }), gzipSync("two\n", { level: 5 })]));
  expect(members.map(({ key }) => key)).toEqual(["key of one\n", "key of two\n"]);
  expect(members.map(({ bytes }) => bytes)).toEqual(["one\n", "two\n"].map((text) => gzipSync(text).length));
});

it("copies unchanged members from any position and reads only the rest, with the bytes of a new file", async () => {
  const before = await write("before.gz", ["one", "two", "three"], null);
  const after = await write("after.gz", ["zero", "three", "one", "four"], before);
  expect(after.read).toEqual(["zero", "four"]);
  const anew = await write("anew.gz", ["zero", "three", "one", "four"], null);
  expect(readFileSync(after.file)).toEqual(readFileSync(anew.file));
  expect(after.members).toEqual(anew.members);
});

it("has no members without content", async () => {
  const { file, members } = await write("empty.gz", [], null);
  expect([readFileSync(file).length, members]).toEqual([0, []]);
});

it("fails when the earlier file is truncated", async () => {
  const before = await write("short.gz", ["one", "two"], null);
  writeFileSync(before.file, readFileSync(before.file).subarray(0, 30));
  await expect(write("other.gz", ["two"], before)).rejects.toThrow("short.gz ends before its members");
});
