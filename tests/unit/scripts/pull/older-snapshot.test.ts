/**
 * A new version of the program migrates an older snapshot: no published record may disappear while the source is read
 * again.
 */
import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, it } from "vitest";
import { startApiHarness } from "#tests/fixtures/api-harness.ts";

const { api, small, run, look, file } = await startApiHarness("small");
const everything = () =>
  look((snapshot) => ({
    votes: snapshot.recordDigests("vote"),
    people: snapshot.recordDigests("person"),
    ballots: snapshot.ballots("vs19_641_041"),
    changes: snapshot.changes(),
    edition: snapshot.meta("edition"),
    filling: snapshot.meta("filling"),
    digest: snapshot.digest(),
  }));
/** Turns the snapshot into one of an older version, whose records differ by these statements. */
function age(edit = ""): void {
  // The other program noted no checksum.
  rmSync(file("parliament.sqlite.sha256"));
  const db = new DatabaseSync(file("parliament.sqlite"));
  db.exec(`UPDATE meta SET value = '6' WHERE key = 'schema_version'; ${edit}`);
  db.close();
}

beforeEach(async () => {
  await run();
});

it("an older snapshot is migrated completely, and the run continues as usual", async () => {
  const before = everything();
  expect(before.votes.size).toBe(small.vote.size);
  age("ALTER TABLE vote DROP COLUMN title");
  const { notes, requests } = await run({ day: "2026-11-22" });
  expect(everything()).toEqual(before);
  expect(notes).toContain("the snapshot of an older version was brought up to version 8");
  expect(requests).toBeLessThan(40);
});

it("a snapshot without a column of this program is migrated, whatever its version", async () => {
  const before = everything();
  // The other program noted no checksum.
  rmSync(file("parliament.sqlite.sha256"));
  const db = new DatabaseSync(file("parliament.sqlite"));
  db.exec("ALTER TABLE person DROP COLUMN profession");
  db.close();
  const { notes } = await run({ day: "2026-11-22" });
  expect(everything()).toEqual(before);
  expect(notes).toContain("the snapshot of an older version was brought up to version 8");
});

it("an older snapshot is migrated without removed fields, and with null for new ones", async () => {
  const before = everything();
  age("UPDATE record SET json = json_remove(json_set(json, '$.mood', 'x'), '$.time') WHERE kind = 'vote'");
  const { notes } = await run({ day: "2026-11-22" });
  expect(notes).toContain("the snapshot of an older version was brought up to version 8");
  expect(look((snapshot) => snapshot.record("vote", "vs19_641_041"))).not.toHaveProperty("mood");
  expect([...everything().votes.keys()]).toEqual([...before.votes.keys()]);
  expect(everything().ballots).toEqual(before.ballots);
});

it("an older snapshot is migrated also when the source is down", async () => {
  const before = everything();
  age();
  api.faults = { transport: () => ({ status: 503 }) };
  await expect(run({ retries: 0 })).rejects.toThrow(/answered 503/);
  expect(everything()).toEqual(before);
});

it("a migration drops only the records that no longer fit, until they are read again", async () => {
  age("UPDATE record SET json = json_remove(json, '$.title') WHERE kind = 'vote' AND key = 'vs19_641_041'");
  const { notes, changes } = await run({ day: "2026-11-22" });
  expect(notes).toContain(
    "the snapshot of an older version was brought up to version 8; 1 records that do not fit it any more are read again",
  );
  expect(changes.get("vote")).toMatchObject({ before: 39, appeared: ["vs19_641_041"], changed: [] });
  // A record that returns is not logged as new.
  expect(look((snapshot) => snapshot.changes().filter(({ key }) => key === "vs19_641_041"))).toEqual([]);
});

it("an older snapshot with unknown tables is filled again, keeping only its log", async () => {
  age("DROP TABLE person_no");
  const { notes } = await run({ day: "2026-11-22" });
  expect(look((snapshot) => snapshot.keys("vote").length)).toBe(small.vote.size);
  expect(notes.join("\n")).not.toContain("brought up");
});
