import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { checkIdentities } from "#scripts/build/verify/identities.ts";

/** Remarks on a site whose only contract is a list of 49 key votes, told by year. */
function remarksOn(byYear: readonly number[]): readonly string[] {
  const db = new DatabaseSync(":memory:");
  db.exec("CREATE TABLE page (output TEXT, key TEXT, contract TEXT)");
  const contract = { keyTotal: 49, byYear: byYear.map((all) => ({ all, votes: 0 })) };
  db.prepare("INSERT INTO page VALUES ('votes-list', 'index', ?)").run(JSON.stringify(contract));
  return checkIdentities(db);
}

it("names a total that its parts do not give, with its page", () => {
  expect(remarksOn([40, 9])).toEqual([]);
  expect(remarksOn([40, 8])).toEqual([
    "page /votazioni has numbers that do not add up: key votes 49, key votes by year 48",
  ]);
});
