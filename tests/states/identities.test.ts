/** A total, its parts, its list and its file have one number: the table of identities, and what it finds. */
import { copyFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, inject, it } from "vitest";
import { checkIdentities, identities, valuesOf } from "#scripts/build/verify/identities.ts";

/** A copy of the contracts of the whole state, changed by a statement. */
function contracts(change = "SELECT 1"): DatabaseSync {
  const copy = join(mkdtempSync(join(tmpdir(), "identities-")), "pages.sqlite");
  copyFileSync(inject("states").find(({ name }) => name === "whole")?.pages ?? "", copy);
  const db = new DatabaseSync(copy);
  db.exec(change);
  return db;
}

it("has every term of every identity in the contracts, and none is zero", () => {
  const db = contracts();
  for (const identity of identities) {
    const values = valuesOf(db, identity);
    expect([...values.keys()], identity.page).toEqual(Object.keys(identity.terms));
    expect(Math.min(...values.values()), identity.page).toBeGreaterThan(0);
  }
  expect(checkIdentities(db)).toEqual([]);
});

it.each([
  ["/votazioni", "votes-list", "$.total"],
  ["/votazioni", "votes-list", "$.byYear[0].all"],
  ["/votazioni", "votes-archive", "$.months[0].C"],
  ["/cronaca", "events-archive", "$.list.count"],
  ["/votazioni/governo-battuto", "vote-rankings", "$.total"],
  ["/attivita_legislativa/decreti_legge", "decrees-list", "$.count"],
  ["/persone", "persons", "$.record.months[0].counts[0]"],
])("names %s when a number of %s at %s is one more", (page, output, path) => {
  const db = contracts(
    `UPDATE page SET contract = json_replace(contract, '${path}', json_extract(contract, '${path}') + 1) WHERE rowid =
       (SELECT rowid FROM page WHERE output = '${output}' AND json_extract(contract, '${path}') IS NOT NULL ORDER BY key LIMIT 1)`,
  );
  const remarks = checkIdentities(db);
  expect(remarks.map((remark) => remark.split(" ").slice(0, 2).join(" "))).toEqual([`page ${page}`]);
});
