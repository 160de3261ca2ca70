/** Every gate, with deliberately broken data written by a pull. */
import { beforeEach, describe, expect, it } from "vitest";
import type { RecordWriter } from "#scripts/pull/source.ts";
import { body, event, government, membership, person } from "#tests/fixtures/builders.ts";
import { ballots, begin, pull, sitting, sound } from "./support/sound-pull.ts";

beforeEach(begin);

describe("the gates find", () => {
  it.each<readonly [string, (writer: RecordWriter) => void, RegExp]>([
    [
      "one member too many",
      (writer) => {
        for (let i = 0; i < 400; i += 1) writer.put("person", person({ id: `membro-${i}-none` }));
      },
      /^stop seats C: 401 members/,
    ],
    [
      "two mandates at once",
      (writer) => {
        writer.put(
          "person",
          person({
            id: "due-anna-none",
            memberships: [membership({ groups: [] }), membership({ start: "2024-01-01", groups: [] })],
          }),
        );
      },
      /^warn contradiction person: .*due-anna-none/,
    ],
    [
      "two groups at once",
      (writer) => {
        writer.put(
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
      /^warn contradiction person: .*due-anna-none/,
    ],
    [
      "a vote before the legislature",
      (writer) => {
        writer.putVote({ ...sound, id: "vs19_641_001", date: "2022-10-12" }, []);
      },
      /^warn quarantine vote: .*vs19_641_001: date: before the legislature began/,
    ],
    [
      "a sitting in the future",
      (writer) => {
        writer.put("sitting", sitting(642, "2026-11-21"));
      },
      /^warn quarantine sitting: .*C-642: date: a day in the future/,
    ],
    [
      "a vote without its sitting",
      (writer) => {
        writer.putVote({ ...sound, id: "vs19_9_001", sitting: "C-9" }, ballots);
      },
      /^warn quarantine vote: .*vs19_9_001: sitting: there is no C-9/,
    ],
    [
      "a vote under a government that is none",
      (writer) => {
        writer.putVote({ ...sound, id: "vs19_641_001", government: "nessuno" }, ballots);
      },
      /^warn references record: .*→ government nessuno/,
    ],
    [
      "the position of nobody",
      (writer) => {
        writer.putVote({ ...sound, id: "vs19_641_001" }, [["ignoto-none", "AYE"]]);
      },
      /^warn quarantine vote: .*vs19_641_001: ballots: there is no person ignoto-none/,
    ],
    [
      "a member of no known group",
      (writer) => {
        writer.put(
          "person",
          person({
            id: "sola-anna-none",
            memberships: [membership({ groups: [{ group: "camera-altro", start: null, end: null }] })],
          }),
        );
      },
      /^warn references record: .*→ group camera-altro/,
    ],
    [
      "a predecessor who is nobody",
      (writer) => {
        writer.put("person", person({ id: "sola-anna-none", memberships: [membership({ replaces: "ignoto-none" })] }));
      },
      /^warn references record: .*person sola-anna-none → person ignoto-none/,
    ],
    [
      "nobody in a body",
      (writer) => {
        writer.put("body", body({ roles: [{ person: "ignoto-none", role: "Presidente", start: null, end: null }] }));
      },
      /^warn references record: .*body .*→ person ignoto-none/,
    ],
    [
      "nobody in the government",
      (writer) => {
        writer.put(
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
      /^warn references record: .*government .*→ person ignoto-none/,
    ],
    [
      "totals that differ from the positions",
      (writer) => {
        writer.putVote({ ...sound, id: "vs19_641_001", ayes: 2, voting: 2, present: 2 }, ballots);
      },
      /^warn totals vote: .*vs19_641_001/,
    ],
    [
      "a record that fails its schema",
      (writer) => {
        writer.put("event", event({ title: "" }));
      },
      /^warn quarantine event: event: 1 records/,
    ],
    [
      "many records quarantined",
      (writer) => {
        for (let i = 0; i < 5; i += 1) writer.quarantine({ kind: "vote", key: `v${i}`, reason: "x", url: null });
      },
      /^stop quarantine vote: vote: 5 records quarantined, such as v0: x$/,
    ],
    [
      "the position of somebody who was set aside, and why",
      (writer) => {
        const reason = "https://api.example/persons/nuova-anna-none/: answered 500";
        writer.quarantine({ kind: "person", key: "nuova-anna-none", reason, url: null });
        writer.putVote({ ...sound, id: "vs19_641_001" }, [["nuova-anna-none", "AYE"]]);
      },
      /^warn quarantine vote: .*vs19_641_001: ballots: there is no person nuova-anna-none \(quarantined: https:.*: answered 500\)$/,
    ],
  ])("%s", async (_, more, expected) => {
    expect((await pull(more)).find((finding) => expected.test(finding))).toBeDefined();
  });
});
