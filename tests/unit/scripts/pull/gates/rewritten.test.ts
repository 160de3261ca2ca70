/** The gates that compare records with those before the pull: a mass of changes, and fields that lost their value. */
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import type { ParliamentaryGroup, Person, Vote } from "#src/domain/records.ts";
import { valuedFields } from "#scripts/pull/gates/rewritten.ts";
import type { RecordWriter } from "#scripts/pull/source.ts";
import { bill, decree, reading } from "#tests/fixtures/act-records.ts";
import { body, event, government, group, membership, person, vote } from "#tests/fixtures/builders.ts";
import { begin, pull as pullAll, sitting, snapshotFile, sound } from "./support/sound-pull.ts";

beforeEach(begin);

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);
const people = (writer: RecordWriter, count: number, fields: (i: number) => Partial<Person>): void => {
  for (const i of range(count)) writer.put("person", person({ id: `membro-${i}-none`, ...fields(i) }));
};
/** A pull; the findings of the two gates. */
const pull = async (...night: Parameters<typeof pullAll>) =>
  (await pullAll(...night)).filter((text) => /^(?:stop|warn) (?:mass|erased) /.test(text));
/** A bill with a number of its own. */
const billNo = (i: number) => bill({ id: `C_${i}`, readings: [reading(`C.${i}`)], signatures: [] });
/** Two nights: the findings of the second. */
const nights = async (first: (writer: RecordWriter) => void, second: (writer: RecordWriter) => void) => {
  expect(await pull(first)).toEqual([]);
  return await pull(second, "2026-11-21");
};

describe("a mass of changes", () => {
  const renamed = (count: number) => (writer: RecordWriter) => {
    people(writer, 300, (i) => ({ givenName: i <= count ? "Eva" : "Anna" }));
  };

  it("stops when more than a twentieth and more than ten records of a kind changed", async () => {
    expect(await nights(renamed(0), renamed(15))).toEqual([]);
    begin();
    expect(await nights(renamed(0), renamed(16))).toEqual([
      "stop mass person: person: 16 of 301 records changed (givenName in 16): membro-1-none, membro-2-none, membro-3-none, membro-4-none, membro-5-none and 11 more",
    ]);
  });

  it("stops for every kind of record, and for each kind of act apart", async () => {
    const put = (title: string) => (writer: RecordWriter) => {
      for (const i of range(11)) {
        writer.put("body", body({ id: `camera-commissione-${i}`, name: `${title} ${i}` }));
        writer.put("event", event({ id: `evento-${i}`, title }));
        const names = [{ acronym: `G${i}`, name: `Gruppo ${i}`, start: null, end: null }];
        writer.put("group", group({ id: `camera-${i}`, names, color: title === "Uno" ? null : "#112233" }));
        writer.put("act", decree({ id: `2026-${i}`, number: i, title }));
        writer.put("sitting", { ...sitting(i), url: `https://example.org/${title}` });
        writer.putVote(vote({ id: `vs19_641_${i}`, number: i, title, ayes: null, noes: null, isSecret: true }), []);
      }
      for (const i of range(300)) writer.put("act", billNo(i));
    };
    const found = await nights(put("Uno"), put("Due"));
    expect(found.filter((text) => text.startsWith("stop mass")).map((text) => text.split(" ")[2])).toEqual([
      "group:",
      "body:",
      "sitting:",
      "act/decree:",
      "vote:",
      "event:",
    ]);
  });

  it("passes fields that a source computes, values of a new month, and days of reading", async () => {
    const put = (voting: number, fetchedAt: string) => (writer: RecordWriter) => {
      people(writer, 30, () => ({
        publishedFigures: { voting, present: null, absent: null, mission: null, rebels: null },
        publishedStrength: [{ month: fetchedAt === "2026-11-20" ? "2026-10" : "2026-11", branch: 1, government: null }],
        sources: [{ name: "Prova", url: null, fetchedAt }],
      }));
    };
    expect(await nights(put(5, "2026-11-20"), put(6, "2026-11-21"))).toEqual([]);
  });

  it("only warns after an update of the program, and does not count while an archive is being filled", async () => {
    const setMeta = (key: string, value: string): void => {
      const db = new DatabaseSync(snapshotFile());
      db.prepare("INSERT OR REPLACE INTO meta VALUES (?, ?)").run(key, value);
      db.close();
    };
    await pull(renamed(0));
    setMeta("program", "earlier");
    expect(await pull(renamed(20), "2026-11-21")).toEqual([
      expect.stringMatching(/^warn mass person: .*; the program was updated$/),
    ]);
    setMeta("filling", "yes");
    expect(await pull(renamed(40), "2026-11-22")).toEqual([]);
  });
});

describe("what was awaited is no correction when it comes:", () => {
  const damico = "damico-anna-1980-05-10";
  const votes = (count: number, fields: (i: number) => Partial<Vote>) => (writer: RecordWriter) => {
    writer.put("sitting", sitting(1, "2023-01-10"));
    for (const i of range(count)) {
      const own = vote({ ...sound, id: `vs19_1_${i}`, sitting: "C-1", number: i, date: "2023-01-10", ...fields(i) });
      writer.putVote(own, own.positionsPublished ? [[damico, "AYE"]] : []);
    }
  };

  it("positions of old votes that had none", async () => {
    const late = votes(300, () => ({ positionsPublished: false }));
    const come = votes(300, () => ({ positionsPublished: true, president: damico }));
    await pullAll(late);
    expect(await pullAll(come, "2026-11-21")).toEqual([]);
  });

  it("but another total of theirs is one", async () => {
    const late = votes(300, () => ({ positionsPublished: false, present: null }));
    const come = votes(300, (i) => ({ present: i <= 16 ? 1 : null }));
    await pullAll(late);
    const found = await pullAll(come, "2026-11-21");
    expect(found.map((text) => text.split(":")[0])).toEqual(["stop history vote", "stop mass vote"]);
  });

  const oath = "2026-09-03";
  const sides =
    (own: (side: "majority" | "opposition") => ParliamentaryGroup["sides"], isNext = false) =>
    (writer: RecordWriter): void => {
      if (isNext) {
        writer.put("government", government({ end: "2026-08-31" }));
        writer.put("government", government({ id: "governo-due", name: "Governo Due", start: oath }));
      }
      for (const i of range(11)) {
        const list = own(i < 5 ? "majority" : "opposition");
        const names = [{ acronym: `G${i}`, name: `Gruppo ${i}`, start: null, end: null }];
        writer.put("group", group({ id: `camera-${i}`, names, sides: list }));
        const owner = list.flatMap(({ side, ...days }) => (side === null ? [] : [{ side, ...days }]));
        writer.put("person", person({ id: `membro-${i}`, memberships: [membership({ sides: owner })] }));
      }
    };
  const first = sides((side) => [{ side, start: "2022-10-22", end: null }]);
  const ended = sides((side) => [{ side, start: "2022-10-22", end: "2026-08-31" }]);

  it("the sides that a first vote of confidence brings", async () => {
    expect(
      await nights(
        sides(() => []),
        first,
      ),
    ).toEqual([]);
  });

  it("their end with the government, and those of the next one", async () => {
    expect(await nights(first, ended)).toEqual([]);
    const next = sides(
      (side) => [
        { side, start: "2022-10-22", end: "2026-08-31" },
        { side: "majority", start: oath, end: null },
      ],
      true,
    );
    expect(await pull(next, "2026-11-22")).toEqual([]);
  });

  it("but sides that turn under one government, or in the past, are", async () => {
    const other = { majority: "opposition", opposition: "majority" } as const;
    const turned = sides((side) => [
      { side, start: "2022-10-22", end: "2026-09-01" },
      { side: other[side], start: "2026-09-01", end: null },
    ]);
    const denied = sides((side) => [{ side: other[side], start: "2022-10-22", end: null }]);
    for (const night of [turned, denied]) {
      begin();
      const found = await nights(first, night);
      expect(found.map((text) => text.split(":")[0])).toEqual(["stop mass person", "stop mass group"]);
    }
  });
});

describe("a field that disappears", () => {
  it.each<readonly [string, Partial<Person>, Partial<Person>]>([
    ["birthDate", {}, { birthDate: null }],
    ["profession", { profession: "Medico" }, { profession: null }],
    [
      "memberships.constituency",
      { memberships: [membership({ constituency: "Lazio 1" })] },
      { memberships: [membership()] },
    ],
    ["memberships.groups", {}, { memberships: [membership({ groups: [] })] }],
    ["career", { career: [{ role: "Sindaca", organisation: null, start: null, end: null }] }, { career: [] }],
  ])("%s stops the night", async (field, before, after) => {
    const put = (losing: number) => (writer: RecordWriter) => {
      people(writer, 9, (i) => (i <= losing ? { ...before, ...after } : before));
    };
    const found = await nights(put(0), put(4));
    expect(found).toEqual([
      expect.stringMatching(
        `^stop erased person\\.${field.replace(".", "\\.")}: person: ${field} had a value and has none in 4 of 10 records read: membro-1-none,`,
      ),
    ]);
  });

  it("is measured against the records read, and says when no record has it any more", async () => {
    const decrees = (published: string | null) => (writer: RecordWriter) => {
      for (const i of range(8)) writer.put("act", decree({ id: `2026-${i}`, number: i, published }));
    };
    const found = await nights((writer) => {
      decrees("2026-10-02")(writer);
      for (const i of range(900)) writer.put("act", billNo(i));
    }, decrees(null));
    expect(found).toEqual([
      expect.stringMatching(
        /^stop erased act\/decree\.published: .* in 8 of 8 records read; no record has it any more: decree\/2026-1/,
      ),
    ]);
  });

  it("in few records passes, unless no record has it any more: then it is reported", async () => {
    const jobs = (count: number) => (writer: RecordWriter) => {
      people(writer, 40, (i) => ({ profession: i <= count ? "Medico" : null }));
    };
    expect(await nights(jobs(4), jobs(2))).toEqual([]);
    expect(await pull(jobs(0), "2026-11-22")).toEqual([
      "warn erased person.profession: person: profession had a value and has none in 2 of 41 records read; no record has it any more: membro-1-none, membro-2-none",
    ]);
  });

  it("by design is no finding: figures and marks that stand for what was not read", async () => {
    const figures = { voting: 12, present: 12, absent: 0, mission: 0, rebels: 0 };
    const seat = (marks: { isStartAssumed?: true; isEndAssumed?: true }) =>
      membership({ groups: [{ group: "camera-misto", start: "2022-10-13", end: "2026-11-01", ...marks }] });
    const fill: Partial<Person> = {
      ...{ publishedFigures: figures, publishedBills: { total: 2, laws: 0 }, isProfileUnread: true },
      memberships: [seat({ isStartAssumed: true, isEndAssumed: true })],
    };
    const archive = (isRead: boolean) => (writer: RecordWriter) => {
      people(writer, 9, () => (isRead ? { memberships: [seat({})] } : fill));
      const marks = isRead ? {} : { vanishedSince: "2026-11-19" };
      for (const number of range(9))
        writer.putVote(vote({ id: `vs19_642_${number}`, number, isSecret: true, ...marks }), []);
    };
    const found = await nights(archive(false), archive(true));
    expect(found.filter((text) => text.includes("erased"))).toEqual([]);
  });

  it("may be the positions of votes", async () => {
    const votes = (writer: RecordWriter, isEmpty: boolean): void => {
      for (const i of range(4))
        writer.putVote(
          vote({ id: `vs19_641_${i}`, number: i, isSecret: true }),
          isEmpty ? [] : [["damico-anna-1980-05-10", "AYE"]],
        );
    };
    const found = await nights(
      (writer) => {
        votes(writer, false);
      },
      (writer) => {
        votes(writer, true);
      },
    );
    expect(found).toContainEqual(expect.stringMatching(/^stop erased vote\.ballots: .* in 4 of 5 records read/));
  });
});

it("counts a field as present if any part of a record has it", () => {
  expect([...valuedFields({ a: null, b: [{ c: "" }, { c: 0 }], d: [], e: { f: false }, fetchedAt: "x" })]).toEqual([
    "b",
    "b.c",
    "e",
    "e.f",
  ]);
});
