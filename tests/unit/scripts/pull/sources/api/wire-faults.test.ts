import { describe, expect, it } from "vitest";
import { changedKinds, startApiHarness } from "#tests/fixtures/api-harness.ts";
import type { Faults, TransportFault } from "#tests/fixtures/fake-api.ts";

const { api, small, run, look } = await startApiHarness("small");

/** A transport fault on the first request of every other address: retries get through. */
function onFirstTry(fault: TransportFault): Faults {
  const asked = new Set<string>();
  return {
    transport: (path) => {
      const isFirst = !asked.has(path);
      asked.add(path);
      return isFirst && asked.size % 2 === 1 ? fault : null;
    },
  };
}

describe("api source against faults on the wire", () => {
  it.each([
    ["connections reset in mid-body", "reset"],
    ["silence", "silence"],
    ["HTML instead of JSON", "html"],
    ["truncated JSON", "truncated"],
    ["a wrong charset", "latin1"],
    ["429 with Retry-After", { status: 429, retryAfter: "0" }],
    ["500", { status: 500 }],
    ["501", { status: 501 }],
    ["502", { status: 502 }],
    ["503 with a date", { status: 503, retryAfter: "Fri, 20 Nov 2026 00:00:00 GMT" }],
    ["504", { status: 504 }],
  ] as const)("gets through %s", async (_, fault) => {
    api.faults = onFirstTry(fault);
    await run();
    expect(look((snapshot) => snapshot.keys("vote").length)).toBe(small.vote.size);
    expect(look((snapshot) => snapshot.quarantine())).toEqual([]);
  });

  it.each([
    ["is down", { status: 503 }, /answered 503/],
    ["answers HTML only", "html", /HTML instead of JSON/],
    ["forbids us", { status: 403 }, /answered 403/],
    ["asks to come back tomorrow", { status: 429, retryAfter: "86400" }, /come back in 86400 s/],
  ] as const)("keeps the snapshot and says why when the source %s", async (_, fault, message) => {
    await run();
    const digest = look((snapshot) => snapshot.digest());
    api.faults = { transport: () => fault };
    await expect(run({ retries: 1 })).rejects.toThrow(message);
    expect(look((snapshot) => snapshot.digest())).toBe(digest);
    api.faults = {};
    expect(changedKinds(await run())).toEqual([]);
  });

  it("says that nobody answers", async () => {
    await expect(run({ baseUrl: "http://127.0.0.1:9/", retries: 1 })).rejects.toThrow(
      /127\.0\.0\.1:9.*after 2 attempts/,
    );
  });

  it("goes on where a run broke off: what it had read comes from its own notes", async () => {
    api.faults = { transport: (path) => (path === "faqs/" ? { status: 503 } : null) };
    await expect(run({ retries: 0 })).rejects.toThrow(/faqs.*answered 503/);
    api.faults = {};
    const since = api.requests.length;
    await run();
    const records = api.requests.slice(since).filter(({ path }) => /^(votings|persons)\/(?!\?|pp_index)/.test(path));
    expect(records.length).toBeGreaterThan(60);
    expect(new Set(records.map(({ status }) => status))).toEqual(new Set([304]));
    expect(look((snapshot) => snapshot.keys("vote").length)).toBe(small.vote.size);
  });

  it("sets one broken record aside and keeps its last good version", async () => {
    await run();
    api.faults = { transport: (path) => (path === "votings/vs19_641_041/" ? "truncated" : null) };
    await run({ sweep: true, retries: 1 });
    look((snapshot) => {
      expect(snapshot.record("vote", "vs19_641_041")?.id).toBe("vs19_641_041");
      expect(snapshot.quarantine().map(({ key, reason }) => [key, reason])).toEqual([
        ["vs19_641_041", expect.stringContaining("cut short")],
      ]);
    });
    // The next night has no request left for the record: it stays quarantined.
    const later = await run({ budget: 80 });
    expect(later.notes.join("\n")).toMatch(/votings, sweep: \d+ records wait/);
    expect(look((snapshot) => snapshot.quarantine().map(({ key }) => key))).toEqual(["vs19_641_041"]);
    api.faults = {};
    await run({ sweep: true });
    expect(look((snapshot) => snapshot.quarantine())).toEqual([]);
  });

  it("goes on telling of a profile that does not come, also on a night whose votes name its member", async () => {
    await run();
    const [member = ""] = small.person.keys();
    const before = look((snapshot) => snapshot.record("person", member));
    api.faults = {
      isConditional: false,
      transport: (path) => (path === `persons/${member}/` ? { status: 500 } : null),
    };
    await run({ sweep: true, retries: 0 });
    expect(look((snapshot) => snapshot.record("person", member))).toEqual(before);
    expect(look((snapshot) => snapshot.quarantine().map(({ key }) => key))).toEqual([member]);
    api.faults = {};
    await run({ sweep: true });
    expect(look((snapshot) => snapshot.quarantine())).toEqual([]);
  });

  it("gives up when most records fail", async () => {
    api.faults = { transport: (path) => (/^votings\/[^?]/.test(path) ? { status: 500 } : null) };
    await expect(run({ retries: 0 })).rejects.toThrow(/the source seems down/);
  });
});
