/** A page that stays open while a new edition is published: files of two editions are never combined. */
import { voteId } from "#src/domain/vote-id.ts";
import { afterEach, expect, it, vi } from "vitest";
import { decodeState } from "#src/lib/filters/codec.ts";
import { files } from "#src/lib/routes.ts";
import { DataCallError, type ParliamentData } from "#src/stores/data-port.ts";
import { staticData } from "#src/stores/parliament-data-static.ts";
import { votesSource } from "#src/stores/votes-source.ts";
import type { AnyOutput } from "#scripts/contracts/engine/reader.ts";
import { sittingRowFiles, voteSetFiles, votesIndexFile, voteWordFiles } from "#scripts/contracts/votes/vote-files.ts";
import { group } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { members, openVote } from "#tests/fixtures/vote-records.ts";

type Files = ReadonlyMap<string, string>;

/** Votes of one sitting: number, title, and whether both members voted aye (margin 1, otherwise 0). */
type Vote = readonly [number: number, title: string, isUnanimous: boolean];

function filesOf(votes: readonly Vote[]): Files {
  const reader = memoryReader({
    person: members(2, "camera-uno"),
    group: [group()],
    sitting: [{ id: "C-1", branch: "C", number: 1, date: "2026-01-08", url: null }],
    ballots: votes.map(
      ([number, title, isUnanimous]) =>
        [
          openVote({
            id: voteId("C", 1, number),
            sitting: "C-1",
            number,
            date: "2026-01-08",
            title,
            ayes: isUnanimous ? 2 : 1,
            noes: isUnanimous ? 0 : 1,
            required: 1,
          }),
          [
            ["camera-uno-001", "AYE"],
            ["camera-uno-002", isUnanimous ? "AYE" : "NO"],
          ],
        ] as const,
    ),
  });
  const outputs: readonly AnyOutput[] = [votesIndexFile, voteSetFiles, sittingRowFiles, ...voteWordFiles];
  return new Map(
    outputs.flatMap((output) =>
      output
        .keys(reader)
        .map(
          (key) => [output.path(key), String(output.content?.(output.contract(reader, key).json, key) ?? "")] as const,
        ),
    ),
  );
}

const before = filesOf([
  [1, "Acque interne", true],
  [3, "Boschi", false],
]);
/** A vote published later, between the other two. */
const after = filesOf([
  [1, "Acque interne", true],
  [2, "Cave", false],
  [3, "Boschi", false],
]);

/** A site, and its requests as path and cache mode. */
function serve(first: Files) {
  const asked: string[] = [];
  const site = { published: first, asked };
  vi.stubGlobal("fetch", (path: string, { cache = "default" }: RequestInit) => {
    site.asked.push(`${path.slice(path.lastIndexOf("/") + 1)} ${cache}`);
    return Promise.resolve(new Response(site.published.get(path)));
  });
  return site;
}

const ask = async (data: ParliamentData, query: string): Promise<readonly (readonly [string, number | null])[]> => {
  const state = decodeState(votesSource, new URLSearchParams(query));
  const { results } = await data.list(votesSource, state, new AbortController().signal);
  return results.map(({ title, margin }) => [title, margin]);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it("a column of the next edition causes the index to be fetched again", async () => {
  const site = serve(before);
  const data = staticData();
  expect(await ask(data, "main_vote_type=all")).toEqual([
    ["Boschi", 0],
    ["Acque interne", 1],
  ]);
  site.published = after;
  site.asked = [];
  expect(await ask(data, "main_vote_type=all&ordering=-n_margin")).toEqual([
    ["Acque interne", 1],
    ["Boschi", 0],
    ["Cave", 0],
  ]);
  expect(site.asked).toEqual([
    "margini.json default",
    "indice.json no-cache",
    "margini.json no-cache",
    "C-1-2026-01-08.json no-cache",
  ]);
});

it("word positions refer to the list of the same edition", async () => {
  const site = serve(before);
  const data = staticData();
  await ask(data, "main_vote_type=all");
  site.published = after;
  expect(await ask(data, "main_vote_type=all&search=boschi")).toEqual([["Boschi", 0]]);
});

it("nothing is shown when only files of different editions are available", async () => {
  const index = files.shard("votazioni", "indice");
  serve(new Map([...after, [index, before.get(index) ?? ""]]));
  const outdated = (reason: unknown) => reason instanceof DataCallError && reason.status === "outdated";
  await expect(ask(staticData(), "main_vote_type=all&ordering=n_margin")).rejects.toSatisfy(outdated);
  await expect(ask(staticData(), "main_vote_type=all&search=boschi")).rejects.toSatisfy(outdated);
  expect(await ask(staticData(), "main_vote_type=all")).toHaveLength(2);
});

it("a cached index of an older version of the site, in another format, is fetched again", async () => {
  const index = files.shard("votazioni", "indice");
  vi.stubGlobal("fetch", (path: string, { cache }: RequestInit) =>
    Promise.resolve(
      new Response(path === index && cache === "default" ? '{"revision":"old","rows":[]}' : after.get(path)),
    ),
  );
  expect(await ask(staticData(), "main_vote_type=all")).toEqual([
    ["Boschi", 0],
    ["Cave", 0],
    ["Acque interne", 1],
  ]);
});

it("a corrected vote does not change the index or the word files", () => {
  const corrected = filesOf([
    [1, "Acque interne", true],
    [3, "Boschi", true],
  ]);
  const changed = [...before].filter(([path, text]) => corrected.get(path) !== text).map(([path]) => path);
  // The correction ends a tie: the group has a line, from which nobody strayed.
  const shards = ["margini", "ribelli", "compattezza", "C-1-2026-01-08"];
  expect(changed).toEqual(shards.map((shard) => files.shard("votazioni", shard)));
});
