import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memberVoteCodes, type MemberVoteCode } from "#src/domain/codes.ts";
import { checkVote, type SeatsOfDay } from "#src/domain/vote-check.ts";
import { openVote as vote } from "#tests/fixtures/vote-records.ts";

/** Nobody is known to be President of the assembly. */
const seats = { inOffice: new Set(["a", "b", "c", "d"]), president: null };
const ballots: [string, MemberVoteCode][] = [
  ["a", "AYE"],
  ["b", "AYE"],
  ["c", "NO"],
  ["d", "MIS"],
];
const totals = { ayes: 2, noes: 1, abstained: 0, voting: 3, onMission: 1, absent: 0, required: 2 };

it("a check of the legal number has its own status, whatever its numbers", () => {
  const check = vote({ ...totals, isQuorumCheck: true, outcome: "other", ayes: 9 });
  expect(checkVote(check, ballots, seats)).toEqual({ status: "quorum", problems: [] });
});

describe("a vote that adds up", () => {
  it("is verified", () => {
    expect(checkVote(vote(totals), ballots, seats)).toEqual({ status: "verified", problems: [] });
  });

  it("may leave totals unsaid", () => {
    expect(checkVote(vote(), ballots, seats).status).toBe("verified");
  });

  it("is compared with the nearer of two sums for those voting: with and without abstentions", () => {
    const counted = { ayes: 35, noes: 82, abstained: 32, required: 58, outcome: "rejected" } as const;
    const found = (voting: number) =>
      checkVote(vote({ ...counted, voting, positionsPublished: false }), [], { inOffice: new Set(), president: null })
        .problems;
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
        seats,
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
    expect(checkVote(secret, positions, seats).status).toBe("verified");
    expect(checkVote({ ...secret, noes: 2 }, positions, seats).status).toBe("review");
  });
});

describe("a vote that does not add up", () => {
  const problemsOf = (fields: Partial<typeof totals>, list = ballots) =>
    checkVote(vote({ ...totals, ...fields }), list, seats).problems;

  it("is in verification, with the numbers that differ", () => {
    expect(problemsOf({ ayes: 3, voting: 4 })).toEqual([{ check: "ayes", expected: 3, found: 2 }]);
    expect(problemsOf({ onMission: 0 })).toEqual([{ check: "mission", expected: 0, found: 1 }]);
    expect(problemsOf({ voting: 9 })).toEqual([{ check: "voting", expected: 9, found: 3 }]);
    expect(problemsOf({ required: 3 })).toEqual([{ check: "outcome", expected: 3, found: 2 }]);
  });

  it("missingParts a member in office, or has a position of a non-member", () => {
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

describe("the President of the assembly", () => {
  const withPresident: SeatsOfDay = { ...seats, president: "d" };
  const others: typeof ballots = [
    ["a", "AYE"],
    ["b", "AYE"],
    ["c", "ABSE"],
  ];
  const declared = { ayes: 2, noes: 0, abstained: 0, voting: 2, onMission: 0, absent: 1, required: 2 };
  const problemsOf = (fields: Partial<typeof declared>, own: MemberVoteCode | null, where = withPresident) =>
    checkVote(vote({ ...declared, ...fields }), own === null ? others : [...others, ["d", own]], where).problems;

  it("is not missing from the positions, and a position of theirs is not one too many", () => {
    expect(problemsOf({}, null)).toEqual([]);
    expect(problemsOf({}, "PRES")).toEqual([]);
    expect(problemsOf({ onMission: 1 }, "MIS")).toEqual([]);
  });

  it("is not absent, whether or not the declared total counts them so", () => {
    expect(problemsOf({ absent: 1 }, "ABSE")).toEqual([]);
    expect(problemsOf({ absent: 2 }, "ABSE")).toEqual([]);
    expect(problemsOf({ absent: 2 }, null)).toEqual([]);
  });

  it("explains one absent more and no other number", () => {
    expect(problemsOf({ absent: 3 }, "ABSE")).toEqual([{ check: "absent", expected: 3, found: 1 }]);
    expect(problemsOf({ absent: 0 }, null)).toEqual([{ check: "absent", expected: 0, found: 1 }]);
    // Who presides is in the positions, and so cannot be the one absent more.
    expect(problemsOf({ absent: 2 }, "PRES")).toEqual([{ check: "absent", expected: 2, found: 1 }]);
    expect(problemsOf({ onMission: 1 }, null)).toEqual([{ check: "mission", expected: 1, found: 0 }]);
  });

  it("is the only one who may be missing", () => {
    const three = others.slice(1);
    expect(checkVote(vote(), three, withPresident).problems).toEqual([{ check: "missing", expected: 3, found: 2 }]);
    expect(checkVote(vote(), [...three, ["d", "PRES"]], withPresident).problems).toEqual([
      { check: "missing", expected: 4, found: 3 },
    ]);
  });

  it("must be known: otherwise whoever has no position is missing", () => {
    expect(problemsOf({}, null, seats)).toEqual([{ check: "missing", expected: 4, found: 3 }]);
    expect(problemsOf({ absent: 2 }, null, seats)).toEqual([
      { check: "missing", expected: 4, found: 3 },
      { check: "absent", expected: 2, found: 1 },
    ]);
    // One who does not sit there that day leaves out nobody.
    expect(problemsOf({}, null, { ...seats, president: "z" })).toEqual([{ check: "missing", expected: 4, found: 3 }]);
  });
});

describe("a vote without positions", () => {
  it("is unpublished, unless its own totals disagree", () => {
    expect(checkVote(vote({ ...totals, positionsPublished: false }), [], seats).status).toBe("unpublished");
    expect(checkVote(vote({ ...totals, positionsPublished: false, outcome: "rejected" }), [], seats).status).toBe(
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
        return (checkVote(open, list, seats).status === "verified") === complete;
      },
    ),
  );
});
