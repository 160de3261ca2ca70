/** What the API source remembers beside the snapshot may be lost, or speak of another snapshot: nothing wrong comes of it. */
import { copyFileSync } from "node:fs";
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
