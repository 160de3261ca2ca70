import type { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import { readNodes, writeNodes, type KeptNode } from "#scripts/views/kept-nodes.ts";
import { CacheError, openPageStore } from "#scripts/views/node-store.ts";

const nodes: readonly KeptNode[] = [
  { id: 0, name: "record:person/de-à-anna-1970-01-01", digest: "a1", deps: null },
  { id: 3, name: "derived:no-dependencies/", digest: "b2", deps: Uint32Array.of() },
  { id: 7, name: "page:votes/vs19_1_001", digest: "c3", deps: Uint32Array.of(3, 0) },
];

describe("kept nodes", () => {
  let db: DatabaseSync;
  beforeEach(() => {
    db = openPageStore(":memory:");
  });

  it("are none in a new store", () => {
    expect(readNodes(db)).toEqual([]);
  });

  it("come back as they were, with the gaps between their numbers", () => {
    writeNodes(db, nodes);
    expect(readNodes(db)).toEqual(nodes);
  });

  it("replace those that were there", () => {
    writeNodes(db, nodes);
    writeNodes(db, nodes.slice(2));
    expect(readNodes(db)).toEqual([nodes[2]]);
  });

  it("cannot be used when a piece is lost or cut", () => {
    writeNodes(db, nodes);
    db.exec("DELETE FROM nodes WHERE name = 'digests'");
    expect(() => readNodes(db)).toThrow(new CacheError("the cache has no digests of nodes"));
    writeNodes(db, nodes);
    db.prepare("UPDATE nodes SET bytes = ? WHERE name = 'ids'").run(new Uint8Array(8));
    expect(() => readNodes(db)).toThrow(
      new CacheError("the cache knows less of page:votes/vs19_1_001 than of other nodes"),
    );
    writeNodes(db, nodes);
    db.prepare("UPDATE nodes SET bytes = ? WHERE name = 'deps'").run(new Uint8Array(4));
    expect(() => readNodes(db)).toThrow(CacheError);
  });
});
