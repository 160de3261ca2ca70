import { describe, expect, it } from "vitest";
import type { Amendment, Vote } from "#src/domain/records.ts";
import { applyState } from "#src/lib/filters/apply.ts";
import { defaultState } from "#src/lib/filters/definition.ts";
import { amendmentList } from "#src/lib/lists/amendments.ts";
import { amendmentListPages } from "#scripts/contracts/acts/amendment-list.ts";
import { feedsOf } from "#scripts/contracts/feeds/define-feed.ts";
import { proposalTexts } from "#scripts/contracts/acts/proposal-texts.ts";
import { proposalTables } from "#scripts/contracts/acts/bill-proposals.ts";
import { personPages } from "#scripts/contracts/people/person-page.ts";
import { groupPages } from "#scripts/contracts/bodies/groups.ts";
import { groupAmendments, personAmendments } from "#src/i18n/amendments.ts";
import { billPages } from "#scripts/contracts/acts/bill.ts";
import { bill, reading } from "#tests/fixtures/act-records.ts";
import { amendment, group, membership, person, site, vote } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

const groups = [{ group: "senato-rov", start: "2022-10-13", end: null }];
const senator = person({
  id: "d-amico-ada",
  familyName: "D’Amico",
  givenName: "Ada",
  memberships: [membership({ branch: "S", groups })],
});
const ofAda = [{ person: "d-amico-ada", name: "D’AMICO" }];

const votes = (own: readonly (readonly [title: string, outcome: Vote["outcome"]])[]): Vote[] =>
  own.map(([title, outcome], at) =>
    vote({
      ...{ id: `19-402-${String(at + 1)}`, branch: "S", sitting: "S-402", number: at + 1, date: "2026-11-18" },
      ...{ title, outcome, acts: [{ kind: "bill", id: "S_20" }], positionsPublished: false },
    }),
  );

function readerOf(amendments: readonly Amendment[], own: readonly Vote[] = []) {
  const names = [{ name: "Rovere", acronym: "ROV", start: null, end: null }];
  return memoryReader({
    person: [senator, person({ id: "rossi-maria", memberships: [membership()] })],
    group: [group({ id: "senato-rov", branch: "S", names })],
    sitting: [{ id: "S-402", branch: "S", number: 402, date: "2026-11-18", url: null }],
    act: [
      bill({ id: "S_20", readings: [reading("S.20"), reading("C.9", { order: 2 })] }),
      bill({ id: "S_21", aliases: [], readings: [reading("S.21")] }),
    ],
    site: [site({ source: "opendata" })],
    vote: own,
    amendment: amendments,
  });
}

const several = [
  amendment({ id: "1", number: "1.9", proposers: ofAda }),
  amendment({ id: "2", number: "1.10", proposers: [{ person: null, name: "Il Governo" }, ...ofAda] }),
  amendment({ id: "3", number: "2.1", proposers: ofAda }),
  amendment({ id: "4", number: "G1.100", proposers: [] }),
];
const given = readerOf(
  several,
  votes([
    ["Em. 1.9, D’Amico", "rejected"],
    ["Em. 1.10", "approved"],
    ["Em. 2.1, prima parte", "approved"],
  ]),
);

const firstWords =
  "Al comma 2, sopprimere le parole: «in modo equo». Al comma 3, dopo la parola: «è» aggiungere: «sempre».";

describe("the amendments to a bill", () => {
  const { proposals } = billPages.build(given, "S_20");

  it("are counted with the votes that are joined", () => {
    expect(proposals).toMatchObject({ total: 4, voted: 3, approved: 1, rejected: 1 });
  });

  it("are listed by article in order of number, with first proposer, outcome and vote", () => {
    const rows = proposals?.articles.map(({ article, rows: own }) => [
      article,
      own.map(({ number, first, others, result, vote: joined }) => [number, first?.name, others, result, joined]),
    ]);
    expect(rows).toEqual([
      [
        "1",
        [
          ["1.9", "Ada D’Amico", 0, "rejected", "19-402-1"],
          ["1.10", "Il Governo", 1, "approved", "19-402-2"],
        ],
      ],
      ["2", [["2.1", "Ada D’Amico", 0, "parts", "19-402-3"]]],
      [null, [["G1.100", undefined, 0, null, null]]],
    ]);
  });

  it("are counted by group of the first proposer, those without a group last", () => {
    expect(proposals?.groups).toEqual([
      { group: { id: "senato-rov", acronym: "ROV" }, proposed: 2, voted: 2, approved: 0 },
      { group: null, proposed: 2, voted: 1, approved: 1 },
    ]);
  });

  it("are all in a file, and in none of another bill", () => {
    expect(proposalTables.keys(given)).toEqual(["S_20"]);
    const csv = String(proposalTables.serialize(proposalTables.build(given, "S_20"), "S_20"));
    expect(amendmentListPages.keys(given)).toEqual(["S_20"]);
    expect(csv.split("\r\n").slice(0, 3)).toEqual([
      "\uFEFFid,reading,amendment_number,place,kind,date,article,first_proposer,first_proposer_name,group,other_proposers,result,vote_id",
      '"1",S.20,"1.9",assembly,Emendamento,2026-11-10,"1",d-amico-ada,Ada D’Amico,ROV,0,rejected,19-402-1',
      '"2",S.20,"1.10",assembly,Emendamento,2026-11-10,"1",,Il Governo,,1,approved,19-402-2',
    ]);
  });

  it("have a page with all of them, in order, and the values of its filters", () => {
    const { total, rows, options, updated } = amendmentListPages.build(given, "S_20");
    expect([total, rows.map(({ number, opening }) => [number, opening])]).toEqual([
      4,
      [
        ["1.9", firstWords],
        ["1.10", firstWords],
        ["2.1", firstWords],
        ["G1.100", firstWords],
      ],
    ]);
    expect(options).toEqual({
      article: [
        { value: "1", label: "1" },
        { value: "2", label: "2" },
      ],
      group: [{ value: "senato-rov", label: "Senato, Rovere" }],
    });
    expect(updated).toBe("2026-11-20");
  });

  it("are found there by word, article, group and outcome", () => {
    const { rows } = amendmentListPages.build(given, "S_20");
    const found = (values: Readonly<Record<string, readonly string[]>>) =>
      applyState(amendmentList, { ...defaultState(amendmentList), values }, rows).results.map(({ number }) => number);
    expect([
      found({ search: ["sopprimere 2.1"] }),
      found({ article: ["1"] }),
      found({ group: ["senato-rov"] }),
      found({ outcome: ["none"] }),
      found({ outcome: ["rejected"], article: ["1"] }),
      found({ outcome: ["lost"] }),
    ]).toEqual([["2.1"], ["1.9", "1.10"], ["1.9", "2.1"], ["G1.100"], ["1.9"], []]);
  });

  it("are in a feed on the day of their presentation, with proposer and first words; without a day in none", () => {
    const undated = amendment({ id: "5", number: "3.1", date: null });
    const [feed] = feedsOf(amendmentListPages);
    const text = String(feed?.content?.(feed.contract(readerOf([...several, undated]), "S_20").json, "S_20"));
    expect(feed?.path("S_20")).toBe("/feed/attivita_legislativa/disegni_di_legge/S_20/emendamenti.xml");
    expect([...text.matchAll(/<title[^>]*>([^<]*)</g)].map(([, title]) => title)).toEqual([
      "Emendamenti al ddl S. 20: Disposizioni per la tutela delle acque interne e delle falde | Emiciclo",
      "Emendamento 1.9, di Ada D’Amico",
      "Emendamento 1.10, del Governo",
      "Emendamento 2.1, di Ada D’Amico",
      "Emendamento G1.100",
    ]);
    expect(text).toContain(`Emendamento 1.9 al ddl S. 20. ${firstWords}`);
    expect(text).toContain("/emendamenti/1");
  });

  it("are voted in parts where several votes differ", () => {
    const twice = readerOf(
      [amendment()],
      votes([
        ["Em. 1.206", "approved"],
        ["Em. 1.206", "rejected"],
      ]),
    );
    const [only] = billPages.build(twice, "S_20").proposals?.articles[0]?.rows ?? [];
    expect([only?.result, only?.vote]).toEqual(["parts", "19-402-2"]);
  });

  describe("with a vote that does not tell which version it was on", () => {
    const versions = [
      amendment({ id: "1", number: "1.17", proposers: ofAda }),
      amendment({ id: "2", number: "1.17 (testo 2)", proposers: ofAda }),
      amendment({ id: "3", number: "2.1", proposers: ofAda }),
    ];
    const voted = readerOf(versions, votes([["Em. 1.17, D’Amico", "approved"]]));
    const among = { result: "approved", vote: "19-402-1", why: "laterText" };

    it("have that vote, and no outcome", () => {
      const rows = amendmentListPages.build(voted, "S_20").rows;
      expect(rows.map(({ number, result, vote: joined, among: shared }) => [number, result, joined, shared])).toEqual([
        ["1.17", null, null, among],
        ["1.17 (testo 2)", null, null, among],
        ["2.1", null, null, undefined],
      ]);
      expect(billPages.build(voted, "S_20").proposals).toMatchObject({ total: 3, voted: 0, approved: 0, shared: 2 });
    });

    it("are found apart from those without a vote", () => {
      const { rows } = amendmentListPages.build(voted, "S_20");
      const found = (outcome: string) =>
        applyState(amendmentList, { ...defaultState(amendmentList), values: { outcome: [outcome] } }, rows).results.map(
          ({ id }) => id,
        );
      expect([found("approved"), found("among"), found("none")]).toEqual([[], ["1", "2"], ["3"]]);
    });

    it("say so in their document and in the search", () => {
      const document = proposalTexts.serialize(proposalTexts.build(voted, "2"), "2");
      expect(document).toContain(
        '<span class="alt">Approvata una delle versioni.</span> <a href="/votazioni/19-402-1">La votazione</a>',
      );
      expect(document).toContain("Il titolo del voto non dice quale delle versioni si è votata.");
      expect(proposalTexts.search?.entry(voted, "2").detail).toBe(
        "Proposta al Senato, di Ada D’Amico: approvata una delle versioni",
      );
    });

    it("are told by a vote that names one of them", () => {
      const both = readerOf(
        versions,
        votes([
          ["Em. 1.17, D’Amico", "approved"],
          ["Em. 1.17 (testo 2), D’Amico", "rejected"],
        ]),
      );
      const { rows } = amendmentListPages.build(both, "S_20");
      expect(rows.map(({ result, among: shared }) => [result, shared?.vote])).toEqual([
        [null, "19-402-1"],
        ["rejected", undefined],
        [null, undefined],
      ]);
    });
  });

  it("have the first proposer in the name where several have their number", () => {
    const government = [{ person: null, name: "Il Governo" }];
    const twice = readerOf([
      amendment({ id: "1", number: "1.1", proposers: ofAda }),
      amendment({ id: "2", number: "1.1", proposers: government }),
      amendment({ id: "3", number: "1.1", proposers: [] }),
      amendment({ id: "4", number: "1.2", proposers: ofAda }),
      amendment({ id: "5", number: "1.2", proposers: ofAda, place: "committee" }),
      amendment({ id: "6", number: "1.1", proposers: [{ person: null, name: "DELLA GORATONDA" }] }),
    ]);
    expect(amendmentListPages.build(twice, "S_20").rows.map(({ by }) => by)).toEqual([
      ...["D’Amico", "Governo", undefined, "Della Goratonda"],
      ...[undefined, undefined],
    ]);
  });

  it("are on the page only with their vote where there are more than 150", () => {
    const many = Array.from({ length: 151 }, (_, at) => amendment({ id: String(at), number: `1.${String(at + 1)}` }));
    const page = billPages.build(readerOf(many, votes([["Em. 1.7", "rejected"]])), "S_20").proposals;
    expect([page?.total, page?.articles.flatMap(({ rows }) => rows.map(({ number }) => number))]).toEqual([
      151,
      ["1.7"],
    ]);
  });

  describe("in committee", () => {
    const inCommittee = amendment({ id: "9", number: "1.9", place: "committee", proposers: ofAda, date: "2026-10-01" });
    const both = readerOf([inCommittee, ...several], votes([["Em. 1.9, D’Amico", "rejected"]]));

    it("are listed after those of the assembly, without a vote, and found by their place", () => {
      const { total, committee, rows } = amendmentListPages.build(both, "S_20");
      expect([total, committee, rows.map(({ id, place, vote: joined }) => [id, place, joined])]).toEqual([
        4,
        1,
        [
          ["1", undefined, "19-402-1"],
          ["2", undefined, null],
          ["3", undefined, null],
          ["4", undefined, null],
          ["9", "committee", null],
        ],
      ]);
      const found = (values: Readonly<Record<string, readonly string[]>>) =>
        applyState(amendmentList, { ...defaultState(amendmentList), values }, rows).results.map(({ id }) => id);
      expect([found({ place: ["committee"] }), found({ place: ["assembly"] }), found({ outcome: ["none"] })]).toEqual([
        ["9"],
        ["1", "2", "3", "4"],
        ["2", "3", "4"],
      ]);
    });

    it("count among none of the numbers of the assembly, nor for their member and group", () => {
      const alone = readerOf(several, votes([["Em. 1.9, D’Amico", "rejected"]]));
      const { proposals: found } = billPages.build(both, "S_20");
      expect(found).toEqual({ ...billPages.build(alone, "S_20").proposals, committee: 1 });
      expect(personPages.build(both, "d-amico-ada").proposals).toEqual(
        personPages.build(alone, "d-amico-ada").proposals,
      );
      expect(groupPages.build(both, "S/senato-rov").proposals).toEqual(
        groupPages.build(alone, "S/senato-rov").proposals,
      );
    });

    it("are told apart from those with their number in file, feed and title of the document", () => {
      const csv = String(proposalTables.serialize(proposalTables.build(both, "S_20"), "S_20"));
      expect(csv.split("\r\n")[5]).toBe(
        '"9",S.20,"1.9",committee,Emendamento,2026-10-01,"1",d-amico-ada,Ada D’Amico,ROV,0,,',
      );
      const [feed] = feedsOf(amendmentListPages);
      const text = String(feed?.content?.(feed.contract(both, "S_20").json, "S_20"));
      expect(text).toContain(`Emendamento 1.9 al ddl S. 20, in commissione. ${firstWords}`);
      const document = proposalTexts.serialize(proposalTexts.build(both, "9"), "9");
      expect(document).toContain("<h1>Emendamento 1.9 al ddl S.\u00A020, in commissione</h1>");
      expect(document).toContain("Presentato in commissione.</span>");
      expect(document).not.toContain("/votazioni/");
      expect(document).not.toContain("il titolo del voto");
    });

    it("are all that a bill has where none of the assembly has been read", () => {
      const only = readerOf([inCommittee]);
      expect(billPages.build(only, "S_20").proposals).toMatchObject({ total: 0, committee: 1, articles: [] });
    });
  });

  it("are not mentioned where none has been read", () => {
    expect(billPages.build(readerOf([]), "S_20")).not.toHaveProperty("proposals");
  });
});

describe("the amendments of a member", () => {
  it("are counted with all who signed them, with the votes that are joined", () => {
    expect(personPages.build(given, "d-amico-ada").proposals).toEqual({
      senate: { signed: 3, first: 2, voted: 3, approved: 1 },
      ...{ isDeputy: false, reading: "partial" },
    });
  });

  it("are told to be unpublished at the Camera, where none is counted", () => {
    expect(personPages.build(given, "rossi-maria").proposals).toEqual({
      ...{ senate: null, isDeputy: true, reading: "partial" },
    });
  });

  it("are not counted for a senator who cannot be found in the documents", () => {
    const unnamed = readerOf([amendment()]);
    expect(personPages.build(unnamed, "d-amico-ada")).not.toHaveProperty("proposals");
  });

  it("are not mentioned where no document has been read", () => {
    expect(personPages.build(readerOf([]), "d-amico-ada")).not.toHaveProperty("proposals");
  });

  it("are said in words with their denominators", () => {
    const tally = { signed: 12, first: 2, voted: 5, approved: 1 };
    expect(personAmendments.senate(tally, "partial")).toBe(
      "Firmati in Aula al Senato, fra quelli acquisiti finora: 12 (come prima firma: 2). Con un voto noto: 5 su 12; approvati: 1.",
    );
    expect(personAmendments.senate({ ...tally, signed: 0 }, "partial")).toBe(
      "Nessun emendamento firmato in Aula al Senato, fra quelli acquisiti finora.",
    );
    expect(personAmendments.senate({ ...tally, signed: 0 }, "complete")).toBe(
      "Nessun emendamento firmato in Aula al Senato, fra i documenti acquisiti.",
    );
  });
});

describe("the amendments of a group", () => {
  it("are those with a first proposer in it, with the votes that are joined", () => {
    const { proposals } = groupPages.build(given, "S/senato-rov");
    expect(proposals).toEqual({ senate: { proposed: 2, voted: 2, approved: 0 }, reading: "partial" });
    expect(groupAmendments.text(proposals ?? { senate: null, reading: "partial" })).toBe(
      "In Aula al Senato, con la prima firma di un membro del gruppo, fra quelli acquisiti finora: 2. Con un voto noto: 2 su 2; approvati: 0.",
    );
  });

  it("are not mentioned where the proposers of none are known", () => {
    expect(groupPages.build(readerOf([amendment()]), "S/senato-rov")).not.toHaveProperty("proposals");
  });
});
