import { expect, it } from "vitest";
import { eventArchive } from "#scripts/contracts/site/events.ts";
import { marginPointsFile, voteSetFiles } from "#scripts/contracts/votes/vote-files.ts";
import { voteRankings, votesArchive, votesListPage } from "#scripts/contracts/votes/votes-list.ts";
import { group, person, site, sitting } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { members, openVote } from "#tests/fixtures/vote-records.ts";

/** A chamber with one member, Anna, and these votes. */
const chamberOfOne = (ballots: NonNullable<Parameters<typeof memoryReader>[0]["ballots"]>) =>
  memoryReader({ site: [site()], person: [person({ id: "anna" })], group: [group()], sitting: [sitting()], ballots });

it("ranks by margin what was decided: an annulled vote was won and lost by nobody", () => {
  const tight = { date: "2026-11-18", ayes: 1, noes: 0, required: 1 };
  const read = chamberOfOne([
    [openVote({ ...tight, id: "vs19_641_001", number: 1 }), [["anna", "AYE"]]],
    [
      openVote({ ...tight, id: "vs19_641_002", number: 2, outcome: "other", outcomeText: "Annullata" }),
      [["anna", "AYE"]],
    ],
  ]);
  const { total, rows } = voteRankings.build(read, "sul-filo");
  expect([total, rows.map(({ id }) => id)]).toEqual([1, ["vs19_641_001"]]);
});

it("has its rankings and archives before the first vote, as no values known", () => {
  const read = memoryReader({ site: [site()] });
  expect(voteRankings.keys(read)).toEqual(["sul-filo", "ribelli", "governo-battuto"]);
  expect(voteRankings.build(read, "ribelli")).toMatchObject({ isKnown: false, total: 0, rows: [] });
  expect(votesArchive.keys(read)).toEqual(["index"]);
  expect(votesArchive.build(read, "index")).toMatchObject({ year: null, years: [], months: [] });
  expect(eventArchive.keys(read)).toEqual(["index"]);
  expect(eventArchive.build(read, "index")).toMatchObject({ months: [], list: { count: 0, rows: [] } });
});

it("counts the votes that equal the first, and gives what each needed", () => {
  const tight = { date: "2026-11-18", ayes: 1, noes: 0 };
  const read = chamberOfOne(
    [1, 1, 0].map((required, index) => [
      openVote({ ...tight, required, id: `vs19_641_00${String(index + 1)}`, number: index + 1 }),
      [["anna", "AYE"]],
    ]),
  );
  const { total, equals, rows } = voteRankings.build(read, "sul-filo");
  expect([total, equals]).toEqual([3, 2]);
  expect(rows.map(({ margin, required }) => [margin, required])).toEqual([
    [0, 1],
    [0, 1],
    [1, 0],
  ]);
});

it("names the rebels of a vote by name, with the group that they voted against", () => {
  const people = members(4, "camera-sal");
  const read = memoryReader({
    ...{ site: [site()], person: people, group: [group({ id: "camera-sal" })], sitting: [sitting()] },
    ballots: [
      [
        openVote({ id: "vs19_641_001", number: 1, date: "2026-11-18" }),
        people.map(({ id }, index) => [id, index < 2 ? "AYE" : index === 2 ? "NO" : "ABSE"]),
      ],
    ],
  });
  const { equals, rows } = voteRankings.build(read, "ribelli");
  expect([
    equals,
    rows.map(({ rebels, rebelNames }) => [rebels, rebelNames?.map(({ id, name }) => [id, name])]),
  ]).toEqual([1, [[1, [["camera-sal-003", "Nikolić 3 Anna"]]]]]);
});

it("draws the margins of the key votes that decided: neither of those in verification nor of the annulled ones", () => {
  const key = { date: "2026-11-18", isKey: true, ayes: 1, noes: 0, required: 1 };
  const read = chamberOfOne([
    [openVote({ ...key, id: "vs19_641_001", number: 1 }), [["anna", "AYE"]]],
    [openVote({ ...key, id: "vs19_641_002", number: 2, outcome: "other", outcomeText: null }), [["anna", "AYE"]]],
    // One aye is declared, none is counted.
    [openVote({ ...key, id: "vs19_641_003", number: 3 }), [["anna", "NO"]]],
  ]);
  const { points, byYear, rows } = votesListPage.build(read, "index");
  expect(points).toEqual([["2026-11-18", 0, "C", "vs19_641_001", rows.at(-1)?.title]]);
  expect(byYear).toEqual([{ year: "2026", all: 3, votes: 1, risky: 1, median: 0 }]);
  expect(rows.map(({ number, status, margin }) => [number, status, margin])).toEqual([
    [3, "review", null],
    [2, "verified", 0],
    [1, "verified", 0],
  ]);
  expect(marginPointsFile.build(read, "margini-chiave").series.map((series) => series.points.length)).toEqual([1, 0]);
  expect(voteSetFiles.build(read, "margini")).toMatchObject({
    values: [{ margin: null }, { margin: 0 }],
    positions: [0, 1, 1],
  });
});

it("gives the count of the positions as the score of a vote without totals, as its page does", () => {
  const read = chamberOfOne([
    [openVote({ id: "vs19_641_001", number: 1, isKey: true, date: "2026-11-18" }), [["anna", "AYE"]]],
    [openVote({ id: "vs19_641_002", number: 2, isKey: true, date: "2026-11-18", isSecret: true }), [["anna", "SEC"]]],
  ]);
  const { rows } = votesListPage.build(read, "index");
  expect(rows.map(({ ayes, noes, abstained, isCounted }) => [ayes, noes, abstained, isCounted])).toEqual([
    [null, null, null, undefined],
    [1, 0, 0, true],
  ]);
});
