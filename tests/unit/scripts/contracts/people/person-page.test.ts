import { describe, expect, it } from "vitest";
import { personPages } from "#scripts/contracts/people/person-page.ts";
import { personFigures } from "#src/components/people/person-figures.ts";
import { bill } from "#tests/fixtures/act-records.ts";
import { body, government, group, membership, person, site, sitting, vote } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { anna, chamber } from "#tests/fixtures/three-deputies.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

describe("the person page", () => {
  it("names the bills of which the person is first signer, not those whose first signature was withdrawn", () => {
    const first = (withdrawn: string | null) => [
      { person: "anna", name: "Anna", isFirst: true, added: null, withdrawn },
    ];
    const act = [bill({ id: "C_1", signatures: first(null) }), bill({ id: "C_2", signatures: first("2023-12-05") })];
    const { bills } = personPages.build(chamber({ act }), "anna");
    expect([bills.total, bills.rows.map(({ id }) => id)]).toEqual([1, ["C_1"]]);
  });

  it("says where the acts end when the data of the chamber go further: what came later is not known", () => {
    const upTo = (C: string, S: string) =>
      personPages.build(chamber({ site: [site({ source: "opendata", dataDate: { C, S } })] }), "anna").bills.upTo;
    expect(upTo("2025-12-03", "2024-05-08")).toBe("2024-05-08");
    expect(upTo("2026-11-19", "2026-11-18")).toBeNull();
  });

  it("counts presences, missions and absences with their denominator", () => {
    const votes = personPages.build(chamber(), "bruno").votes;
    expect(votes).toMatchObject({
      participation: { voting: 3, present: 2, mission: 1, absent: 0 },
      inLine: 2,
      evaluable: 2,
      rebels: 0,
    });
  });

  it("lists rebel votes newest first, and key votes even when absent", () => {
    const lists = personPages.build(chamber(), "carla").votes?.lists;
    // The first vote is a tie of one to one: without a line nobody rebels.
    expect(lists?.["voti-ribelli"].rows.map((row) => row.id)).toEqual(["vs19_1_002"]);
    expect(lists?.["voti-chiave"]).toMatchObject({ total: 1, rows: [{ code: "ABSE", line: "AYE" }] });
  });

  it("leaves who presides over the chamber out of medians and says so", () => {
    const presidency = body({
      id: "camera-presidenza",
      kind: "presidency",
      roles: [{ person: "anna", role: "Presidente", start: null, end: null }],
    });
    const page = personPages.build(chamber({ body: [presidency] }), "anna");
    expect(page.votes?.isPresident).toBe(true);
    expect(page.votes?.medians.chamber?.members).toBe(2);
  });

  it("tells who sat in more than one group in the months of the votes from who sat in one", () => {
    const at = (date: string, number: number) =>
      [
        openVote({ id: `vs19_1_00${String(number)}`, number, date }),
        [
          ["anna", "AYE"],
          ["bruno", "AYE"],
        ],
      ] as const;
    const periods = [
      { group: "camera-uno", start: "2022-10-18", end: "2026-11-02" },
      { group: "camera-misto", start: "2026-11-02", end: null },
    ];
    const read = chamber({
      person: [anna, person({ id: "bruno", memberships: [membership({ groups: periods })] })],
      group: [
        group({ sides: [{ side: "majority", start: null, end: null }] }),
        group({ id: "camera-misto", isMixed: true, sides: [{ side: null, start: null, end: null }] }),
      ],
      sitting: [
        { id: "C-641", branch: "C", number: 641, date: "2026-11-18", url: null },
        { id: "C-640", branch: "C", number: 640, date: "2026-10-20", url: null },
      ],
      ballots: [at("2026-10-20", 1), at("2026-11-18", 2)],
    });
    const [one, many] = ["anna", "bruno"].map((id) => personPages.build(read, id).votes);
    expect([one?.changedGroup, many?.changedGroup]).toEqual([false, true]);
    expect(many?.months.map(({ month, side, group: own }) => [month, side, own])).toEqual([
      ["2026-10", "majority", [2, 2]],
      ["2026-11", null, [0, 0]],
    ]);
  });

  it("gives no number of rebel votes to who presides and never votes", () => {
    const presidency = body({
      id: "camera-presidenza",
      kind: "presidency",
      roles: [{ person: "anna", role: "Presidente", start: null, end: null }],
    });
    const presiding = [1, 2].map(
      (number) =>
        [
          openVote({ id: `vs19_1_00${String(number)}`, number, date: "2026-11-18" }),
          [
            ["anna", "PRES"],
            ["bruno", "AYE"],
            ["carla", "AYE"],
          ],
        ] as const,
    );
    const page = personPages.build(chamber({ body: [presidency], ballots: presiding }), "anna");
    expect(page.votes?.choices).toBe(0);
    expect(personFigures(page, true, "complete").map(({ label, value }) => `${label}: ${value}`)).toEqual(
      expect.arrayContaining([
        "Presenze: non si calcola",
        "Affidabilità: non si calcola",
        "Voti ribelli: non si calcola",
      ]),
    );
  });

  it("of the President of the Camera, who is on no list of positions, says the same", () => {
    const presidency = body({
      kind: "presidency",
      roles: [{ person: "anna", role: "Presidente", start: null, end: null }],
    });
    const ballots = [
      [
        openVote({ id: "vs19_1_001", number: 1, date: "2026-11-18" }),
        [
          ["bruno", "AYE"],
          ["carla", "AYE"],
        ],
      ],
    ] as const;
    const page = personPages.build(chamber({ body: [presidency], ballots }), "anna");
    expect([page.votes?.isPresident, page.votes?.participation.voting]).toEqual([true, 0]);
    expect(personFigures(page, true, "complete").map(({ label, value }) => `${label}: ${value}`)).toEqual(
      expect.arrayContaining(["Presenze: non si calcola", "Affidabilità: non si calcola"]),
    );
    expect(personPages.build(chamber({ body: [presidency], ballots }), "bruno").votes?.participation.voting).toBe(1);
  });

  it("of a minister outside parliament has strength and no votes", () => {
    const roles = [
      {
        person: "dino",
        rank: "minister" as const,
        role: "Ministro",
        department: "Uno",
        party: null,
        start: null,
        end: null,
      },
    ];
    const page = personPages.build(
      chamber({ person: [anna, person({ id: "dino", memberships: [] })], government: [government({ roles })] }),
      "dino",
    );
    expect(page).toMatchObject({ votes: null, withoutVotes: "not-a-member", seats: [], group: null, active: true });
    expect(page.strength).toMatchObject({ branch: null, government: { value: 100, place: { rank: 1, of: 1 } } });
  });

  it("of a member without a published seat does not say that there is none: the source counts votes", () => {
    const publishedFigures = { voting: 7665, present: 273, absent: 2, mission: 7385, rebels: 0 };
    const page = personPages.build(
      chamber({ person: [anna, person({ id: "dino", memberships: [], publishedFigures })] }),
      "dino",
    );
    expect(page).toMatchObject({ votes: null, withoutVotes: "not-acquired" });
  });

  it("of a source without votes says that they are not acquired", () => {
    const read = memoryReader({
      site: [site({ source: "opendata", missingParts: ["votes"] })],
      person: [anna],
      group: [group()],
    });
    expect(personPages.build(read, "anna")).toMatchObject({ votes: null, withoutVotes: "not-acquired" });
  });

  it("of a member none of whose votes was read says so, while votes of the chamber are still to be read", () => {
    const of = (date: string) =>
      personPages.build(
        memoryReader({
          site: [site({ source: "opendata" })],
          person: [anna, person({ id: "rosa", memberships: [membership({ start: "2022-10-13", end: "2023-02-01" })] })],
          group: [group()],
          sitting: [sitting({ date })],
          ballots: [[openVote({ date }), [["anna", "AYE"]]]],
        }),
        "rosa",
      ).withoutVotes;
    expect(of("2026-11-19")).toBe("not-read");
  });

  it("links who came before and after, even when the other record is missing", () => {
    const left = person({
      id: "fabio",
      memberships: [membership({ end: "2024-02-11", endReason: "Dimissioni", replacedBy: "anna", replaces: "nobody" })],
    });
    const page = personPages.build(memoryReader({ site: [site()], person: [left, anna], group: [group()] }), "fabio");
    // From 13 October 2022 to 11 February 2024, sixteen months less two days.
    expect(page.seats[0]).toMatchObject({
      months: 15,
      countedTo: null,
      replacedBy: { id: "anna" },
      replaces: { id: "nobody", familyName: "Nobody" },
    });
    expect(page).toMatchObject({ active: false, strength: { total: null, offices: [], distribution: [] } });
    // For a former member the series ends with the last whole month in office.
    expect(page.strength?.series.at(-1)).toEqual({ month: "2024-01", chamber: "C", branch: 50, government: null });
  });

  it("has a contract for every kind of person", () => {
    const read = chamber({ vote: [vote({ id: "vs19_1_009", positionsPublished: false, date: "2026-11-18" })] });
    for (const id of ["anna", "bruno", "carla"])
      expect(JSON.parse(personPages.contract(read, id).json)).toMatchObject({ id });
  });
});
