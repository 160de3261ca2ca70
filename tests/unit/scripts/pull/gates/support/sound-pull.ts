/** Sound data with additions, written by a pull to a new snapshot for every test. */
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Ballot, Vote } from "#src/domain/records.ts";
import { setAsideContradictions, type Contradiction } from "#scripts/pull/contradictions/contradictions.ts";
import { checkGates, GateStop } from "#scripts/pull/gates/check.ts";
import { readStanding } from "#scripts/pull/gates/facts.ts";
import type { Standing } from "#scripts/pull/gates/finding.ts";
import type { RecordWriter } from "#scripts/pull/source.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { writeSnapshot } from "#scripts/pull/store/write.ts";
import { body, government, group, person, vote } from "#tests/fixtures/builders.ts";

const today = "2026-11-20";
let file = "";
/** Starts without a snapshot. Each test file must call it before each test, because files share this module. */
export function begin(): void {
  file = join(mkdtempSync(join(tmpdir(), "emiciclo-gates-")), "parliament.sqlite");
}

/** A vote with a single position, which adds up. */
export const sound: Vote = vote({
  ayes: 1,
  noes: 0,
  abstained: 0,
  present: 1,
  voting: 1,
  absent: 0,
  onMission: 0,
  required: 1,
});
export const ballots: readonly Ballot[] = [["damico-anna-1980-05-10", "AYE"]];
export const sitting = (number: number, date = "2026-11-19") => ({
  id: `C-${number}`,
  branch: "C" as const,
  number,
  date,
  url: null,
});

/** The Camera has a President: its only member. */
const presidency = body({
  id: "camera-ufficio-di-presidenza",
  kind: "presidency",
  roles: [{ person: "damico-anna-1980-05-10", role: "Presidente", start: null, end: null }],
});

function putSound(writer: RecordWriter): void {
  writer.put("government", government());
  writer.put("group", group());
  writer.put("person", person());
  writer.put("body", presidency);
  writer.put("sitting", sitting(641));
  writer.putVote(sound, ballots);
}

/** The file of the snapshot. */
export const snapshotFile = (): string => file;

/** Pulls sound data with additions; returns the findings of the gates. */
export async function pull(more: (writer: RecordWriter) => void = () => undefined, day = today): Promise<string[]> {
  let found: string[] = [];
  let before: Standing = { seats: { C: 0, S: 0 }, mandates: 0 };
  const previous = existsSync(file) ? new Snapshot(file) : null;
  const published = existsSync(file) ? new DatabaseSync(file, { readOnly: true }) : null;
  let contradictions: readonly Contradiction[] = [];
  const check: Parameters<typeof writeSnapshot>[1]["check"] = (changes, db) => {
    const pulled = { changes, db, day, before, previous, published, contradictions, clock: null };
    found = checkGates(pulled, [], "accept.json").map(toText);
  };
  try {
    await writeSnapshot(file, { identity: "test", day, check }, (writer, db) => {
      before = readStanding(db, day);
      putSound(writer);
      more(writer);
      contradictions = setAsideContradictions({ db, previous: previous ?? undefined, day }, writer, () => false);
      return Promise.resolve();
    });
  } catch (error) {
    if (!(error instanceof GateStop)) throw error;
    found = error.findings.map(toText);
  } finally {
    previous?.close();
    published?.close();
  }
  return found;
}
const toText = ({
  gate,
  severity,
  subject,
  message,
}: {
  gate: string;
  severity: string;
  subject: string;
  message: string;
}) => `${severity} ${gate} ${subject}: ${message}`;
