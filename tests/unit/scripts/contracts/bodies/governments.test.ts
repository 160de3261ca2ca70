import { describe, expect, it } from "vitest";
import { governmentListPages, governmentPages } from "#scripts/contracts/bodies/governments.ts";
import { governments, officeStrength } from "#src/i18n/governments.ts";
import { bill, decree } from "#tests/fixtures/act-records.ts";
import { government, membership, person, site, sitting } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { read, records } from "#tests/fixtures/body-records.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

describe("governments", () => {
  const page = governmentPages.build(read, "i-governo-uno-2022-10-22");

  it("say who replaced whom", () => {
    expect(page.offices.map((row) => [row.person.id, row.replaces?.id ?? null])).toEqual([
      ["d-este", null],
      ["costa", "amato"],
    ]);
    expect(page.former.map(({ person: { id } }) => id)).toEqual(["amato"]);
  });

  it("show the last day of an office as the source prints it, with which the successor begins", () => {
    const office = { rank: "minister", role: "Ministro della cultura", department: null, party: null } as const;
    const first = { ...office, person: "amato", start: "2022-10-22", end: "2024-09-06", lastDay: "2024-09-06" };
    const roles = [first, { ...office, person: "costa", start: "2024-09-06", end: null }];
    const built = governmentPages.build(
      memoryReader({ ...records, government: [government({ roles })] }),
      "i-governo-uno-2022-10-22",
    );
    // Exclusive, as all ends of pages: they print the day before.
    expect(built.former.map(({ person: { id }, end }) => [id, end])).toEqual([["amato", "2024-09-07"]]);
    expect(built.offices.map(({ replaces }) => replaces?.id)).toEqual(["amato"]);
  });

  it("know the same post of a minister without portfolio in either gender", () => {
    const office = { rank: "minister", department: null, party: null } as const;
    const roles = [
      { ...office, person: "amato", role: "Ministro per lo Sport", start: "2022-10-22", end: "2024-03-01" },
      { ...office, person: "costa", role: "Ministra per lo Sport", start: "2024-03-01", end: null },
      { ...office, person: "d-este", role: "Ministra per il Sud", start: "2024-03-01", end: null },
    ];
    const { offices } = governmentPages.build(
      memoryReader({ ...records, government: [government({ roles })] }),
      "i-governo-uno-2022-10-22",
    );
    expect(offices.map(({ person: { id }, replaces }) => [id, replaces?.id ?? null])).toEqual([
      ["d-este", null],
      ["costa", "amato"],
    ]);
  });

  it("have the strength of a person with two offices once, at the higher one", () => {
    const office = { person: "amato", department: null, party: null, start: "2022-10-22", end: null };
    const currentStrength = {
      ...{ branch: null, branchRank: null, branchTotal: null },
      ...{ government: 6.44, governmentRank: 2, governmentTotal: 64 },
    };
    const { offices } = governmentPages.build(
      memoryReader({
        ...records,
        person: (records.person ?? []).map((one) => (one.id === "amato" ? { ...one, currentStrength } : one)),
        government: [
          government({
            roles: [
              { ...office, rank: "minister", role: "Ministro della difesa" },
              { ...office, rank: "vice_president", role: "Vicepresidente del Consiglio dei ministri" },
            ],
          }),
        ],
      }),
      "i-governo-uno-2022-10-22",
    );
    expect(offices.map((row) => [row.rank, officeStrength(row, offices)])).toEqual([
      ["vice_president", "6,440%"],
      ["minister", "vedi sopra"],
    ]);
  });

  it("hold a president who is not a member of parliament", () => {
    expect(page).toMatchObject({
      figures: { size: 2, women: 2 },
      inParliament: 1,
      parties: [
        { party: "Uno", size: 1 },
        { party: null, size: 1 },
      ],
    });
  });

  it("list the government's own bills, decrees and confidence votes", () => {
    expect(page.bills).toMatchObject({ total: 1, rows: [{ id: "C_1" }] });
    expect(page.decrees.total).toBe(1);
    expect(page.confidence).toMatchObject({ total: 1, rows: [{ margin: 38 }] });
  });

  it("take neither the day of a decree nor that of a law for a day in the Gazzetta", () => {
    const law = { number: "12", date: "2026-02-01", published: null };
    const unpublished = memoryReader({
      ...records,
      act: [
        bill({ id: "C_1", initiative: "GOV", government: "i-governo-uno-2022-10-22", law }),
        decree({ government: "i-governo-uno-2022-10-22", date: "2026-10-02", published: null }),
      ],
    });
    const { bills, decrees } = governmentPages.build(unpublished, "i-governo-uno-2022-10-22");
    expect(bills.rows[0]?.published).toBeNull();
    expect(decrees.latest[0]?.date).toBeNull();
  });

  it("are looked at on their last day once they have ended", () => {
    const roles = [
      { person: "d-este", rank: "president", end: "2026-10-29" },
      { person: "costa", rank: "minister", end: null },
    ] as const;
    const mandate = membership({
      end: "2026-11-10",
      groups: [
        { group: "camera-uno", start: "2022-10-18", end: "2026-10-29" },
        { group: "camera-due", start: "2026-10-29", end: null },
      ],
    });
    const ended = memoryReader({
      ...records,
      person: (records.person ?? []).map((one) => (one.id === "costa" ? { ...one, memberships: [mandate] } : one)),
      government: [
        government({
          end: "2026-10-29",
          roles: roles.map((role) => ({
            role: "Incarico",
            department: null,
            party: null,
            start: "2022-10-22",
            ...role,
          })),
        }),
      ],
    });
    const over = governmentPages.build(ended, "i-governo-uno-2022-10-22");
    expect(over).toMatchObject({ asOf: "2026-10-28", days: 1468, inParliament: 1, former: [] });
    expect(over.offices.map(({ person: { id, group: then }, end }) => [id, then?.id ?? null, end])).toEqual([
      ["d-este", null, "2026-10-29"],
      ["costa", "camera-uno", "2026-10-29"],
    ]);
    expect(governments.compositionNote(over)).toBe(
      "La composizione è quella dell’ultimo giorno, 28 ottobre 2026, con i gruppi di allora.",
    );
  });

  it("count the days of who is still in office as those of decree-laws: to the edition, while parliament rests too", () => {
    const rested = memoryReader({ ...records, site: [site({ dataDate: { C: "2026-11-19", S: "2026-11-18" } })] });
    expect(governmentPages.build(rested, "i-governo-uno-2022-10-22")).toMatchObject({ asOf: "2026-11-20", days: 1490 });
  });

  it("count as votes in which they could be beaten the open ones alone: of a secret one nothing can be said", () => {
    const held = (number: number, isSecret: boolean) =>
      openVote({
        ...{ id: `vs19_641_00${String(number)}`, number, isSecret },
        government: "i-governo-uno-2022-10-22",
      });
    const all = ["amato", "bruni", "costa"];
    const voted = memoryReader({
      ...records,
      sitting: [sitting()],
      vote: [],
      ballots: [
        [held(1, false), all.map((id) => [id, "AYE"] as const)],
        [held(2, true), all.map((id) => [id, "SEC"] as const)],
      ],
    });
    expect(governmentPages.build(voted, "i-governo-uno-2022-10-22").record).toMatchObject({ votes: 1, beaten: 0 });
  });

  it("list the votes in which they were beaten, newest first", () => {
    const held = (number: number, date: string, outcome: "approved" | "rejected") =>
      openVote({
        ...{ id: `vs19_641_00${String(number)}`, number, date, outcome, isSecret: false },
        government: "i-governo-uno-2022-10-22",
      });
    const codes = (["amato", "bruni", "costa"] as const).map((id) => [id, "AYE"] as const);
    const voted = memoryReader({
      ...records,
      sitting: [sitting()],
      vote: [],
      ballots: [
        [held(1, "2026-10-20", "rejected"), codes],
        [held(2, "2026-11-19", "rejected"), codes],
        [held(3, "2026-11-20", "approved"), codes],
      ],
    });
    const { beaten, record } = governmentPages.build(voted, "i-governo-uno-2022-10-22");
    expect(beaten.rows.map(({ id }) => id)).toEqual(["vs19_641_002", "vs19_641_001"]);
    expect([beaten.total, record.beaten]).toEqual([2, 2]);
  });

  it("stand in the list of governments", () => {
    expect(governmentListPages.build(read, "index").governments).toMatchObject([
      { size: 2, women: 2, bills: 1, laws: 0, decrees: 1, days: 1490, president: { id: "d-este" } },
    ]);
  });
});

describe("a government whose offices are unknown", () => {
  const president = person({ id: "neri-ada", givenName: "Ada", familyName: "Neri", memberships: [] });
  const signed = (...names: string[]) => {
    const signatures = names.map((name) => ({ person: null, name, isFirst: true, added: null, withdrawn: null }));
    const reader = memoryReader({
      site: [site({ missingParts: ["governments"] })],
      person: [president],
      government: [government({ id: "i-governo-neri-2022-10-22", roles: [] })],
      act: [bill({ id: "C_1", initiative: "GOV", government: "i-governo-neri-2022-10-22", signatures })],
    });
    return governmentListPages.build(reader, "index").governments[0]?.president?.id ?? null;
  };

  it("has the president whom its bills name, if it is one member of parliament", () => {
    expect(signed("Presidente del Consiglio Ada Neri", "Ministro Ugo Bruni")).toBe("neri-ada");
    expect(signed("Presidente del Consiglio Pio Verdi (Governo Verdi)")).toBeNull();
    expect(signed("Presidente del Consiglio Ada Neri", "Presidente del Consiglio Pio Verdi")).toBeNull();
    expect(signed("Ministro Ada Neri")).toBeNull();
  });
});
