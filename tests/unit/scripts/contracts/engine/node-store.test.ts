import type { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import {
  readNodes,
  writeNodes,
  type CachedNode,
  CacheError,
  openPageStore,
} from "#scripts/contracts/engine/node-store.ts";

const nodes: readonly CachedNode[] = [
  { id: 0, name: "record:person/de-à-anna-1970-01-01", digest: "a1", deps: null },
  { id: 3, name: "derived:no-dependencies/", digest: "b2", deps: Uint32Array.of() },
  { id: 7, name: "page:votes/vs19_1_001", digest: "c3", deps: Uint32Array.of(3, 0) },
];

describe("cached nodes", () => {
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

  it("cannot be used when they are cut", () => {
    writeNodes(db, nodes);
    const length = Number(db.prepare("SELECT length(bytes) AS n FROM nodes").get()?.["n"]);
    for (const rest of [0, 1, Math.floor(length / 2), length - 1]) {
      writeNodes(db, nodes);
      db.prepare("UPDATE nodes SET bytes = substr(bytes, 1, ?)").run(rest);
      expect(() => readNodes(db), `${rest} bytes of ${length}`).toThrow(
        new CacheError("the nodes of the cache are not whole"),
      );
    }
  });
});
