/** A group changes its name: votes name it as on their day, lists as today. */
import { expect, it } from "vitest";
import { nameOn } from "#src/domain/group-on-day.ts";
import { startApiHarness } from "#tests/fixtures/api-harness.ts";
import { shrink, type Collected } from "#tests/fixtures/collecting-writer.ts";

const { api, world, run, look } = await startApiHarness("small");
/** Some days of votes. */
const small = shrink(world, 24, 120);

const days = [...new Set([...small.vote.values()].map(({ date }) => date))].toSorted();
const [first = "", last = ""] = [days[0], days.at(-1)];
const [group] = [...small.group.values()].filter(
  ({ branch, isMixed, names }) => branch === "C" && !isMixed && names.length === 1,
);
if (group === undefined || first === last) throw new Error("no group, or one day of votes");
const acronym = group.names[0]?.acronym ?? "";

/** The world in which the group has its new name from the last day of votes on; null = not yet. */
const renamed = (day: string | null): Collected => {
  const names =
    day === null
      ? [{ name: "Prima", acronym, start: null, end: null }]
      : [
          { name: "Prima", acronym, start: null, end: day },
          { name: "Dopo", acronym, start: day, end: null },
        ];
  return { ...small, group: new Map(small.group).set(group.id, { ...group, names }) };
};
const namesNow = () => look((snapshot) => snapshot.record("group", group.id)?.names) ?? [];

it("keeps the old name with its days on a first fill, and on the next nights", async () => {
  api.world = renamed(last);
  await run();
  const expected = [
    { name: "Prima", acronym, start: null, end: last },
    { name: "Dopo", acronym, start: last, end: null },
  ];
  expect(namesNow()).toEqual(expected);
  expect(nameOn(namesNow(), first)?.name).toBe("Prima");
  const again = await run({ sweep: true, day: "2026-11-21" });
  expect(again.changes.get("group")?.changed).toEqual([]);
  expect(namesNow()).toEqual(expected);
});

it("gets the new name on a second night, dated to the day that first shows it", async () => {
  api.world = renamed(null);
  await run();
  expect(namesNow().map(({ name }) => name)).toEqual(["Prima"]);
  api.world = renamed("2026-11-20");
  await run({ sweep: true, day: "2026-11-21" });
  expect(namesNow()).toEqual([
    { name: "Prima", acronym, start: null, end: "2026-11-21" },
    { name: "Dopo", acronym, start: "2026-11-21", end: null },
  ]);
});
