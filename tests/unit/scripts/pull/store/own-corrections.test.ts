/** Values of ours in place of wrong ones of the source: one test for every kind of record. */
import { beforeEach, describe, expect, it } from "vitest";
import { recordKey, type RecordKind, type RecordOf } from "#src/domain/records.ts";
import { valueAt } from "#src/domain/field-path.ts";
import type { OwnCorrection } from "#scripts/pull/own-corrections.ts";
import type { RecordWriter } from "#scripts/pull/source.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { writeSnapshot } from "#scripts/pull/store/write.ts";
import { bill, decree, implementingDecree, legislativeDecree } from "#tests/fixtures/act-records.ts";
import { amendment, body, event, government, group, person, site, sitting, vote } from "#tests/fixtures/builders.ts";
import { ballots, damico, first, newSnapshotFile, pour, rossi } from "./support/two-members.ts";

let file: string;
let notes: readonly string[];
beforeEach(() => {
  file = newSnapshotFile();
});

const entry = (fields: Partial<OwnCorrection>): OwnCorrection => ({
  kind: "vote",
  id: first.id,
  field: "title",
  value: "Articolo 1",
  reason: "Il resoconto stenografico dice articolo 1",
  source: "https://example.org/resoconto",
  end: "2027-06-30",
  ...fields,
});

async function night(day: string, corrections: readonly OwnCorrection[], fill: (writer: RecordWriter) => void = pour) {
  const onNotes = (lines: readonly string[]): void => void (notes = lines);
  return await writeSnapshot(file, { identity: "test", day, corrections, onNotes }, async (writer) => {
    await Promise.resolve();
    fill(writer);
  });
}

function look<T>(see: (snapshot: Snapshot) => T): T {
  const snapshot = new Snapshot(file);
  try {
    return see(snapshot);
  } finally {
    snapshot.close();
  }
}
const titleOf = (): string | undefined => look((snapshot) => snapshot.record("vote", first.id)?.title);
const logged = (day: string) =>
  look((snapshot) =>
    snapshot
      .changes()
      .filter((change) => change.day === day)
      .map(({ key, change, field, before, after }) => [key, change, field, before, after]),
  );
const stored = () =>
  look((snapshot) =>
    snapshot
      .ownCorrections()
      .map(({ field, since, until, value, sourceValue }) => [field, since, until, value, sourceValue]),
  );

describe("a correction of ours", () => {
  it("replaces the value, is logged once and holds while the source repeats its own", async () => {
    await night("2026-11-20", []);
    const changes = await night("2026-11-21", [entry({})]);
    expect(titleOf()).toBe("Articolo 1");
    expect(changes.get("vote")).toMatchObject({ changed: [first.id], unchanged: 0 });
    const line = [first.id, "changed", "title", JSON.stringify(first.title), '"Articolo 1"'];
    expect(logged("2026-11-21")).toEqual([line]);
    const again = await night("2026-11-22", [entry({})]);
    expect(again.get("vote")).toMatchObject({ changed: [], unchanged: 1 });
    expect(stored()).toEqual([["title", "2026-11-21", null, '"Articolo 1"', JSON.stringify(first.title)]]);
    expect(notes).toEqual([]);
  });

  it.each(["not mentioned", "seen"])("holds on a record that is %s in this pull", async (how) => {
    const rest = (writer: RecordWriter): void => {
      if (how === "seen") writer.markSeen("vote", first.id);
    };
    await night("2026-11-20", []);
    const changes = await night("2026-11-21", [entry({})], rest);
    expect(titleOf()).toBe("Articolo 1");
    expect(changes.get("vote")).toMatchObject({ changed: [first.id], unchanged: 0 });
    expect((await night("2026-11-22", [entry({})], rest)).get("vote")?.changed).toEqual([]);
    expect(titleOf()).toBe("Articolo 1");
  });

  it("holds from the first fill on", async () => {
    await night("2026-11-20", [entry({})]);
    expect(titleOf()).toBe("Articolo 1");
    expect(stored()).toEqual([["title", "2026-11-20", null, '"Articolo 1"', JSON.stringify(first.title)]]);
  });

  it.each([
    ["is deleted from the file, and the record is read", [], pour],
    ["is deleted from the file, and the record is not read", [], () => undefined],
    ["has ended", [entry({ end: "2026-11-21" })], () => undefined],
  ] as const)("gives back the source's value when it %s", async (_, corrections, fill) => {
    await night("2026-11-20", []);
    await night("2026-11-21", [entry({ end: "2026-11-21" })]);
    const changes = await night("2026-11-22", corrections, fill);
    expect(titleOf()).toBe(first.title);
    expect(changes.get("vote")?.changed).toEqual([first.id]);
    expect(stored()).toEqual([["title", "2026-11-21", "2026-11-22", '"Articolo 1"', JSON.stringify(first.title)]]);
  });

  it("changes with its entry, from the source's value", async () => {
    await night("2026-11-20", []);
    await night("2026-11-21", [entry({})]);
    await night("2026-11-22", [entry({ value: "Articolo 2" })], () => undefined);
    expect(titleOf()).toBe("Articolo 2");
    expect(stored()).toEqual([
      ["title", "2026-11-21", "2026-11-22", '"Articolo 1"', JSON.stringify(first.title)],
      ["title", "2026-11-22", null, '"Articolo 2"', JSON.stringify(first.title)],
    ]);
  });

  it("of a position in a vote replaces, adds or removes it", async () => {
    const position = (value: string | null) => entry({ field: `ballots.${rossi.id}`, value });
    await night("2026-11-20", []);
    await night("2026-11-21", [position("NO")]);
    const positions = () => look((snapshot) => snapshot.ballots(first.id));
    expect(positions()).toEqual([
      [damico.id, "NO"],
      [rossi.id, "NO"],
    ]);
    await night("2026-11-22", [position(null)]);
    expect(positions()).toEqual([[damico.id, "NO"]]);
    await night("2026-11-23", [position("ABST")], (writer) => {
      pour(writer, [[damico.id, "NO"]]);
    });
    expect(positions()).toEqual([
      [damico.id, "NO"],
      [rossi.id, "ABST"],
    ]);
    await night("2026-11-24", []);
    expect(positions()).toEqual(ballots.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
});

describe("an entry that corrects nothing is reported", () => {
  it.each([
    ["its record is missing", entry({ id: "vs19_9_009" }), "vote vs19_9_009, title: there is no such record"],
    ["the source has mended its value", entry({ value: first.title }), "title: the source now gives this value"],
    ["it has ended", entry({ end: "2026-11-20" }), "title: ended on 2026-11-20; the source's value is published again"],
    [
      "the record lacks the part",
      entry({ field: "acts[id=C_1].kind" }),
      "acts[id=C_1].kind: the record has no such part, or more than one",
    ],
  ])("because %s", async (_, one, message) => {
    await night("2026-11-21", [one]);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain(message);
    expect(notes[0]).toContain("mend the entry or delete it");
    expect(titleOf()).toBe(first.title);
    expect(stored()).toEqual([]);
  });

  it("that ends on its first day stays known, because the change log has its value", async () => {
    await night("2026-11-20", []);
    await night("2026-11-21", [entry({})]);
    await night("2026-11-21", []);
    expect(stored()).toEqual([["title", "2026-11-21", "2026-11-21", '"Articolo 1"', JSON.stringify(first.title)]]);
    expect(titleOf()).toBe(first.title);
  });

  it("ends a correction whose value the source has taken over", async () => {
    await night("2026-11-20", []);
    await night("2026-11-21", [entry({})]);
    const mended = await night("2026-11-22", [entry({})], (writer) =>
      writer.putVote({ ...first, title: "Articolo 1" }, ballots),
    );
    expect(mended.get("vote")?.changed).toEqual([]);
    expect(stored()).toEqual([["title", "2026-11-21", "2026-11-22", '"Articolo 1"', JSON.stringify(first.title)]]);
  });
});

describe("a value that does not fit", () => {
  it.each([
    [entry({ field: "ayes", value: -1 }), "vote vs19_1_001, ayes: the value -1 does not fit (ayes: "],
    [entry({ field: "outcome", value: "forse" }), 'outcome: the value "forse" does not fit (outcome: '],
    [entry({ field: `ballots.${rossi.id}`, value: "SI" }), 'the value "SI" does not fit (one of AYE, NO, '],
    [
      entry({ kind: "person", id: rossi.id, field: "ballots.x", value: "AYE" }),
      "does not fit (only votes have positions)",
    ],
  ])("stops the pull and names the entry", async (one, message) => {
    await expect(night("2026-11-21", [one])).rejects.toThrow(message);
    await expect(night("2026-11-21", [one])).rejects.toThrow(/mend the entry or delete it/);
  });
});

interface Case {
  readonly kind: RecordKind;
  readonly id: string;
  readonly field: string;
  readonly value: OwnCorrection["value"];
  readonly put: (writer: RecordWriter) => void;
}

/** A record, a field of it, and the right value. */
const of = <K extends Exclude<RecordKind, "vote">>(
  kind: K,
  record: RecordOf<K>,
  field: string,
  value: OwnCorrection["value"],
): Case => ({
  kind,
  id: recordKey(kind, record),
  field,
  value,
  put: (writer) => {
    writer.put(kind, record);
  },
});

const cases: readonly Case[] = [
  of("person", person(), "birthDate", "1981-01-01"),
  of("person", person(), "memberships[start=2022-10-13].end", "2024-05-01"),
  of("person", person(), "memberships[0].groups[group=camera-uno].start", "2022-10-20"),
  of("person", person(), "memberships[0].lastDay", "2024-05-01"),
  of("group", group(), "names[acronym=UNO].name", "Gruppo Primo"),
  of("body", body(), "name", "Commissione prima"),
  of("government", government(), "end", "2026-10-01"),
  of("sitting", sitting(), "date", "2026-11-18"),
  of("act", bill(), "law", { number: "12", date: "2026-11-02", published: null }),
  of("act", bill(), "readings[0].presented", "2026-01-02"),
  of("act", bill(), "aliases", ["S_1520"]),
  of("act", decree(), "published", "2026-02-02"),
  of("act", legislativeDecree(), "title", "Riordino degli incentivi"),
  of("act", implementingDecree(), "deadline", "2026-12-01"),
  of("amendment", amendment(), "number", "1.206 (testo 2)"),
  of("event", event(), "title", "Un titolo"),
  of("faq", { id: "uno", section: null, question: "Che cos’è?", answer: "Nulla.", order: 1 }, "answer", "Qualcosa."),
  of("site", site(), "attribution", ["Camera"]),
  of(
    "photo",
    { id: "rossi", source: "https://example.org/a.jpg", digest: null, fetchedAt: "2026-11-01" },
    "source",
    "https://example.org/b.jpg",
  ),
  {
    ...{ kind: "vote", id: vote().id, field: "ayes", value: 121 },
    put: (writer) => {
      writer.putVote(vote(), []);
    },
  },
];

it.each(cases)("$kind, $field: has our value, then the source's again", async ({ kind, id, field, value, put }) => {
  const correction = entry({ kind, id, field, value });
  const valueNow = (): unknown => look((snapshot) => valueAt(snapshot.record(kind, id), field));
  await night("2026-11-20", [], put);
  const before = valueNow();
  await night("2026-11-21", [correction], put);
  expect(valueNow()).toEqual(value);
  expect(notes).toEqual([]);
  await night("2026-11-22", [correction], () => undefined);
  expect(valueNow()).toEqual(value);
  await night("2026-11-23", [], () => undefined);
  expect(valueNow()).toEqual(before);
});
