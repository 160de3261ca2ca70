/** Groups that a source gives for single votes: stored where they are not those of the day. */
import { beforeEach, describe, expect, it } from "vitest";
import type { Ballot, Person } from "#src/domain/records.ts";
import type { RecordWriter } from "#scripts/pull/source.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { membership, person, vote } from "#tests/fixtures/builders.ts";
import { fillSnapshot, newSnapshotFile } from "./support/two-members.ts";

let file: string;
beforeEach(() => {
  file = newSnapshotFile();
});

const day = "2026-11-03";
const [one, two] = ["camera-uno", "camera-due"];
const stayed = person({ id: "neri", memberships: [membership({ groups: [{ group: one, start: null, end: null }] })] });
/** In the first group until the day before `change`; null = always. */
const mover = (change: string | null): Person =>
  person({
    id: "rossi",
    memberships: [
      membership({
        groups:
          change === null
            ? [{ group: one, start: null, end: null }]
            : [
                { group: one, start: null, end: change },
                { group: two, start: change, end: null },
              ],
      }),
    ],
  });
const ballots: readonly Ballot[] = [
  ["neri", "AYE"],
  ["rossi", "NO"],
];
const put = (writer: RecordWriter, number: number, group: string | null, when = day): boolean =>
  writer.putVote(
    vote({ id: `vs19_1_00${number}`, branch: "C", sitting: "C-1", number, date: when }),
    ballots,
    new Map([["neri", one], ...(group === null ? [] : [["rossi", group] as const])]),
  );
const putPeople = (writer: RecordWriter, change: string | null): void => {
  writer.put("person", mover(change));
  writer.put("person", stayed);
};
function look() {
  const snapshot = new Snapshot(file);
  const groups = snapshot
    .keys("vote")
    .map((key) => (snapshot.record("vote", key)?.memberGroups ?? []).map(({ person: id, group }) => `${id} ${group}`));
  const [changes, moved] = [snapshot.changes(), snapshot.lists("vote.moved").get("C:2026-11") ?? []];
  const positions = snapshot.ballots("vs19_1_001");
  snapshot.close();
  return { groups, changes, moved, positions };
}

describe("a member whose record has another group that day than a vote", () => {
  it.each(["first", "last"])("keeps the group of the vote, whether people are written %s", async (when) => {
    const changes = await fillSnapshot(file, (writer) => {
      if (when === "first") putPeople(writer, day);
      for (const [number, group] of [
        [3, two],
        [1, one],
        [2, one],
      ] as const)
        expect(put(writer, number, group)).toBe(true);
      if (when === "last") putPeople(writer, day);
    });
    expect(look()).toMatchObject({
      groups: [["rossi camera-uno"], ["rossi camera-uno"], []],
      moved: ["vs19_1_001", "vs19_1_002"],
      positions: ballots,
    });
    expect(changes.get("vote")).toMatchObject({ unchanged: 0, changed: [] });
    expect(changes.get("vote")?.appeared).toHaveLength(3);
  });

  it("has no group of its own in a vote for which the source gives none", async () => {
    await fillSnapshot(file, (writer) => {
      put(writer, 1, null);
      put(writer, 2, two);
      putPeople(writer, day);
    });
    expect(look().groups).toEqual([[], []]);
  });

  it("is no change when the same votes are read again", async () => {
    const fill = (writer: RecordWriter): void => {
      put(writer, 1, one);
      put(writer, 2, two);
      putPeople(writer, day);
    };
    await fillSnapshot(file, fill);
    const changes = await fillSnapshot(file, fill, "2026-11-21");
    expect(changes.get("vote")).toMatchObject({ appeared: [], changed: [], unchanged: 2 });
    const alone = await fillSnapshot(file, (writer) => put(writer, 1, one), "2026-11-22");
    expect(alone.get("vote")).toMatchObject({ changed: [], unchanged: 1 });
    expect(look().groups).toEqual([["rossi camera-uno"], []]);
  });

  it("keeps the old group in a vote of an earlier night, when a later vote of that day brings the change", async () => {
    await fillSnapshot(file, (writer) => {
      put(writer, 1, one);
      putPeople(writer, null);
    });
    const changes = await fillSnapshot(
      file,
      (writer) => {
        put(writer, 2, two);
        writer.markSeen("vote", "vs19_1_001");
        putPeople(writer, day);
      },
      "2026-11-21",
    );
    expect(look()).toMatchObject({ groups: [["rossi camera-uno"], []], positions: ballots });
    expect(changes.get("vote")).toMatchObject({ appeared: ["vs19_1_002"], changed: ["vs19_1_001"], unchanged: 0 });
    const fields = look().changes.filter(({ key, day: on }) => key === "vs19_1_001" && on === "2026-11-21");
    expect(fields.map(({ change, field }) => [change, field])).toEqual([["changed", "memberGroups"]]);
  });

  it("is not kept in votes whose groups nobody gave: a register that corrects a day moves them", async () => {
    await fillSnapshot(file, (writer) => {
      writer.putVote(vote({ id: "vs19_1_001", branch: "C", sitting: "C-1", number: 1, date: day }), ballots);
      putPeople(writer, null);
    });
    await fillSnapshot(file, (writer) => {
      putPeople(writer, day);
    });
    expect(look().groups).toEqual([[]]);
  });

  it("loses the exception when the record comes to agree with the vote", async () => {
    await fillSnapshot(file, (writer) => {
      put(writer, 1, two);
      putPeople(writer, null);
    });
    expect(look().groups).toEqual([["rossi camera-due"]]);
    await fillSnapshot(file, (writer) => {
      put(writer, 1, two);
      putPeople(writer, day);
    });
    expect(look().groups).toEqual([[]]);
  });
});
