/** The gates compared with the last good snapshot: permitted and rejected changes. */
import { beforeEach, describe, expect, it } from "vitest";
import type { RecordWriter } from "#scripts/pull/source.ts";
import { body, event } from "#tests/fixtures/builders.ts";
import { ballots, begin, pull, sitting, sound } from "./support/sound-pull.ts";

beforeEach(begin);

describe("the gates pass", () => {
  it("sound data, in the first run and again", async () => {
    expect(await pull()).toEqual([]);
    expect(await pull()).toEqual([]);
  });

  it("a record that continues under another id with the old one as alias", async () => {
    const put = (given: Parameters<typeof body>[0]) =>
      pull((writer) => {
        writer.put("body", body(given));
        writer.complete("body");
      });
    expect(await put({ id: "commissione-i" })).toEqual([]);
    expect(await put({ id: "affari-costituzionali", aliases: ["commissione-i"] })).toEqual([]);
    expect(await put({ id: "affari-esteri", aliases: ["commissione-iii"] })).toEqual([
      "stop vanished body: 1 body records vanished: affari-costituzionali",
    ]);
  });

  it("no record that is merged into one which existed beside it", async () => {
    const put = (...ids: readonly string[]) =>
      pull((writer) => {
        for (const id of ids) writer.put("body", body({ id, name: id, aliases: ["commissione-i"] }));
        writer.complete("body");
      });
    expect(await put("affari-costituzionali", "commissione-i")).toEqual([]);
    expect(await put("affari-costituzionali")).toEqual(["stop vanished body: 1 body records vanished: commissione-i"]);
  });
});

describe("compared with the last good snapshot the gates find", () => {
  const events = (writer: RecordWriter, count: number): void => {
    for (let i = 0; i < count; i += 1) writer.put("event", event({ id: `evento-${i}` }));
    writer.complete("event");
  };
  const old = (writer: RecordWriter, title: string): void => {
    writer.put("sitting", sitting(1, "2023-01-10"));
    for (const number of [1, 2, 3])
      writer.putVote(
        {
          ...sound,
          id: `vs19_1_00${number}`,
          sitting: "C-1",
          number,
          date: "2023-01-10",
          title: number < 3 ? title : "x",
        },
        ballots,
      );
  };

  it("new quarantined votes, but not those of earlier runs", async () => {
    const night = async (day: string, ...aside: readonly string[]) =>
      (
        await pull((writer) => {
          for (let i = 100; i < 400; i += 1) writer.putVote({ ...sound, id: `vs19_641_${i}`, number: i }, ballots);
          for (const key of aside) writer.quarantine({ kind: "vote", key, reason: "unknown code", url: null });
        }, day)
      ).map((text) => text.split(",")[0]);
    const [first, second] = [
      ["v1", "v2", "v3", "v4"],
      ["w1", "w2", "w3", "w4"],
    ];
    // A known vote that becomes unreadable keeps its last good version.
    const known = "vs19_641_100";
    expect(await night("2026-11-20", ...first)).toEqual(["warn quarantine vote: vote: 4 records quarantined"]);
    expect(await night("2026-11-21", ...first, known)).toEqual(["warn quarantine vote: vote: 5 records quarantined"]);
    expect(await night("2026-11-22", ...first, ...second)).toEqual([
      "stop quarantine vote: vote: 8 records quarantined",
    ]);
  });

  it("a vote that does not add up, every night for a month", async () => {
    const told = "warn totals vote: 1 votes do not add up: vs19_641_001";
    const found = await pull((writer) => {
      writer.putVote({ ...sound, id: "vs19_641_001", number: 1, ayes: 2, voting: 2, present: 2 }, ballots);
    });
    expect(found).toEqual([told]);
    expect(await pull(undefined, "2026-11-21")).toEqual([told]);
    expect(await pull(undefined, "2026-12-25")).toEqual([]);
  });

  it("a vanished record, and more than 2 % fewer of a kind", async () => {
    await pull((writer) => {
      events(writer, 60);
    });
    const found = await pull((writer) => {
      events(writer, 58);
    });
    expect(found.map((text) => text.split(":")[0])).toEqual(["stop vanished event", "stop fewer event"]);
  });

  it("a kind that doubles", async () => {
    await pull((writer) => {
      events(writer, 60);
    });
    expect(
      (
        await pull((writer) => {
          events(writer, 121);
        })
      ).map((text) => text.split(":")[0]),
    ).toEqual(["warn more event"]);
  });

  it("changed old votes, more than one in a thousand", async () => {
    await pull((writer) => {
      old(writer, "a");
    });
    expect(
      await pull((writer) => {
        old(writer, "b");
      }),
    ).toEqual([expect.stringMatching(/^stop history vote: 2 of 3 votes/)]);
  });
});
