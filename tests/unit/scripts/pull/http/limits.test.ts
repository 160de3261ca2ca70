/** Bounds of one answer and of one night, for the clients of both sources. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerResponse } from "node:http";
import { createGzip } from "node:zlib";
import { pipeline, Readable } from "node:stream";
import { afterEach, describe, expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { ResponseCache } from "#scripts/pull/cache.ts";
import { BudgetSpent, HttpClient, readBytes } from "#scripts/pull/http/client.ts";
import { clientDefaults, limitsOf } from "#scripts/pull/http/client-defaults.ts";
import { ApiClient } from "#scripts/pull/sources/api/client.ts";
import { openEndpoints } from "#scripts/pull/sources/opendata/endpoint.ts";
import { c2 } from "#scripts/pull/sources/opendata/camera-queries.ts";
import { pullOptions } from "#tests/fixtures/collecting-writer.ts";
import { startServer, type TestServer } from "#tests/fixtures/api-server.ts";

let server: TestServer | undefined;
afterEach(() => server?.close());

const spaces = Buffer.alloc(1024 * 1024, " ");
/** A body of spaces: of the given number of MB, or without an end. Counts the MB that were taken from it. */
function bodyOf(megabytes: number, taken: { count: number }): Readable {
  return Readable.from(
    (function* () {
      for (let part = 0; part < megabytes; part += 1) {
        taken.count += 1;
        yield spaces;
      }
    })(),
  );
}

const bodies: Record<string, (response: ServerResponse, taken: { count: number }) => void> = {
  "has no end": (response, taken) => pipeline(bodyOf(Infinity, taken), response, () => undefined),
  "unpacks to four gigabytes": (response, taken) => {
    response.setHeader("content-encoding", "gzip");
    pipeline(bodyOf(4096, taken), createGzip(), response, () => undefined);
  },
};

const clients: Record<string, (base: string) => Promise<unknown>> = {
  "the API": async (base) => {
    const file = join(mkdtempSync(join(tmpdir(), "emiciclo-limits-")), "c.sqlite");
    const client = new ApiClient(
      { ...clientDefaults, baseUrl: base },
      new ResponseCache(file, base, null),
      silentEffects(),
    );
    return await client.get(client.urlOf("votings/"));
  },
  "the open data": async (base) => await openEndpoints(base, silentEffects()).camera.select(c2),
};

describe.each(Object.keys(clients))("an answer of %s", (name) => {
  it.each(Object.keys(bodies))("that %s ends the request after 64 MB, without another try", async (kind) => {
    const taken = { count: 0 };
    server = await startServer((_, response) => bodies[kind]?.(response, taken));
    await expect(clients[name]?.(server.address)).rejects.toThrow(/the answer has more than 64 MB/);
    expect(server.asked).toHaveLength(1);
    expect(taken.count).toBeGreaterThan(64);
  });
});

it("an answer of 64 MB is read whole", async () => {
  expect(await readBytes(new Response(Buffer.alloc(64 * 1024 * 1024)))).toHaveLength(64 * 1024 * 1024);
});

describe("the deadline", () => {
  it("ends reading as a spent budget does, earlier for single records than for lists", async () => {
    let minutes = 0;
    const effects = silentEffects({
      elapsed: () => minutes * 60_000,
      fetch: () => Promise.resolve(new Response("{}")),
    });
    const client = new HttpClient({ ...clientDefaults, ...limitsOf({ ...pullOptions, minutes: 100 }) }, effects);
    const list = { accept: "application/json", known: () => null, read: readBytes };
    const record = { ...list, reserve: 100 };
    minutes = 89;
    await client.fetch("https://api.example/votings/1", record);
    minutes = 90;
    await expect(client.fetch("https://api.example/votings/2", record)).rejects.toThrow(BudgetSpent);
    await client.fetch("https://api.example/faqs/", list);
    minutes = 100;
    await expect(client.fetch("https://api.example/events/", list)).rejects.toThrow(
      "the deadline of 100 minutes has passed",
    );
    expect(client.spent.requests).toBe(2);
  });

  it("is none without the option", () => {
    expect(limitsOf({ ...pullOptions, budget: 5 })).toEqual({ budget: 5, deadline: undefined });
    expect(limitsOf({ ...pullOptions, minutes: null })).toEqual({ budget: 8000, deadline: undefined });
  });
});
