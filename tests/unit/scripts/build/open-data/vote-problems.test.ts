import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { ArtifactCache } from "#scripts/build/artifact-cache.ts";
import { readVoteProblems, type VoteProblems } from "#scripts/build/open-data/vote-problems.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import type { RecordWriter } from "#scripts/pull/source.ts";
import { body, membership } from "#tests/fixtures/builders.ts";
import { members, openVote } from "#tests/fixtures/vote-records.ts";
import { fillSnapshot, newSnapshotFile } from "#tests/unit/scripts/pull/store/support/two-members.ts";

const file = newSnapshotFile();
const cache = mkdtempSync(join(tmpdir(), "problems-"));

/** Returns the problems of the votes, and the number of months that were checked. */
async function look(): Promise<{ problems: VoteProblems; looked: number }> {
  const artifacts = new ArtifactCache(cache, "vote-problems");
  const db = new DatabaseSync(file, { readOnly: true });
  const snapshot = new Snapshot(file);
  const problems = await readVoteProblems(artifacts, "code", db, snapshot);
  snapshot.close();
  db.close();
  return { problems, looked: artifacts.made };
}

const [anna, ugo] = members(2, "camera-uno");
if (anna === undefined || ugo === undefined) throw new Error("two members");

/** Two consistent votes, of October and November, and one with a total of three ayes but one position. */
function pour(writer: RecordWriter): void {
  for (const member of [anna, ugo]) if (member !== undefined) writer.put("person", member);
  const october = openVote({ id: "vs19_1_001", sitting: "C-1", date: "2026-10-06" });
  const november = openVote({ id: "vs19_2_001", sitting: "C-2", date: "2026-11-03" });
  const wrong = openVote({ id: "vs19_2_002", sitting: "C-2", number: 2, date: "2026-11-03", ayes: 3 });
  for (const vote of [october, november, wrong])
    writer.putVote(vote, [
      [anna?.id ?? "", "AYE"],
      [ugo?.id ?? "", "NO"],
    ]);
}

it("does not miss the President of the assembly, and looks again when that is somebody else", async () => {
  const other = newSnapshotFile();
  const otherCache = mkdtempSync(join(tmpdir(), "problems-"));
  const found = async () => {
    const db = new DatabaseSync(other, { readOnly: true });
    const snapshot = new Snapshot(other);
    const problems = await readVoteProblems(new ArtifactCache(otherCache, "vote-problems"), "code", db, snapshot);
    snapshot.close();
    db.close();
    return problems;
  };
  const presidency = (person: string) =>
    body({ kind: "presidency", roles: [{ person, role: "Presidente", start: "2022-10-14", end: null }] });
  const vote = openVote({ id: "vs19_1_001", sitting: "C-1", date: "2026-10-06", absent: 1 });
  await fillSnapshot(
    other,
    (writer) => {
      for (const member of [anna, ugo]) writer.put("person", member);
      writer.put("body", presidency(anna.id));
      writer.putVote(vote, [[ugo.id, "NO"]]);
    },
    "2026-11-04",
  );
  expect(await found()).toEqual([]);
  await fillSnapshot(other, (writer) => writer.put("body", presidency(ugo.id)), "2026-11-05");
  // The one without a position is a member like others; the one absent might still be the President, who voted.
  expect(await found()).toEqual([
    ["vs19_1_001", "absent", 1, 0],
    ["vs19_1_001", "missing", 2, 1],
  ]);
});

it("reports inconsistent votes, and checks only months with a changed vote or seat again", async () => {
  await fillSnapshot(file, pour, "2026-11-04");
  expect(await look()).toEqual({ problems: [["vs19_2_002", "ayes", 3, 1]], looked: 2 });
  expect(await look()).toEqual({ problems: [["vs19_2_002", "ayes", 3, 1]], looked: 0 });
  // A seat that ends later does not affect these months.
  const until = (end: string) => ({ ...ugo, memberships: [membership({ groups: ugo.memberships[0]?.groups, end })] });
  await fillSnapshot(file, (writer) => writer.put("person", until("2026-12-01")), "2026-12-01");
  expect((await look()).looked).toBe(0);
  // With an end on 2 November, each vote of the third has a position of a non-member.
  await fillSnapshot(file, (writer) => writer.put("person", until("2026-11-02")), "2026-12-02");
  expect(await look()).toEqual({
    problems: [
      ["vs19_2_001", "extra", 0, 1],
      ["vs19_2_002", "ayes", 3, 1],
      ["vs19_2_002", "extra", 0, 1],
    ],
    looked: 1,
  });
});
