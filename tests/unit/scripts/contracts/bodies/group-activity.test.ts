/** What a group did in its last days of votes. */
import { describe, expect, it } from "vitest";
import type { MemberVoteCode } from "#src/domain/codes.ts";
import { activitySentence, lineText } from "#src/i18n/group-activity.ts";
import { groupPages } from "#scripts/contracts/bodies/groups.ts";
import { feedOutputs } from "#scripts/contracts/feeds/feeds.ts";
import { bill } from "#tests/fixtures/act-records.ts";
import { group, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { members, openVote } from "#tests/fixtures/vote-records.ts";

const people = [...members(3, "camera-due"), ...members(2, "camera-uno")];
const groups = [
  group(),
  group({
    id: "camera-due",
    names: [{ name: "Gruppo Due", acronym: "DUE", start: null, end: null }],
    sides: [{ side: "opposition", start: null, end: null }],
  }),
];
/** Votes with the codes of three members of DUE, in the opposition, and of two of UNO, the majority. */
const cast = [
  ["v1", "2026-10-21", {}, ["NO", "NO", "NO", "AYE", "AYE"]],
  ["v2", "2026-11-05", { isFinal: true }, ["AYE", "NO", "AYE", "AYE", "AYE"]],
  ["v3", "2026-11-19", {}, ["AYE", "AYE", "ABSE", "NO", "NO"]],
  ["v4", "2026-11-20", { isSecret: true, title: "Dimissioni" }, ["SEC", "MIS", "SEC", "SEC", "SEC"]],
] as const satisfies readonly (readonly [string, string, object, readonly MemberVoteCode[]])[];
const signed = { person: "camera-due-002", name: "Uno", isFirst: true, added: null, withdrawn: null };
const chamber = {
  site: [site()],
  person: people,
  group: groups,
  sitting: [{ id: "C-641", branch: "C", number: 641, date: "2026-11-19", url: null }],
} as const;
const ballots = cast.map(
  ([id, date, fields, codes], number) =>
    [
      openVote({ id, date, number, isSecret: false, ...fields }),
      people.map(({ id: own }, at) => [own, codes[at] ?? "ABSE"] as const),
    ] as const,
);
const read = memoryReader({
  ...chamber,
  act: [bill({ id: "C_7", title: "Acque", presented: "2026-11-02", signatures: [signed] })],
  ballots,
});
const page = groupPages.build(read, "C/camera-due");

describe("what a group did", () => {
  it("counts votes, those like the majority, absences and rebels of the last seven and thirty days of votes", () => {
    expect(page.activity).toMatchObject({
      week: {
        ...{ from: "2026-11-14", to: "2026-11-20", votes: 2, comparable: 1, withMajority: 0 },
        ...{ absent: 1, mission: 1, voting: 6, rebels: [] },
      },
      month: {
        ...{ from: "2026-10-22", votes: 3, comparable: 2, withMajority: 1, absent: 1, mission: 1, voting: 9 },
        rebels: [{ person: { id: "camera-due-002" }, votes: 1 }],
      },
    });
  });

  it("is said in a sentence", () => {
    const said = (beaten: typeof page.beaten, isMixed: boolean) =>
      activitySentence({ ...page, beaten }, isMixed).replaceAll("\u00a0", " ");
    const week = "Nei 7 giorni fino al 20 novembre 2026 il gruppo ha votato come la maggioranza 0 volte su 1.";
    expect(said(page.beaten, false)).toBe(
      `Il 19 novembre 2026 il Governo è stato battuto: hanno votato 2 componenti su 3. ${week}`,
    );
    expect(said([], false)).toBe(`${week} I componenti risultano assenti 1 volta su 6, in dissenso 0.`);
    // The mixed group has no line.
    expect(said([], true)).toBe(`${week} I componenti risultano assenti 1 volta su 6.`);
  });

  it("says first how many of the group voted when the Government was beaten", () => {
    const defeat = (choices: number, members = 52, date = "2026-11-19") => ({ date, choices, members });
    const said = (...beaten: ReturnType<typeof defeat>[]) =>
      activitySentence({ ...page, beaten }, false)
        .replaceAll("\u00a0", " ")
        .split(" Nei 7")[0];
    const on = "Il 19 novembre 2026 il Governo è stato battuto";
    expect(said(defeat(26), defeat(25))).toBe(`${on} 2 volte: hanno votato 26 e 25 componenti su 52.`);
    expect(said(defeat(1, 8))).toBe(`${on}: ha votato 1 componente su 8.`);
    expect(said(defeat(0, 8))).toBe(`${on}: hanno votato 0 componenti su 8.`);
    expect(said(defeat(7, 9, "2026-11-14"), defeat(6, 8))).toBe(
      "Dal 14 novembre 2026 al 19 novembre 2026 il Governo è stato battuto 2 volte: nell’ultima hanno votato 6 componenti su 8.",
    );
    expect(said(...[1, 2, 3, 4].map((choices) => defeat(choices)))).toBe(
      `${on} 4 volte: nell’ultima hanno votato 4 componenti su 52.`,
    );
    expect(said()).toMatch(/^Nei 7 giorni/);
  });

  it("says up to which day no vote is verified, where the chamber has voted since", () => {
    const last = openVote({ id: "v5", date: "2026-11-21", number: 9, isSecret: false });
    const later = memoryReader({ ...chamber, ballots: [...ballots, [last, []]] });
    const { activity } = groupPages.build(later, "C/camera-due");
    expect(activity).toMatchObject({ week: { to: "2026-11-20" }, unverifiedTo: "2026-11-21" });
    expect(activitySentence({ activity, beaten: [] }, false).replaceAll("\u00a0", " ")).toMatch(
      /in dissenso 0\. Le votazioni dei giorni seguenti, fino al 21 novembre 2026, non sono ancora verificate\.$/,
    );
    expect(page.activity?.unverifiedTo).toBeNull();
  });

  it("counts the votes where neither had a line, and absences", () => {
    const week = {
      ...{ from: "2026-11-02", to: "2026-11-08", comparable: 0, withMajority: 0 },
      ...{ absent: 880, mission: 0, voting: 1000, rebels: [] },
    };
    const said = (votes: number) =>
      activitySentence(
        { activity: { week: { ...week, votes }, month: { ...week, votes }, unverifiedTo: null }, beaten: [] },
        true,
      ).replaceAll("\u00a0", " ");
    expect(said(1)).toBe(
      "Nei 7 giorni fino all’8 novembre 2026 c’è stata una votazione. I componenti risultano assenti 880 volte su 1.000.",
    );
    expect(said(12)).toContain("ci sono state 12 votazioni.");
    expect(said(0)).toBe("");
  });

  it("lists the last important votes with line and dissent, defeats of the Government among them", () => {
    expect(page.votes.map(({ vote, line, rebels, choices }) => [vote.id, line, rebels, choices])).toEqual([
      ["v3", "AYE", 0, 2],
      ["v2", "AYE", 1, 3],
    ]);
  });

  it("lists the bills of its members", () => {
    expect(page.bills).toMatchObject({ total: 1, rows: [{ id: "C_7", person: { id: "camera-due-002" } }] });
    expect(groupPages.build(read, "C/camera-uno").bills).toEqual({ total: 0, rows: [] });
  });

  it("is followed by its feed", () => {
    const feeds = feedOutputs.find(({ name }) => name === "feeds-groups");
    expect(feeds?.build(read, "gruppi/camera-due.xml")).toMatchObject({
      entries: [{ type: "line", id: "v3" }, { type: "line", id: "v2", rebels: 1, choices: 3 }, { type: "memberships" }],
    });
    expect(lineText("NO", 2, 50).replaceAll("\u00a0", " ")).toBe(
      "Il gruppo: contro, 2 in dissenso su 50 voti espressi.",
    );
    expect(lineText("SEC", null, 0)).toBe("Il gruppo: voto segreto.");
  });
});
