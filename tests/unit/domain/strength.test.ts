import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { strengthWeights } from "#src/domain/strength-weights.ts";
import type { Body, Membership, ParliamentaryGroup } from "#src/domain/records.ts";
import {
  currentStrengthTable,
  rankStrength,
  toOfficePeriods,
  toRanks,
  toStrengthTable,
  weighOffices,
  type Institution,
  type OfficePeriod,
  type StrengthSource,
} from "#src/domain/strength.ts";

const day = "2024-06-30";
const days = { C: day, S: day, G: day };

function seat(branch: "C" | "S", overrides: Partial<Membership> = {}): Membership {
  return {
    branch,
    start: "2022-10-13",
    end: null,
    endReason: null,
    electionArea: null,
    constituency: null,
    electionType: null,
    list: null,
    isLife: false,
    replaces: null,
    replacedBy: null,
    groups: [],
    ...overrides,
  };
}

function body(overrides: Partial<Body>): Body {
  return {
    id: "camera-prima",
    aliases: [],
    branch: "C",
    kind: "committee",
    name: "I Commissione",
    shortName: null,
    start: null,
    end: null,
    roles: [],
    sources: [],
    ...overrides,
  };
}

function group(id: string, leader: string): ParliamentaryGroup {
  return {
    id,
    aliases: [],
    branch: "S",
    names: [{ name: id, acronym: id, start: null, end: null }],
    color: null,
    isMixed: false,
    sides: [],
    start: null,
    end: null,
    roles: [role(leader, "Presidente")],
    sources: [],
  };
}

const role = (person: string, name: string, start: string | null = null, end: string | null = null) => ({
  person,
  role: name,
  start,
  end,
});

function tableOf(source: Partial<StrengthSource>) {
  const periods = toOfficePeriods({ people: [], bodies: [], groups: [], governments: [], ...source }, strengthWeights);
  return toStrengthTable(weighOffices(periods, days), strengthWeights.chamberInTotal);
}

describe("toOfficePeriods", () => {
  it("gives every member of a chamber the same share when nobody holds an office", () => {
    const people = [1, 2, 3, 4].map((n) => ({ id: `p${String(n)}`, memberships: [seat("C")] }));
    expect(tableOf({ people }).people.map((row) => row.inBranch)).toEqual([25, 25, 25, 25]);
  });

  it("ends an office together with its holder's mandate", () => {
    const people = [
      { id: "a", memberships: [seat("C", { end: "2024-01-10" })] },
      { id: "b", memberships: [seat("C")] },
    ];
    const table = tableOf({ people, bodies: [body({ roles: [role("a", "Presidente")] })] });
    expect(table.people.map((row) => row.person)).toEqual(["b"]);
  });

  it("counts a person's heaviest office in a body once", () => {
    const people = [
      { id: "a", memberships: [seat("C")] },
      { id: "b", memberships: [seat("C")] },
    ];
    const both = tableOf({ people, bodies: [body({ roles: [role("a", "Componente"), role("a", "Presidente")] })] });
    const one = tableOf({ people, bodies: [body({ roles: [role("a", "Presidente")] })] });
    expect(both).toEqual(one);
  });

  it("weighs bicameral offices in the chamber of their holder", () => {
    const people = [
      { id: "a", memberships: [seat("C")] },
      { id: "b", memberships: [seat("S")] },
      { id: "c", memberships: [seat("S")] },
    ];
    const table = tableOf({
      people,
      bodies: [body({ branch: "B", kind: "bicameral", roles: [role("b", "Presidente")] })],
    });
    expect(table.people.map((row) => row.inBranch)).toEqual([100, 80, 20]);
  });

  it("adds 29 hundredths of the value in the chamber to that in government, and counts a minister without a seat in government alone", () => {
    const government = {
      id: "g",
      aliases: [],
      name: "G",
      start: "2022-10-22",
      end: null,
      sources: [],
      roles: [
        {
          person: "a",
          rank: "minister" as const,
          role: "Ministra",
          department: "Uno",
          party: null,
          start: null,
          end: null,
        },
        {
          person: "x",
          rank: "minister" as const,
          role: "Ministro",
          department: "Due",
          party: null,
          start: null,
          end: null,
        },
      ],
    };
    const table = tableOf({ people: [{ id: "a", memberships: [seat("C")] }], governments: [government] });
    expect(table.people).toMatchObject([
      {
        person: "a",
        branch: "C",
        inBranch: 100,
        inGovernment: 50,
        total: 79,
        branchRank: { rank: 1, of: 1 },
        governmentRank: { rank: 1, of: 2 },
        totalRank: { rank: 1, of: 2 },
      },
      {
        person: "x",
        branch: null,
        inBranch: null,
        inGovernment: 50,
        total: 50,
        branchRank: null,
        governmentRank: { rank: 1, of: 2 },
        totalRank: { rank: 2, of: 2 },
      },
    ]);
  });
});

describe("weighOffices", () => {
  it("gives each institution a total of 100", () => {
    const period = fc.record({
      person: fc.constantFrom("a", "b", "c", "d", "e"),
      institution: fc.constantFrom<Institution>("C", "S", "G"),
      of: fc.constantFrom("seat", "body", "group", "government"),
      id: fc.constantFrom("x", "y"),
      role: fc.constant(null),
      department: fc.constant(null),
      points: fc.integer({ min: 1, max: 5000 }),
      isDated: fc.boolean(),
      once: fc.constantFrom("seat", "body x", "group y", "minister"),
      start: fc.constantFrom(null, "2022-10-13", "2024-01-01", "2025-01-01"),
      end: fc.constantFrom(null, "2024-03-01", "2025-03-01"),
    });
    fc.assert(
      fc.property(fc.array(period), (periods: OfficePeriod[]) => {
        const sums: Record<Institution, number> = { C: 0, S: 0, G: 0 };
        for (const office of weighOffices(periods, days)) sums[office.institution] += office.share;
        for (const sum of Object.values(sums)) expect([0, 100]).toContain(Number(sum.toFixed(9)));
      }),
    );
  });

  it("omits an institution without data", () => {
    const periods = toOfficePeriods(
      { people: [{ id: "a", memberships: [seat("S")] }], bodies: [], groups: [], governments: [] },
      strengthWeights,
    );
    expect(weighOffices(periods, { ...days, S: null })).toEqual([]);
  });
});

describe("rankStrength", () => {
  it("gives equal values the same rank and skips the following ranks", () => {
    const rank = toRanks([3, 5, 3, 1]);
    expect([5, 3, 1].map(rank)).toEqual([1, 2, 4]);
  });

  it("ranks values by the decimals that are printed", () => {
    const rank = toRanks([0.3274, 0.3271, 0.3265, 0.3264]);
    expect([0.3274, 0.3271, 0.3265, 0.3264].map(rank)).toEqual([1, 1, 1, 4]);
  });

  it("keeps published values unchanged", () => {
    const values = [{ person: "a", branch: "S", inBranch: 0.43, inGovernment: null }] as const;
    const table = rankStrength("published", values, () => null);
    expect(table).toMatchObject({
      origin: "published",
      people: [{ inBranch: 0.43, branchRank: { rank: 1, of: 1 }, total: null, totalRank: null }],
    });
  });
});

it("an overall index that a source does not publish is nobody's, and a rank without its total stays", () => {
  const own = { person: "a", branch: "C", inBranch: 0.06, inGovernment: 3.6, governmentRank: null } as const;
  const table = currentStrengthTable([{ ...own, branchRank: { rank: 390, of: null }, overall: null }]);
  expect(table.people).toEqual([{ ...own, branchRank: { rank: 390, of: null }, total: null, totalRank: null }]);
});

/** A Senate with the offices of legislature 19: the reference for our weights. */
describe("our weights", () => {
  const names = Array.from({ length: 205 }, (_, index) => `s${String(index).padStart(3, "0")}`);
  const people = names.map((id) => ({ id, memberships: [seat("S")] }));
  const person = (index: number) => names[index % names.length] ?? "";
  const presidency = body({
    id: "senato-presidenza",
    branch: "S",
    kind: "presidency",
    roles: names
      .slice(0, 16)
      .map((id, n) => role(id, n === 0 ? "Presidente" : n < 5 ? "Vicepresidente" : n < 8 ? "Questore" : "Segretario")),
  });
  const committee = (kind: Body["kind"], index: number, size: number) =>
    body({
      id: `senato-${kind}-${String(index)}`,
      branch: "S",
      kind,
      roles: Array.from({ length: size }, (_, n) =>
        role(
          person(20 + index * size + n),
          n === 0 ? "Presidente" : n < 3 ? "Vicepresidente" : n < 5 ? "Segretario" : "Componente",
        ),
      ),
    });
  const bodies = [
    presidency,
    ...Array.from({ length: 10 }, (_, index) => committee("committee", index, 18)),
    ...Array.from({ length: 3 }, (_, index) => committee("board", index, 20)),
    ...Array.from({ length: 5 }, (_, index) => committee("special", index, 20)),
    ...Array.from({ length: 14 }, (_, index) => committee("bicameral", index, 15)),
  ];
  const groups = Array.from({ length: 9 }, (_, index) => group(`senato-${String(index)}`, person(9 + index)));
  const table = tableOf({ people, bodies, groups });
  const values = table.people.map((row) => row.inBranch ?? 0).sort((a, b) => a - b);

  it("give the president of the Senate about 5,5 per cent", () => {
    expect(Math.max(...values)).toBeGreaterThan(4.9);
    expect(Math.max(...values)).toBeLessThan(6.1);
  });

  it("put the head of government, the vice-presidents and every minister before the Presidents of the assemblies", () => {
    const deputies = Array.from({ length: 400 }, (_, index) => ({ id: `d${index}`, memberships: [seat("C")] }));
    const office = (person: string, rank: "president" | "vice_president" | "minister" | "undersecretary") => ({
      ...{ person, rank, role: rank, department: person, party: null, start: null, end: null },
    });
    const offices = (rank: Parameters<typeof office>[1], count: number) =>
      Array.from({ length: count }, (_, index) => office(`${rank} ${index}`, rank));
    const government = {
      ...{ id: "g", aliases: [], name: "G", start: "2022-10-22", end: null, sources: [] },
      roles: [
        ...offices("president", 1),
        ...offices("vice_president", 2),
        ...offices("minister", 24),
        ...offices("undersecretary", 39),
      ],
    };
    // The Camera with its presidency and fourteen committees, each with a president and two vice-presidents.
    const camera = [
      body({
        id: "camera-presidenza",
        kind: "presidency",
        roles: deputies
          .slice(0, 18)
          .map(({ id }, n) =>
            role(id, n === 0 ? "Presidente" : n < 5 ? "Vicepresidente" : n < 8 ? "Questore" : "Segretario"),
          ),
      }),
      ...Array.from({ length: 14 }, (_, index) =>
        body({
          id: `camera-${index}`,
          roles: Array.from({ length: 28 }, (__, n) =>
            role(`d${20 + ((index * 28 + n) % 380)}`, n === 0 ? "Presidente" : n < 3 ? "Vicepresidente" : "Componente"),
          ),
        }),
      ),
    ];
    const all = tableOf({
      people: [...people, ...deputies],
      bodies: [...bodies, ...camera],
      groups,
      governments: [government],
    });
    const order = all.people.toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0)).map(({ person: id }) => id);
    expect(order[0]).toBe("president 0");
    expect(order.slice(1, 27).filter((id) => !/^(vice_president|minister) /.test(id))).toEqual([]);
    expect(order.slice(27, 29).toSorted()).toEqual(["d0", "s000"]);
  });

  it("give a plain senator about 0,20 per cent", () => {
    expect(values[0]).toBeGreaterThan(0.17);
    expect(values[0]).toBeLessThan(0.23);
  });

  it("add up to 100", () => {
    expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(100, 9);
  });
});
