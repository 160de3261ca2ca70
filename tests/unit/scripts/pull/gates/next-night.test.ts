/** The gates against the last good snapshot: what may go, and what stops the night. */
import { describe, expect, it } from "vitest";
import type { Sink } from "#scripts/pull/source.ts";
import { body, event } from "#tests/fixtures/builders.ts";
import { ballots, pull, sitting, sound } from "./support/sound-pull.ts";

describe("the gates let through", () => {
  it("data that are sound, the first time and again", async () => {
    expect(await pull()).toEqual([]);
    expect(await pull()).toEqual([]);
  });

  it("a record that goes on under another id, which leads on from the one before", async () => {
    const put = (given: Parameters<typeof body>[0]) =>
      pull((sink) => {
        sink.put("body", body(given));
        sink.complete("body");
      });
    expect(await put({ id: "commissione-i" })).toEqual([]);
    expect(await put({ id: "affari-costituzionali", aliases: ["commissione-i"] })).toEqual([]);
    expect(await put({ id: "affari-esteri", aliases: ["commissione-iii"] })).toEqual([
      "stop vanished body: 1 body records vanished: affari-costituzionali",
    ]);
  });

  it("nothing that leads on to a record that was there beside it", async () => {
    const put = (...ids: readonly string[]) =>
      pull((sink) => {
        for (const id of ids) sink.put("body", body({ id, aliases: ["commissione-i"] }));
        sink.complete("body");
      });
    expect(await put("affari-costituzionali", "commissione-i")).toEqual([]);
    expect(await put("affari-costituzionali")).toEqual(["stop vanished body: 1 body records vanished: commissione-i"]);
  });
});

describe("against the last good snapshot the gates find", () => {
  const events = (sink: Sink, count: number): void => {
    for (let i = 0; i < count; i += 1) sink.put("event", event({ id: `evento-${i}` }));
    sink.complete("event");
  };
  const old = (sink: Sink, title: string): void => {
    sink.put("sitting", sitting(1, "2023-01-10"));
    for (const number of [1, 2, 3])
      sink.putVote(
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

  it("a record that has vanished, and more than 2 % fewer of a kind", async () => {
    await pull((sink) => {
      events(sink, 60);
    });
    const found = await pull((sink) => {
      events(sink, 58);
    });
    expect(found.map((text) => text.split(":")[0])).toEqual(["stop vanished event", "stop fewer event"]);
  });

  it("a kind that doubles", async () => {
    await pull((sink) => {
      events(sink, 60);
    });
    expect(
      (
        await pull((sink) => {
          events(sink, 121);
        })
      ).map((text) => text.split(":")[0]),
    ).toEqual(["warn more event"]);
  });

  it("old votes that change, more than one in a thousand", async () => {
    await pull((sink) => {
      old(sink, "a");
    });
    expect(
      await pull((sink) => {
        old(sink, "b");
      }),
    ).toEqual([expect.stringMatching(/^stop history vote: 2 of 3 votes/)]);
  });
});
