import { expect, it } from "vitest";
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import { Blocked } from "#scripts/pull/http/client.ts";
import { askInBatches, type Batch } from "#scripts/pull/sources/opendata/batches.ts";
import { openEndpoints } from "#scripts/pull/sources/opendata/endpoint.ts";
import { toSparql, type Query } from "#scripts/pull/sources/opendata/queries.ts";
import type { Engine } from "#scripts/pull/sources/opendata/sparql.ts";
import { senateBallots } from "#scripts/pull/sources/opendata/vote-queries.ts";
import { silentEffects } from "#scripts/lib/effects.ts";

const votes = Array.from({ length: 12 }, (_, index) => `v${index + 1}`);
const toQuery = (list: readonly string[]): Query => ({
  name: "Q",
  chamber: "camera",
  title: "",
  text: "",
  votes: list,
});

/** An engine that records the sizes of the lists, and fails where `failsFor` gives an error. */
function recordingEngine(failsFor: (list: readonly string[]) => Error | undefined) {
  const sizes: number[] = [];
  const engine: Engine = {
    select: ({ votes: list = [] }) => {
      sizes.push(list.length);
      const error = failsFor(list);
      return error === undefined ? Promise.resolve(list.map((v) => ({ v }))) : Promise.reject(error);
    },
  };
  return { engine, sizes };
}

async function collect(engine: Engine, list = votes, query = toQuery): Promise<Batch[]> {
  const batches: Batch[] = [];
  for await (const batch of askInBatches(engine, list, query, { first: 4, largest: 6 })) batches.push(batch);
  return batches;
}

it("lists grow up to the largest size while they succeed", async () => {
  const { engine, sizes } = recordingEngine(() => undefined);
  const batches = await collect(engine);
  expect(sizes).toEqual([4, 6, 2]);
  expect(batches.flatMap(({ rows }) => rows)).toHaveLength(12);
});

it("lists halve around a vote that cannot be answered, which comes without rows, and then grow by one", async () => {
  const { engine, sizes } = recordingEngine((list) => (list.includes("v3") ? new SourceUnavailable("502") : undefined));
  const batches = await collect(engine);
  expect(sizes).toEqual([4, 2, 3, 1, 1, 2, 3, 3]);
  expect(batches.filter(({ rows }) => rows === null).map(({ votes: list }) => list)).toEqual([["v3"]]);
  expect(batches.flatMap(({ votes: list }) => list)).toEqual(votes);
});

it("three votes in a row without an answer, or a block, end the reading", async () => {
  const { engine } = recordingEngine(() => new SourceUnavailable("502"));
  await expect(collect(engine)).rejects.toThrow("502");
  const blocking = recordingEngine(() => new Blocked("403"));
  await expect(collect(blocking.engine)).rejects.toThrow("403");
  expect(blocking.sizes).toEqual([4]);
});

it("lists stay within the 2,047 bytes that the Senate's firewall allows", async () => {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    asked.push(pathname + search);
    return Promise.resolve(Response.json({ results: { bindings: [] } }));
  };
  const { senato } = openEndpoints(null, silentEffects({ fetch }), { distance: 0 });
  const ids = Array.from({ length: 60 }, (_, index) => `19-${400 + index}-${100 + index}`);
  const batches: number[] = [];
  const toSenate = (list: readonly string[]) => senateBallots(list, true);
  for await (const batch of askInBatches(senato, ids, toSenate, { first: 20, largest: 40 }))
    batches.push(batch.votes.length);
  expect(batches.reduce((sum, size) => sum + size, 0)).toBe(60);
  expect(Math.max(...asked.map((path) => Buffer.byteLength(path)))).toBeLessThanOrEqual(2047);
  expect(Math.max(...batches)).toBeGreaterThanOrEqual(17);
  await expect(senato.select(toSenate(ids))).rejects.toThrow("query S23: longer than 2047 bytes");
  expect(toSparql(toSenate(ids.slice(0, 1)))).not.toMatch(/VALUES|BIND/);
});
