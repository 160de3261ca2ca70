/** A chamber that stops answering about its people: its part of the night ends, the other one goes on. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { pull, type PullReport } from "#scripts/pull/pull.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { loadDumps, type LoadedDumps } from "#scripts/pull/sources/opendata/dumps.ts";
import { createOpendataSource } from "#scripts/pull/sources/opendata/opendata.ts";
import { pullOptions } from "#tests/fixtures/collecting-writer.ts";
import { addCameraVote, addMembers, addSenateVote } from "#tests/fixtures/opendata/small-parliament.ts";
import { writeDumpFolder } from "#tests/support/opendata-folder.ts";
import {
  blockedPage,
  emptyAnswer,
  serveSparql,
  type Fault,
  type ServerOptions,
  type SparqlServer,
} from "#tests/support/sparql-server.ts";

const folder = writeDumpFolder();
let dumps: LoadedDumps;
let server: SparqlServer;
let data: string;

beforeEach(() => {
  dumps = loadDumps(folder, silentEffects());
  addMembers(dumps);
  data = mkdtempSync(join(tmpdir(), "register-"));
});
afterEach(() => server.close());

const address = "http://chambers.test";
const urlOf = (input: Parameters<typeof fetch>[0]): string => String(input instanceof Request ? input.url : input);

/** One night against a server with these faults. `fetch` stands for the network. */
async function night(day: string, fault: ServerOptions["fault"], send: typeof fetch = fetch): Promise<PullReport> {
  server = await serveSparql({ camera: dumps.camera, senato: dumps.senato }, fault === undefined ? {} : { fault });
  // One address for every port, because another one would be another source. Photos are not there.
  const atOneAddress: typeof fetch = (input, init) => {
    const url = urlOf(input);
    if (!url.startsWith(address)) return Promise.resolve(new Response(null, { status: 404 }));
    return send(url.replace(address, server.url), init);
  };
  const effects = silentEffects({ today: () => day, fetch: atOneAddress });
  const source = createOpendataSource({ retries: 1, backoff: 1, blockedWait: 1, timeout: 500 });
  return await pull(source, { ...pullOptions, baseUrl: address }, data, effects, join(data, "accept.json"));
}

function look<T>(see: (snapshot: Snapshot) => T): T {
  const snapshot = new Snapshot(join(data, "parliament.sqlite"));
  try {
    return see(snapshot);
  } finally {
    snapshot.close();
  }
}

const kept = ["person", "group", "body", "government", "act"] as const;
const recordsOf = () =>
  look((snapshot) => kept.flatMap((kind) => snapshot.keys(kind).map((key) => [key, snapshot.record(kind, key)])));

function addVotes(sitting: number): void {
  addCameraVote(dumps, {
    ...{ id: `vs19_${sitting}_001`, day: "20261119", title: "Votazione nominale", description: "", totals: [2, 1, 0] },
    positions: { 202: "yes", 203: "yes", 205: "no" },
  });
  addSenateVote(dumps, {
    ...{ id: `19-${sitting}-1`, day: "2026-11-19", label: "Articolo 1", outcome: "approvato", totals: [2, 1, 0, 0] },
    lists: { favorevole: [22, 23], contrario: [24], presidente: [21] },
  });
}

const cut: Fault = { status: 200, body: '{"head":{"vars":["d"]},"results":{"bindings":[{"d":{"ty' };
const capped: Fault = { ...emptyAnswer, headers: { "x-sparql-maxrows": "10000" } };
const tlsError = (): Promise<Response> =>
  Promise.reject(new TypeError("fetch failed", { cause: new Error("write EPROTO: ssl alert handshake failure") }));

describe.each([
  ["answers 503", { status: 503, body: "" }, /answered 503 \(after 2 attempts\)/],
  ["shows the page of its firewall", blockedPage, /answered 403/],
  ["answers without rows", emptyAnswer, /has an answer without rows/],
  ["cuts its answer", cut, /not SPARQL JSON/],
  ["cuts its answer at the cap", capped, /reaches the cap/],
])("a chamber that %s", (_, fault, reason) => {
  it.each([
    ["camera", "ocd:aderisce", "C", "Camera: people, groups, bodies stay those of 2026-11-20: "],
    ["senato", "osr:Afferenza", "S", "Senate: people, groups, bodies and bills stay those of 2026-11-20: "],
  ])("keeps what the %s had, and its day, while the other is read", async (chamber, query, branch, note) => {
    addVotes(300);
    await night("2026-11-20", undefined);
    await server.close();
    const before = recordsOf();
    addVotes(301);
    const { notes, changes } = await night("2026-11-21", (asked) =>
      asked.chamber === chamber && (asked.text.includes(query) || fault === blockedPage) ? fault : undefined,
    );
    expect(notes.find((text) => text.startsWith(note))).toMatch(reason);
    expect(recordsOf()).toEqual(before);
    for (const kind of kept) expect(changes.get(kind)?.vanished ?? []).toEqual([]);
    const other = branch === "C" ? "19-301-1" : "vs19_301_001";
    expect(look((snapshot) => snapshot.record("vote", other)?.positionsPublished)).toBe(true);
    const days = look((snapshot) => snapshot.record("site", "site")?.dataDate);
    expect(days).toEqual({ C: "2026-11-21", S: "2026-11-21", [branch]: "2026-11-20" });
    // A chamber that refuses us is not asked for its votes either.
    const own = look((snapshot) => snapshot.record("vote", branch === "C" ? "vs19_301_001" : "19-301-1"));
    expect(own?.positionsPublished).toBe(fault === blockedPage ? undefined : true);
  });
});

it("a server that refuses our connection ends the night of its chamber alone", async () => {
  addVotes(300);
  await night("2026-11-20", undefined);
  await server.close();
  addVotes(301);
  const send: typeof fetch = (input, init) => (urlOf(input).includes("/senato/") ? tlsError() : fetch(input, init));
  const { notes } = await night("2026-11-21", undefined, send);
  expect(notes.join("\n")).toMatch(/Senate: people.* stay those of 2026-11-20: .*ssl alert handshake failure/);
  expect(look((snapshot) => [...snapshot.keys("vote")])).toEqual(["19-300-1", "vs19_300_001", "vs19_301_001"]);
  expect(look((snapshot) => snapshot.record("site", "site")?.missingParts)).not.toContain("votes");
});

it("a first fill without the people of a chamber publishes nothing and says why", async () => {
  addVotes(300);
  const down: ServerOptions["fault"] = ({ chamber }) => (chamber === "senato" ? { status: 503, body: "" } : undefined);
  await expect(night("2026-11-20", down)).rejects.toThrow(
    "No earlier run has read the people of the Senate, and without them none of its votes can be published.",
  );
});

it("a night after the chamber is back reads what it missed", async () => {
  addVotes(300);
  await night("2026-11-20", undefined);
  await server.close();
  addVotes(301);
  await night("2026-11-21", ({ chamber }) => (chamber === "camera" ? blockedPage : undefined));
  await server.close();
  const { notes } = await night("2026-11-22", undefined);
  expect(notes.filter((text) => text.startsWith("Camera:"))).toEqual([]);
  expect(look((snapshot) => snapshot.record("vote", "vs19_301_001")?.positionsPublished)).toBe(true);
  expect(look((snapshot) => snapshot.record("site", "site")?.dataDate)).toEqual({ C: "2026-11-22", S: "2026-11-22" });
});
