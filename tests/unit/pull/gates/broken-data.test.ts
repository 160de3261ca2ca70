/** Every gate, against data broken on purpose and written as a pull writes them. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { Ballot, Vote } from "#src/domain/records.ts";
import { checkGates, GateStop } from "#scripts/pull/gates/check.ts";
import type { Sink } from "#scripts/pull/source.ts";
import { writeSnapshot } from "#scripts/pull/store/write.ts";
import { body, event, government, group, membership, person, vote } from "#tests/fixtures/builders.ts";

const today = "2026-11-20";
let file = "";
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), "emiciclo-gates-")), "parliament.sqlite");
});

/** A vote of one member against nobody, which adds up. */
const sound: Vote = vote({
  ayes: 1,
  noes: 0,
  abstained: 0,
  present: 1,
  voting: 1,
  absent: 0,
  onMission: 0,
  required: 1,
});
const ballots: readonly Ballot[] = [["damico-anna-1980-05-10", "AYE"]];
const sitting = (number: number, date = "2026-11-19") => ({
  id: `C-${number}`,
  branch: "C" as const,
  number,
  date,
  url: null,
});

function putSound(sink: Sink): void {
  sink.put("government", government());
  sink.put("group", group());
  sink.put("person", person());
  sink.put("sitting", sitting(641));
  sink.putVote(sound, ballots);
}

/** A pull of sound data with something more; answers with what the gates found. */
async function pull(more: (sink: Sink) => void = () => undefined): Promise<string[]> {
  let found: string[] = [];
  const check: Parameters<typeof writeSnapshot>[1]["check"] = (changes, db) => {
    found = checkGates(changes, db, today, [], "accept.json").map(toText);
  };
  try {
    await writeSnapshot(file, { identity: "test", day: today, check }, (sink) => {
      putSound(sink);
      more(sink);
      return Promise.resolve();
    });
  } catch (error) {
    if (!(error instanceof GateStop)) throw error;
    found = error.findings.map(toText);
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

describe("the gates find", () => {
  it.each<readonly [string, (sink: Sink) => void, RegExp]>([
    [
      "one member too many",
      (sink) => {
        for (let i = 0; i < 400; i += 1) sink.put("person", person({ id: `membro-${i}-none` }));
      },
      /^stop seats C: 401 members/,
    ],
    [
      "two mandates at once",
      (sink) => {
        sink.put(
          "person",
          person({
            id: "due-anna-none",
            memberships: [membership({ groups: [] }), membership({ start: "2024-01-01", groups: [] })],
          }),
        );
      },
      /^stop overlap person: .*due-anna-none/,
    ],
    [
      "two groups at once",
      (sink) => {
        sink.put(
          "person",
          person({
            id: "due-anna-none",
            memberships: [
              membership({
                groups: [
                  { group: "camera-uno", start: "2022-10-18", end: null },
                  { group: "camera-uno", start: "2023-01-01", end: null },
                ],
              }),
            ],
          }),
        );
      },
      /^stop overlap person: .*due-anna-none/,
    ],
    [
      "a vote before the legislature",
      (sink) => {
        sink.putVote({ ...sound, id: "vs19_641_001", date: "2022-10-12" }, []);
      },
      /^stop dates vote: .*vs19_641_001/,
    ],
    [
      "a sitting in the future",
      (sink) => {
        sink.put("sitting", sitting(642, "2026-11-21"));
      },
      /^stop dates vote: .*C-642/,
    ],
    [
      "a vote without its sitting",
      (sink) => {
        sink.putVote({ ...sound, id: "vs19_9_001", sitting: "C-9" }, ballots);
      },
      /^stop references vote: .*vs19_9_001 → sitting C-9/,
    ],
    [
      "a vote under a government that is none",
      (sink) => {
        sink.putVote({ ...sound, id: "vs19_641_001", government: "nessuno" }, ballots);
      },
      /^stop references vote: .*→ government nessuno/,
    ],
    [
      "the position of nobody",
      (sink) => {
        sink.putVote({ ...sound, id: "vs19_641_001" }, [["ignoto-none", "AYE"]]);
      },
      /^stop references vote: .*→ person ignoto-none/,
    ],
    [
      "a member of no known group",
      (sink) => {
        sink.put(
          "person",
          person({
            id: "sola-anna-none",
            memberships: [membership({ groups: [{ group: "camera-altro", start: null, end: null }] })],
          }),
        );
      },
      /^stop references vote: .*→ group camera-altro/,
    ],
    [
      "nobody in a body",
      (sink) => {
        sink.put("body", body({ roles: [{ person: "ignoto-none", role: "Presidente", start: null, end: null }] }));
      },
      /^stop references vote: .*→ person ignoto-none/,
    ],
    [
      "nobody in the government",
      (sink) => {
        sink.put(
          "government",
          government({
            roles: [
              {
                person: "ignoto-none",
                rank: "minister",
                role: "Ministro",
                department: null,
                party: null,
                start: null,
                end: null,
              },
            ],
          }),
        );
      },
      /^stop references vote: .*→ person ignoto-none/,
    ],
    [
      "totals that differ from the positions",
      (sink) => {
        sink.putVote({ ...sound, id: "vs19_641_001", ayes: 2, voting: 2, present: 2 }, ballots);
      },
      /^warn totals vote: .*vs19_641_001/,
    ],
    [
      "a record that fails its schema",
      (sink) => {
        sink.put("event", event({ title: "" }));
      },
      /^warn quarantine event: event: 1 records/,
    ],
    [
      "many records set aside",
      (sink) => {
        for (let i = 0; i < 5; i += 1) sink.quarantine({ kind: "vote", key: `v${i}`, reason: "x", url: null });
      },
      /^stop quarantine vote: vote: 5 records/,
    ],
  ])("%s", async (_, more, expected) => {
    expect((await pull(more)).find((finding) => expected.test(finding))).toBeDefined();
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
