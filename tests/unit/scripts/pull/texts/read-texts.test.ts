/** Nights of the Senate's documents, from a local server of the repository's form. */
import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ProposalPlace } from "#src/domain/records/amendments.ts";
import type { Amendment, Person } from "#src/domain/records.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { pull, type PullReport } from "#scripts/pull/pull.ts";
import type { Source } from "#scripts/pull/source.ts";
import { toAmendmentXml } from "#scripts/pull/sources/demo/amendment-xml.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { person, site } from "#tests/fixtures/builders.ts";

const documents = new Map<string, string>();
const asked: string[] = [];
let isDown = false;
let isCut = false;
/** The list is there, its files are not. */
let isWithoutFiles = false;
let server: Server;
let base = "";

const shaOf = (text: string): string => createHash("sha1").update(text).digest("hex");

function answer(url: string): { readonly status: number; readonly body: string } {
  if (isDown) return { status: 503, body: "down" };
  if (url === "/git/trees/master")
    return {
      status: 200,
      body: JSON.stringify({ tree: [{ path: "Leg19", type: "tree", sha: "abc" }], truncated: false }),
    };
  if (url === "/git/trees/abc?recursive=1") {
    const tree = [...documents].map(([path, text]) => ({ path, type: "blob", sha: shaOf(text) }));
    return { status: 200, body: JSON.stringify({ tree, truncated: isCut }) };
  }
  const text = documents.get(url.replace("/raw/Leg19/", ""));
  return text === undefined || isWithoutFiles ? { status: 404, body: "" } : { status: 200, body: text };
}

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const { status, body } = answer(request.url ?? "");
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  base = `http://127.0.0.1:${String(typeof address === "object" ? address?.port : 0)}`;
});
afterAll(() => {
  server.close();
});

const ada = person({ id: "d-amico-ada", aliases: ["senatore-22918"], memberships: [] });
const people: Person[] = [];
const source: Source = {
  name: "opendata",
  pull: (_options, writer) => {
    writer.put("site", site({ source: "opendata" }));
    for (const one of people) writer.put("person", one);
    return Promise.resolve(undefined);
  },
};

const pathOf = (id: string): string => `Atto00056845/emend/${id}-em.akn.xml`;
const written = ({
  number = "1.206",
  text = "Sopprimere il comma 2.",
  senator = "22918",
  place = "assembly",
}: {
  readonly number?: string;
  readonly text?: string;
  readonly senator?: string;
  readonly place?: ProposalPlace;
} = {}): string =>
  toAmendmentXml({
    ...{ bill: "615", place, number, kind: "Emendamento", date: "2026-01-18", paragraphs: [text] },
    proposers: [{ senator, name: "D’AMICO" }],
  });

let dataDir = "";
beforeEach(() => {
  documents.clear();
  people.splice(0, people.length, ada);
  asked.length = 0;
  isDown = false;
  isCut = false;
  isWithoutFiles = false;
  dataDir = mkdtempSync(join(tmpdir(), "emiciclo-texts-"));
});

/** A night; `asked` then has its requests. */
async function night(
  day: string,
  options: { readonly texts?: string | null; readonly sweep?: boolean } = {},
): Promise<PullReport> {
  asked.length = 0;
  const elapsed = { now: 0 };
  const effects = silentEffects({ today: () => day, elapsed: () => elapsed.now });
  const usual = { scale: 1, seed: 1, baseUrl: null, from: "dumps", sweep: false, texts: base };
  return await pull(source, { ...usual, ...options }, dataDir, effects);
}

function look<T>(what: (snapshot: Snapshot) => T): T {
  const snapshot = new Snapshot(join(dataDir, "parliament.sqlite"));
  try {
    return what(snapshot);
  } finally {
    snapshot.close();
  }
}
const stored = (id: string): Amendment | undefined => look((snapshot) => snapshot.record("amendment", id));
const changesOf = (id: string): unknown[] =>
  look((snapshot) => snapshot.changes())
    .filter(({ kind, key, field }) => kind === "amendment" && key === id && field !== "sources")
    .map(({ day, change, field, before, after }) => [day, change, field, before, after]);
const files = (): string[] => asked.filter((url) => url.startsWith("/raw/"));

describe("a night of the Senate's documents", () => {
  it("stores each amendment with its proposers, and asks for no document again", async () => {
    documents.set(pathOf("01402199"), written());
    await night("2026-11-20");
    expect(stored("01402199")).toMatchObject({
      ...{ reading: "S.615", number: "1.206", kind: "Emendamento", date: "2026-01-18" },
      ...{ text: "Sopprimere il comma 2.", url: `${base}/blob/Leg19/${pathOf("01402199")}` },
      proposers: [{ person: "d-amico-ada", name: "D’AMICO", senator: "22918" }],
    });
    await night("2026-11-21");
    expect(asked).toEqual(["/git/trees/master", "/git/trees/abc?recursive=1"]);
  });

  it("reads those in committee after those in the assembly, and says where each was presented", async () => {
    const inCommittee = "Atto00056846/emendc/01399999-em.akn.xml";
    documents.set(inCommittee, written({ place: "committee" }));
    documents.set(pathOf("01402199"), written());
    await night("2026-11-20");
    expect(files()).toEqual([`/raw/Leg19/${pathOf("01402199")}`, `/raw/Leg19/${inCommittee}`]);
    expect(stored("01399999")).toMatchObject({ reading: "S.615", number: "1.206", place: "committee" });
    expect(stored("01402199")).not.toHaveProperty("place");
    await night("2026-11-21");
    expect(files()).toEqual([]);
  });

  it("believes no document in the folder of the other place, and takes one that moves", async () => {
    const path = "Atto00056845/emendc/01402199-em.akn.xml";
    documents.set(path, written());
    expect((await night("2026-11-20")).notes).toEqual([
      `texts of the Senate: 1 documents cannot be read, such as ${path}: not of the committee`,
    ]);
    documents.set(path, written({ place: "committee" }));
    await night("2026-11-21");
    expect(stored("01402199")?.place).toBe("committee");
    documents.set(pathOf("01402199"), written());
    await night("2026-11-22");
    expect(stored("01402199")).not.toHaveProperty("place");
  });

  it("takes one that comes days late", async () => {
    documents.set(pathOf("01402199"), written());
    await night("2026-11-20");
    documents.set(pathOf("01402200"), written({ number: "1.207" }));
    await night("2026-11-24");
    expect(files()).toEqual([`/raw/Leg19/${pathOf("01402200")}`]);
    expect(changesOf("01402200")).toEqual([["2026-11-24", "appeared", "", null, null]]);
  });

  it("logs a rewording, and a new number, with the values before and after", async () => {
    documents.set(pathOf("01402199"), written());
    await night("2026-11-20");
    documents.set(pathOf("01402199"), written({ text: "Sopprimere il comma 3." }));
    await night("2026-11-21");
    documents.set(pathOf("01402199"), written({ text: "Sopprimere il comma 3.", number: "1.206 (testo 2)" }));
    await night("2026-11-22");
    expect(changesOf("01402199")).toEqual([
      ["2026-11-22", "changed", "number", '"1.206"', '"1.206 (testo 2)"'],
      ["2026-11-21", "changed", "text", '"Sopprimere il comma 2."', '"Sopprimere il comma 3."'],
    ]);
    expect(stored("01402199")?.number).toBe("1.206 (testo 2)");
  });

  it("names a proposer who is known later, without asking for the document again", async () => {
    documents.set(pathOf("01402199"), written({ senator: "36390" }));
    await night("2026-11-20");
    expect(stored("01402199")?.proposers).toEqual([{ person: null, name: "D’AMICO", senator: "36390" }]);
    people.push(person({ id: "d-amico-eva", aliases: ["senatore-36390"], givenName: "Eva", memberships: [] }));
    await night("2026-11-21");
    expect(files()).toEqual([]);
    expect(stored("01402199")?.proposers[0]?.person).toBe("d-amico-eva");
  });

  it("logs nothing when only the form of a document changes", async () => {
    documents.set(pathOf("01402199"), written());
    await night("2026-11-20");
    documents.set(pathOf("01402199"), `${written()}\n<!-- again -->`);
    await night("2026-11-21");
    expect(files()).toHaveLength(1);
    expect(changesOf("01402199")).toEqual([]);
    await night("2026-11-22");
    expect(files()).toEqual([]);
  });

  it("marks a document that is no longer there, and takes it back", async () => {
    documents.set(pathOf("01402199"), written());
    documents.set(pathOf("01402200"), written({ number: "1.207" }));
    await night("2026-11-20");
    documents.delete(pathOf("01402199"));
    const { notes } = await night("2026-11-21");
    expect(stored("01402199")?.vanishedSince).toBe("2026-11-21");
    expect(notes).toContain("texts of the Senate: 1 documents are no longer published, such as 01402199");
    documents.set(pathOf("01402199"), written());
    await night("2026-11-22");
    expect(stored("01402199")?.vanishedSince).toBeUndefined();
  });

  it("believes no list that was cut or lost its documents", async () => {
    for (let at = 0; at < 30; at += 1) documents.set(pathOf(String(1_000_000 + at)), written({ number: `1.${at}` }));
    await night("2026-11-20");
    const all = [...documents];
    for (const [path] of all.slice(0, 11)) documents.delete(path);
    const { warnings } = await night("2026-11-21");
    expect(warnings).toEqual(["texts of the Senate: 11 documents are missing from the list, which is not believed"]);
    for (const [path] of all.slice(0, 29)) documents.delete(path);
    isCut = true;
    expect((await night("2026-11-22")).warnings).toEqual(["texts of the Senate: the list of documents was cut"]);
    expect(
      look((snapshot) => snapshot.keys("amendment").filter((key) => snapshot.record("amendment", key)?.vanishedSince)),
    ).toEqual([]);
  });

  it("keeps the last versions when many change in one night, until a sweep", async () => {
    for (let at = 0; at < 11; at += 1) documents.set(pathOf(String(1_000_000 + at)), written({ number: `1.${at}` }));
    await night("2026-11-20");
    for (const [path] of documents) documents.set(path, written({ text: "Altro." }));
    documents.set(pathOf("2000000"), written({ number: "9.1" }));
    const { warnings } = await night("2026-11-21");
    expect(warnings?.[0]).toMatch(/^texts of the Senate: 11 documents changed in one night, such as 1000010/);
    expect(stored("1000000")?.text).toBe("Sopprimere il comma 2.");
    expect(stored("2000000")?.number).toBe("9.1");
  });

  it("keeps the last version of a document that is cut off, lost its text or is none, and says so", async () => {
    documents.set(pathOf("01402199"), written());
    await night("2026-11-20");
    for (const [day, text, reason] of [
      ["2026-11-21", written().slice(0, -30), "the document is not whole"],
      ["2026-11-22", written({ text: "" }), "had a text and has none"],
      ["2026-11-23", "<html></html>", 'no address of an amendment of this legislature: ""'],
    ] as const) {
      documents.set(pathOf("01402199"), text);
      const { notes } = await night(day);
      expect(notes).toEqual([
        `texts of the Senate: 1 documents cannot be read, such as ${pathOf("01402199")}: ${reason}`,
      ]);
      expect(stored("01402199")?.text).toBe("Sopprimere il comma 2.");
    }
    await night("2026-11-24");
    expect(files()).toEqual([]);
  });

  it("goes on without the server: the rest of the pull takes effect, and nothing is lost", async () => {
    documents.set(pathOf("01402199"), written());
    await night("2026-11-20");
    isDown = true;
    const { warnings } = await night("2026-11-21");
    expect(warnings).toEqual([
      `texts of the Senate: not read tonight: ${base}/git/trees/master: answered 503 (after 3 attempts)`,
    ]);
    expect(stored("01402199")?.vanishedSince).toBeUndefined();
    expect(look((snapshot) => snapshot.meta("pulled"))).toBe("2026-11-21");
  }, 20_000);

  it("ends after five files in a row that do not come, and reads the rest the next night", async () => {
    for (let at = 0; at < 20; at += 1) documents.set(pathOf(String(1_000_000 + at)), written({ number: `1.${at}` }));
    isWithoutFiles = true;
    const { warnings, notes } = await night("2026-11-20");
    expect(warnings).toHaveLength(1);
    expect(warnings?.[0]).toMatch(/^texts of the Senate: reading ended: http.*: 404$/);
    expect(notes).toContain("texts of the Senate: 20 documents wait for the next night");
    isWithoutFiles = false;
    await night("2026-11-21");
    expect(look((snapshot) => snapshot.keys("amendment"))).toHaveLength(20);
  });

  it("is not held unless it is asked for", async () => {
    documents.set(pathOf("01402199"), written());
    await night("2026-11-20", { texts: null });
    expect(asked).toEqual([]);
    expect(look((snapshot) => snapshot.keys("amendment"))).toEqual([]);
  });
});
