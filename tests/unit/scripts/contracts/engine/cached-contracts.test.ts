import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contractForgetter, contractsOf } from "#scripts/contracts/engine/cached-contracts.ts";
import { openPageStore } from "#scripts/contracts/engine/node-store.ts";

const db = openPageStore(join(mkdtempSync(join(tmpdir(), "emiciclo-contracts-")), "pages.sqlite"));
const add = (output: string, key: string, path: string, contract: object) =>
  db
    .prepare("INSERT INTO page (output, key, path, updated, digest, contract, why) VALUES (?, ?, ?, null, '', ?, '')")
    .run(output, key, path, JSON.stringify(contract));

it("reads the contracts of a page type by key, without those that only earlier code could read", () => {
  add("compare", "mine", "/i-miei-parlamentari", { updated: "2026-11-20" });
  add("compare", "index", "/confronta", { updated: "2026-11-21" });
  add("compare", "old", "/vecchio", { name: "of an earlier program" });
  contractForgetter(db)("compare", "old");
  expect(contractsOf(db, "compare")).toEqual([{ updated: "2026-11-21" }, { updated: "2026-11-20" }]);
});
