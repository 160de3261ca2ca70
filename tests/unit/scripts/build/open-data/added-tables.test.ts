import { DatabaseSync } from "node:sqlite";
import { beforeAll, describe, expect, it } from "vitest";
import { addedTables } from "#scripts/build/open-data/added-tables.ts";
import { bill } from "#tests/fixtures/act-records.ts";
import { body, person, vote } from "#tests/fixtures/builders.ts";
import { fillSnapshot, newSnapshotFile } from "#tests/unit/scripts/pull/store/support/two-members.ts";

const chamber = { name: "Camera dei deputati", url: "https://example.org/1", fetchedAt: "2026-11-02" };
const strong = person({
  publishedStrength: [
    { month: "2026-09", branch: null, government: null },
    { month: "2026-10", branch: 0.25, government: 4 },
  ],
});
const committee = body({ roles: [{ person: strong.id, role: "Vicepresidente vicario", start: null, end: null }] });
const first = vote({ ayes: 198 });

const file = newSnapshotFile();

beforeAll(async () => {
  await fillSnapshot(
    file,
    (writer) => {
      writer.put("person", strong);
      writer.put("body", committee);
      writer.put("act", bill({ id: "C_1", sources: [chamber, { ...chamber, name: "Senato", url: null }] }));
      writer.putVote(first, [[strong.id, "AYE"]]);
    },
    "2026-11-19",
  );
  await fillSnapshot(
    file,
    (writer) => {
      writer.put("body", body({ id: "camera-giunta-1" }));
      writer.putVote({ ...first, ayes: 199 }, [[strong.id, "NO"]]);
      writer.quarantine({ kind: "event", key: "e-1", reason: "date: not a day", url: null });
    },
    "2026-11-20",
  );
});

function rowsOf(name: string): readonly (readonly unknown[])[] {
  const snapshot = new DatabaseSync(file, { readOnly: true });
  const rows = [...(addedTables.find((table) => table.name === name)?.rows(snapshot, []) ?? [])];
  snapshot.close();
  return rows;
}

describe("tables added to the download", () => {
  it("include the strength published by the source, by month", () => {
    expect(rowsOf("published_strength")).toEqual([
      [strong.id, 0, "2026-09", null, null],
      [strong.id, 1, "2026-10", 0.25, 4],
    ]);
  });

  it("include every weight: of the mandate, a chamber's president, offices in bodies and in government", () => {
    const weights = new Map(rowsOf("strength_weight").map((row) => [row.slice(0, 3).join(" "), row[3]]));
    expect(weights.get("seat S seat")).toBe(100);
    expect([weights.get("presidency C president"), weights.get("presidency S president")]).toEqual([4000, 3100]);
    expect(weights.get("committee C vice_president")).toBe(140);
    expect(weights.get("group S leader")).toBe(60);
    expect(weights.get("government G undersecretary")).toBe(177);
    expect(weights.has("group C member")).toBe(false);
  });

  it("give the category by which a role is weighted", () => {
    expect(rowsOf("role_office")).toEqual([["Vicepresidente vicario", "vice_president"]]);
  });

  it("give the sources of a record", () => {
    const ofBill = rowsOf("source_record").filter(([kind]) => kind === "act");
    expect(ofBill).toEqual([
      ["act", "bill/C_1", 0, "Camera dei deputati", "https://example.org/1", "2026-11-02"],
      ["act", "bill/C_1", 1, "Senato", null, "2026-11-02"],
    ]);
  });

  it("give the values of our own corrections as they read, without the quotes of JSON", () => {
    const db = new DatabaseSync(file);
    const insert = db.prepare(
      "INSERT INTO own_correction (kind, key, field, since, until, value, source_value, reason, source) VALUES (?, ?, ?, '2026-11-20', NULL, ?, ?, 'why', 'https://example.org')",
    );
    insert.run("vote", first.id, "ayes", "199", "null");
    insert.run("vote", first.id, "isFinal", "true", "false");
    insert.run("vote", first.id, "title", '"Disposizioni; \\"due\\""', '"Disp."');
    db.close();
    expect(rowsOf("own_correction").map((row) => [row[2], row[5], row[6]])).toEqual([
      ["ayes", "199", null],
      ["isFinal", "true", "false"],
      ["title", 'Disposizioni; "due"', "Disp."],
    ]);
  });

  it("give the changes, field by field, and the quarantine", () => {
    expect(rowsOf("change_log")).toEqual([
      ["2026-11-19", "site", "site", "appeared", 0, null, null, null],
      ["2026-11-20", "body", "camera-giunta-1", "appeared", 0, null, null, null],
      ["2026-11-20", "vote", first.id, "changed", 0, "ayes", "198", "199"],
      ["2026-11-20", "vote", first.id, "changed", 1, `ballots.${strong.id}`, "AYE", "NO"],
    ]);
    expect(rowsOf("quarantine")).toEqual([["event", "e-1", "date: not a day", null, "2026-11-20"]]);
  });
});
