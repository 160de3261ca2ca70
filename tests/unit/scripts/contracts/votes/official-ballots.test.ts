/**
 * A real vote: the Camera's sitting 147, vote 41, of 26 July 2023, from all its official positions, where a machine has them
 * (Camera dei deputati, dati.camera.it). Beside it stand the numbers that the foundation's service published for it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { totalOf } from "#src/domain/code-counts.ts";
import type { MemberVoteCode } from "#src/domain/codes.ts";
import { percent } from "#src/domain/cohesion.ts";
import { countParticipation } from "#src/domain/participation.ts";
import type { Ballot, ParliamentaryGroup } from "#src/domain/records.ts";
import { composition } from "#scripts/contracts/stats/composition.ts";
import { branchStats } from "#scripts/contracts/stats/month-stats.ts";
import { voteRows } from "#scripts/contracts/stats/vote-rows.ts";
import { votePages } from "#scripts/contracts/votes/vote-page.ts";
import { body, group, membership, person, sitting, vote } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { findOfficialVotes } from "#tests/support/opendata-folder.ts";

const folder = findOfficialVotes();
if (folder === undefined) {
  process.stdout.write(
    "official votes not found (../shared/opendata/votes or EMICICLO_OPENDATA): one is not counted again here\n",
  );
}

const cell = z.object({ value: z.string() });
const answer = z.object({
  results: z.object({ bindings: z.array(z.object({ dep: cell, label: cell, type: cell, grp: cell })) }),
});

const choices = new Map<string, MemberVoteCode>([
  ["Favorevole", "AYE"],
  ["Contrario", "NO"],
  ["Astensione", "ABST"],
]);
const reasons = new Map<string, MemberVoteCode>([
  ["in missione", "MIS"],
  ["non ha partecipato", "ABSE"],
  ["ha Presieduto", "PRES"],
]);

/** A position in the chamber's words: the type, and for "Non ha votato" the end of the label. */
function toCode(type: string, label: string): MemberVoteCode {
  const found = choices.get(type) ?? reasons.get(label.slice(label.lastIndexOf(")") + 2));
  if (found === undefined) throw new Error(`unknown position: ${type}, ${label}`);
  return found;
}

/**
 * Sides as published. NM-M, ten members, stands with the majority. The mixed group has none of its own, and the opposition of
 * 162 holds all nine of it: M-+EUR three, M-ALT two, M-MIN four.
 */
const majority = ["FDI", "LEGA", "FI-PPE", "NM-M"];
const toPeriod = (acronym: string) => ({
  side: majority.includes(acronym) ? ("majority" as const) : ("opposition" as const),
  start: null,
  end: null,
});

/** Of the mixed group the acronym names the component: "M-MIN". */
const mixed = "MISTO";
const toAcronym = (grp: string) => (grp.startsWith("M-") ? mixed : grp);

function toGroup(acronym: string): ParliamentaryGroup {
  const isMixed = acronym === mixed;
  const names = [{ name: acronym, acronym, start: null, end: null }];
  return group({ id: toId(acronym), names, isMixed, sides: isMixed ? [] : [toPeriod(acronym)] });
}

const toId = (acronym: string) => `camera-${acronym.toLowerCase()}`;
const president = "presidente-della-camera";

function readRows() {
  const text = readFileSync(join(folder ?? "", "camera-ballots-vs19_147_041.json"), "utf8");
  return answer.parse(JSON.parse(text)).results.bindings.map(({ dep, label, type, grp }) => ({
    id: dep.value.slice(dep.value.lastIndexOf("/") + 1),
    acronym: toAcronym(grp.value),
    code: toCode(type.value, label.value),
  }));
}

/** The vote with its 399 positions, among 400 members; the President of the Camera sits in LEGA. */
function readVote(own: MemberVoteCode | null, absent: number) {
  const rows = readRows();
  const seats = [...rows, { id: president, acronym: "LEGA" }];
  const persons = seats.map(({ id, acronym }) => {
    const groups = [{ group: toId(acronym), start: null, end: null }];
    return person({ id, memberships: [membership({ groups, sides: acronym === mixed ? [toPeriod(acronym)] : [] })] });
  });
  const ballots = [
    ...rows.map(({ id, code }): Ballot => [id, code]),
    ...(own === null ? [] : [[president, own] as const]),
  ];
  const day = "2023-07-26";
  const role = { person: president, role: "Presidente", start: "2022-10-14", end: null };
  // Totals as published, the President among the absent.
  const record = vote({
    id: "vs19_147_041",
    sitting: "C-147",
    date: day,
    subType: "ODG",
    outcome: "rejected",
    ayes: 103,
    noes: 159,
    abstained: 13,
    present: 275,
    voting: 262,
    absent,
    onMission: 58,
    required: 132,
  });
  const reader = memoryReader({
    person: persons,
    group: [...new Set(seats.map(({ acronym }) => acronym))].map(toGroup),
    body: [body({ kind: "presidency", roles: [role] })],
    sitting: [sitting({ id: "C-147", number: 147, date: day })],
    ballots: [[record, ballots.toSorted(([a], [b]) => (a < b ? -1 : 1))]],
  });
  const page = votePages.build(reader, record.id);
  const { groups } = reader.derived(composition, page.composition.key);
  const results = new Map(page.groups.map((result, at) => [groups[at]?.acronym ?? "", result]));
  const row = reader.derived(voteRows, "C:2023-07").get(record.id);
  return { rows, page, results, row, stats: reader.derived(branchStats, "C") };
}

describe.runIf(folder !== undefined)("a real vote from its official positions", () => {
  let read: ReturnType<typeof readVote>;
  beforeAll(() => void (read = readVote(null, 66)));

  it("adds up with 399 positions of 400 members", () => {
    expect(read.rows).toHaveLength(399);
    expect([read.page.status, read.page.problems]).toEqual(["verified", []]);
    const { AYE, NO, ABST, MIS, ABSE, PRES } = read.page.counts ?? {};
    // As published, but for the 66 absent: one of them is the President.
    expect([AYE, NO, ABST, MIS, ABSE, PRES]).toEqual([103, 159, 13, 58, 65, 1]);
    expect([read.page.rebels?.length, read.page.margin, read.row?.rebels, read.row?.margin]).toEqual([4, 29, 4, 29]);
    expect([read.row?.majorityCohesion, read.page.isGovernmentBeaten]).toEqual([66.7, false]);
  });

  it("adds up as well where the President is listed as absent, or where the total leaves them out", () => {
    for (const [own, absent] of [
      ["ABSE", 66],
      ["ABSE", 65],
      [null, 65],
    ] as const) {
      const { page, results } = readVote(own, absent);
      expect([page.status, page.counts?.ABSE]).toEqual(["verified", 65]);
      expect([...results]).toEqual([...read.results]);
      expect(page.sides).toEqual(read.page.sides);
    }
    expect(readVote(null, 67).page.problems).toEqual([{ check: "absent", expected: 67, found: 65 }]);
  });

  // Size, line, ayes, noes, abstained, absent, on mission, did not vote, rebels, cohesion. Of LEGA 11 absent are published: one of them
  // is the President, who is not in its size.
  it.each([
    ["M5S", 52, "AYE", 38, 0, 1, 8, 4, 13, 1, 73.08],
    ["LEGA", 65, "NO", 0, 42, 0, 10, 13, 23, 0, 64.62],
    ["FDI", 118, "NO", 0, 87, 0, 9, 22, 31, 0, 73.73],
    ["FI-PPE", 44, "NO", 0, 24, 0, 11, 9, 20, 0, 54.55],
    ["PD-IDP", 69, "AYE", 50, 0, 0, 16, 3, 19, 0, 72.46],
    ["AVS", 11, "AYE", 9, 0, 0, 1, 1, 2, 0, 81.82],
    ["AIV-RE", 21, "ABST", 2, 1, 9, 6, 3, 9, 3, 42.86],
    ["NM-M", 10, "NO", 0, 5, 0, 3, 2, 5, 0, 50],
  ] as const)(
    "%s is as published",
    (acronym, size, line, ayes, noes, abstained, absent, mission, away, rebels, rate) => {
      const result = read.results.get(acronym);
      const { AYE, NO, ABST, ABSE, MIS } = result?.counts ?? {};
      expect([AYE, NO, ABST, ABSE, MIS]).toEqual([ayes, noes, abstained, absent, mission]);
      expect([result && totalOf(result.counts), result?.line, result?.nonParticipants, result?.rebels]).toEqual([
        size,
        line,
        away,
        rebels,
      ]);
      const ratio = read.stats.groups.get(toId(acronym))?.cohesion ?? null;
      expect(ratio?.whole).toBe(size);
      expect(percent(ratio, 2)).toBe(rate);
      expect(result?.cohesion).toEqual(ratio);
    },
  );

  it("the mixed group has nine members and, other than published (AYE, 44.44), no line and no cohesion", () => {
    const result = read.results.get(mixed);
    expect(result?.counts).toMatchObject({ AYE: 4, NO: 0, ABST: 3, ABSE: 1, MIS: 1 });
    expect([result?.line, result?.rebels, result?.cohesion]).toEqual(["NV", null, null]);
  });

  it("majority and opposition are as published", () => {
    const sides = read.page.sides.map(({ side, counts, line, rebels, nonParticipants, cohesion }) => [
      [side, totalOf(counts), line, counts.AYE, counts.NO, counts.ABST],
      [counts.ABSE, counts.MIS, counts.PRES, nonParticipants, rebels, cohesion],
    ]);
    expect(sides).toEqual([
      [
        ["majority", 237, "NO", 0, 158, 0],
        [33, 46, 0, 79, 0, { part: 158, whole: 237 }],
      ],
      [
        ["opposition", 162, "AYE", 103, 1, 13],
        [32, 12, 1, 45, 4, { part: 103, whole: 162 }],
      ],
    ]);
    expect([read.stats.majority.cohesion, read.stats.opposition.cohesion]).toEqual([
      { part: 158, whole: 237 },
      { part: 103, whole: 162 },
    ]);
  });

  it("the President has no vote and no absence", () => {
    const { counts, evaluable } = readVote("ABSE", 66).stats.members.get(president) ?? {};
    expect(counts && countParticipation(counts)).toEqual({ voting: 0, present: 0, absent: 0, mission: 0 });
    expect(evaluable).toBe(0);
  });
});
