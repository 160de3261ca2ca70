/** Votes of the API as records. */
import { describe, expect, it } from "vitest";
import { toArea } from "#scripts/pull/sources/api/to-person.ts";
import { GroupTimeline } from "#scripts/pull/sources/api/group-timeline.ts";
import { MemberTimeline } from "#scripts/pull/sources/api/timeline.ts";
import { Notes } from "#scripts/pull/notes.ts";
import { rawVoting } from "#scripts/pull/sources/api/raw.ts";
import { toActRef, toOutcome, toSubType, toVote } from "#scripts/pull/sources/api/to-vote.ts";

/** No bill with a second reading. */
const billIds = new Map<string, string>();

describe("quirks of the API", () => {
  it("unknown values are kept as text or left out, with a remark", () => {
    const notes = new Notes();
    expect(toOutcome("Annullata", notes)).toEqual({ outcome: "other", outcomeText: "Annullata" });
    expect(toOutcome("Approvata", notes)).toEqual({ outcome: "approved", outcomeText: "Approvata" });
    expect(toOutcome(null, notes)).toEqual({ outcome: "other", outcomeText: null });
    expect(toSubType("AMEND", "Emendamenti", notes)).toEqual({ subType: "AMEND" });
    expect(toSubType(null, "Emendamenti", notes)).toEqual({ subType: "AMEND" });
    expect(toSubType("ODG", null, notes)).toEqual({ subType: "ODG" });
    expect(toSubType(null, "Dichiarazione d’urgenza", notes)).toEqual({ subType: "EM_DECL" });
    expect(toSubType("SORT", "Sorteggio", notes)).toEqual({ subType: null, subTypeText: "Sorteggio" });
    expect(notes.lines).toEqual([
      "votings: no outcome",
      'votings: unknown outcome "Annullata"',
      'votings: unknown sub_vote_type "Sorteggio"',
    ]);
  });

  it("areas are found by name", () => {
    expect(
      [
        "Trentino-Alto Adige/Südtirol",
        "Lombardia 1",
        "Valle d'Aosta",
        "Africa, Asia, Oceania, Antartide",
        "Atlantide",
        null,
      ].map(toArea),
    ).toEqual(["trentino-alto-adige", "lombardia", "valle-d-aosta", "africa-asia-oceania-antartide", null, null]);
  });

  it("rows of groups that do not add up, and the rows of the two sides, do not refuse a vote", () => {
    const origin = { name: "x", day: "2026-11-20" };
    const groups = new GroupTimeline([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
    const raw = rawVoting.parse({
      id: 1,
      slug: "vs19_1_001",
      sitting: { number: 1, date: "2022-10-25", branch: "C" },
      number: 1,
      title: "x",
      outcome: "Approvata",
      n_ayes: 1,
      n_nos: 0,
      n_voting: 1,
      groups_votes: [
        {
          group: { acronym: "UNO", branch: "camera", name: "Uno" },
          n_group_total: 65,
          n_ayes: 42,
          n_nos: 11,
          n_absent: 13,
          vote: "AYE",
        },
        {
          group: { acronym: "Opposizione", branch: "parlamento", name: "Opposizione" },
          n_group_total: 165,
          vote: "NO",
        },
      ],
      members_votes: [
        { membership: { slug: "rossi-maria-1970-01-31-2" }, vote: "AYE", group: { acronym: "UNO", branch: "camera" } },
      ],
    });
    const context = {
      groups,
      history: new MemberTimeline({
        groups: new Map(),
        sides: new Map(),
        today: origin.day,
        previous: () => [],
        upTo: { C: null, S: null },
        listed: new Map(),
        changed: new Map(),
      }),
      governmentOn: () => null,
      billIds,
      inferredActs: () => undefined,
      notes: new Notes(),
      origin,
    };
    const { vote, ballots } = toVote(raw, context);
    expect(vote).toMatchObject({ ayes: 1, noes: 0, voting: 1, abstained: null, positionsPublished: true });
    expect(ballots).toEqual([["rossi-maria-1970-01-31-2", "AYE"]]);
    expect(groups.records.map(({ id }) => id)).toEqual(["camera-uno"]);
  });

  it("positions are not published while nobody has chosen, also where it is known who presides or is away", () => {
    const origin = { name: "x", day: "2026-11-20" };
    const upTo = { C: null, S: null };
    const nothing = new Map<string, unknown>();
    const past = { groups: nothing, sides: nothing, listed: nothing, changed: nothing, previous: () => [], upTo };
    const isPublished = (codes: readonly string[], is_secret = false) =>
      toVote(
        rawVoting.parse({
          id: 1,
          slug: "vs19_1_001",
          sitting: { number: 1, date: "2022-10-25", branch: "C" },
          number: 1,
          is_secret,
          members_votes: codes.map((vote, index) => ({ membership: { slug: `rossi-${index}-1970-01-31` }, vote })),
        }),
        {
          groups: new GroupTimeline([], { upTo, sides: nothing }, origin),
          history: new MemberTimeline({ ...past, today: origin.day }),
          governmentOn: () => null,
          billIds,
          inferredActs: () => undefined,
          notes: new Notes(),
          origin,
        },
      ).vote.positionsPublished;
    expect([["SEC", "SEC"], ["PRES", "SEC", "MIS"], []].map((codes) => isPublished(codes))).toEqual([
      false,
      false,
      false,
    ]);
    expect(
      [
        ["PRES", "AYE", "MIS"],
        ["ABSE", "MIS"],
      ].map((codes) => isPublished(codes)),
    ).toEqual([true, true]);
    expect(isPublished(["PRES", "SEC"], true)).toBe(true);
  });

  it("acts of earlier legislatures are named, not linked", () => {
    const ref = { id: "1", identifier: "234-2021", slug: "234-2021", type: "prev_act" };
    expect(toActRef(ref, billIds)).toBeNull();
    expect(toActRef({ ...ref, identifier: "C.1742", slug: "C_1742", type: "bill" }, billIds)).toEqual({
      kind: "bill",
      id: "C_1742",
    });
    expect(toActRef({ ...ref, identifier: "2026-23", type: "decree" }, billIds)).toEqual({
      kind: "decree",
      id: "2026-23",
    });
  });
});
