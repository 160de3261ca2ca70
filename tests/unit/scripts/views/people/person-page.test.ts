import { describe, expect, it } from "vitest";
import {
  personVoteListFiles,
  personVoteListPages,
  personVoteYearPages,
} from "#scripts/views/people/person-vote-lists.ts";
import { personPages } from "#scripts/views/people/person-page.ts";
import { personCard } from "#scripts/views/shared/person-card.ts";
import { personFigures } from "#src/components/people/person-figures.ts";
import { personData } from "#src/components/people/structured-data.ts";
import { personPageSchema } from "#src/view/person-page.ts";
import { bill } from "#tests/fixtures/act-records.ts";
import { body, government, group, membership, person, site, vote } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

const anna = person({ id: "anna" });
const bruno = person({ id: "bruno" });
const carla = person({ id: "carla" });

/** Three deputies of one group; Carla always differs. */
function chamber(extra: Parameters<typeof memoryReader>[0] = {}) {
  const votes = [1, 2, 3].map((number) =>
    openVote({ id: `vs19_1_00${String(number)}`, number, isKey: number === 3, date: "2026-11-18" }),
  );
  return memoryReader({
    site: [site()],
    person: [anna, bruno, carla],
    group: [group()],
    sitting: [{ id: "C-641", branch: "C", number: 641, date: "2026-11-18", url: null }],
    ballots: votes.map(
      (one, index) =>
        [
          one,
          [
            ["anna", "AYE"],
            ["bruno", index === 0 ? "MIS" : "AYE"],
            ["carla", index === 2 ? "ABSE" : "NO"],
          ],
        ] as const,
    ),
    ...extra,
  });
}

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

  /** Key votes in which Carla took part, as many on a day as asked for. */
  function keyVotes(counts: Readonly<Record<string, number>>) {
    const votes = Object.entries(counts).flatMap(([date, count], day) =>
      Array.from({ length: count }, (_, i) =>
        openVote({
          id: `vs19_${String(day + 1)}_${String(i + 1).padStart(4, "0")}`,
          number: i + 1,
          isKey: true,
          sitting: `C-${String(day + 1)}`,
          date,
        }),
      ),
    );
    return chamber({
      sitting: Object.keys(counts).map((date, day) => ({
        id: `C-${String(day + 1)}`,
        branch: "C" as const,
        number: day + 1,
        date,
        url: null,
      })),
      ballots: votes.map(
        (one) =>
          [
            one,
            [
              ["anna", "AYE"],
              ["bruno", "AYE"],
              ["carla", "NO"],
            ],
          ] as const,
      ),
    });
  }

  it("has the last thousand votes of a year on its page, and all in the file", () => {
    const read = keyVotes({ "2026-11-18": 1001 });
    const page = personVoteListPages.build(read, "carla/voti-chiave");
    expect([page.total, page.rows.length, page.rows[0]?.id, page.rows.at(-1)?.id]).toEqual([
      1001,
      1000,
      "vs19_1_1001",
      "vs19_1_0002",
    ]);
    // Nothing is left over for a second page.
    expect([page.year, page.years]).toEqual([null, []]);
    expect(personVoteYearPages.keys(read)).toEqual([]);
    const file = personVoteListFiles.build(read, "carla/voti-chiave");
    expect([file.total, file.rows.length]).toEqual([1001, 1001]);
  });

  it("says in the file what the page says of a vote: its title, its subject, the two votes", () => {
    const read = chamber({
      sitting: [{ id: "C-1", branch: "C", number: 1, date: "2026-11-18", url: null }],
      act: [bill({ id: "C_1742", shortTitle: "Sicurezza idrica" })],
      ballots: [
        [
          openVote({
            id: "vs19_1_0001",
            sitting: "C-1",
            date: "2026-11-18",
            title: "Em. 1.5",
            isKey: true,
            acts: [{ kind: "bill", id: "C_1742" }],
          }),
          [
            ["anna", "AYE"],
            ["bruno", "AYE"],
            ["carla", "NO"],
          ],
        ],
      ],
    });
    const file = personVoteListFiles.build(read, "carla/voti-chiave");
    expect(personVoteListFiles.emit?.(file, "carla/voti-chiave")).toBe(
      "vote_id,date,title,subject,vote,group_vote\r\nvs19_1_0001,2026-11-18,Emendamento 1.5 al ddl C.\u00a01742,Sicurezza idrica,NO,AYE\r\n",
    );
  });

  it("has a long list by year: the last one at its address, the earlier ones below it", () => {
    const read = keyVotes({ "2024-02-06": 100, "2025-03-04": 60, "2026-01-13": 41 });
    const last = personVoteListPages.build(read, "carla/voti-chiave");
    expect([last.year, last.years, last.total]).toEqual(["2026", ["2026", "2025", "2024"], 41]);
    expect([last.rows[0]?.id, last.rows.at(-1)?.id]).toEqual(["vs19_3_0041", "vs19_3_0001"]);
    const years = personVoteYearPages.keys(read).filter((key) => key.startsWith("carla/voti-chiave"));
    expect(years.map((key) => personVoteYearPages.path(key))).toEqual([
      "/persone/carla/voti-chiave/2025",
      "/persone/carla/voti-chiave/2024",
    ]);
    const first = personVoteYearPages.build(read, "carla/voti-chiave/2024");
    expect([first.year, first.years, first.total, first.rows.length]).toEqual(["2024", last.years, 100, 100]);
    expect([first.rows[0]?.id, first.rows.at(-1)?.id]).toEqual(["vs19_1_0100", "vs19_1_0001"]);
    expect(personVoteListFiles.build(read, "carla/voti-chiave").rows).toHaveLength(201);
  });

  it("has two hundred votes of several years on one page", () => {
    const read = keyVotes({ "2024-02-06": 100, "2025-03-04": 60, "2026-01-13": 40 });
    const page = personVoteListPages.build(read, "carla/voti-chiave");
    expect([page.year, page.years, page.rows.length]).toEqual([null, [], 200]);
    expect(personVoteYearPages.keys(read)).toEqual([]);
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
    const spells = [
      { group: "camera-uno", start: "2022-10-18", end: "2026-11-02" },
      { group: "camera-misto", start: "2026-11-02", end: null },
    ];
    const read = chamber({
      person: [anna, person({ id: "bruno", memberships: [membership({ groups: spells })] })],
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
    expect(personFigures(page, true).map(({ label, value }) => `${label}: ${value}`)).toEqual(
      expect.arrayContaining([
        "Presenze: non si calcola",
        "Affidabilità: non si calcola",
        "Voti ribelli: non si calcola",
      ]),
    );
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
    expect(page.strength).toMatchObject({ branch: null, government: { value: 100, rank: 1, of: 1 } });
  });

  it("of a source without votes says that they are not acquired", () => {
    const read = memoryReader({
      site: [site({ source: "opendata", lacks: ["votes"] })],
      person: [anna],
      group: [group()],
    });
    expect(personPages.build(read, "anna")).toMatchObject({ votes: null, withoutVotes: "not-acquired" });
  });

  const renamed = group({
    id: "camera-due",
    names: [
      { name: "Vecchio nome", acronym: "VN", start: null, end: "2024-01-01" },
      { name: "Nuovo nome", acronym: "NN", start: "2024-01-01", end: null },
    ],
    roles: [{ person: "elio", role: "Vicepresidente", start: "2022-11-01", end: "2024-01-01" }],
  });

  it("names groups as they are called now, and keeps every spell", () => {
    const moved = person({
      id: "elio",
      memberships: [
        membership({
          groups: [
            { group: "camera-uno", start: "2022-10-18", end: "2023-05-01" },
            { group: "camera-due", start: "2023-05-01", end: null },
          ],
        }),
      ],
    });
    const page = personPages.build(
      memoryReader({ site: [site()], person: [moved], group: [group(), renamed] }),
      "elio",
    );
    expect(page.group).toMatchObject({ acronym: "NN", since: "2023-05-01" });
    expect(page.groups.map((spell) => spell.group.acronym)).toEqual(["UNO", "NN"]);
  });

  it("names a group that was left as it was called then: on the page, in structured data, in the office held in it", () => {
    const until = (end: string | null) => ({ group: "camera-due", start: "2022-10-18", end });
    const on = (mandate: Partial<Parameters<typeof membership>[0]>) => {
      const elio = person({ id: "elio", memberships: [membership(mandate)] });
      return personPages.build(memoryReader({ site: [site()], person: [elio], group: [group(), renamed] }), "elio");
    };
    const moved = on({ groups: [until("2024-01-01"), { group: "camera-uno", start: "2024-01-01", end: null }] });
    expect(moved.groups.map((spell) => spell.group.name)).toEqual(["Vecchio nome", "Gruppo Uno"]);
    expect(moved.offices).toMatchObject([{ of: "group", name: "Vecchio nome" }]);
    expect(JSON.stringify(personData(moved))).toContain('"Vecchio nome"');
    expect(JSON.stringify(personData(moved))).not.toContain("Nuovo nome");
    // A name taken while in the group counts; where only the mandate is closed, its last day does.
    expect(on({ groups: [until("2024-01-02")] }).groups[0]?.group.acronym).toBe("NN");
    const left = on({ groups: [until(null)], end: "2023-12-05" });
    expect([left.groups[0]?.group.acronym, left.group?.acronym]).toEqual(["VN", "VN"]);
  });

  it("puts who left a group and sits on in none, and says where passages may be missing", () => {
    const until = (end: string | null) => ({ group: "camera-uno", start: "2022-10-18", end });
    const on = (groups: Parameters<typeof membership>[0]) => {
      const read = memoryReader({
        site: [site()],
        person: [person({ id: "elio", memberships: [membership(groups)] })],
        group: [group()],
      });
      return { page: personPages.build(read, "elio"), card: read.derived(personCard, "elio") };
    };
    const left = on({ groups: [until("2024-02-09")] });
    expect([left.page.group, left.card?.group]).toEqual([null, null]);
    expect(left.page).toMatchObject({ groups: [{ end: "2024-02-09" }], areGroupsDated: true });
    const later = { group: "camera-uno", start: null, end: null, knownFrom: "2026-11-19" };
    expect(on({ groups: [later] }).page.areGroupsDated).toBe(false);
    expect(on({ groups: [until(null)] }).card?.group?.id).toBe("camera-uno");
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
      replaces: { id: "nobody", familyName: "nobody" },
    });
    expect(page).toMatchObject({ active: false, strength: { total: null, offices: [], distribution: [] } });
    // Of who left the index is what it was, up to the last month that ended in office.
    expect(page.strength?.series.at(-1)).toEqual({ month: "2024-01", chamber: "C", branch: 50, government: null });
  });

  it("is a valid contract for every kind of person", () => {
    const read = chamber({ vote: [vote({ id: "vs19_1_009", positionsPublished: false, date: "2026-11-18" })] });
    for (const id of ["anna", "bruno", "carla"])
      expect(personPageSchema.safeParse(personPages.build(read, id)).success).toBe(true);
  });
});
