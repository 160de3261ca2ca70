import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { contractsOf } from "#scripts/contracts/engine/cached-contracts.ts";
import { openPageStore } from "#scripts/contracts/engine/node-store.ts";

const db = openPageStore(join(mkdtempSync(join(tmpdir(), "emiciclo-contracts-")), "pages.sqlite"));
const add = (output: string, key: string, path: string, contract: object) =>
  db
    .prepare("INSERT INTO page (output, key, path, updated, digest, contract, why) VALUES (?, ?, ?, null, '', ?, '')")
    .run(output, key, path, JSON.stringify(contract));
const schema = z.strictObject({ title: z.string() });

it("names a record that does not fit its schema: an index must not lack it in silence", () => {
  add("search", "person/a", "", { title: "Anna" });
  add("search", "person/b", "", { title: null });
  expect(() => contractsOf(db, "search", schema)).toThrow("the contract of search/person/b does not fit its schema");
});

it("leaves out the last good contract of a page that could not be made, which the build reports", () => {
  add("compare", "mine", "/confronta", { name: "of an earlier program" });
  add("compare", "other", "/confronta/due", { title: "Confronta" });
  expect(contractsOf(db, "compare", schema)).toEqual([{ title: "Confronta" }]);
});
