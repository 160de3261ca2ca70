import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { buildPopolo } from "#scripts/build/open-data/popolo.ts";
import { group, membership, person } from "#tests/fixtures/builders.ts";
import { fillSnapshot, newSnapshotFile } from "#tests/unit/scripts/pull/store/support/two-members.ts";

it("has no day of a membership that the source does not give", async () => {
  const groups = [
    { group: "camera-uno", start: "2022-10-18", end: "2023-07-27", isEndAssumed: true as const },
    { group: "camera-due", start: "2023-07-27", end: null, isStartAssumed: true as const },
  ];
  const file = newSnapshotFile();
  await fillSnapshot(
    file,
    (writer) => {
      writer.put("group", group());
      writer.put("group", group({ id: "camera-due" }));
      writer.put("person", person({ id: "elio", memberships: [membership({ groups })] }));
    },
    "2026-11-20",
  );
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const { memberships = [] } = buildPopolo(db);
    expect(memberships.filter((one) => String(one["organization_id"]).startsWith("camera-"))).toEqual([
      { person_id: "elio", organization_id: "camera-uno", start_date: "2022-10-18" },
      { person_id: "elio", organization_id: "camera-due" },
    ]);
  } finally {
    db.close();
  }
});
