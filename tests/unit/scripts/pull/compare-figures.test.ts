/** The source's own totals of members against the positions in the snapshot. */
import { expect, it } from "vitest";
import { startApiHarness } from "#tests/fixtures/api-harness.ts";

const { api, world, run } = await startApiHarness("world");
const object = (body: unknown): object => (typeof body === "object" && body !== null ? body : {});
const members = [...world.person.values()].filter(({ memberships }) => memberships.length > 0);
const about = (notes: readonly string[]): string[] => notes.filter((note) => note.startsWith("persons: "));

it("agree where the source counts the same positions", async () => {
  expect(about((await run()).notes)).toEqual([
    `persons: the source's own totals compared for ${members.length} members: ${members.length} agree, 0 differ`,
  ]);
});

it("are reported where they differ, with examples", async () => {
  const [one, other] = members.map(({ id }) => id).toSorted();
  api.faults = {
    rewrite: (path, body) =>
      path === `persons/${String(one)}/` || path === `persons/${String(other)}/`
        ? { ...object(body), n_absent: 7000, n_mission: null }
        : body,
  };
  const [summary, ...kinds] = about((await run()).notes);
  expect(summary).toContain(`${members.length - 2} agree, 2 differ`);
  expect(kinds).toHaveLength(1);
  expect(kinds[0]).toMatch(
    new RegExp(
      `^persons: absent differs for 2 members: ${String(one)} 7000, computed \\d+; ${String(other)} 7000, computed \\d+$`,
    ),
  );
});
