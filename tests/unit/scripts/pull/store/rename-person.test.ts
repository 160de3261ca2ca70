import { beforeEach, describe, expect, it } from "vitest";
import type { Sink } from "#scripts/pull/source.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { body, person, vote } from "#tests/fixtures/builders.ts";
import { damico, fillSnapshot, newSnapshotFile } from "./support/two-members.ts";

const [old, now] = ["rossi-maria-none", "rossi-maria-1970-01-31"];
const rossi = person({ id: old, aliases: ["7"], birthDate: null });
const one = vote({ id: "vs19_1_001", branch: "C", sitting: "C-1", number: 1, date: "2026-11-03", president: old });
const two = vote({ ...one, id: "vs19_1_002", number: 2, president: null });
const committee = body({ id: "camera-i", roles: [{ person: old, role: "Componente", start: null, end: null }] });

let file: string;
const write = (fill: (sink: Sink) => void, day?: string) => fillSnapshot(file, fill, day);
const pour = (sink: Sink, id = old): void => {
  sink.put("person", { ...rossi, id, aliases: id === old ? ["7"] : ["7", old] });
  sink.put("person", damico);
  sink.put("body", { ...committee, roles: committee.roles.map((role) => ({ ...role, person: id })) });
  for (const each of [one, two])
    sink.putVote({ ...each, president: each.president === null ? null : id }, [
      [id, each.president === null ? "AYE" : "PRES"],
      [damico.id, "NO"],
    ]);
};

beforeEach(async () => {
  file = newSnapshotFile();
  await write(pour);
});

describe("renamePerson", () => {
  it("takes positions, offices and records along, and keeps the old id as a former address", async () => {
    await write((sink) => sink.renamePerson(old, now), "2026-11-21");
    const snapshot = new Snapshot(file);
    expect(snapshot.keys("person")).toEqual([damico.id, now]);
    expect(snapshot.record("person", now)).toEqual({ ...rossi, id: now, aliases: ["7", old], changedAt: "2026-11-20" });
    expect(snapshot.record("vote", one.id)?.president).toBe(now);
    expect(snapshot.ballots(two.id)).toEqual([
      [damico.id, "NO"],
      [now, "AYE"],
    ]);
    expect(snapshot.record("body", committee.id)?.roles[0]?.person).toBe(now);
    expect(snapshot.lists("body.person").get(now)).toEqual([committee.id]);
    expect(snapshot.lists("person.branch").get("C")).toEqual([damico.id, now]);
    snapshot.close();
  });

  it("is no change of a fact, and yet shows every page that names them what to make again", async () => {
    const digests = () => {
      const snapshot = new Snapshot(file);
      const votes = snapshot.recordDigests("vote");
      snapshot.close();
      return votes;
    };
    const before = digests();
    await write((sink) => sink.renamePerson(old, now), "2026-11-21");
    const after = digests();
    for (const { id } of [one, two]) expect(after.get(id)).not.toBe(before.get(id));
    // What the source gives under the new id is what is there now.
    const changes = await write((sink) => pour(sink, now), "2026-11-22");
    for (const kind of ["person", "body", "vote"] as const)
      expect(changes.get(kind)).toMatchObject({ appeared: [], changed: [], vanished: [] });
    expect(digests()).toEqual(after);
  });

  it("takes the log of what changed along, of the person and of their positions", async () => {
    await write((sink) => {
      sink.put("person", { ...rossi, profession: "Avvocata" });
      sink.putVote(two, [
        [old, "NO"],
        [damico.id, "NO"],
      ]);
    }, "2026-11-21");
    await write((sink) => sink.renamePerson(old, now), "2026-11-22");
    const snapshot = new Snapshot(file);
    expect(snapshot.changes().map(({ kind, key, field }) => [kind, key, field])).toEqual(
      expect.arrayContaining([
        ["person", now, "profession"],
        ["vote", two.id, `ballots.${now}`],
      ]),
    );
    snapshot.close();
  });

  it("does nothing where the new id is taken or nobody has the old one", async () => {
    await write((sink) => {
      sink.renamePerson(old, damico.id);
      sink.renamePerson("neri-ada-none", "neri-ada-1980-01-01");
    }, "2026-11-21");
    const snapshot = new Snapshot(file);
    expect(snapshot.keys("person")).toEqual([damico.id, old]);
    expect(snapshot.ballots(two.id).map(([id]) => id)).toEqual([damico.id, old]);
    snapshot.close();
  });
});
