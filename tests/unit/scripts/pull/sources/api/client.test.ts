import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { ResponseCache } from "#scripts/pull/cache.ts";
import { parseRetryAfter } from "#scripts/pull/http/client.ts";
import { ApiClient } from "#scripts/pull/sources/api/client.ts";

const folder = (): string => mkdtempSync(join(tmpdir(), "emiciclo-client-"));
const options = {
  baseUrl: "https://api.example/v1/19",
  userAgent: "Emiciclo/1.0 (+https://x.example)",
  budget: 10,
  concurrency: 2,
  timeout: 1000,
  retries: 2,
  backoff: 1,
  maxRetryAfterMs: 1000,
};

const textOf = (bytes: Uint8Array | null): string | null => bytes && Buffer.from(bytes).toString("utf8");

describe("parseRetryAfter", () => {
  it("reads seconds and dates, and nothing else", () => {
    const now = Date.parse("2026-11-20T06:00:00Z");
    expect(parseRetryAfter("120", now)).toBe(120_000);
    expect(parseRetryAfter("Fri, 20 Nov 2026 06:01:00 GMT", now)).toBe(60_000);
    expect(parseRetryAfter("Fri, 20 Nov 2026 05:00:00 GMT", now)).toBe(0);
    expect(parseRetryAfter("soon", now)).toBeNull();
    expect(parseRetryAfter(null, now)).toBeNull();
  });
});

describe("ApiClient", () => {
  it("says who it is, asks for JSON and builds addresses below the base", async () => {
    const asked: Request[] = [];
    const effects = silentEffects({
      fetch: (input, init) => {
        asked.push(new Request(input, init));
        return Promise.resolve(new Response('{"results":[]}'));
      },
    });
    const client = new ApiClient(options, new ResponseCache(join(folder(), "c.sqlite"), "x", null), effects);
    await client.get(client.urlOf("votings/", { page: 2, ordering: "-date" }));
    expect(asked[0]?.url).toBe("https://api.example/v1/19/votings/?page=2&ordering=-date");
    expect(asked[0]?.headers.get("user-agent")).toBe("Emiciclo/1.0 (+https://x.example)");
    expect(asked[0]?.headers.get("accept")).toBe("application/json");
  });

  it("reads UTF-8 with or without its mark, and nothing else", async () => {
    const bodies: Uint8Array<ArrayBuffer>[] = [
      Buffer.from('\uFEFF{"name":"Bonafè"}'),
      Buffer.from('{"name":"Bonafè"}'),
      Buffer.from('{"name":"Bonafè"}', "latin1"),
    ];
    const effects = silentEffects({ fetch: () => Promise.resolve(new Response(bodies.shift())) });
    const cache = new ResponseCache(join(folder(), "c.sqlite"), "x", null);
    const client = new ApiClient({ ...options, retries: 0 }, cache, effects);
    const get = async () => await client.get(client.urlOf("persons/bonafe/"));
    expect([await get(), await get()].map((answer) => !answer.unchanged && answer.body)).toEqual([
      { name: "Bonafè" },
      { name: "Bonafè" },
    ]);
    await expect(get()).rejects.toThrow("the answer is not UTF-8");
  });

  it("reads a kept answer as it read the fresh one, mark or not", async () => {
    const file = join(folder(), "c.sqlite");
    const page = "votings/?page=2";
    const answers = [
      new Response(Buffer.from('\uFEFF{"results":["Bonafè"]}'), { headers: { etag: '"1"' } }),
      new Response(null, { status: 304 }),
    ];
    const effects = silentEffects({ fetch: () => Promise.resolve(answers.shift() ?? Response.error()) });
    const read: unknown[] = [];
    for (let night = 0; night < 2; night += 1) {
      const cache = new ResponseCache(file, "x", "night 1");
      const client = new ApiClient({ ...options, retries: 0 }, cache, effects);
      const answer = await client.get(client.urlOf(page), true);
      read.push(!answer.unchanged && answer.body);
      cache.commit("night 1");
      cache.close();
    }
    expect(read).toEqual([{ results: ["Bonafè"] }, { results: ["Bonafè"] }]);
  });

  it("never has more requests under way than it may, and counts retries", async () => {
    let underWay = 0;
    let most = 0;
    let served = 0;
    const fetchSlowly = async (): Promise<Response> => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
      underWay -= 1;
      served += 1;
      return new Response(served === 1 ? "oops" : "{}");
    };
    const client = new ApiClient(
      options,
      new ResponseCache(join(folder(), "c.sqlite"), "x", null),
      silentEffects({ fetch: fetchSlowly }),
    );
    await Promise.all(["a", "b", "c", "d"].map(async (path) => await client.get(client.urlOf(path))));
    expect(most).toBe(2);
    expect(client.spent).toEqual({ requests: 5, retries: 1 });
  });

  it("lets go of an answer that it does not read, which would hold its connection", async () => {
    const held: string[] = [];
    const effects = silentEffects({
      fetch: () => {
        const name = `answer ${held.length}`;
        held.push(name);
        const body = new ReadableStream({ cancel: () => void held.splice(held.indexOf(name), 1, "let go") });
        return Promise.resolve(new Response(body, { status: 503 }));
      },
    });
    const client = new ApiClient(options, new ResponseCache(join(folder(), "c.sqlite"), "x", null), effects);
    await expect(client.get(client.urlOf("votings/"))).rejects.toThrow("answered 503 (after 3 attempts)");
    expect(held).toEqual(["let go", "let go", "let go"]);
  });

  it("asks again without conditions when the record is not in the snapshot", async () => {
    const conditions: (string | null)[] = [];
    const effects = silentEffects({
      fetch: (input, init) => {
        const tag = new Request(input, init).headers.get("if-none-match");
        conditions.push(tag);
        return Promise.resolve(
          tag === null ? new Response('{"a":1}', { headers: { etag: '"1"' } }) : new Response(null, { status: 304 }),
        );
      },
    });
    const cache = new ResponseCache(join(folder(), "c.sqlite"), "x", "night 1");
    const client = new ApiClient(options, cache, effects);
    const url = client.urlOf("votings/vs19_1_001/");
    expect(await client.get(url)).toEqual({ unchanged: false, body: { a: 1 } });
    expect(await client.get(url)).toEqual({ unchanged: false, body: { a: 1 } });
    cache.commit("night 1");
    expect(await client.get(url)).toEqual({ unchanged: true });
    expect(await client.get(url, true)).toEqual({ unchanged: false, body: { a: 1 } });
    expect(conditions).toEqual([null, '"1"', '"1"', null]);
  });
});

describe("conditional requests", () => {
  it("send back the day that the source gave, where it gives no tag", async () => {
    const conditions: (string | null)[] = [];
    const effects = silentEffects({
      fetch: (input, init) => {
        conditions.push(new Request(input, init).headers.get("if-modified-since"));
        return Promise.resolve(new Response("{}", { headers: { "last-modified": "Thu, 19 Nov 2026 03:00:00 GMT" } }));
      },
    });
    const client = new ApiClient(options, new ResponseCache(join(folder(), "c.sqlite"), "x", "night 1"), effects);
    await client.get(client.urlOf("votings/a/"));
    await client.get(client.urlOf("votings/a/"));
    expect(conditions).toEqual([null, "Thu, 19 Nov 2026 03:00:00 GMT"]);
  });
});

describe("ResponseCache", () => {
  it("forgets what was in a snapshot that is gone or another, and everything of another source", () => {
    const file = join(folder(), "c.sqlite");
    const first = new ResponseCache(file, "one", null);
    first.keep("https://x/votings/a/", { etag: '"1"', lastModified: null }, Buffer.from("{}"));
    first.sign("votings", "a", "s1");
    first.commit("night 1");
    first.close();
    const withSnapshot = new ResponseCache(file, "one", "night 1");
    expect(withSnapshot.signatures("votings")).toEqual(new Map([["a", { value: "s1", read: 1 }]]));
    withSnapshot.close();
    const withOlder = new ResponseCache(file, "one", "night 0");
    expect(withOlder.signatures("votings").size).toBe(0);
    expect(withOlder.validators("https://x/votings/a/")).toBeNull();
    withOlder.close();
    const without = new ResponseCache(file, "one", null);
    expect(without.signatures("votings").size).toBe(0);
    expect(without.validators("https://x/votings/a/")).toBeNull();
    without.close();
    const other = new ResponseCache(file, "two", "night 1");
    expect(other.run).toBe(0);
    other.close();
  });

  it("keeps nothing of a run that was not committed but its answers", () => {
    const file = join(folder(), "c.sqlite");
    const killed = new ResponseCache(file, "one", "night 1");
    killed.keep("https://x/votings/a/", { etag: '"1"', lastModified: null }, Buffer.from('{"a":1}'));
    killed.sign("votings", "a", "s1");
    killed.close();
    const next = new ResponseCache(file, "one", "night 1");
    expect(next.signatures("votings").size).toBe(0);
    expect(textOf(next.body("https://x/votings/a/"))).toBe('{"a":1}');
    next.close();
  });

  it("forgets what only a run that was cut short was given: to look whether it is there is not to take it", () => {
    const file = join(folder(), "c.sqlite");
    const [taken, left] = ["https://x/votings/a/", "https://x/votings/b/"];
    const killed = new ResponseCache(file, "one", "night 1");
    for (const url of [taken, left]) killed.keep(url, { etag: '"1"', lastModified: null }, Buffer.from("{}"));
    killed.close();
    const next = new ResponseCache(file, "one", "night 1");
    expect([next.holds(taken), next.holds(left), textOf(next.body(taken))]).toEqual([true, true, "{}"]);
    next.commit("night 1");
    expect([next.validators(taken)?.etag, next.validators(left)]).toEqual(['"1"', null]);
    expect([next.holds(taken), next.holds(left)]).toEqual([false, false]);
    next.close();
  });

  it("gives back every answer of a process that was killed, but for those of the last megabyte", () => {
    const file = join(folder(), "c.sqlite");
    const killed = new ResponseCache(file, "one", null);
    const texts = ["a", "b", "c"].map((letter) => `{"${letter}":"${letter.repeat(600_000)}è"}`);
    const urls = ["a", "b", "c"].map((letter) => `https://x/votings/${letter}/`);
    for (const [index, url] of urls.entries())
      killed.keep(url, { etag: `"${index}"`, lastModified: null }, Buffer.from(texts[index] ?? ""));
    expect(urls.map((url) => textOf(killed.body(url)))).toEqual(texts);
    const next = new ResponseCache(file, "one", null); // beside the other, which has closed nothing
    expect(urls.map((url) => textOf(next.body(url)))).toEqual([texts[0], texts[1], null]);
    expect(urls.map((url) => next.validators(url)?.etag)).toEqual(['"0"', '"1"', undefined]);
    killed.close();
    next.close();
  });

  it("keeps the pages of lists from run to run, and of single records what makes the next request conditional", () => {
    const file = join(folder(), "c.sqlite");
    const [page, vote] = ["https://x/votings/?page=1", "https://x/votings/a/"];
    for (const [run, text] of ['{"count":1}', '{"count":2}'].entries()) {
      const cache = new ResponseCache(file, "one", "night 1");
      cache.keep(vote, { etag: `"vote ${run}"`, lastModified: null }, Buffer.from(`{"run":${run}}`));
      cache.keep(page, { etag: `"page ${run}"`, lastModified: null }, Buffer.from(text));
      expect([cache.body(vote), cache.body(page)].map(textOf)).toEqual([`{"run":${run}}`, text]);
      cache.commit("night 1");
      expect([cache.body(vote), cache.body(page)].map(textOf)).toEqual([null, text]);
      expect([cache.validators(vote)?.etag, cache.validators(page)?.etag]).toEqual([`"vote ${run}"`, `"page ${run}"`]);
      cache.close();
    }
    const db = new DatabaseSync(file);
    expect(db.prepare("SELECT count(*) AS packs FROM pack").get()).toEqual({ packs: 1 });
    db.close();
  });

  it("starts afresh when its file is damaged", () => {
    const file = join(folder(), "c.sqlite");
    writeFileSync(file, "not a database, but long enough to look like one ".repeat(20));
    const cache = new ResponseCache(file, "one", "night 1");
    expect(cache.run).toBe(0);
    cache.close();
  });
});
