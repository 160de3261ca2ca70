/** An answer that lost the positions of a vote erases nothing: the last good version stays until the source mends it. */
import { describe, expect, it } from "vitest";
import { startApiHarness } from "#tests/fixtures/api-harness.ts";

const { api, small, run, look } = await startApiHarness("small");
const vote =
  [...small.vote.values()].find(({ positionsPublished, ayes }) => positionsPublished && (ayes ?? 0) > 0)?.id ?? "";
const ballots = small.ballots.get(vote)?.length ?? 0;
const path = `votings/${vote}/`;

const answerWith = (members_votes: unknown) => {
  api.faults = {
    rewrite: (at, body) => (at === path && typeof body === "object" ? { ...body, members_votes } : body),
  };
};
const now = () =>
  look((snapshot) => ({
    isPublished: snapshot.record("vote", vote)?.positionsPublished,
    ballots: snapshot.ballots(vote).length,
    aside: snapshot.quarantine().map(({ kind, key, reason }) => `${kind} ${key}: ${reason}`),
  }));

describe.each([
  ["a text", "molti", '"molti"'],
  ["null", null, "null"],
  ["an empty list", [], "[]"],
  ["nothing", undefined, "nothing"],
])("%s instead of the positions", (_, value, told) => {
  it("sets a known vote aside, whose positions stay, and asks for it in each of the next nights", async () => {
    await run();
    answerWith(value);
    await run({ sweep: true, day: "2026-11-21" });
    const aside = [`vote ${vote}: votings: members_votes: expected the positions behind the totals; got ${told}`];
    expect(now()).toEqual({ isPublished: true, ballots, aside });
    for (const day of ["2026-11-22", "2026-11-23"]) {
      const before = api.requests.length;
      await run({ day });
      expect(api.requests.slice(before).some((one) => one.path === path)).toBe(true);
    }
    api.faults = {};
    await run({ day: "2026-11-24" });
    expect(now()).toEqual({ isPublished: true, ballots, aside: [] });
  });
});

it("on the first night leaves the vote out, and reads it on the next", async () => {
  answerWith(null);
  await run();
  expect(now()).toMatchObject({ isPublished: undefined, ballots: 0 });
  api.faults = {};
  await run({ day: "2026-11-21" });
  expect(now()).toEqual({ isPublished: true, ballots, aside: [] });
});
