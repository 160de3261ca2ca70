import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MemberVoteCode } from "#src/domain/codes.ts";
import { totalOf } from "#src/domain/code-counts.ts";
import type { PersonVoteList } from "#src/domain/person-vote-lists.ts";
import type { Ballot } from "#src/domain/records.ts";
import { branchAgreement, likenessOf, pairIndex } from "#scripts/contracts/stats/agreement.ts";
import { toFigures, readNamedBallots } from "#scripts/contracts/stats/member-figures.ts";
import { branchStats, monthStats } from "#scripts/contracts/stats/month-stats.ts";
import { membersOn, roster } from "#scripts/contracts/stats/roster.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { body, group, membership, person } from "#tests/fixtures/builders.ts";
import { members, openVote as vote } from "#tests/fixtures/vote-records.ts";

const groups = [
  group({ id: "camera-rov" }),
  group({ id: "camera-fel", sides: [{ side: "opposition", start: null, end: null }] }),
  group({ id: "camera-misto", isMixed: true, sides: [] }),
];
const persons = [...members(3, "camera-rov"), ...members(2, "camera-fel"), ...members(1, "camera-misto")];
const ballots = (codes: MemberVoteCode[]): Ballot[] =>
  persons.map(({ id }, index): Ballot => [id, codes[index] ?? "ABSE"]).toSorted(([a], [b]) => (a < b ? -1 : 1));

const reader = memoryReader({
  person: persons,
  group: groups,
  ballots: [
    [vote({ id: "v1", date: "2026-10-05", isKey: true }), ballots(["AYE", "AYE", "NO", "AYE", "MIS", "NO"])],
    [vote({ id: "v2", date: "2026-11-19", isConfidence: true }), ballots(["PRES", "AYE", "ABSE", "NO", "NO", "AYE"])],
    [vote({ id: "v3", date: "2026-11-19", isSecret: true }), ballots(["SEC", "SEC", "SEC", "SEC", "SEC", "SEC"])],
    [vote({ id: "wrong", date: "2026-11-19", ayes: 6, noes: 0 }), ballots(["NO", "NO", "NO", "NO", "NO", "NO"])],
    [vote({ id: "later", date: "2026-11-19", positionsPublished: false }), []],
  ],
});

it("knows no line, side or rebel of a secret vote, though an abstention in it be known", () => {
  const read = memoryReader({
    person: persons,
    group: groups,
    ballots: [
      [vote({ id: "s1", date: "2026-11-19", isSecret: true }), ballots(["SEC", "ABST", "SEC", "ABST", "ABST", "SEC"])],
    ],
  });
  const { members: own, groups: blocs, majority, pairs } = read.derived(branchStats, "C");
  expect(own.get("camera-rov-002")).toMatchObject({ evaluable: 0, inLine: 0, rebels: 0 });
  expect([blocs.get("camera-rov")?.evaluable, blocs.get("camera-fel")?.evaluable, majority.evaluable]).toEqual([
    0, 0, 0,
  ]);
  expect(pairs).toEqual([]);
});

describe("figures of a legislature", () => {
  const stats = reader.derived(branchStats, "C");

  it("leave out the vote in verification and the unpublished one", () => {
    expect(stats.votes).toEqual({ verified: 3, unpublished: 1, review: 1 });
    expect(stats.members.get("camera-rov-001")?.counts).toMatchObject({ AYE: 1, NO: 0, PRES: 1, SEC: 1 });
  });

  it("count line, rebels and reliability by member", () => {
    expect(stats.members.get("camera-rov-003")).toMatchObject({
      evaluable: 2,
      inLine: 0,
      rebels: 1,
    });
  });

  it("know no line for the mixed group", () => {
    expect(stats.members.get("camera-misto-001")).toMatchObject({
      evaluable: 0,
      inLine: 0,
      rebels: 0,
    });
  });

  it("sum cohesion as counts", () => {
    expect(stats.groups.get("camera-rov")).toMatchObject({
      votes: 3,
      evaluable: 2,
      // Two of three, and one of three, one of whom presides without being President of the assembly.
      cohesion: { part: 3, whole: 6 },
      rebels: 1,
    });
    expect(stats.opposition).toMatchObject({ evaluable: 2, cohesion: { part: 3, whole: 4 } });
    expect(stats.pairs).toEqual([{ a: "camera-fel", b: "camera-rov", both: 2, same: 1 }]);
  });

  it("measure rebels against the votes cast while the own group had a line", () => {
    const periods = [
      { group: "camera-rov", start: null, end: "2026-11-10" },
      { group: "camera-misto", start: "2026-11-10", end: null },
    ];
    const moved = person({ id: "m", memberships: [membership({ groups: periods })] });
    const all = (codes: MemberVoteCode[], own: MemberVoteCode): Ballot[] => [...ballots(codes), ["m", own]];
    const read = memoryReader({
      person: [...persons, moved],
      group: groups,
      ballots: [
        [vote({ id: "v1", date: "2026-10-05" }), all(["AYE", "AYE", "AYE", "NO", "NO", "NO"], "NO")],
        [vote({ id: "v2", date: "2026-10-06" }), all(["AYE", "AYE", "AYE", "NO", "NO", "NO"], "AYE")],
        // A tie, a secret vote with a known abstention, and a vote in the mixed group: nobody can rebel.
        [vote({ id: "v3", date: "2026-10-07" }), all(["AYE", "NO", "ABSE", "NO", "NO", "NO"], "ABST")],
        [
          vote({ id: "v4", date: "2026-10-08", isSecret: true }),
          all(["SEC", "SEC", "SEC", "SEC", "SEC", "SEC"], "ABST"),
        ],
        [vote({ id: "v5", date: "2026-11-19" }), all(["AYE", "AYE", "AYE", "NO", "NO", "NO"], "NO")],
      ],
    });
    const own = read.derived(branchStats, "C").members.get("m");
    expect(own && toFigures(own)).toMatchObject({ voting: 5, present: 5, rebels: 1, choices: 2 });
    expect(own?.inGroups).toEqual([{ group: "camera-rov", choices: 2, rebels: 1 }]);
  });

  it("of the President of the assembly have no absence and no line to follow, and those of the group leave them out", () => {
    const role = { person: "camera-rov-001", role: "Presidente", start: null, end: null };
    const read = memoryReader({
      person: persons,
      group: groups,
      body: [body({ kind: "presidency", roles: [role] })],
      ballots: [
        [vote({ id: "v1", date: "2026-10-05" }), ballots(["ABSE", "AYE", "NO", "NO", "NO", "NO"])],
        [vote({ id: "v2", date: "2026-10-06" }), ballots(["PRES", "AYE", "AYE", "NO", "NO", "NO"])],
        [vote({ id: "v3", date: "2026-10-07" }), ballots(["MIS", "NO", "NO", "NO", "NO", "NO"])],
      ],
    });
    const { members: own, groups: blocs } = read.derived(branchStats, "C");
    const president = own.get("camera-rov-001");
    expect(president && toFigures(president)).toEqual({
      voting: 2,
      present: 1,
      absent: 0,
      mission: 1,
      inLine: 0,
      evaluable: 0,
      rebels: 0,
      choices: 0,
    });
    // One aye and one no are a tie; then two of two, twice.
    expect(blocs.get("camera-rov")).toMatchObject({ votes: 3, evaluable: 2, cohesion: { part: 4, whole: 4 } });
    expect(blocs.get("camera-rov")?.counts).toMatchObject({ ABSE: 0, PRES: 0, MIS: 0 });
  });

  it("are the sum of the months", () => {
    const months = ["C:2026-10", "C:2026-11"].map(
      (month) => reader.derived(monthStats, month).members.get("camera-fel-001")?.inLine,
    );
    expect(months).toEqual([1, 1]);
    expect(stats.members.get("camera-fel-001")?.inLine).toBe(2);
  });

  it("compare nobody by a secret vote, though two abstentions in it be known", () => {
    const secret = vote({ id: "s1", date: "2026-11-20", isSecret: true });
    const before = [
      vote({ id: "o1", date: "2026-11-20" }),
      ballots(["AYE", "NO", "AYE", "AYE", "ABST", "NO"]),
    ] as const;
    const read = memoryReader({
      person: persons,
      group: groups,
      ballots: [[...before], [secret, ballots(["ABST", "ABST", "SEC", "SEC", "SEC", "SEC"])]],
    });
    const [other] = likenessOf(read.derived(branchAgreement, "C"), "camera-rov-001").filter(
      ({ person: id }) => id === "camera-rov-002",
    );
    expect(other).toEqual({ person: "camera-rov-002", both: 1, same: 0 });
  });

  it("measure how alike two members vote", () => {
    const agreement = reader.derived(branchAgreement, "C");
    expect(likenessOf(agreement, "camera-rov-003")).toEqual([
      { person: "camera-misto-001", both: 1, same: 1 },
      { person: "camera-fel-001", both: 1, same: 0 },
      { person: "camera-rov-001", both: 1, same: 0 },
      { person: "camera-rov-002", both: 1, same: 0 },
    ]);
    expect(likenessOf(agreement, "nobody")).toEqual([]);
  });
});

describe("the votes that pages name", () => {
  const ids = (id: string, list: PersonVoteList, year?: string) => {
    const member = persons.find((one) => one.id === id);
    return member && readNamedBallots(reader, member, list, year);
  };

  it("are those against the line, the key ones and those of confidence, with the line of the group", () => {
    expect(ids("camera-rov-003", "voti-ribelli")).toEqual([["v1", "C:2026-10", "NO", "AYE"]]);
    expect(ids("camera-rov-003", "voti-chiave")).toEqual([["v1", "C:2026-10", "NO", "AYE"]]);
    expect(ids("camera-rov-003", "voti-fiducia")).toEqual([["v2", "C:2026-11", "ABSE", "AYE"]]);
  });

  it("have no line and no rebel in the mixed group", () => {
    expect(ids("camera-misto-001", "voti-chiave")).toEqual([["v1", "C:2026-10", "NO", "NV"]]);
    expect(ids("camera-misto-001", "voti-ribelli")).toEqual([]);
  });

  it("are told year by year, and of the whole legislature", () => {
    const years = memoryReader({
      person: persons,
      group: groups,
      ballots: ["2025-12-18", "2026-01-14", "2026-02-04"].map((date, i) => [
        vote({ id: `k${i}`, date, isKey: true }),
        ballots(["AYE", "AYE", "NO", "AYE", "MIS", "NO"]),
      ]),
    });
    const keys = (year?: string) =>
      persons.slice(0, 1).flatMap((one) => readNamedBallots(years, one, "voti-chiave", year).map(([id]) => id));
    expect([keys("2025"), keys("2026"), keys("2024"), keys()]).toEqual([["k0"], ["k1", "k2"], [], ["k0", "k1", "k2"]]);
  });
});

describe("roster", () => {
  it("gives group and side of the day, and forgets who was not in office", () => {
    const groupsOfMember = [
      { group: "camera-rov", start: null, end: "2026-11-10" },
      { group: "camera-misto", start: "2026-11-10", end: null },
    ];
    const moved = person({ id: "m", memberships: [membership({ end: "2026-11-20", groups: groupsOfMember })] });
    const chamber = memoryReader({ person: [moved], group: groups }).derived(roster, "C:2026-11");
    const on = (day: string) => membersOn(chamber, day).map((member) => [member.group, member.side]);
    expect(on("2026-11-09")).toEqual([["camera-rov", "majority"]]);
    expect(on("2026-11-10")).toEqual([["camera-misto", null]]);
    expect(on("2026-11-20")).toEqual([]);
    expect(chamber.groups.map(({ id }) => id)).toEqual(["camera-misto", "camera-rov"]);
  });
});

describe("pairs", () => {
  it("have each their own place", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), (n) => {
        const places = Array.from({ length: n }, (_, i) =>
          Array.from({ length: n - i - 1 }, (_unused, k) => pairIndex(n, i, i + 1 + k)),
        );
        return places.flat().every((place, index) => place === index);
      }),
    );
  });

  it("count every position once", () => {
    const { members: all } = reader.derived(branchStats, "C");
    expect([...all.values()].map(({ counts }) => totalOf(counts))).toEqual([3, 3, 3, 3, 3, 3]);
  });
});
