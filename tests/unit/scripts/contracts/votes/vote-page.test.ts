import { describe, expect, it } from "vitest";
import type { MemberVoteCode } from "#src/domain/codes.ts";
import type { Ballot, Vote } from "#src/domain/records.ts";
import { toCsvTable } from "#src/lib/columns.ts";
import { voteColumns, voteMarks } from "#src/i18n/votes-list.ts";
import { compositions } from "#scripts/contracts/stats/composition.ts";
import { monthStats } from "#scripts/contracts/stats/month-stats.ts";
import { voteRows } from "#scripts/contracts/stats/vote-rows.ts";
import { voteRankings, votesListPage } from "#scripts/contracts/votes/votes-list.ts";
import { feedOutputs } from "#scripts/contracts/feeds/feeds.ts";
import { votePages } from "#scripts/contracts/votes/vote-page.ts";
import { bill } from "#tests/fixtures/act-records.ts";
import { body, group, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { members, openVote } from "#tests/fixtures/vote-records.ts";

const persons = [...members(4, "camera-rov"), ...members(3, "camera-fel"), ...members(1, "camera-misto")];
const groups = [
  group({ id: "camera-rov", names: [{ name: "Rovere", acronym: "ROV", start: null, end: null }] }),
  group({
    id: "camera-fel",
    names: [{ name: "Felce", acronym: "FEL", start: null, end: null }],
    sides: [{ side: "opposition", start: null, end: null }],
  }),
  group({
    id: "camera-misto",
    names: [{ name: "Misto", acronym: "MISTO", start: null, end: null }],
    isMixed: true,
    sides: [],
  }),
];
const sitting = { id: "C-641", branch: "C", number: 641, date: "2026-11-19", url: null } as const;
const cast = (codes: MemberVoteCode[]): Ballot[] =>
  persons.map(({ id }, index): Ballot => [id, codes[index] ?? "ABSE"]);
const publicCodes: MemberVoteCode[] = ["PRES", "AYE", "AYE", "NO", "NO", "MIS", "ABSE", "AYE"];

/** Who heads the Camera from 19 October 2022 on. */
const presidencyOf = (id: string) =>
  body({ kind: "presidency", roles: [{ person: id, role: "Presidente", start: "2022-10-19", end: null }] });

function read(vote: Partial<Vote>, codes: MemberVoteCode[] = publicCodes) {
  const record = openVote({ acts: [{ kind: "bill", id: "C_1780" }], title: "EM 4.6 (Boschi)", required: 3, ...vote });
  return memoryReader({
    person: persons,
    group: groups,
    sitting: [sitting],
    act: [bill({ id: "C_1780" })],
    site: [site()],
    ballots: [[record, record.positionsPublished ? cast(codes) : []]],
  });
}

function page(vote: Partial<Vote>, codes?: MemberVoteCode[]) {
  const reader = read(vote, codes);
  return {
    ...votePages.build(reader, "vs19_641_041"),
    chamber: compositions.build(reader, "C:2026-11-01"),
  };
}

it("counts no rebels, and does not say that there are none, before the first groups", () => {
  const loners = persons.map((person) => ({
    ...person,
    memberships: person.memberships.map((seat) => ({ ...seat, groups: [] })),
  }));
  const record = openVote({ acts: [], title: "Voto finale", required: 3 });
  const reader = memoryReader({
    ...{ person: loners, group: [], sitting: [sitting], site: [site()] },
    ballots: [[record, cast(publicCodes)]],
  });
  expect(votePages.build(reader, record.id).rebels).toBeNull();
  expect(reader.derived(voteRows, "C:2026-11").get(record.id)?.rebels).toBeNull();
});

describe("the page of a vote", () => {
  const contract = page({ ayes: 3, noes: 2, isKey: true });

  it("says in words what a code means, with the official title beneath", () => {
    expect(contract.title).toMatch(/^Emendamento 4\.6 \(Boschi\) al ddl C\.\u00A0\d+/);
    expect(contract.officialTitle).toBe("EM 4.6 (Boschi)");
  });

  it("explains an outcome that surprises by who did not take part", () => {
    expect(contract.surprise).toEqual({ reason: "tight", majority: [1, 4], opposition: [2, 3] });
    expect(page({ ayes: 3, noes: 2, outcome: "rejected", required: 4 }).surprise?.reason).toBe("beaten");
    expect(page({ positionsPublished: false }).surprise).toBe(undefined);
    expect(page({ ayes: 2, noes: 2 }).status).toBe("review");
    expect(page({ ayes: 2, noes: 2 }).surprise).toBe(undefined);
  });

  it("seats opposition, neither, majority", () => {
    expect(contract.chamber.groups.map(({ acronym }) => acronym)).toEqual(["FEL", "MISTO", "ROV"]);
  });

  it("derives line, rebels and cohesion from the positions", () => {
    expect(contract.status).toBe("verified");
    expect(
      contract.groups.map(({ line, rebels, cohesion, nonParticipants }) => [line, rebels, cohesion, nonParticipants]),
    ).toEqual([
      ["NO", 0, { part: 1, whole: 3 }, 2],
      ["NV", null, null, 0],
      // Two of four: who presides is no President of the assembly, and is counted.
      ["AYE", 1, { part: 2, whole: 4 }, 1],
    ]);
    expect(contract.sides.map(({ side, cohesion, rebels }) => [side, cohesion, rebels])).toEqual([
      ["majority", { part: 2, whole: 4 }, 1],
      ["opposition", { part: 1, whole: 3 }, 0],
    ]);
    expect(contract.rebels?.map((index) => contract.chamber.members[index]?.[0])).toEqual(["camera-rov-004"]);
    expect(contract.margin).toBe(0);
  });

  it("has a letter for every member in office", () => {
    expect(contract.ballots).toHaveLength(8);
    expect(contract.chamber.members).toHaveLength(8);
  });
});

describe("the President of the assembly", () => {
  const president = "camera-rov-001";
  /** The vote of above, with this position of the President; null = none. */
  function presided(code: MemberVoteCode | null, vote: Partial<Vote> = {}) {
    const record = openVote({ required: 3, ayes: 3, noes: 2, ...vote });
    const others = cast(publicCodes).filter(([id]) => id !== president);
    const reader = memoryReader({
      person: persons,
      group: groups,
      body: [presidencyOf(president)],
      sitting: [sitting],
      site: [site()],
      ballots: [[record, code === null ? others : [[president, code], ...others]]],
    });
    const contract = votePages.build(reader, record.id);
    const chamber = compositions.build(reader, "C:2026-11-01");
    const row = reader.derived(voteRows, "C:2026-11").get(record.id);
    return { ...contract, chamber, row, stats: reader.derived(monthStats, "C:2026-11") };
  }
  const said = ({ status, groups: [, , rov], sides, row, stats }: ReturnType<typeof presided>) => [
    status,
    rov?.cohesion,
    rov?.nonParticipants,
    sides[0]?.cohesion,
    row?.majorityCohesion,
    stats.groups.get("camera-rov")?.cohesion,
    stats.majority.cohesion,
  ];
  // Two in line of three: the group has four members, and one of them is the President.
  const ratio = { part: 2, whole: 3 };
  const twoOfThree = ["verified", ratio, 0, ratio, 66.7, ratio, ratio];

  it.each([null, "PRES", "ABSE", "MIS"] as const)("is not among the eligible, with position %s", (code) => {
    expect(said(presided(code))).toEqual(twoOfThree);
  });

  it("is not missed, keeps the position that is published and is never absent", () => {
    const letters = ([null, "PRES", "ABSE"] as const).map((code) => {
      const { ballots, chamber, counts, problems } = presided(code);
      return [chamber.president === null ? null : ballots[chamber.president], counts?.ABSE, problems.length];
    });
    expect(letters).toEqual([
      ["-", 1, 0],
      ["P", 1, 0],
      ["-", 1, 0],
    ]);
  });

  it("is not absent by the declared total either", () => {
    expect(presided("ABSE", { absent: 2 }).status).toBe("verified");
    expect(presided("ABSE", { absent: 1 }).status).toBe("verified");
    expect(presided("ABSE", { absent: 3 }).problems).toEqual([{ check: "absent", expected: 3, found: 1 }]);
  });

  it("has a vote of theirs counted in the chamber, and makes no rebel and no line", () => {
    const { counts, rebels, chamber, stats, ...contract } = presided("NO", { noes: 3 });
    expect(said({ counts, rebels, chamber, stats, ...contract })).toEqual(twoOfThree);
    expect(counts?.NO).toBe(3);
    expect(rebels?.map((at) => chamber.members[at]?.[0])).toEqual(["camera-rov-004"]);
    expect(stats.members.get(president)).toMatchObject({ evaluable: 0, inLine: 0, rebels: 0, inGroups: [] });
  });

  it("of another day leaves nobody out", () => {
    const early = { id: "vs19_1_001", date: "2022-10-18" } as const;
    expect(presided("PRES", early).groups[2]?.cohesion).toEqual({ part: 2, whole: 4 });
    expect(presided(null, early).problems).toEqual([{ check: "missing", expected: 8, found: 7 }]);
  });
});

describe("a vote that cannot be read member by member", () => {
  it("keeps totals alone while positions are not published", () => {
    const contract = page({ positionsPublished: false, ayes: 5, noes: 1 });
    expect([contract.status, contract.ballots, contract.counts, contract.rebels]).toEqual([
      "unpublished",
      "",
      null,
      null,
    ]);
  });

  it("shows but does not judge a vote in verification", () => {
    const contract = page({ ayes: 9, noes: 2, required: 6 });
    expect([contract.status, contract.margin]).toEqual(["review", null]);
    expect(contract.problems).toEqual([{ check: "ayes", expected: 9, found: 3 }]);
    expect(contract.counts?.AYE).toBe(3);
    expect([contract.rebels, contract.sides[0]?.cohesion, contract.groups[0]?.rebels]).toEqual([null, null, null]);
  });

  it("shows no positions where all are secret and the source does not call the vote so", () => {
    const record = openVote({ isSecret: null, positionsPublished: false, ayes: 5, noes: 3 });
    const secret = cast(Array.from({ length: 8 }, () => "SEC"));
    const reader = memoryReader({ person: persons, group: groups, sitting: [sitting], ballots: [[record, secret]] });
    const contract = votePages.build(reader, record.id);
    expect([contract.status, contract.isSecret, contract.ballots, contract.counts]).toEqual([
      "unpublished",
      null,
      "",
      null,
    ]);
    const row = reader.derived(voteRows, "C:2026-11").get(record.id);
    expect([row?.status, row?.isSecret]).toEqual(["unpublished", null]);
    expect(row && voteMarks(row)).toEqual(["voto segreto o voti dei singoli non pubblicati"]);
    expect(row && toCsvTable(voteColumns, [row]).rows.flat()[12]).toBeNull();
  });

  it("has the figures of the source only while positions are not published, its margin only without ours", () => {
    const published = { rebels: 3, margin: 7, majorityCohesion: 90.25, oppositionCohesion: null };
    expect(page({ positionsPublished: false, published, required: null }).published).toEqual(published);
    expect(page({ positionsPublished: false, published, ayes: 5, noes: 1 }).published).toEqual({
      ...published,
      margin: null,
    });
    expect([page({ published }).published, page({ published, ayes: 9, noes: 2, required: 6 }).published]).toEqual([
      null,
      null,
    ]);
  });

  it("is no ground for a ranking that finds nobody", () => {
    const known = (vote: Partial<Vote>) =>
      (["ribelli", "sul-filo"] as const).map((key) => voteRankings.build(read(vote), key).isKnown);
    expect(known({ positionsPublished: false, ayes: 50, noes: 1 })).toEqual([false, true]);
    expect(known({})[0]).toBe(true);
  });

  it("keeps the source's own word for its kind, on the page, in rows and in the CSV", () => {
    const own = { subType: null, subTypeText: "Comunicazioni del Governo" } as const;
    expect(page(own).subTypeText).toBe("Comunicazioni del Governo");
    const row = read(own).derived(voteRows, "C:2026-11").get("vs19_641_041");
    expect(row && toCsvTable(voteColumns, [row]).rows.flat().slice(7, 9)).toEqual([null, "Comunicazioni del Governo"]);
  });

  it("has no rebels when it is secret", () => {
    const contract = page(
      { isSecret: true, ayes: 5, noes: 3 },
      Array.from({ length: 8 }, () => "SEC"),
    );
    expect([contract.status, contract.rebels, contract.groups[2]?.line, contract.isGovernmentBeaten]).toEqual([
      "verified",
      null,
      "SEC",
      false,
    ]);
  });
});

describe("the pages on the Camera's site", () => {
  const pagesOf = (fields: Partial<Vote>, url: string | null) => {
    const record = openVote({ positionsPublished: false, ...fields });
    const own = { ...sitting, id: record.sitting, branch: record.branch, url };
    const all = { person: persons, group: groups, sitting: [own], site: [site()], ballots: [] };
    return votePages.build(memoryReader({ ...all, vote: [record] }), record.id).chamberPages;
  };
  const [page, debate] = ["https://www.camera.it/voto", "https://www.camera.it/dibattito"];

  it("are those that the record has", () => {
    expect(pagesOf({ page, debate }, "https://www.camera.it/seduta")).toEqual([
      { about: "vote", url: page },
      { about: "debate", url: debate },
      { about: "sitting", url: "https://www.camera.it/seduta" },
    ]);
    expect(pagesOf({ debate }, null)).toEqual([{ about: "debate", url: debate }]);
  });

  it("are none without an address, and none of the Senate, whose addresses are those of records", () => {
    expect(pagesOf({}, null)).toBeUndefined();
    const ofSenate: Partial<Vote> = { branch: "S", sitting: "S-402", acts: [], title: "Votazione finale" };
    expect(pagesOf(ofSenate, "http://dati.senato.it/sedutaassemblea/1")).toBeUndefined();
  });
});

describe("who has changed side", () => {
  /** A final vote of 19 November and what came before it on the same bill. */
  function changesSince(earlier: readonly (readonly [Partial<Vote>, MemberVoteCode[]])[], last: Partial<Vote> = {}) {
    const bare: Partial<Vote> = { acts: [{ kind: "bill", id: "C_1780" }], title: "Votazione", sitting: "C-600" };
    const ballots = earlier.map(([fields, codes], index) => {
      const vote = openVote({ ...bare, id: `vs19_600_00${String(index + 1)}`, number: index + 1, ...fields });
      return [vote, vote.positionsPublished ? cast(codes) : []] as const;
    });
    const final = openVote({ ...bare, isFinal: true, sitting: "C-641", ...last });
    const reader = memoryReader({
      person: persons,
      group: groups,
      sitting: [sitting, { ...sitting, id: "C-600", number: 600, date: "2026-06-03" }],
      act: [bill({ id: "C_1780" })],
      ballots: [...ballots, [final, cast(publicCodes)]],
    });
    return votePages.build(reader, final.id).changes;
  }
  const may: Partial<Vote> = { date: "2026-05-06", isFinal: true };
  const june: Partial<Vote> = { date: "2026-06-03", isFinal: true };
  // The last vote is, in the same order of ROV, FEL and MISTO: PRES AYE AYE NO, NO MIS ABSE, AYE.
  const codes: MemberVoteCode[] = ["AYE", "AYE", "NO", "ABST", "NO", "NO", "NO", "NO"];

  it("names who chose otherwise in the final vote before, and counts who chose in both", () => {
    expect(changesSince([[june, codes]])).toEqual({
      since: { id: "vs19_600_001", number: 1, date: "2026-06-03", isConfidence: false },
      both: 5,
      // The member of the mixed group, the third and the fourth of ROV.
      members: [
        [1, "NO"],
        [6, "NO"],
        [7, "ABST"],
      ],
    });
  });

  it("compares with the last final or confidence vote before it, not with amendments, secret votes or those in verification", () => {
    const since = changesSince([
      [may, codes],
      [{ date: "2026-06-03", isConfidence: true }, codes],
      [{ date: "2026-06-03" }, codes],
      [{ ...june, isSecret: true }, codes],
      [{ ...june, ayes: 400, noes: 0 }, codes],
      [{ ...june, positionsPublished: false }, codes],
      [{ ...june, branch: "S" }, codes],
      [{ ...june, acts: [{ kind: "bill", id: "C_1" }] }, codes],
    ])?.since;
    expect(since).toEqual({ id: "vs19_600_002", number: 2, date: "2026-06-03", isConfidence: true });
  });

  it("has nothing to compare a first vote, an amendment or a secret vote with", () => {
    expect(changesSince([[{ date: "2026-06-03" }, codes]])).toBeNull();
    expect(changesSince([[june, codes]], { isFinal: false })).toBeNull();
    expect(changesSince([[june, codes]], { isSecret: true })).toBeNull();
  });
});

describe("its row in lists", () => {
  const row = (vote: Partial<Vote>) => read(vote).derived(voteRows, "C:2026-11").get("vs19_641_041");

  it("carries what lists filter and sort by", () => {
    expect(row({ ayes: 3, noes: 2 })).toMatchObject({
      rebels: 1,
      majorityCohesion: 50,
      margin: 0,
      status: "verified",
      sitting: 641,
      acts: ["bill/C_1780"],
    });
  });

  it("knows when the government is beaten", () => {
    expect(row({ ayes: 3, noes: 2, required: 4, outcome: "rejected" })?.isGovernmentBeaten).toBe(true);
    expect(row({ ayes: 9 })).toMatchObject({
      status: "review",
      rebels: null,
      majorityCohesion: null,
      isGovernmentBeaten: false,
    });
  });
});

describe("a quorum check", () => {
  const check = { isQuorumCheck: true, title: "Verifica del numero legale", subType: null, ayes: null, noes: null };
  const labels = { subTypeText: "Verifica del numero legale", outcome: "other", outcomeText: "Respinta" } as const;
  const codes: MemberVoteCode[] = ["PRES", "PNV", "PNV", "PNV", "MIS", "MIS", "MIS", "PNV"];
  const fields = { ...check, ...labels, acts: [], required: null, present: 5 };

  it("has no outcome, line, cohesion or member positions on its page", () => {
    const { status, outcomeText, totals, counts, groups, sides, rebels, ballots, isGovernmentBeaten } = page(
      fields,
      codes,
    );
    expect([status, outcomeText, totals.present, counts, rebels, ballots]).toEqual(["quorum", null, 5, null, null, ""]);
    expect([groups, sides, isGovernmentBeaten]).toEqual([[], [], false]);
  });

  it("keeps the words of its outcome, unless they are those of a vote", () => {
    expect(page({ ...fields, outcomeText: "In numero legale" }, codes).outcomeText).toBe("In numero legale");
  });

  it("counts in no figure, and is named once in a list", () => {
    const reader = read(fields, codes);
    expect(reader.derived(monthStats, "C:2026-11")).toMatchObject({
      votes: { verified: 0, review: 0, unpublished: 0 },
    });
    const row = reader.derived(voteRows, "C:2026-11").get("vs19_641_041");
    expect(row && [row.status, row.rebels, row.majorityCohesion, voteMarks(row)]).toEqual(["quorum", null, null, []]);
  });
});

describe("an act that the source does not link", () => {
  it.each([
    ["link", undefined],
    ["text", "text"],
    ["sitting", "sitting"],
    [undefined, undefined],
  ] as const)("found by %s is named %s", (actsFrom, shown) => {
    const given = actsFrom === undefined ? {} : { actsFrom };
    expect(page(given).actsFrom).toBe(shown);
    const row = read(given).derived(voteRows, "C:2026-11").get("vs19_641_041");
    expect(row && voteMarks(row).includes("atto dedotto dalla seduta")).toBe(shown === "sitting");
  });
});

describe("positions still to come", () => {
  const late = { positionsPublished: false, isSecret: false };

  it("are counted while they are expected", () => {
    expect(page(late).awaited).toBe(8);
    expect(page({}, publicCodes.slice(0, 6)).awaited).toBe(undefined);
  });

  it("of a chamber with a President are one fewer, and sixty days later none", () => {
    const reader = (date: string, reached: string) =>
      memoryReader({
        person: persons,
        group: groups,
        body: [presidencyOf("camera-rov-001")],
        sitting: [sitting],
        site: [site({ source: "opendata", dataDate: { C: reached, S: null } })],
        ballots: [[openVote({ ...late, date }), []]],
      });
    const awaited = (date: string, reached: string) => votePages.build(reader(date, reached), "vs19_641_041").awaited;
    expect([awaited("2026-09-01", "2026-10-31"), awaited("2026-09-01", "2026-11-01")]).toEqual([7, undefined]);
  });
});

describe("a source without a newsroom", () => {
  const withoutNewsroom = (fields: Partial<Vote>, more: Partial<Vote>[] = []) =>
    memoryReader({
      person: persons,
      group: groups,
      sitting: [sitting],
      act: [bill({ id: "C_1780", type: "COST" })],
      site: [site({ source: "opendata", missingParts: ["keyActs"] })],
      ballots: [fields, ...more].map((own, at): [Vote, Ballot[]] => {
        const id = `vs19_641_04${at + 1}`;
        const vote = openVote({ isKey: null, acts: [{ kind: "bill", id: "C_1780" }], number: 41 + at, ...own });
        return [{ ...vote, id }, cast(publicCodes)];
      }),
    });

  it("puts votes in evidence by rule, and says so", () => {
    const reader = withoutNewsroom({ isFinal: true, ayes: 3, noes: 2, required: 3 }, [{ subType: "AMEND" }]);
    expect(votePages.build(reader, "vs19_641_041").highlights).toEqual(["final_law", "tight", "constitutional"]);
    expect(votePages.build(reader, "vs19_641_042").highlights).toBe(undefined);
    const { rows, keyTotal, isByRule } = votesListPage.build(reader, "index");
    expect([rows.map(({ id }) => id), keyTotal, isByRule]).toEqual([["vs19_641_041"], 1, true]);
    expect(rows.map(({ isKey }) => isKey)).toEqual([false]);
  });

  it("has these votes in the feed of key votes, under their own name", () => {
    const reader = withoutNewsroom({ isFinal: true, ayes: 3, noes: 2, required: 3 });
    const [feed] = feedOutputs;
    expect(JSON.parse(feed?.contract(reader, "votazioni-chiave.xml").json ?? "")).toMatchObject({
      title: "Votazioni in evidenza, per regola",
      entries: [{ id: "vs19_641_041" }],
    });
  });

  it("has a newsroom as soon as one vote is chosen", () => {
    const reader = withoutNewsroom({ isFinal: true }, [{ isKey: true, subType: "AMEND" }]);
    const { rows, isByRule } = votesListPage.build(reader, "index");
    expect([rows.map(({ id }) => id), isByRule]).toEqual([["vs19_641_042"], false]);
    expect(votePages.build(reader, "vs19_641_041").highlights).toBe(undefined);
  });
});
