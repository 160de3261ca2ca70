import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Ballot } from "#src/domain/records.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { withoutDay } from "#scripts/pull/conversion.ts";
import { defaultCorrectionsFile, readOwnCorrections } from "#scripts/pull/own-corrections.ts";
import { pull } from "#scripts/pull/pull.ts";
import type { Source } from "#scripts/pull/source.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { pullOptions } from "#tests/fixtures/collecting-writer.ts";
import { person, site, sitting, vote } from "#tests/fixtures/builders.ts";

const folder = mkdtempSync(join(tmpdir(), "emiciclo-corrections-"));
const file = join(folder, "corrections.json");
const write = (value: unknown): void => {
  writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
};
const entry = {
  kind: "vote",
  id: "vs19_641_007",
  field: "ayes",
  value: 121,
  reason: "Il resoconto stenografico dice 121",
  source: "https://example.org/resoconto",
  end: "2027-06-30",
};

describe("corrections file", () => {
  it("is a list of entries; a missing file corrects nothing", () => {
    write([entry, { ...entry, field: "noes" }]);
    expect(readOwnCorrections(file, "2026-11-20").map(({ field }) => field)).toEqual(["ayes", "noes"]);
    expect(readOwnCorrections("/nowhere/corrections.json", "2026-11-20")).toEqual([]);
  });

  it("is empty in the repository, or valid", () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(Array.isArray(JSON.parse(readFileSync(defaultCorrectionsFile, "utf8")))).toBe(true);
    expect(() => readOwnCorrections(defaultCorrectionsFile, today)).not.toThrow();
  });

  it.each([
    ["not json", /corrections\.json: not JSON/],
    [{}, /corrections\.json: a list of entries is wanted; write \[\] for none/],
    [[entry, { ...entry, kind: "votes" }], /entry 2: kind: /],
    [[{ ...entry, id: "" }], /entry 1: id: /],
    [[{ ...entry, field: "a..b" }], /entry 1: field: not a path such as "ayes", "law\.number" or /],
    [[{ ...entry, field: "id" }], /entry 1: field: a field that identifies the record stays as it is/],
    [[{ ...entry, reason: "ok" }], /entry 1: reason: /],
    [[{ ...entry, source: "il resoconto" }], /entry 1: source: /],
    [[{ ...entry, end: "30/6/2027" }], /entry 1: end: /],
    [[{ ...entry, value: undefined }], /entry 1: value: /],
    [[{ ...entry, note: "x" }], /entry 1: Unrecognized key: "note"/],
    [
      [{ ...entry, end: "2028-01-01" }],
      /entry 1 \(vote vs19_641_007, ayes\) holds until 2028-01-01; at most 366 days ahead \(2027-11-21\)/,
    ],
    [[entry, { ...entry, value: 122 }], /vote vs19_641_007, ayes: corrected twice; keep one of the entries/],
  ])("%j is refused with the entry and the reason", (value, message) => {
    write(value);
    expect(() => readOwnCorrections(file, "2026-11-20")).toThrow(message);
  });
});

describe("a pull with corrections of ours", () => {
  const ballots: readonly Ballot[] = [["damico-anna-1980-05-10", "AYE"]];
  const wrong = vote({ ayes: 120, noes: 0, voting: 120, absent: null, onMission: null });
  /** Reads the records once; then writes what is stored again, as a source does with a record that it did not read. */
  const source: Source = {
    name: "opendata",
    pull: async ({ previous }, writer) => {
      await Promise.resolve();
      writer.put("site", site());
      writer.put("sitting", sitting({ id: wrong.sitting }));
      writer.put("person", person());
      const stored = previous?.record("vote", wrong.id);
      if (stored === undefined) writer.putVote(wrong, ballots);
      else writer.putVote(withoutDay(stored), previous?.ballots(wrong.id) ?? []);
      return undefined;
    },
  };
  // Its chamber has no presidency.
  const accepted = { gate: "president", subject: "C", reason: "A chamber of one member", expires: "2026-12-15" };
  writeFileSync(join(folder, "accept.json"), JSON.stringify([accepted]));
  const run = async (day: string, dataDir: string) =>
    await pull(
      source,
      { ...pullOptions, from: "dumps" },
      dataDir,
      silentEffects({ today: () => day }),
      join(folder, "accept.json"),
      file,
    );
  const look = (dataDir: string) => {
    const snapshot = new Snapshot(join(dataDir, "parliament.sqlite"));
    const seen = [snapshot.record("vote", wrong.id)?.ayes, snapshot.ballots(wrong.id)];
    snapshot.close();
    return seen;
  };

  it("keeps the source's value for a source that writes a stored record again", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "emiciclo-corrected-"));
    write([
      { ...entry, id: wrong.id },
      { ...entry, id: wrong.id, field: "ballots.damico-anna-1980-05-10", value: "NO" },
    ]);
    const first = await run("2026-11-20", dataDir);
    expect(first.notes).toEqual([]);
    const second = await run("2026-11-21", dataDir);
    expect(second.notes).toEqual([]);
    expect(second.changes.get("vote")).toMatchObject({ changed: [], unchanged: 1 });
    expect(look(dataDir)).toEqual([121, [["damico-anna-1980-05-10", "NO"]]]);
    write([]);
    await run("2026-11-22", dataDir);
    expect(look(dataDir)).toEqual([120, ballots]);
  });

  it("does not hold for a record that is set aside with it, and says so", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "emiciclo-corrected-"));
    write([]);
    await run("2026-11-20", dataDir);
    write([{ ...entry, id: wrong.id, field: "ballots.nessuno", value: "NO" }]);
    expect((await run("2026-11-21", dataDir)).notes).toEqual([
      `corrections file: vote ${wrong.id}, ballots.nessuno: the record with this value was set aside; mend the entry or delete it`,
    ]);
    const snapshot = new Snapshot(join(dataDir, "parliament.sqlite"));
    expect([snapshot.ownCorrections(), snapshot.ballots(wrong.id)]).toEqual([[], ballots]);
    snapshot.close();
  });

  it("reports an entry that corrects nothing", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "emiciclo-corrected-"));
    write([{ ...entry, id: "vs19_999_001" }]);
    expect((await run("2026-11-20", dataDir)).notes).toEqual([
      "corrections file: vote vs19_999_001, ayes: there is no such record; mend the entry or delete it",
    ]);
  });
});
