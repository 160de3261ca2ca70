import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memberVoteCodes, type MemberVoteCode } from "#src/domain/codes.ts";
import { checkVote } from "#src/domain/vote-check.ts";
import { openVote as vote } from "#tests/fixtures/vote-records.ts";

const inOffice = new Set(["a", "b", "c", "d"]);
const ballots: [string, MemberVoteCode][] = [
  ["a", "AYE"],
  ["b", "AYE"],
  ["c", "NO"],
  ["d", "MIS"],
];
const totals = { ayes: 2, noes: 1, abstained: 0, voting: 3, onMission: 1, absent: 0, required: 2 };

describe("a vote that adds up", () => {
  it("is verified", () => {
    expect(checkVote(vote(totals), ballots, inOffice)).toEqual({ status: "verified", problems: [] });
  });

  it("is verified also without totals", () => {
    expect(checkVote(vote(), ballots, inOffice).status).toBe("verified");
  });

  it("is compared with the nearer of two sums for those voting: with and without abstentions", () => {
    const counted = { ayes: 35, noes: 82, abstained: 32, required: 58, outcome: "rejected" } as const;
    const found = (voting: number) =>
      checkVote(vote({ ...counted, voting, positionsPublished: false }), [], new Set()).problems;
    expect(found(146)).toEqual([{ check: "voting", expected: 146, found: 149 }]);
    expect(found(118)).toEqual([{ check: "voting", expected: 118, found: 117 }]);
    expect([found(149), found(117)]).toEqual([[], []]);
  });

  it("may include abstentions among those voting, as in the Senate", () => {
    const senate = vote({ ayes: 2, noes: 0, abstained: 1, voting: 3, required: 2 });
    expect(
      checkVote(
        senate,
        [
          ["a", "AYE"],
          ["b", "AYE"],
          ["c", "ABST"],
          ["d", "PRES"],
        ],
        inOffice,
      ).status,
    ).toBe("verified");
  });

  it("is compared by number of voters when it is secret", () => {
    const secret = vote({ isSecret: true, ayes: 2, noes: 1, abstained: 0 });
    const positions: [string, MemberVoteCode][] = [
      ["a", "SEC"],
      ["b", "SEC"],
      ["c", "SEC"],
      ["d", "ABSE"],
    ];
    expect(checkVote(secret, positions, inOffice).status).toBe("verified");
    expect(checkVote({ ...secret, noes: 2 }, positions, inOffice).status).toBe("review");
  });
});

describe("a vote that does not add up", () => {
  const problemsOf = (fields: Partial<typeof totals>, list = ballots) =>
    checkVote(vote({ ...totals, ...fields }), list, inOffice).problems;

  it("is in verification, with the numbers that differ", () => {
    expect(problemsOf({ ayes: 3, voting: 4 })).toEqual([{ check: "ayes", expected: 3, found: 2 }]);
    expect(problemsOf({ onMission: 0 })).toEqual([{ check: "mission", expected: 0, found: 1 }]);
    expect(problemsOf({ voting: 9 })).toEqual([{ check: "voting", expected: 9, found: 3 }]);
    expect(problemsOf({ required: 3 })).toEqual([{ check: "outcome", expected: 3, found: 2 }]);
  });

  it("lacks a member in office, or has a position of a non-member", () => {
    expect(problemsOf({ onMission: 0 }, ballots.slice(0, 3))).toEqual([{ check: "missing", expected: 4, found: 3 }]);
    expect(problemsOf({}, [...ballots, ["e", "ABSE"]])).toEqual([
      { check: "extra", expected: 0, found: 1 },
      { check: "absent", expected: 0, found: 1 },
    ]);
  });

  it("must not list a person twice", () => {
    expect(problemsOf({ ayes: 3, voting: 4 }, [...ballots, ["a", "AYE"]])).toEqual([
      { check: "extra", expected: 0, found: 1 },
    ]);
  });
});

describe("a vote without positions", () => {
  it("is unpublished, unless its own totals are inconsistent", () => {
    expect(checkVote(vote({ ...totals, positionsPublished: false }), [], inOffice).status).toBe("unpublished");
    expect(checkVote(vote({ ...totals, positionsPublished: false, outcome: "rejected" }), [], inOffice).status).toBe(
      "review",
    );
  });
});

it("is verified exactly when every member in office has one position", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom("a", "b", "c", "d", "e"), fc.constantFrom(...memberVoteCodes)), {
        maxLength: 6,
      }),
      (list) => {
        const open = vote({ isSecret: true });
        const complete =
          list
            .map(([person]) => person)
            .toSorted()
            .join("") === "abcd";
        return (checkVote(open, list, inOffice).status === "verified") === complete;
      },
    ),
  );
});
