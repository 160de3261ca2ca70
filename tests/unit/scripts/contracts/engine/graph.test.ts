import type { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import { readNodes, openPageStore } from "#scripts/contracts/engine/node-store.ts";
import { defineDerivation, defineFile, type AnyOutput } from "#scripts/contracts/engine/reader.ts";
import { updateContracts, type ContractsReport } from "#scripts/contracts/engine/run.ts";
import { group, person } from "#tests/fixtures/builders.ts";
import { MemorySnapshot } from "#tests/fixtures/memory-snapshot.ts";

/** How often each computation ran, by name. */
let runs: string[] = [];

const initials = defineDerivation("test-initials", (read, id) => {
  runs.push(`initials ${id}`);
  return read.require("person", id).givenName.slice(0, 1);
});

const everyone = defineDerivation("test-everyone", (read) => {
  runs.push("everyone");
  return new Map(read.all("person").map(({ id, familyName }) => [id, familyName]));
});

/** A page per group: its name, the initial of its first officer, the number of persons. */
const groupPages = defineFile({
  name: "test-groups",
  serialize: (contract) => JSON.stringify(contract),
  keys: (read) => read.keys("group"),
  path: (key) => `/gruppi/${key}`,
  build: (read, key) => {
    runs.push(`page ${key}`);
    const { names, roles } = read.require("group", key);
    const officer = roles[0]?.person;
    return {
      name: names.at(-1)?.name ?? "",
      officer: officer === undefined ? null : read.derived(initials, officer),
      persons: key === "camera-due" ? 0 : read.derived(everyone, "").size,
    };
  },
});

const anna = person({ id: "rossi-anna-1980-05-10", givenName: "Anna" });
const bruno = person({ id: "verdi-bruno-1970-01-01", givenName: "Bruno" });
const lead = (id: string) => ({ roles: [{ person: id, role: "Presidente", start: null, end: null }] });
const one = group({ id: "camera-uno", ...lead(anna.id) });
const two = group({ id: "camera-due" });

describe("the graph of the contracts", () => {
  let db: DatabaseSync;
  let snapshot: MemorySnapshot;

  const contracts = (outputs: readonly AnyOutput[] = [groupPages], code = "code"): ContractsReport => {
    runs = [];
    return updateContracts({ db, snapshot, outputs, code });
  };
  const contract = (key: string): unknown =>
    JSON.parse(
      String(db.prepare("SELECT contract FROM page WHERE output = 'test-groups' AND key = ?").get(key)?.["contract"]),
    );

  beforeEach(() => {
    db = openPageStore(":memory:");
    snapshot = new MemorySnapshot().put("person", anna).put("person", bruno).put("group", one).put("group", two);
    contracts();
  });

  it("computes everything the first time, shared parts once", () => {
    expect(contract("camera-uno")).toEqual({ name: "Gruppo Uno", officer: "A", persons: 2 });
    expect(db.prepare("SELECT count(*) AS n FROM page").get()).toEqual({ n: 2 });
  });

  it("computes nothing when nothing changed", () => {
    expect(contracts()).toMatchObject({ total: 2, changed: 0, computed: 0 });
    expect(runs).toEqual([]);
  });

  it("computes only the page whose record changed", () => {
    snapshot.put("group", group({ ...two, names: [{ name: "Gruppo Nuovo", acronym: "N", start: null, end: null }] }));
    expect(contracts()).toMatchObject({ changed: 1, removed: 0 });
    expect(runs).toEqual(["page camera-due"]);
    expect(contract("camera-due")).toMatchObject({ name: "Gruppo Nuovo" });
  });

  it("stops where an intermediate value comes out the same", () => {
    snapshot.put("person", { ...anna, givenName: "Amalia" });
    expect(contracts()).toMatchObject({ changed: 0 });
    expect(runs).toEqual([`initials ${anna.id}`, "everyone"]);
  });

  it("goes on where it does not", () => {
    snapshot.put("person", { ...anna, givenName: "Zoe" });
    expect(contracts()).toMatchObject({ changed: 1 });
    expect(contract("camera-uno")).toMatchObject({ officer: "Z" });
  });

  it("keeps intermediate values between runs", () => {
    snapshot.put("person", person({ id: "neri-carla-1990-01-01" }));
    contracts();
    snapshot.put("group", group({ ...one, names: [{ name: "Uno bis", acronym: "U", start: null, end: null }] }));
    contracts();
    expect(runs).toEqual(["page camera-uno"]);
    expect(contract("camera-uno")).toEqual({ name: "Uno bis", officer: "A", persons: 3 });
  });

  it("forgets what a page no longer reads, without computing it", () => {
    snapshot.remove("person", anna.id).put("group", group({ ...one, ...lead(bruno.id) }));
    contracts();
    expect(runs).not.toContain(`initials ${anna.id}`);
    expect(contract("camera-uno")).toMatchObject({ officer: "B", persons: 1 });
    expect(readNodes(db).filter(({ name }) => name.endsWith(anna.id))).toEqual([]);
  });

  it("adds and removes pages with their records", () => {
    snapshot.remove("group", "camera-due").put("group", group({ id: "camera-tre" }));
    expect(contracts()).toMatchObject({ total: 2, changed: 1, removed: 1 });
    expect(runs).toEqual(["page camera-tre"]);
  });

  it("computes everything again when the code is another", () => {
    expect(contracts([groupPages], "other code")).toMatchObject({ changed: 0 });
    expect(runs).toContain("page camera-uno");
  });

  it("leaves the last contract when a computation fails, names it, makes the others, and tries again", () => {
    snapshot.remove("person", anna.id);
    snapshot.put("group", { ...two, names: [{ name: "Gruppo Tre", acronym: "TRE", start: null, end: null }] });
    const failed = [
      { path: "/gruppi/camera-uno", reason: `the snapshot has no person "${anna.id}", which another record names` },
    ];
    expect(contracts()).toMatchObject({ changed: 1, failed });
    expect(contract("camera-uno")).toEqual({ name: "Gruppo Uno", officer: "A", persons: 2 });
    expect(contract("camera-due")).toMatchObject({ name: "Gruppo Tre" });
    expect(contracts()).toMatchObject({ changed: 0, failed });
    snapshot.put("person", anna);
    expect(contracts()).toMatchObject({ changed: 0, failed: [] });
  });

  it("fails as a whole when many contracts cannot be made", () => {
    for (let i = 0; i < 21; i += 1) snapshot.put("group", group({ id: `camera-${i}`, ...lead("ignoto-none") }));
    expect(() => contracts()).toThrow('the snapshot has no person "ignoto-none"');
    snapshot.remove("group", "camera-20");
    expect(contracts().failed).toHaveLength(20);
  });

  it("names both owners of an address", () => {
    const rival = defineFile({ ...groupPages, name: "test-rivals" });
    expect(contracts([groupPages, rival], "new code").failed[0]).toEqual({
      path: "/gruppi/camera-due",
      reason: "/gruppi/camera-due: claimed by test-groups/camera-due and by test-rivals/camera-due",
    });
  });

  it("refuses a contract with a number that is none, with the place", () => {
    const broken = defineFile({
      ...groupPages,
      name: "test-broken",
      path: (key) => `/rotti/${key}`,
      build: (_, key) => ({ name: key, officer: null, persons: key === "camera-uno" ? 0 / 0 : 0 }),
    });
    const [failure, ...others] = contracts([broken], "new code").failed;
    expect([failure?.path, others]).toEqual(["/rotti/camera-uno", []]);
    expect(failure?.reason).toBe("test-broken/camera-uno: the contract is not valid: .persons is NaN");
  });

  it("forgets what other code wrote of a contract that it cannot make, until it can", () => {
    const stored = () => db.prepare("SELECT key, contract IS NULL AS isForgotten FROM page ORDER BY key").all();
    const broken = defineFile({
      ...groupPages,
      build: (read, key) => {
        if (key === "camera-uno") throw new Error("no such thing");
        return groupPages.build(read, key);
      },
    });
    expect(contracts([broken], "new code").failed).toEqual([{ path: "/gruppi/camera-uno", reason: "no such thing" }]);
    expect(stored()).toEqual([
      { key: "camera-due", isForgotten: 0 },
      { key: "camera-uno", isForgotten: 1 },
    ]);
    expect(contracts([groupPages], "new code")).toMatchObject({ changed: 1, failed: [] });
    expect(stored()).toEqual([
      { key: "camera-due", isForgotten: 0 },
      { key: "camera-uno", isForgotten: 0 },
    ]);
    // What the same code wrote it can read.
    snapshot.put("group", group({ ...one, names: [{ name: "Uno bis", acronym: "U", start: null, end: null }] }));
    expect(contracts([broken], "new code").failed).toHaveLength(1);
    expect(stored()).toContainEqual({ key: "camera-uno", isForgotten: 0 });
  });

  it("refuses a computation that depends on itself", () => {
    const spin = defineFile({
      ...groupPages,
      name: "test-spin",
      build: (read) => ({ name: read.derived(circle, ""), officer: null, persons: 0 }),
    });
    const circle = defineDerivation("test-circle", (read): string => read.derived(circle, ""));
    const reason = "derived:test-circle/ depends on itself";
    expect(contracts([spin], "new code").failed).toMatchObject([{ reason }, { reason }]);
  });
});

it("says that the disk is full, and leaves the state of before, when it is", () => {
  const snapshot = new MemorySnapshot();
  const db = openPageStore(":memory:");
  const large = defineFile({
    name: "test-large",
    serialize: (contract) => JSON.stringify(contract),
    keys: () => ["one"],
    path: () => "/one",
    build: () => ({ text: "x".repeat(1_000_000) }),
  });
  const pages = Number(db.prepare("PRAGMA page_count").get()?.["page_count"]);
  db.exec(`PRAGMA max_page_count = ${pages + 20}`);
  expect(() => updateContracts({ db, snapshot, outputs: [large], code: "test" })).toThrow("database or disk is full");
  expect(db.prepare("SELECT count(*) AS n FROM page").get()).toEqual({ n: 0 });
});
