/** A voter whom no profile and no list describes: the votes alone name the person, until the profile comes. */
import { describe, expect, it } from "vitest";
import { startApiHarness } from "#tests/fixtures/api-harness.ts";

const { api, small, run, look } = await startApiHarness("small");
const camera = [...small.vote.values()].filter(
  ({ branch, positionsPublished }) => branch === "C" && positionsPublished,
);
const [stranger] = [...small.person.values()].filter(
  ({ id, memberships }) =>
    memberships.length === 1 &&
    memberships[0]?.branch === "C" &&
    memberships[0].end === null &&
    camera.some((vote) => small.ballots.get(vote.id)?.some(([person]) => person === id)),
);
if (stranger === undefined) throw new Error("nobody votes");
const days = camera
  .filter((vote) => small.ballots.get(vote.id)?.some(([person]) => person === stranger.id))
  .map(({ date }) => date)
  .toSorted();

/** The source knows the person in votes alone. */
const hide = () => {
  const without = (body: unknown, isOwn: (row: unknown) => boolean): unknown => {
    const { results = [], ...rest } = typeof body === "object" && body !== null && "results" in body ? body : {};
    const left = Array.isArray(results) ? results.filter((row) => !isOwn(row)) : [];
    return { ...rest, count: left.length, results: left };
  };
  const names = (row: unknown) => JSON.stringify(row).includes(`"${stranger.id}"`);
  api.faults = {
    rewrite: (path, body) => {
      if (path === `persons/${stranger.id}/`) return null;
      return ["persons/", "memberships/", "persons/pp_index/"].includes(path) ? without(body, names) : body;
    },
  };
};
const slug = stranger.aliases.find((alias) => /\d{4}-\d{2}-\d{2}/.test(alias)) ?? stranger.id;
const record = () => look((snapshot) => snapshot.record("person", slug) ?? snapshot.record("person", stranger.id));
const ballotsIn = () => look((snapshot) => snapshot.keys("vote").map((vote) => snapshot.ballots(vote).length));

it("costs neither the positions of the others nor the first fill, and has what the votes say", async () => {
  hide();
  const { findings, notes } = await run();
  expect(findings.filter(({ severity }) => severity === "stop")).toEqual([]);
  expect(look((snapshot) => snapshot.keys("vote"))).toHaveLength(small.vote.size);
  expect(ballotsIn().reduce((sum, own) => sum + own, 0)).toBe(
    [...small.vote.values()].reduce(
      (sum, vote) => sum + (vote.positionsPublished ? (small.ballots.get(vote.id)?.length ?? 0) : 0),
      0,
    ),
  );
  expect(record()).toMatchObject({
    familyName: stranger.familyName,
    givenName: stranger.givenName,
    gender: stranger.gender,
    birthDate: null,
    isProfileUnread: true,
    memberships: [
      {
        branch: "C",
        start: days[0],
        end: null,
        isStartAssumed: true,
        electionArea: stranger.memberships[0]?.electionArea,
      },
    ],
  });
  expect(notes.join("\n")).toContain("persons: a voter without a profile; the votes alone name the person, such as ");
});

it("stays in the nights without a profile, and is replaced when it comes", async () => {
  hide();
  await run();
  await run({ day: "2026-11-21", sweep: true });
  expect(record()?.isProfileUnread).toBe(true);
  api.faults = {};
  await run({ day: "2026-11-22" });
  expect(record()).toMatchObject({ birthDate: stranger.birthDate, familyName: stranger.familyName });
  expect(record()?.isProfileUnread).toBeUndefined();
  expect(record()?.memberships).toMatchObject([{ start: stranger.memberships[0]?.start, end: null }]);
  expect(look((snapshot) => snapshot.quarantine())).toEqual([]);
});

describe("a voter whom a vote named by mistake", () => {
  const [vote] = camera.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  if (vote === undefined) throw new Error("no vote");
  const ghost = "zeno-fantasma-1950-01-10";
  const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === "object" && value !== null;
  /** The vote names the ghost in place of its first member. */
  const name = (path: string, body: unknown): unknown => {
    if (path !== `votings/${vote.id}/` || !isObject(body)) return body;
    const ballots: unknown = body["members_votes"];
    const [first, ...rest] = Array.isArray(ballots) ? ballots.filter(isObject) : [];
    const membership = { id: 9, slug: ghost, family_name: "Fantasma", given_name: "Zeno", gender: "M" };
    return { ...body, members_votes: [{ ...first, membership }, ...rest] };
  };
  const people = () => look((snapshot) => snapshot.keys("person"));
  const isThere = () => people().includes(ghost);

  it("goes in the night in which no vote names them any more, and nobody has to accept it", async () => {
    api.faults = { rewrite: name };
    await run();
    expect(isThere()).toBe(true);
    api.faults = {};
    const { findings } = await run({ day: "2026-11-21", sweep: true });
    expect(isThere()).toBe(false);
    expect(people()).toHaveLength(small.person.size);
    expect(findings.filter(({ severity }) => severity === "stop")).toEqual([]);
    expect(look((snapshot) => snapshot.quarantine())).toEqual([]);
    expect(look((snapshot) => snapshot.changes().filter(({ change }) => change === "vanished"))).toMatchObject([
      { kind: "person", key: ghost, before: '"Zeno Fantasma"', after: null },
    ]);
  });

  it("stays while a stored vote that was not read again names them", async () => {
    api.faults = { rewrite: name };
    await run();
    await run({ day: "2026-11-21" });
    await run({ day: "2026-11-22" });
    expect(isThere()).toBe(true);
  });

  it("is nobody when the vote is set aside", async () => {
    api.faults = {
      rewrite: (path, body) => {
        const named = name(path, body);
        if (!isObject(named) || named === body || !Array.isArray(named["members_votes"])) return named;
        const rows: unknown[] = named["members_votes"];
        return { ...named, members_votes: [...rows, rows[1]] };
      },
    };
    await run();
    expect(look((snapshot) => snapshot.quarantine().map(({ key }) => key))).toContain(vote.id);
    expect(isThere()).toBe(false);
  });
});
