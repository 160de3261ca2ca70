/** The source calls somebody otherwise than the night before: one person, with all that was known. */
import { expect, it } from "vitest";
import { startApiHarness } from "#tests/fixtures/api-harness.ts";
import type { Collected } from "#tests/fixtures/collecting-sink.ts";

const { api, world, run, look } = await startApiHarness("world");
const [now, old] = ["pratomoro-rocco-1967-01-30", "pratomoro-rocco-none"];

/** The same parliament where somebody had no birth date yet. */
function earlier(all: Collected): Collected {
  const { person, vote, ballots, body, government, group, act } = all;
  const maps = { person, vote, ballots, body, government, group, act };
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- what goes in comes out, but for one name
  const renamed: typeof maps = JSON.parse(text(maps).replaceAll(`"${now}"`, `"${old}"`), mapOf);
  return { ...all, ...renamed };
}

/** Maps as lists of pairs, and back: no key of a record is called so. */
const text = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (one instanceof Map ? { pairsOfMap: [...one] } : one));
const mapOf = (_: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && "pairsOfMap" in value && Array.isArray(value.pairsOfMap)
    ? new Map(value.pairsOfMap)
    : value;

it("takes positions, groups and offices along, without reading a vote again", async () => {
  api.world = earlier(world);
  await run();
  const seen = (id: string) =>
    look((snapshot) => ({
      person: snapshot.record("person", id),
      votes: snapshot.keys("vote").filter((key) => snapshot.ballots(key).some(([voter]) => voter === id)).length,
      offices: (snapshot.lists("body.person").get(id) ?? []).length,
    }));
  const before = seen(old);
  expect(before.votes).toBeGreaterThan(20);
  api.world = world;
  api.requests.length = 0;
  const { changes, notes } = await run();
  const after = seen(now);
  expect([after.votes, after.offices]).toEqual([before.votes, before.offices]);
  expect(after.person?.memberships.map(({ groups }) => groups)).toEqual(
    before.person?.memberships.map(({ groups }) => groups),
  );
  expect(after.person?.aliases).toContain(old);
  expect(seen(old)).toEqual({ person: undefined, votes: 0, offices: 0 });
  expect(changes.get("person")).toMatchObject({ appeared: [], vanished: [] });
  expect(changes.get("vote")?.changed).toEqual([]);
  expect(notes).toContain(`persons: ${old} is now called ${now}; positions and offices follow`);
});
