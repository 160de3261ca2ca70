/** The source changes somebody's name from one night to the next: same person, same id, all that was known. */
import { expect, it } from "vitest";
import { startApiHarness } from "#tests/fixtures/api-harness.ts";
import type { Collected } from "#tests/fixtures/collecting-writer.ts";

const { api, world, run, look } = await startApiHarness("world");
const [id, before, now] = ["pratomoro-rocco", "pratomoro-rocco-none", "pratomoro-rocco-1967-01-30"];

/** The same parliament where somebody had no birth date yet, and so another slug. */
function earlier(all: Collected): Collected {
  const person = all.person.get(id);
  if (person === undefined) throw new Error(`no ${id}`);
  return { ...all, person: new Map(all.person).set(id, { ...person, birthDate: null, aliases: [before] }) };
}

it("keeps id, positions, groups and offices, and reads no vote again", async () => {
  api.world = earlier(world);
  await run();
  const seen = () =>
    look((snapshot) => ({
      votes: snapshot.keys("vote").filter((key) => snapshot.ballots(key).some(([voter]) => voter === id)).length,
      offices: (snapshot.lists("body.person").get(id) ?? []).length,
      groups: snapshot.record("person", id)?.memberships.map(({ groups }) => groups),
    }));
  const first = seen();
  expect(first.votes).toBeGreaterThan(20);
  expect(look((snapshot) => snapshot.record("person", id)?.birthDate)).toBeNull();
  api.world = world;
  const { changes, notes } = await run();
  expect(seen()).toEqual(first);
  const person = look((snapshot) => snapshot.record("person", id));
  expect(person?.birthDate).toBe("1967-01-30");
  expect(person?.aliases).toEqual(expect.arrayContaining([before, now]));
  expect(changes.get("person")).toMatchObject({ appeared: [], vanished: [], changed: [id] });
  expect(changes.get("vote")?.changed).toEqual([]);
  expect(notes).toContain(`persons: ${id} is now called ${now}`);
  expect((await run()).changes.get("person")?.changed).toEqual([]);
});
