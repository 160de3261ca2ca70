import { describe, expect, it } from "vitest";
import { withSittings } from "#scripts/contracts/acts/parts.ts";
import { readActVotes } from "#scripts/contracts/acts/votes.ts";
import type { PassageRow } from "#src/contracts/act-parts.ts";
import type { Ballot } from "#src/domain/records.ts";
import { government, group, site, sitting, vote } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { members, openVote } from "#tests/fixtures/vote-records.ts";

const acts = [{ kind: "bill", id: "C_1" }] as const;

it("shows of the votes on an act that are equally close the newest", () => {
  const equal = [7, 8, 9, 10, 11, 12].map((number) =>
    vote({ id: `vs19_641_${number}`, number, acts: [...acts], subType: "AMEND" }),
  );
  const read = memoryReader({ site: [site()], sitting: [sitting()], vote: equal });
  expect(readActVotes(read, ["bill/C_1"]).votes.rows.map(({ number }) => number)).toEqual([12, 11, 10, 9, 8]);
});

describe("the lines of the groups in the main votes", () => {
  const [ones, twos] = [members(3, "camera-uno"), members(2, "camera-due")];
  const mixed = members(2, "camera-misto");
  const people = [...ones, ...twos, ...mixed];
  const ballots = (one: Ballot[1], two: Ballot[1]): Ballot[] => [
    ...ones.map(({ id }): Ballot => [id, one]),
    ...twos.map(({ id }): Ballot => [id, two]),
    ...mixed.map(({ id }): Ballot => [id, one]),
  ];
  const ask = (number: number, title: string, fields: Parameters<typeof openVote>[0] = {}) =>
    openVote({ id: `vs19_641_${String(number)}`, number, title, acts: [...acts], ...fields });
  const read = memoryReader({
    site: [site()],
    sitting: [sitting()],
    government: [government()],
    person: people,
    group: [
      group({ id: "camera-uno", names: [{ name: "Gruppo Uno", acronym: "UNO", start: "2022-10-13", end: null }] }),
      group({ id: "camera-due", names: [{ name: "Gruppo Due", acronym: "DUE", start: "2022-10-13", end: null }] }),
      group({
        ...{ id: "camera-misto", isMixed: true },
        names: [{ name: "Misto", acronym: "MISTO", start: "2022-10-13", end: null }],
      }),
    ],
    ballots: [
      [ask(1, "C.1 - Articolo 1", { subType: "ART" }), ballots("AYE", "NO")],
      [ask(2, "C.1 - Em. 1.5 Boschi", { subType: "AMEND" }), ballots("NO", "AYE")],
      [ask(3, "C.1 - Em. 1.6 Boschi", { subType: "AMEND", isSecret: true }), ballots("SEC", "SEC")],
      [ask(4, "C.1 - Votazione finale", { isFinal: true }), ballots("AYE", "ABST")],
    ],
  });
  const { votes } = readActVotes(read, ["bill/C_1"]);
  const [grid] = votes.grids;

  it("stand in order of time, without secret votes", () => {
    expect(votes.grids).toHaveLength(1);
    expect(grid?.votes.map(({ subject }) => [subject?.kind, subject?.number])).toEqual([
      ["article", "1"],
      ["amendment", "1.5"],
      ["final", null],
    ]);
  });

  it("are those of groups with a line, not of the mixed group, whose members are on several sides", () => {
    expect(grid?.groups.map(({ group: { acronym } }) => acronym).sort()).toEqual(["DUE", "UNO"]);
  });

  it("mark a group whose line changes between votes on the text, not on an amendment", () => {
    const lines = Object.fromEntries(
      (grid?.groups ?? []).map(({ group: { acronym }, lines: own }) => [
        acronym,
        own.map(({ line, isChanged }) => `${String(line)}${isChanged ? "*" : ""}`),
      ]),
    );
    expect(lines).toEqual({ UNO: ["AYE", "NO", "AYE"], DUE: ["NO", "AYE", "ABST*"] });
  });
});

describe("the sittings in an iter", () => {
  const step = (date: string | null, kind: string) => ({ date, kind, label: kind, body: null, vote: null });
  const passages: PassageRow[] = [
    { reading: "C.1", branch: "C", steps: [step("2026-01-10", "presented"), step("2026-03-20", "approved")] },
    { reading: "S.2", branch: "S", steps: [step("2026-03-25", "presented")] },
    { reading: "C.1-B", branch: "C", steps: [step("2026-05-02", "presented")] },
  ];
  const held = (branch: "C" | "S", date: string, number: number) => ({
    branch,
    date,
    ballots: { sitting: number, ticks: [] },
  });
  const shown = (rows: readonly PassageRow[]) =>
    rows.map(({ reading, steps }) => [reading, ...steps.map(({ kind, ballots }) => ballots?.sitting ?? kind)]);

  it("stand in the reading of their chamber, before the decision of their day", () => {
    const sittings = [held("C", "2026-03-19", 640), held("C", "2026-03-20", 641), held("C", "2026-05-04", 660)];
    expect(shown(withSittings(passages, sittings))).toEqual([
      ["C.1", "presented", 640, 641, "approved"],
      ["S.2", "presented"],
      ["C.1-B", "presented", 660],
    ]);
  });

  it("have a passage of their own where their chamber has no reading", () => {
    expect(shown(withSittings(passages.slice(0, 1), [held("S", "2026-04-01", 402)]))).toEqual([
      ["C.1", "presented", "approved"],
      [null, 402],
    ]);
  });
});
