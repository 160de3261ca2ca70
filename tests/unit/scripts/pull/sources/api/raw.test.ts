import { describe, expect, it } from "vitest";
import { Notes } from "#scripts/pull/sources/api/notes.ts";
import { InvalidRaw, parseRaw } from "#scripts/pull/sources/api/parse.ts";
import {
  parsePythonDict,
  rawCount,
  rawBranch,
  rawDay,
  rawGivenDay,
  rawNumber,
  rawResources,
  rawStatus,
} from "#scripts/pull/sources/api/raw-values.ts";
import { rawAggregate, rawGovernment, rawPage, rawPerson, rawVoting } from "#scripts/pull/sources/api/raw.ts";
import { rawGovBill, rawGovDecree, rawImplementingDecree } from "#scripts/pull/sources/api/raw-acts.ts";
import { differences } from "#scripts/pull/sources/api/compare-totals.ts";
import { toArea } from "#scripts/pull/sources/api/areas.ts";
import { MemberHistory } from "#scripts/pull/sources/api/member-history.ts";
import { GroupRegister } from "#scripts/pull/sources/api/group-register.ts";
import { toActRef, toOutcome, toSubType, toVote } from "#scripts/pull/sources/api/to-vote.ts";
import { toDecree, toImplementingDecree } from "#scripts/pull/sources/api/to-decrees.ts";

const person = { id: 7, slug: "rossi-maria-none", family_name: "Rossi", given_name: "Maria" };

/** No bill with a second reading. */
const billIds = new Map<string, string>();

describe("quirks of the API", () => {
  it("status is a stringified Python dict", () => {
    expect(rawStatus.parse("{'status': 'c', 'date': '2026-03-03'}")).toEqual({ status: "c", date: "2026-03-03" });
    expect(rawStatus.parse({ status: "c", date: "2026-03-03" })).toEqual({ status: "c", date: "2026-03-03" });
    expect(rawStatus.parse(null)).toBeNull();
    expect(parsePythonDict(`{"status": None, 'label': "dell'art. 1", 'n': 3}`)).toEqual({
      status: null,
      label: "dell'art. 1",
      n: "3",
    });
    expect(parsePythonDict("in conversione")).toBeNull();
  });

  it("cnt_ratification is once misspelt", () => {
    const [counts, cnt] = [
      { gov: 3, not_gov: 1 },
      { gov: 1, not_gov: 2 },
    ];
    const bills = [
      { initiative: "GOV", isRatification: true },
      { initiative: "PARL", isRatification: true },
      { initiative: "REG", isRatification: false },
    ] as const;
    const told =
      "bills/aggregate/: the source counts 3 ratifications of the Government and 1 of others; its list gives 1 and 1";
    expect(differences(rawAggregate.parse({ cnt, cnt_ratification: counts }), bills)).toEqual([told]);
    expect(differences(rawAggregate.parse({ cnt, cnt_ratifiction: counts }), bills)).toEqual([told]);
    expect(differences(rawAggregate.parse({ cnt: null }), bills)).toEqual([]);
  });

  it("government ids differ between endpoints: the slug is the key", () => {
    const ids = [65, 135225].map(
      (id) => rawGovernment.parse({ id, value: "Meloni I", slug: "i-governo-meloni-2022-10-22" }).slug,
    );
    expect(ids).toEqual(["i-governo-meloni-2022-10-22", "i-governo-meloni-2022-10-22"]);
  });

  it("resources come in two shapes", () => {
    const expected = [{ year: 2025, amount: 5_000_000 }];
    expect(rawResources.parse({ total: 1, detail: [{ year: 2025, value: 5_000_000 }] })).toEqual(expected);
    expect(rawResources.parse({ total: 1, detail: [{ "2025": 5_000_000.0 }] })).toEqual(expected);
    expect(rawResources.parse(null)).toEqual([]);
  });

  it("resources named twice for a year are one sum", () => {
    expect(rawResources.parse({ detail: [{ "2025": 2_000_000.0 }, { "2026": 1 }, { "2025": "500000" }] })).toEqual([
      { year: 2025, amount: 2_500_000 },
      { year: 2026, amount: 1 },
    ]);
  });

  it("a year without an amount is no year of nought", () => {
    expect(rawResources.parse({ detail: [{ "2025": null }, { year: 2026, value: null }, { "2027": 0 }] })).toEqual([
      { year: 2027, amount: 0 },
    ]);
  });

  it("measures come as numbers or text, chambers by letter or by name", () => {
    expect([0.13, "0.13", "-2", null, undefined].map((value) => rawNumber.parse(value))).toEqual([
      0.13,
      0.13,
      -2,
      null,
      null,
    ]);
    expect(rawNumber.safeParse("molto").success).toBe(false);
    expect(["C", "camera", "S", "senato", "parlamento", null].map((value) => rawBranch.parse(value))).toEqual([
      "C",
      "C",
      "S",
      "S",
      null,
      null,
    ]);
  });

  it("a person of no gender is a person", () => {
    expect(rawPerson.parse({ ...person, gender: "" }).gender).toBeNull();
  });

  it("seconds come as text", () => {
    expect(rawNumber.parse("391737600.0")).toBe(391_737_600);
    expect(rawNumber.parse("")).toBeNull();
    expect(rawNumber.parse(null)).toBeNull();
  });

  it("profiles of ministers outside parliament have nulls", () => {
    const parsed = rawPerson.parse({
      ...person,
      image: null,
      birth_date: null,
      current_roles: { gov: { party_name: null, roles: [{ role: "Ministro" }] }, parl: null },
      pp: null,
      carreer_positions: null,
    });
    expect(parsed).toMatchObject({
      image: null,
      birth_date: null,
      current_roles: { parl: null },
      carreer_positions: [],
    });
  });

  it("slugs end in -none where the birth date is unknown", () => {
    expect(rawPerson.parse(person).slug).toBe("rossi-maria-none");
  });

  it("unknown values are kept as text or left out, with a remark", () => {
    const notes = new Notes();
    expect(toOutcome("Annullata", notes)).toEqual({ outcome: "other", outcomeText: "Annullata" });
    expect(toOutcome("Approvata", notes)).toEqual({ outcome: "approved", outcomeText: "Approvata" });
    expect(toOutcome(null, notes)).toEqual({ outcome: "other", outcomeText: null });
    expect(toSubType("Emendamenti", notes)).toBe("AMEND");
    expect(toSubType("ODG", notes)).toBe("ODG");
    expect(toSubType("Dichiarazione d’urgenza", notes)).toBe("EM_DECL");
    expect(toSubType("Sorteggio", notes)).toBeNull();
    expect(notes.lines).toEqual([
      "votings: no outcome",
      'votings: unknown outcome "Annullata"',
      'votings: unknown sub_vote_type "Sorteggio"',
    ]);
  });

  it("extra fields are noted once, not refused", () => {
    const notes = new Notes();
    parseRaw("persons", rawPerson, { ...person, mood: "good" }, notes);
    parseRaw("persons", rawPerson, { ...person, mood: "bad" }, notes);
    expect(notes.lines).toEqual(['persons: new field "mood" (2 times)']);
  });

  it("numbers come as floats or text; a count that is not whole is refused", () => {
    expect(rawCount.parse(12.0)).toBe(12);
    expect(rawCount.parse("12")).toBe(12);
    expect(rawCount.parse("12.0")).toBe(12);
    expect(rawCount.safeParse(12.5).success).toBe(false);
    expect(rawCount.safeParse(-1).success).toBe(false);
  });

  it("optional lists may be missing or null", () => {
    const parsed = rawVoting.parse({
      id: 1,
      slug: "vs19_1_001",
      sitting: { number: 1, date: "2022-10-25", branch: "C" },
      number: 1,
      groups_votes: null,
    });
    expect(parsed).toMatchObject({ members_votes: [], groups_votes: [], related_votings: [], bill: [], n_ayes: null });
    expect(rawGovBill.parse({ id: 1, title: "x", identifier: "2024-110" }).delegation_law).toEqual([]);
  });

  it("days may carry a time or be empty", () => {
    expect(rawDay.parse("2026-03-03T00:00:00Z")).toBe("2026-03-03");
    expect(rawDay.parse("2026-03-02T23:00:00Z")).toBe("2026-03-03");
    expect(rawGivenDay.parse("2022-10-24T22:00:00Z")).toBe("2022-10-25");
    expect(rawGivenDay.safeParse("").success).toBe(false);
    expect(rawDay.parse("")).toBeNull();
    expect(rawDay.safeParse("3 marzo").success).toBe(false);
  });

  it("a wrong field is told with path, expected and got", () => {
    expect(() =>
      parseRaw(
        "votings",
        rawVoting,
        { id: 1, slug: "x", sitting: { number: 1, date: "oggi", branch: "C" }, number: 1 },
        new Notes(),
      ),
    ).toThrow(/^votings: sitting\.date: .*got "oggi"$/);
    expect(() => parseRaw("govdecrees", rawGovDecree, { id: 1, identifier: "2026-1" }, new Notes())).toThrow(
      InvalidRaw,
    );
  });

  it("a page without results is not a list", () => {
    expect(rawPage.safeParse({ detail: "ok" }).success).toBe(false);
    expect(rawPage.parse({ results: [] })).toMatchObject({ results: [] });
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

  it("an implementing decree past its deadline has the status that the source gives, whatever the day of the reading", () => {
    const context = {
      notes: new Notes(),
      origin: { name: "x", day: "2026-11-20" },
      governmentOn: () => null,
      governmentNamed: () => null,
      billIds: new Map<string, string>(),
    };
    const raw = {
      id: 5,
      title: "Criteri",
      status: "Non adottato",
      deadline_date: "2026-05-26",
      mins_proposer: ["Ambiente", { name: "Economia" }],
    };
    expect(toImplementingDecree(rawImplementingDecree.parse(raw), context)).toMatchObject({
      status: "not_adopted",
      proposers: ["Ambiente", "Economia"],
    });
    const nameless = { ...raw, reference_law: { id: 4, identifier: null, slug: null, type: "bill" } };
    expect(toImplementingDecree(rawImplementingDecree.parse(nameless), context).reference).toBeNull();
  });

  it("rows of groups that do not add up, and the rows of the two sides, do not refuse a vote", () => {
    const origin = { name: "x", day: "2026-11-20" };
    const groups = new GroupRegister([], { upTo: { C: null, S: null }, sides: new Map() }, origin);
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
        { person: { slug: "rossi-maria-1970-01-31-2" }, vote: "AYE", group: { acronym: "UNO", branch: "camera" } },
      ],
    });
    const context = {
      groups,
      history: new MemberHistory({
        groups: new Map(),
        sides: new Map(),
        today: origin.day,
        previous: () => [],
        upTo: { C: null, S: null },
        listed: new Map(),
      }),
      governmentOn: () => null,
      billIds,
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
    const past = { groups: nothing, sides: nothing, listed: nothing, previous: () => [], upTo };
    const isPublished = (codes: readonly string[], is_secret = false) =>
      toVote(
        rawVoting.parse({
          id: 1,
          slug: "vs19_1_001",
          sitting: { number: 1, date: "2022-10-25", branch: "C" },
          number: 1,
          is_secret,
          members_votes: codes.map((vote, index) => ({ person: { slug: `rossi-${index}-1970-01-31` }, vote })),
        }),
        {
          groups: new GroupRegister([], { upTo, sides: nothing }, origin),
          history: new MemberHistory({ ...past, today: origin.day }),
          governmentOn: () => null,
          billIds,
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

  it("implementing decrees say their status in words; a word never seen is none, with a remark", () => {
    const notes = new Notes();
    const context = {
      notes,
      origin: { name: "x", day: "2026-11-20" },
      governmentOn: () => null,
      governmentNamed: () => null,
      billIds,
    };
    const statusOf = (status: string) =>
      toImplementingDecree(rawImplementingDecree.parse({ id: 5, title: "Criteri", status }), context).status;
    expect(["Adottato", "Adottato in ritardo", "Non adottato", "Sospeso"].map(statusOf)).toEqual([
      "adopted",
      "adopted_late",
      "not_adopted",
      null,
    ]);
    expect(notes.lines).toEqual(['implementingdecrees: unknown status "Sospeso"']);
  });

  it("the day of the Gazzetta of a decree-law stands in either of two fields", () => {
    const context = {
      notes: new Notes(),
      origin: { name: "x", day: "2026-11-20" },
      governmentOn: () => null,
      governmentNamed: () => null,
      billIds,
    };
    const raw = { id: 1, identifier: "2026-23", title: "x", status_desc: "In conversione" };
    const dates = [{ publication_gu_date: "2026-03-03" }, { GU_publishing_date: "2026-03-03" }, {}].map((own) =>
      toDecree(rawGovDecree.parse({ ...raw, ...own }), context),
    );
    expect(dates.map(({ published, expires, status }) => [published, expires, status])).toEqual([
      ["2026-03-03", "2026-05-02", "c"],
      ["2026-03-03", "2026-05-02", "c"],
      [null, null, "c"],
    ]);
  });
});
