import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import type { Ballot } from "#src/domain/records.ts";
import { DataError } from "#scripts/lib/errors.ts";
import type { RecordWriter } from "#scripts/pull/source.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { writeSnapshot } from "#scripts/pull/store/write.ts";
import { bill, decree } from "#tests/fixtures/act-records.ts";
import { membership, vote } from "#tests/fixtures/builders.ts";
import { ballots, damico, filled, fillSnapshot, first, newSnapshotFile, pour, rossi } from "./support/two-members.ts";

let file: string;
beforeEach(() => {
  file = newSnapshotFile();
});
const write = (fill: (writer: RecordWriter) => void, day?: string, identity?: string) =>
  fillSnapshot(file, fill, day, identity);

describe("writeSnapshot", () => {
  it("leaves unknown fields of acts empty in the tables, and writes known ones as yes or no", async () => {
    const how = (known: boolean | null) => ({ isOmnibus: known, isMinotaurus: known, isSubjectToAgreements: known });
    await write((writer) => {
      writer.put("act", decree({ id: "2026-1", number: 1, isKey: null, ...how(null) }));
      writer.put("act", decree({ id: "2026-2", number: 2, isKey: true, ...how(false) }));
    });
    const db = new DatabaseSync(file, { readOnly: true });
    const rows = db
      .prepare(
        "SELECT is_key, is_omnibus, is_minotaurus, is_subject_to_agreements FROM act JOIN decree USING (act_kind, act) ORDER BY act",
      )
      .all();
    db.close();
    expect(rows.map((row) => Object.values(row))).toEqual([
      [null, null, null, null],
      [1, 0, 0, 0],
    ]);
  });

  it.each([
    { message: "EROFS: read-only file system, copyfile 'a' -> 'b'", code: "EROFS" },
    { message: "unable to open database file", code: "ERR_SQLITE_ERROR" },
  ])("reports in one line that it cannot write ($message), and keeps the old snapshot", async ({ message, code }) => {
    await write(pour);
    const night = write(() => {
      throw Object.assign(new Error(message), { code });
    });
    await expect(night).rejects.toThrow(DataError);
    await expect(night).rejects.toThrow(
      `${file}.next: ${message}; see to the disk or the rights and pull again. The old snapshot stays.`,
    );
    new Snapshot(file).close();
  });

  it("returns stored records, with positions by person", async () => {
    await write(pour);
    const snapshot = new Snapshot(file);
    expect(snapshot.record("person", rossi.id)).toEqual({ ...rossi, changedAt: "2026-11-20" });
    expect(snapshot.ballots(first.id)).toEqual([
      [damico.id, "NO"],
      [rossi.id, "AYE"],
    ]);
    expect(snapshot.lists("vote.month").get("C:2026-11")).toEqual([first.id]);
    expect(snapshot.lists("person.branch").get("C")).toEqual([damico.id, rossi.id]);
    snapshot.close();
  });

  it("orders the votes of a day by sitting, the ninth before the tenth", async () => {
    const inSitting = (number: number) =>
      vote({ id: `vs19_${number}_001`, branch: "C", sitting: `C-${number}`, number: 1, date: "2026-11-03" });
    await write((writer) => {
      for (const number of [100, 99, 10, 9]) writer.putVote(inSitting(number), []);
    });
    const snapshot = new Snapshot(file);
    expect(snapshot.lists("vote.month").get("C:2026-11")).toEqual([
      "vs19_9_001",
      "vs19_10_001",
      "vs19_99_001",
      "vs19_100_001",
    ]);
    snapshot.close();
  });

  it("keeps an unchanged record, with the day of its last change", async () => {
    await write(pour);
    const changes = await write(pour, "2026-11-21");
    expect(changes.get("vote")).toEqual({
      before: 1,
      appeared: [],
      changed: [],
      vanished: [],
      unchanged: 1,
      confirmed: ["vs19_1_001"],
    });
    const snapshot = new Snapshot(file);
    expect(snapshot.record("vote", first.id)?.changedAt).toBe("2026-11-20");
    expect([snapshot.meta("edition"), snapshot.meta("pulled")]).toEqual(["2026-11-20", "2026-11-21"]);
    snapshot.close();
  });

  it("does not treat a new day of reading as a change, and updates it with other changes", async () => {
    const readOn = (fetchedAt: string) => [{ name: "Camera dei deputati", url: null, fetchedAt }];
    const read = (writer: RecordWriter, day: string, profession: string | null, damicos: Ballot[1] = "NO"): void => {
      writer.put("person", { ...rossi, profession, sources: readOn(day) });
      writer.put("person", damico);
      writer.putVote({ ...first, sources: readOn(day) }, [
        [rossi.id, "AYE"],
        [damico.id, damicos],
      ]);
    };
    await write((writer) => read(writer, "2026-11-20", null));
    const changes = await write((writer) => read(writer, "2026-11-21", null), "2026-11-21");
    expect([changes.get("person")?.changed, changes.get("vote")?.changed]).toEqual([[], []]);
    await write((writer) => read(writer, "2026-11-22", "Avvocata", "ABST"), "2026-11-22");
    const snapshot = new Snapshot(file);
    expect(snapshot.record("person", rossi.id)?.sources).toEqual(readOn("2026-11-22"));
    expect(snapshot.record("vote", first.id)?.sources).toEqual(readOn("2026-11-22"));
    expect(snapshot.changes().map(({ day, key, field }) => `${day} ${key} ${field}`)).toEqual([
      `2026-11-22 ${rossi.id} profession`,
      `2026-11-22 ${rossi.id} sources`,
      `2026-11-22 ${first.id} ballots.${damico.id}`,
      `2026-11-22 ${first.id} sources`,
      "2026-11-20 site ",
    ]);
    snapshot.close();
  });

  it("keeps the first known day of a period", async () => {
    const read = (
      writer: RecordWriter,
      knownFrom: string,
      profession: string | null,
      end: string | null = null,
    ): void => {
      const groups = [
        { group: "camera-uno", start: "2022-10-18", end: "2024-02-01" },
        { group: "camera-due", start: null, end, knownFrom },
      ];
      writer.put("person", { ...rossi, profession, memberships: [membership({ groups })] });
    };
    await write((writer) => read(writer, "2026-11-20", null));
    const changes = await write((writer) => read(writer, "2026-11-21", null), "2026-11-21");
    expect(changes.get("person")?.changed).toEqual([]);
    await write((writer) => read(writer, "2026-11-22", "Avvocata"), "2026-11-22");
    const snapshot = new Snapshot(file);
    expect(snapshot.record("person", rossi.id)).toMatchObject({
      profession: "Avvocata",
      memberships: [{ groups: [{}, { group: "camera-due", knownFrom: "2026-11-20" }] }],
    });
    snapshot.close();
    // The period has ended, but was known before.
    await write((writer) => read(writer, "2026-11-23", null, "2026-11-21"), "2026-11-23");
    const ended = new Snapshot(file);
    expect(ended.record("person", rossi.id)?.memberships[0]?.groups[1]).toEqual({
      group: "camera-due",
      start: null,
      end: "2026-11-21",
      knownFrom: "2026-11-20",
    });
    ended.close();
  });

  it("logs a corrected position by member, before and after", async () => {
    await write(pour);
    await write(
      (writer) =>
        pour(writer, [
          [rossi.id, "AYE"],
          [damico.id, "ABST"],
        ]),
      "2026-11-21",
    );
    const snapshot = new Snapshot(file);
    expect(snapshot.changes()).toEqual([
      {
        day: "2026-11-21",
        kind: "vote",
        key: first.id,
        change: "changed",
        field: `ballots.${damico.id}`,
        before: "NO",
        after: "ABST",
      },
      filled("2026-11-20"),
    ]);
    expect(snapshot.ballots(first.id)).toContainEqual([damico.id, "ABST"]);
    snapshot.close();
  });

  it("logs nothing for a position restored on the same day", async () => {
    await write(pour);
    const corrected = (writer: RecordWriter) =>
      pour(writer, [
        [rossi.id, "AYE"],
        [damico.id, "ABST"],
      ]);
    await write(corrected, "2026-11-21");
    await write(pour, "2026-11-21");
    const snapshot = new Snapshot(file);
    expect(snapshot.changes()).toEqual([filled("2026-11-20")]);
    snapshot.close();
  });

  it("removes records missing from a complete pull everywhere, and logs their names", async () => {
    await write(pour);
    const changes = await write((writer) => {
      writer.put("person", rossi);
      writer.complete("person");
      writer.complete("vote");
    }, "2026-11-21");
    expect(changes.get("vote")?.vanished).toEqual([first.id]);
    const snapshot = new Snapshot(file);
    expect([snapshot.keys("vote"), snapshot.keys("person"), snapshot.ballots(first.id)]).toEqual([[], [rossi.id], []]);
    expect(snapshot.changes().map(({ key, change, before }) => [change, key, before])).toEqual([
      ["vanished", damico.id, `"${damico.givenName} D'Amico"`],
      ["vanished", first.id, `"${first.title}"`],
      ["appeared", "site", null],
    ]);
    snapshot.close();
  });

  it("keeps acts of different kinds with the same id apart", async () => {
    await write((writer) => writer.put("act", bill({ id: "C_1" })));
    const snapshot = new Snapshot(file);
    expect(snapshot.keys("act")).toEqual(["bill/C_1"]);
    snapshot.close();
    const db = new DatabaseSync(file, { readOnly: true });
    expect(db.prepare("SELECT act_kind, act FROM act").all()).toEqual([
      expect.objectContaining({ act_kind: "bill", act: "C_1" }),
    ]);
    db.close();
  });

  it("logs no new records during the first fill, which may take several runs, and all of them afterwards", async () => {
    const night = (day: string, deferred: number, fill: (writer: RecordWriter) => void) =>
      write((writer) => {
        fill(writer);
        writer.reportPending(deferred);
      }, day);
    await night("2026-11-20", 2, (writer) => writer.put("person", rossi));
    await night("2026-11-21", 0, (writer) => {
      writer.put("person", { ...rossi, profession: "Medica" });
      writer.putVote(first, ballots);
    });
    await night("2026-11-22", 3, (writer) => writer.put("person", damico));
    await night("2026-11-23", 0, (writer) => writer.putVote({ ...first, id: "vs19_1_002", number: 2 }, []));
    const snapshot = new Snapshot(file);
    expect(snapshot.changes().map(({ day, change, key }) => `${day} ${change} ${key}`)).toEqual([
      "2026-11-23 appeared vs19_1_002",
      `2026-11-22 appeared ${damico.id}`,
      `2026-11-21 changed ${rossi.id}`,
      "2026-11-21 appeared site",
      "2026-11-20 appeared site",
    ]);
    // The log has the number of pending records; on the day without any, it marks the fill as complete.
    const filling = snapshot.changes().filter(({ kind }) => kind === "site");
    expect(filling.map(({ day, after }) => [day, after])).toEqual([
      ["2026-11-21", null],
      ["2026-11-20", "2"],
    ]);
    snapshot.close();
  });

  it("leaves the old file unchanged when writing or the check fails, without a temporary file", async () => {
    await write(pour);
    const before = readFileSync(file);
    await expect(
      write(() => {
        throw new DataError("the source broke off");
      }),
    ).rejects.toThrow("the source broke off");
    const check = (): void => {
      throw new DataError("too many vanished");
    };
    const fill = async (writer: RecordWriter): Promise<void> => {
      await Promise.resolve();
      writer.complete("person");
    };
    await expect(writeSnapshot(file, { identity: "test", day: "2026-11-21", check }, fill)).rejects.toThrow(
      "too many vanished",
    );
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(existsSync(`${file}.next`)).toBe(false);
  });

  it("gives instructions for a corrupt snapshot", async () => {
    await write(pour);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(255, bytes.length / 4));
    const refused = `${file}: not a snapshot, or damaged; bring back a copy of it`;
    await expect(write(pour)).rejects.toThrow(refused);
    rmSync(file);
    mkdirSync(file);
    await expect(write(pour)).rejects.toThrow(refused);
  });

  it("writes the same bytes for the same data", async () => {
    await write(pour);
    const once = readFileSync(file);
    file = newSnapshotFile();
    await write(pour);
    expect(readFileSync(file).equals(once)).toBe(true);
  });

  it("allows one pull at a time", async () => {
    const first = write(pour);
    await expect(write(pour)).rejects.toThrow(/another run is at work/);
    await first;
    await write(pour);
  });
});
