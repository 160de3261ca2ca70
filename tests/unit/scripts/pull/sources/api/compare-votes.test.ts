/** The source's own figures against ours: how many votes differ, by kind of difference. */
import { expect, it } from "vitest";
import { VoteComparison, type Position } from "#scripts/pull/sources/api/compare-votes.ts";
import { rawVoting } from "#scripts/pull/sources/api/raw.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

const position = (person: string, code: Position["code"], group: string, supportsMajority: boolean): Position => ({
  person,
  code,
  group,
  supportsMajority,
});

/** UNO: 3 ayes, 1 no, 1 absent and the President of the assembly: line AYE, 3 of 5 eligible, 1 rebel. DUE: 2 noes of 3. */
const positions = [
  position("a", "AYE", "uno", true),
  position("b", "AYE", "uno", true),
  position("c", "AYE", "uno", true),
  position("d", "NO", "uno", true),
  position("e", "ABSE", "uno", true),
  position("president", "PRES", "uno", true),
  position("f", "NO", "due", false),
  position("g", "NO", "due", false),
  position("h", "MIS", "due", false),
];

const group = (acronym: string, own: object) => ({ group: { acronym, branch: "camera" }, ...own });
const uno = {
  vote: "AYE",
  cohesion_rate: 60,
  n_group_total: 5,
  n_ayes: 3,
  n_nos: 1,
  n_absent: 1,
  n_mission: 0,
  n_rebels: 1,
};
const due = {
  vote: "NO",
  cohesion_rate: 66.67,
  n_group_total: 3,
  n_ayes: 0,
  n_nos: 2,
  n_absent: 0,
  n_mission: 1,
  n_rebels: 0,
};
const side = (isMajority: boolean, own: object) => ({
  group: { acronym: "x", branch: "parlamento" },
  supports_majority: isMajority,
  ...own,
});

function compare(comparison: VoteComparison, id: string, own: object = {}, isSecret: boolean | null = false): void {
  const raw = rawVoting.parse({
    identifier: id,
    sitting: { number: 1, date: "2023-07-26", branch: "C" },
    number: 1,
    n_ayes: 3,
    n_nos: 3,
    n_abstained: 0,
    n_mission: 1,
    n_rebels: 1,
    n_margin: 1,
    majority_cohesion_rate: 60,
    minority_cohesion_rate: 66.67,
    groups_votes: [group("UNO", uno), group("DUE", due), side(true, uno), side(false, due)],
    ...own,
  });
  const vote = openVote({ id, isSecret, ayes: 3, required: 4 });
  const groupId = ({ group: { acronym, branch } }: { group: { acronym?: string | null; branch?: string | null } }) =>
    branch === "parlamento" ? null : (acronym?.toLowerCase() ?? null);
  comparison.add({ raw, vote, positions, president: "president", groupId, isMixed: () => false });
}

it("agrees where the source counts by the published rules", () => {
  const comparison = new VoteComparison();
  compare(comparison, "vs19_1_001");
  expect(comparison.lines).toEqual(["votings: the source's own figures compared in 1 votes: 1 agree, 0 differ"]);
});

it("counts differing votes by kind, with three examples, and leaves secret votes out", () => {
  const comparison = new VoteComparison();
  for (const id of ["1", "2", "3", "4"])
    compare(comparison, id, { groups_votes: [group("UNO", { ...uno, cohesion_rate: 50 }), group("DUE", due)] });
  compare(comparison, "5", { n_rebels: 2, n_margin: 7, minority_cohesion_rate: 40 });
  compare(comparison, "6", { n_rebels: 9 }, null);
  expect(comparison.lines).toEqual([
    "votings: the source's own figures compared in 5 votes: 0 agree, 5 differ",
    "votings: cohesion of a group differs in 4 votes: 1 uno 50, computed 60; 2 uno 50, computed 60; 3 uno 50, computed 60",
    "votings: cohesion of a side differs in 1 votes: 5 opposition 40, computed 66.67",
    "votings: margin of a vote differs in 1 votes: 5 7, computed 1",
    "votings: rebels of a vote differs in 1 votes: 5 2, computed 1",
  ]);
});

it("says nothing where the answer has no figures", () => {
  const comparison = new VoteComparison();
  compare(comparison, "1", { groups_votes: [], majority_cohesion_rate: null });
  expect(comparison.lines).toEqual([]);
});
