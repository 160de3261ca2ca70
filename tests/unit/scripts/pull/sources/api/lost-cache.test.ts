/** What the API source remembers beside the snapshot may be lost, or speak of another snapshot: nothing wrong comes of it. */
import { closeSync, copyFileSync, openSync, readFileSync, statSync, writeSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { startApiHarness, withVotes } from "#tests/fixtures/api-harness.ts";

const { api, small, run, file, look } = await startApiHarness("small");
const vote = "vs19_641_020";
const title = () => look((snapshot) => snapshot.record("vote", vote)?.title);

/** The source with another title of the vote, which its list does not show. */
function correct(): void {
  api.world = withVotes(small, (votes) => {
    const before = votes.get(vote);
    if (before !== undefined) votes.set(vote, { ...before, title: "Corretto" });
  });
}

it("takes a correction again after an older snapshot was brought back", async () => {
  await run();
  copyFileSync(file("parliament.sqlite"), file("kept.sqlite"));
  correct();
  await run({ sweep: true });
  expect(title()).toBe("Corretto");
  copyFileSync(file("kept.sqlite"), file("parliament.sqlite"));
  expect(title()).not.toBe("Corretto");
  await run();
  expect(title()).toBe("Corretto");
  // Known again: beside the sweep only the lists are read.
  const { requests, swept } = await run();
  expect(requests - swept).toBeLessThan(20);
});

/** Where a kept answer ends in the file of the cache. */
function endOfAnswer(cache: string): number {
  const db = new DatabaseSync(cache);
  const bytes = db.prepare("SELECT bytes FROM pack ORDER BY length(bytes) DESC").get()?.["bytes"];
  db.close();
  return bytes instanceof Uint8Array ? readFileSync(cache).indexOf(bytes.subarray(-16)) : -1;
}

it.each([
  ["pages", 8192, (cache: string) => Math.floor(statSync(cache).size / 2)],
  ["the bytes of an answer", 16, endOfAnswer],
])("reads everything again when %s are overwritten in the cache", async (_, size, placeIn) => {
  await run();
  correct();
  const cache = file("api-cache.sqlite");
  const place = placeIn(cache);
  expect(place).toBeGreaterThan(0);
  const handle = openSync(cache, "r+");
  writeSync(handle, Buffer.alloc(size, "x"), 0, size, place);
  closeSync(handle);
  await run();
  expect(title()).toBe("Corretto");
});
