/** Real votes as the chambers answered, on machines that have them: their totals are in the README of the folder. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { MemberVoteCode, Outcome } from "#src/domain/codes.ts";
import { countCodes } from "#src/domain/code-counts.ts";
import type { Ballot } from "#src/domain/records.ts";
import { themeLabel } from "#src/domain/themes.ts";
import { checkVote, type CheckedVote } from "#src/domain/vote-check.ts";
import { Notes } from "#scripts/pull/notes.ts";
import { parseAnswer } from "#scripts/pull/sources/opendata/endpoint.ts";
import { subjectsByReading } from "#scripts/pull/sources/opendata/bills.ts";
import { cameraPositions, senatePositions, withAbsences } from "#scripts/pull/sources/opendata/positions.ts";
import { readConfidence } from "#scripts/pull/sources/opendata/sides.ts";
import { get, localName, type Row } from "#scripts/pull/sources/opendata/sparql.ts";
import { toDrafts } from "#scripts/pull/sources/opendata/vote-drafts.ts";
import { findOfficialVotes } from "#tests/support/opendata-folder.ts";

const folder = findOfficialVotes();
if (folder === undefined) {
  process.stdout.write(
    "official votes not found (../shared/opendata/votes or EMICICLO_OPENDATA): they are not converted here\n",
  );
}

const readText = (file: string): string => readFileSync(join(folder ?? "", file), "utf8");
const readRows = (file: string): Row[] => parseAnswer(readText(file), 0);
/** Renames the variables of a published answer to those of our query. */
const renamed = (rows: readonly Row[], names: Readonly<Record<string, string>>): Row[] =>
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]): [string, string] => [names[name] ?? name, value])),
  );

const index = { deputy: localName, senator: localName, name: () => undefined };
const days = { C: "2026-11-20", S: "2026-11-20" };
const governments = { on: () => null };
const president = "president";

function check(
  ballots: readonly Ballot[],
  totals: readonly [ayes: number, noes: number, abstained: number],
  rest: Partial<CheckedVote> = {},
) {
  const [ayes, noes, abstained] = totals;
  const outcome: Outcome = ayes > noes ? "approved" : "rejected";
  const vote: CheckedVote = {
    ...{ isSecret: false, positionsPublished: true, outcome, ayes, noes, abstained, absent: null, onMission: null },
    ...{ voting: ayes + noes, required: Math.floor((ayes + noes) / 2) + 1, ...rest },
  };
  return checkVote(vote, ballots, { inOffice: new Set([...ballots.map(([person]) => person), president]), president });
}

const countsOf = (ballots: readonly Ballot[]) => countCodes(ballots.map(([, code]): MemberVoteCode => code));

describe.runIf(folder !== undefined)("real votes", () => {
  it("the Camera's vote 41 of sitting 147 comes out with its totals, and is verified", () => {
    const rows = renamed(readRows("camera-ballots-vs19_147_041.json"), { dep: "x", type: "t", label: "l", grp: "g" });
    const { ballots, contradictory } = cameraPositions(rows, { index, mixed: null, notes: new Notes() });
    expect([ballots.length, contradictory.size]).toEqual([399, 0]);
    expect(countsOf(ballots)).toMatchObject({ AYE: 103, NO: 159, ABST: 13, MIS: 58, ABSE: 65, PRES: 1 });
    expect(check(ballots, [103, 159, 13])).toEqual({ status: "verified", problems: [] });
  });

  /** Rows of the chamber's page; the file has no quoted cells. */
  const pageRows = (vote: string): Row[] =>
    readText("camera-page-ballots-2022.csv")
      .split(/\r?\n/)
      .map((line) => line.split(","))
      .filter(([sitting, number]) => `${sitting ?? ""}/${number ?? ""}` === vote)
      .map(([, , , , , name = "", group = "", word = ""]) => {
        const isChoice = ["Favorevole", "Contrario", "Astensione"].includes(word);
        return { x: name, g: group, ...(isChoice ? { t: word } : { t: "Non ha votato", de: word }) };
      });

  it.each([
    ["4/1", 235, 154, 5],
    ["9/1", 137, 182, 1],
    ["9/2", 137, 179, 0],
    ["13/1", 47, 0, 283],
    ["16/1", 46, 193, 75],
  ])("the Camera's vote %s comes out with its totals, and is verified", (vote, ayes, noes, abstained) => {
    const { ballots } = cameraPositions(pageRows(vote), { index, mixed: null, notes: new Notes() });
    expect(ballots).toHaveLength(399);
    expect(countsOf(ballots)).toMatchObject({ AYE: ayes, NO: noes, ABST: abstained, SEC: 0 });
    expect(check(ballots, [ayes, noes, abstained])).toEqual({ status: "verified", problems: [] });
  });

  it("the government's first confidence gives the sides that are published", () => {
    const { ballots, groups } = cameraPositions(pageRows("4/1"), { index, mixed: null, notes: new Notes() });
    // The page has acronyms in place of addresses, which get the prefix of an unknown group.
    const groupOf = (person: string) => groups.get(person)?.replace("senato-gruppo-", "") ?? null;
    const read = readConfidence({ branch: "C", date: "2022-10-25", number: 1 }, ballots, groupOf, (group) =>
      group.startsWith("M-"),
    );
    const of = (side: string) => Object.keys(read.groups).filter((group) => read.groups[group] === side);
    expect(of("majority").toSorted()).toEqual(["FDI", "FI-PPE", "LEGA"]);
    expect(of("opposition").toSorted()).toEqual(["AIV-RE", "M5S", "PD-IDP"]);
    const mixed = (acronym: string, side: string | null) =>
      [...groups.keys()].filter((person) => groupOf(person) === acronym && read.members[person] === side).length;
    expect([mixed("M-NM", "majority"), mixed("M-AVS", "opposition")]).toEqual([9, 12]);
  });

  it("the Senate's vote 2 of sitting 454 comes out with its totals, the absent included, and is verified", () => {
    const [row = {}] = readRows("senate-vote-19-454-2.json");
    const names = { label: "l", num: "n", date: "d", esito: "e", fav: "f", con: "c", ast: "a" };
    const metadata = renamed([row], { ...names, pre: "p", vot: "w", mag: "mg" });
    const bills = { byUri: () => undefined, byIdentifier: () => undefined };
    const rows = { votes: metadata, acts: [], addressActs: [], chairs: [], stamps: [], links: [] };
    const [draft] = toDrafts("S", rows, { bills, index, days, governments, notes: new Notes() });
    expect(draft?.vote).toMatchObject({
      ...{ id: "19-454-2", sitting: "S-454", number: 2, date: "2026-09-15", subType: "ALL", isFinal: true },
      ...{ outcome: "approved", ayes: 113, noes: 71, abstained: 2, present: 187, voting: 186, required: 93 },
    });
    const listed = readRows("senate-ballots-19-454-2.json");
    const positions = senatePositions(listed, { isSecret: false, isQuorumCheck: false }, index, new Notes());
    expect(positions.ballots).toHaveLength(198);
    const others = Array.from({ length: 6 }, (_, number) => `absent-${number}`);
    const inOffice = new Set([...positions.ballots.map(([person]) => person), ...others, president]);
    const ballots = withAbsences(positions, inOffice, president);
    expect(countsOf(ballots)).toMatchObject({ AYE: 113, NO: 71, ABST: 2, MIS: 12, ABSE: 6, PNV: 0 });
    expect(check(ballots, [113, 71, 2], { voting: 186, required: 93, onMission: 12 })).toEqual({
      status: "verified",
      problems: [],
    });
  });

  it("the Camera's votes of October 2026 keep totals, kinds and marks", () => {
    const names = {
      date: "d",
      title: "ti",
      desc: "de",
      fin: "fi",
      seg: "sg",
      fav: "f",
      con: "c",
      ast: "a",
      appr: "ap",
    };
    const votes = renamed(readRows("camera-votes-october-2026.json"), names);
    const bills = {
      byUri: () => undefined,
      byIdentifier: (identifier: string) => (identifier === "C.2822-B" ? "C_2822" : undefined),
    };
    const drafts = toDrafts(
      "C",
      { votes, acts: [], addressActs: [], chairs: [], stamps: [], links: [] },
      { bills, index, days, governments, notes: new Notes() },
    );
    expect(
      drafts.map(({ vote: { id, subType, isFinal, isSecret, outcome, ayes, noes, abstained, acts } }) => [
        ...[id, subType, isFinal, isSecret, outcome, ayes, noes, abstained, acts[0]?.id],
      ]),
    ).toEqual([
      ["vs19_722_001", "ART", false, false, "approved", 214, 0, 126, "C_2822"],
      ["vs19_722_004", "ODG", false, false, "rejected", 122, 189, 9, "C_2822"],
      ["vs19_722_011", "ODG", false, false, "rejected", 137, 194, 3, "C_2822"],
      ["vs19_722_021", "ODG", false, false, "rejected", 131, 196, 4, "C_2822"],
      ["vs19_722_031", "ODG", false, false, "rejected", 9, 277, 6, "C_2822"],
      ["vs19_722_032", "ODG", false, false, "rejected", 104, 175, 2, "C_2822"],
      ["vs19_723_001", "ALL", true, true, "approved", 227, 164, 0, "C_2822"],
    ]);
  });

  it("a Senate vote on four joined bills is one vote with four acts", () => {
    const rows = readRows("senate-votes-sitting-232.json");
    const names = { label: "l", num: "n", date: "d", esito: "e", fav: "f", con: "c", ast: "a" };
    const votes = renamed(rows, names).map((row) => ({ ...row, fase: "" }));
    const acts = rows.map((row) => ({ v: get(row, "v"), x: get(row, "fase") }));
    const distinct = [...new Map(votes.map((row) => [get(row, "v"), row])).values()];
    const bills = { byUri: (uri: string) => uri.replace(".", "_"), byIdentifier: () => undefined };
    const drafts = toDrafts(
      "S",
      { votes: distinct, acts, addressActs: [], chairs: [], stamps: [], links: [] },
      { bills, index, days, governments, notes: new Notes() },
    );
    expect(drafts).toHaveLength(20);
    expect(drafts.find(({ vote }) => vote.id === "19-232-24")?.vote).toMatchObject({
      ...{ ayes: 84, noes: 58, abstained: 0, outcome: "approved", isFinal: true },
      acts: ["S_163", "S_245", "S_475", "S_824"].map((id) => ({ kind: "bill", id })),
    });
  });

  it("the subjects of eight bills come out in sentence case", () => {
    const rows = readRows("senate-subjects-of-bills.json");
    const subjects = subjectsByReading(rows);
    expect([...subjects.values()].map((own) => own.length)).toEqual([2, 1, 1, 5, 2, 3, 4, 3]);
    expect(subjects.get("http://dati.senato.it/ddl/56645")?.map(themeLabel)).toEqual([
      "Reati commessi all’estero",
      "Gravidanza e puerperio",
      "Fecondazione artificiale",
    ]);
  });
});
