/** Invalid records are quarantined, with the reason and the first day. */
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import type { RecordWriter } from "#scripts/pull/source.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { implementingDecree } from "#tests/fixtures/act-records.ts";
import { ballots, damico, fillSnapshot, first, newSnapshotFile, pour, rossi } from "./support/two-members.ts";

const bianchi = "bianchi-ada-1990-01-01";
let file: string;
beforeEach(() => {
  file = newSnapshotFile();
});
const write = (fill: (writer: RecordWriter) => void, day?: string) => fillSnapshot(file, fill, day);

describe("writeSnapshot", () => {
  it("quarantines a record that fails its schema, and accepts it when it is corrected", async () => {
    await write((writer) => {
      pour(writer);
      writer.put("person", { ...rossi, id: bianchi, familyName: "null" });
    });
    let snapshot = new Snapshot(file);
    expect(snapshot.quarantine()).toMatchObject([
      { kind: "person", key: bianchi, reason: "familyName: not a readable text", since: "2026-11-20" },
    ]);
    expect(snapshot.keys("person")).not.toContain(bianchi);
    snapshot.close();
    await write((writer) => writer.put("person", { ...rossi, id: bianchi, aliases: [] }), "2026-11-21");
    snapshot = new Snapshot(file);
    expect(snapshot.quarantine()).toEqual([]);
    snapshot.close();
  });

  it("keeps records in quarantine until they are read again unchanged or removed by the source", async () => {
    const aside = async (day: string, fill: (writer: RecordWriter) => void): Promise<(readonly [string, string])[]> => {
      await write((writer) => {
        fill(writer);
        writer.complete("person");
      }, day);
      const snapshot = new Snapshot(file);
      expect([...snapshot.keys("person")].sort()).toEqual([damico.id, rossi.id]);
      const found = snapshot.quarantine().map(({ key, since }) => [key, since] as const);
      snapshot.close();
      return found;
    };
    const both = [
      [bianchi, "2026-11-20"],
      [rossi.id, "2026-11-20"],
    ];
    const refuse = (writer: RecordWriter): void => {
      pour(writer);
      for (const key of [rossi.id, bianchi]) writer.quarantine({ kind: "person", key, reason: "cut short", url: null });
    };
    const leave = (writer: RecordWriter): void => {
      for (const key of [rossi.id, damico.id, bianchi]) writer.markSeen("person", key);
    };
    expect(await aside("2026-11-20", refuse)).toEqual(both);
    expect(await aside("2026-11-21", leave)).toEqual(both);
    const keep = (writer: RecordWriter): void => {
      writer.markUnchanged("person", rossi.id);
      leave(writer);
    };
    expect(await aside("2026-11-22", keep)).toEqual([[bianchi, "2026-11-20"]]);
    const lose = (writer: RecordWriter): void => {
      for (const key of [rossi.id, damico.id]) writer.markSeen("person", key);
    };
    expect(await aside("2026-11-23", lose)).toEqual([]);
  });

  it("quarantines a vote that lists a person twice, with any positions", async () => {
    await write((writer) => pour(writer, [...ballots, [rossi.id, "AYE"]]));
    const snapshot = new Snapshot(file);
    expect(snapshot.keys("vote")).toEqual([]);
    expect(snapshot.quarantine()).toMatchObject([
      { kind: "vote", key: first.id, reason: `ballots: ${rossi.id} is there twice` },
    ]);
    snapshot.close();
  });

  it("takes no extreme numbers, one of which would distort all sums", async () => {
    const strong = (branch: number, month = "2026-10") => [{ month, branch, government: null }];
    await write((writer) => {
      writer.put("person", { ...rossi, publishedStrength: strong(1e308) });
      writer.put("person", { ...damico, publishedStrength: strong(-1) });
      writer.put("person", { ...rossi, id: bianchi, publishedStrength: strong(1, "2026-13") });
      writer.put("act", implementingDecree({ id: "1", resources: [{ year: 2025, amount: 1e308 }] }));
    });
    const snapshot = new Snapshot(file);
    expect(snapshot.quarantine().map(({ key, reason }) => [key, reason.replace(/: [A-Z].*/, "")])).toEqual([
      ["datt/1", "resources.0.amount"],
      [bianchi, "left out: publishedStrength.0.month"],
      [damico.id, "left out: publishedStrength.0.branch"],
      [rossi.id, "left out: publishedStrength.0.branch"],
    ]);
    const strengths = [bianchi, damico.id, rossi.id].map((key) => snapshot.record("person", key)?.publishedStrength);
    expect(strengths).toEqual([
      [],
      [{ month: "2026-10", branch: null, government: null }],
      [{ month: "2026-10", branch: null, government: null }],
    ]);
    snapshot.close();
  });

  it("keeps the last good seat when the new one ends before it begins: every vote would lack a member", async () => {
    await write((writer) => writer.put("person", rossi));
    const wrong = rossi.memberships.map((seat) => ({ ...seat, end: "2002-10-13" }));
    await write((writer) => writer.put("person", { ...rossi, memberships: wrong }), "2026-11-21");
    const snapshot = new Snapshot(file);
    expect(snapshot.record("person", rossi.id)?.memberships).toEqual(rossi.memberships);
    expect(snapshot.quarantine()).toMatchObject([
      { key: rossi.id, reason: "memberships.0.end: ends before it begins" },
    ]);
    snapshot.close();
  });

  it("accepts the corrected form of a stored record that would be quarantined today", async () => {
    await write((writer) => writer.put("person", rossi));
    const wrong = rossi.memberships.map((seat) => ({ ...seat, end: "2002-10-13" }));
    const db = new DatabaseSync(file);
    db.prepare("UPDATE record SET json = ?").run(JSON.stringify({ ...rossi, memberships: wrong }));
    db.close();
    await write((writer) => writer.put("person", { ...rossi, birthPlace: "Bazzano (BO)" }), "2026-11-21");
    const snapshot = new Snapshot(file);
    expect(snapshot.record("person", rossi.id)).toMatchObject({
      birthPlace: "Bazzano (BO)",
      memberships: rossi.memberships,
    });
    snapshot.close();
  });

  it("quarantines a record whose address is too long for a file name", async () => {
    await write((writer) => {
      writer.put("person", { ...rossi, aliases: ["a".repeat(201)] });
      writer.put("person", { ...damico, aliases: ["a".repeat(200)] });
    });
    const snapshot = new Snapshot(file);
    expect(snapshot.keys("person")).toEqual([damico.id]);
    expect(snapshot.quarantine()).toMatchObject([
      { key: rossi.id, reason: "aliases.0: Too big: expected string to have <=200 characters" },
    ]);
    snapshot.close();
  });

  it("quarantines a record with a duplicate table key, and accepts the others", async () => {
    const [twice, once] = ["1", "2"].map((id) => implementingDecree({ id }));
    if (twice === undefined || once === undefined) throw new Error("two decrees");
    const resources = [
      { year: 2025, amount: 5 },
      { year: 2025, amount: 7 },
    ];
    await write((writer) => {
      writer.put("act", { ...twice, resources });
      writer.put("act", once);
    });
    const snapshot = new Snapshot(file);
    expect(snapshot.keys("act")).toEqual(["datt/2"]);
    expect(snapshot.quarantine()).toMatchObject([
      { kind: "act", key: "datt/1", reason: "act_resource: 2025 is there twice" },
    ]);
    snapshot.close();
  });
});
