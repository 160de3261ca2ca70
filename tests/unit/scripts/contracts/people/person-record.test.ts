/** The record of a member on the person's page: months, and the last acts voted on. */
import { describe, expect, it } from "vitest";
import type { Vote } from "#src/domain/records.ts";
import { readRecord } from "#scripts/contracts/people/person-record.ts";
import { bill } from "#tests/fixtures/act-records.ts";
import { group, membership, person, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

/** Bruno and Carla make the line; Anna left in May 2024. */
const people = {
  anna: person({ id: "anna", memberships: [membership({ end: "2024-05-01" })] }),
  bruno: person({ id: "bruno" }),
  carla: person({ id: "carla" }),
};
const onBill = (id: string): Pick<Vote, "acts"> => ({ acts: [{ kind: "bill", id }] });
const vote = (number: number, date: string, fields: Parameters<typeof openVote>[0] = {}) =>
  openVote({ id: `vs19_1_00${number}`, sitting: "C-1", number, date, ...fields });
const cast = (anna: "AYE" | "NO" | "MIS" | null, others: "AYE" | "NO") =>
  [
    ...(anna === null ? [] : [["anna", anna] as const]),
    ["bruno", others] as const,
    ["carla", others] as const,
  ] as const;
const read = memoryReader({
  site: [site()],
  person: Object.values(people),
  group: [group()],
  act: [
    bill({ id: "C_1", title: "Norme sui boschi" }),
    bill({ id: "C_2", title: "Norme sulle cave", shortTitle: "Cave" }),
    bill({ id: "C_3", title: "Norme sui laghi" }),
  ],
  sitting: [{ id: "C-1", branch: "C", number: 1, date: "2024-02-06", url: null }],
  ballots: [
    [vote(1, "2024-02-06", { ...onBill("C_1"), isFinal: true }), cast("NO", "AYE")],
    [vote(2, "2024-02-06", onBill("C_1")), cast("MIS", "NO")],
    [vote(3, "2024-03-05", onBill("C_2")), cast("AYE", "AYE")],
    [vote(4, "2024-03-05", onBill("C_9")), cast("AYE", "AYE")],
    [vote(5, "2024-06-04", onBill("C_3")), cast(null, "AYE")],
  ],
});

describe("the record of a member", () => {
  it("counts positions by month, with the votes against the group", () => {
    expect(readRecord(read, people.anna)?.months).toEqual([
      { month: "2024-02", counts: [0, 1, 0, 0, 1, 0], dissents: 1 },
      { month: "2024-03", counts: [2, 0, 0, 0, 0, 0], dissents: 0 },
    ]);
  });

  it("gives of each act the last final vote, or the last vote, while in office; unknown acts are left out", () => {
    const acts = (of: keyof typeof people) =>
      readRecord(read, people[of])?.acts.map(({ id, title, votes, isFinal, vote: { id: last, code, line } }) => [
        ...[id, title, votes, isFinal],
        ...[last, code, line],
      ]);
    expect(acts("anna")).toEqual([
      ["C_2", "Cave", 1, false, "vs19_1_003", "AYE", "AYE"],
      ["C_1", "Norme sui boschi", 2, true, "vs19_1_001", "NO", "AYE"],
    ]);
    expect(acts("bruno")?.map(([id]) => id)).toEqual(["C_3", "C_2", "C_1"]);
  });

  it("counts apart the positions in votes in verification and in checks of the legal number", () => {
    const own = memoryReader({
      site: [site()],
      person: Object.values(people),
      group: [group()],
      sitting: [{ id: "C-1", branch: "C", number: 1, date: "2024-02-06", url: null }],
      ballots: [
        [vote(1, "2024-02-06"), cast("NO", "AYE")],
        // Nine ayes are declared, two are counted.
        [vote(2, "2024-02-06", { ayes: 9 }), cast("NO", "AYE")],
        [vote(3, "2024-02-06", { isQuorumCheck: true }), cast("AYE", "AYE")],
      ],
    });
    expect(readRecord(own, people.anna)?.months.map(({ counts }) => counts)).toEqual([[0, 1, 0, 0, 0, 0]]);
    expect(readRecord(own, people.anna)?.leftOut).toEqual({ review: 1, quorum: 1 });
    expect(readRecord(read, people.anna)?.leftOut).toEqual({ review: 0, quorum: 0 });
  });

  it("is null for who has no position", () => {
    expect(readRecord(read, person({ id: "dario" }))).toBeNull();
  });
});
