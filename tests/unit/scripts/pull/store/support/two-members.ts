/** A parliament of two members and a vote, and a temporary snapshot. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Ballot } from "#src/domain/records.ts";
import type { RecordWriter } from "#scripts/pull/source.ts";
import type { Change } from "#scripts/pull/store/read.ts";
import { writeSnapshot } from "#scripts/pull/store/write.ts";
import { person, vote } from "#tests/fixtures/builders.ts";

export const rossi = person({ id: "rossi-maria-1970-01-31", aliases: ["d1"] });
export const damico = person({ id: "d-amico-ugo-1980-02-01", familyName: "D'Amico", aliases: [] });
export const first = vote({ id: "vs19_1_001", branch: "C", sitting: "C-1", number: 1, date: "2026-11-03" });
export const ballots: readonly Ballot[] = [
  [rossi.id, "AYE"],
  [damico.id, "NO"],
];

/** Writes both members and the vote. */
export const pour = (writer: RecordWriter, positions: readonly Ballot[] = ballots): void => {
  writer.put("person", rossi);
  writer.put("person", damico);
  writer.putVote(first, positions);
};

/** Path without a snapshot. */
export const newSnapshotFile = (): string => join(mkdtempSync(join(tmpdir(), "snapshot-")), "parliament.sqlite");

export const fillSnapshot = async (
  file: string,
  fill: (writer: RecordWriter) => void,
  day = "2026-11-20",
  identity = "test",
): ReturnType<typeof writeSnapshot> =>
  await writeSnapshot(file, { identity, day }, async (writer) => {
    await Promise.resolve();
    fill(writer);
  });

/** Log entry of a day on which the first fill was completed. */
export const filled = (day: string): Change => ({
  day,
  kind: "site",
  key: "site",
  change: "appeared",
  field: "",
  before: null,
  after: null,
});
