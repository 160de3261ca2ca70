/** A member changes group between two votes of one day: the API gives the group of each vote. */
import { expect, it } from "vitest";
import { startApiHarness } from "#tests/fixtures/api-harness.ts";

const { api, world, small, run, look } = await startApiHarness("small");

/** Two votes of the last day of the small world, and a member with a group who has a position in both. */
function pick() {
  const votes = [...small.vote.values()].filter(({ positionsPublished }) => positionsPublished);
  const last = votes
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  const [one, two] = votes.filter(({ date }) => date === last).toSorted((a, b) => a.number - b.number);
  if (one === undefined || two === undefined) throw new Error("no two votes");
  const person = (small.ballots.get(one.id) ?? []).find(([id]) => {
    const groups = small.person.get(id)?.memberships.at(-1)?.groups ?? [];
    return groups.length === 1 && groups[0]?.group !== "camera-misto";
  })?.[0];
  const record = world.person.get(person ?? "");
  if (record === undefined) throw new Error("no member");
  return { one, two, record };
}

it("keeps the group of each vote, on this night and on the next ones", async () => {
  const { one, two, record } = pick();
  const seat = record.memberships.at(-1);
  const group = seat?.groups[0]?.group ?? "";
  if (seat === undefined) throw new Error("no mandate");
  const groups = [
    { group, start: null, end: one.date },
    { group: "camera-misto", start: one.date, end: null },
  ];
  const earlier = [...small.vote.values()].filter(({ date, number }) => date === one.date && number <= one.number);
  api.world = {
    ...small,
    person: new Map(small.person).set(record.id, { ...record, memberships: [{ ...seat, groups }] }),
    vote: new Map(
      [...small.vote].map(([id, vote]) => [
        id,
        earlier.includes(vote) ? { ...vote, memberGroups: [{ person: record.id, group }] } : vote,
      ]),
    ),
  };
  await run();
  const seen = () =>
    look((snapshot) => ({
      groups: [one.id, two.id].map((id) => snapshot.record("vote", id)?.memberGroups),
      last: snapshot.record("person", record.id)?.memberships.at(-1)?.groups.at(-1),
    }));
  const expected = {
    groups: [[{ person: record.id, group }], undefined],
    last: { group: "camera-misto", start: one.date, end: null },
  };
  expect(seen()).toEqual(expected);
  const again = await run({ sweep: true, day: "2026-11-21" });
  expect(again.changes.get("vote")?.changed).toEqual([]);
  expect(seen()).toEqual(expected);
});
