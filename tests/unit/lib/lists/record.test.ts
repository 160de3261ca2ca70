import { describe, expect, it } from "vitest";
import { selectRows } from "#src/lib/filters/apply.ts";
import { decodeState } from "#src/lib/filters/codec.ts";
import { recordList, toRecord } from "#src/lib/lists/record.ts";
import type { VoteItem } from "#src/lib/lists/votes.ts";

const vote = (id: string, date: string, fields: Partial<VoteItem> = {}): VoteItem => ({
  id,
  date,
  branch: "C",
  sitting: 1,
  number: 1,
  title: id,
  subject: null,
  subType: null,
  isKey: false,
  isFinal: false,
  isConfidence: false,
  isSecret: null,
  outcome: "approved",
  margin: null,
  rebels: null,
  majorityCohesion: null,
  government: null,
  acts: [],
  ...fields,
});

/** Newest first, as the votes list has them. */
const votes = [
  vote("e", "2026-11-19", { acts: ["bill/C_2750"] }),
  vote("d", "2026-11-18", { branch: "S" }),
  vote("c", "2026-11-18", { isFinal: true }),
  vote("b", "2026-11-18"),
  vote("a", "2025-02-04"),
];
const camera = {
  branch: "C" as const,
  months: [
    ["2025-02", "n", "S"],
    ["2026-11", ".AN", ".NN"],
  ] as const,
};

describe("the record of a member", () => {
  it("joins letters, oldest first, to the votes of the chamber, and leaves out votes without a position", () => {
    const rows = toRecord(votes, [camera]).map(({ id, code, line, isDissent }) => [id, code, line, isDissent]);
    expect(rows).toEqual([
      ["e", "NO", "NO", false],
      ["c", "AYE", "NO", true],
      // A secret vote has no line to vote against.
      ["a", "NO", "SEC", false],
    ]);
  });

  it("has the votes of both chambers for a member who sat in both", () => {
    const senato = { branch: "S" as const, months: [["2026-11", "X", "."]] as const };
    const rows = toRecord(votes, [camera, senato]).map(({ id, code, line }) => [id, code, line]);
    expect(rows).toContainEqual(["d", "ABSE", null]);
  });

  it("refuses letters that are not as many as the votes of the month", () => {
    expect(() => toRecord(votes, [{ branch: "C", months: [["2026-11", "AN", "AN"]] }])).toThrow(
      "C 2026-11: 2 positions in 3 votes",
    );
  });

  it.each([
    ["dissent=true", ["c"]],
    ["vote=NO", ["e", "a"]],
    ["main_vote_type=is_final", ["c"]],
    ["bill=C_2750", ["e"]],
    ["period=2025", ["a"]],
    ["period=2026-11", ["e", "c"]],
    ["period=20", []],
    ["", ["e", "c", "a"]],
  ])("filtered by %s", (query, ids) => {
    const state = decodeState(recordList, new URLSearchParams(query));
    expect(selectRows(recordList, state, toRecord(votes, [camera])).map(({ id }) => id)).toEqual(ids);
  });
});
