/**
 * Strength index ("indice di forza"). Positional: every office has a weight. Distributive: the weights held in an
 * institution on a day are scaled to 100, so a new office lowers the share of the others. Three institutions (Camera,
 * Senato, government) and an overall index, in which the institutions have weights of their own: a source's, or ours.
 */
import type { Branch } from "./codes.ts";
import { firstKnown, isOn, overlap, type Period } from "./periods.ts";
import { toOfficeRole, type OfficeRole } from "./office-roles.ts";
import type { Body, Government, ParliamentaryGroup, Person } from "./records.ts";

/** Decimals of a value of the index: on every page, in every list and file, and in our ranks. */
export const strengthDecimals = 3;

/**
 * Percentage points as they are printed: equal in print is equal in rank. The noise of binary fractions decides no half,
 * and what is too small for the decimals stays: it is not zero.
 */
export function roundStrength(points: number): number {
  const scale = 10 ** strengthDecimals;
  return Math.round(Number((points * scale).toPrecision(12))) / scale || points;
}

/** Institution in which strength is held: a chamber or the government. Shares sum to 100 per institution and day. */
export type Institution = Branch | "G";

type RoleWeights = Readonly<Partial<Record<OfficeRole, number>>>;

/** Table of weights, in hundredths of a seat (integers, so that equal scores are exactly equal). */
export interface StrengthWeights {
  readonly seat: number;
  readonly assemblyPresident: Readonly<Record<Branch, number>>;
  readonly bodies: Readonly<Record<Body["kind"], RoleWeights>>;
  readonly group: RoleWeights;
  readonly government: Readonly<Record<Government["roles"][number]["rank"], number>>;
  /** What a percentage point in a chamber weighs in the overall index, in hundredths of a point in government. */
  readonly chamberInTotal: number;
}

/** Period in which a person holds an office, with its weight and limited to the mandate it depends on. */
export interface OfficePeriod extends Period {
  readonly person: string;
  readonly institution: Institution;
  /** What the office belongs to: mandate, body, group or government. `id` is its id. */
  readonly of: "seat" | "body" | "group" | "government";
  readonly id: string;
  /** Role name as published; null for the mandate. */
  readonly role: string | null;
  /** Ministry, for government offices. */
  readonly department: string | null;
  /** Hundredths of a seat. */
  readonly points: number;
  /** false = start date unknown: the office counts on the day of the data, and nothing is known about earlier days. */
  readonly isDated: boolean;
  /**
   * Deduplication key: of offices with the same key only the heaviest counts, so a vice-president is not also a plain
   * member.
   */
  readonly once: string;
}

export interface StrengthSource {
  readonly people: readonly Pick<Person, "id" | "memberships">[];
  readonly bodies: readonly Body[];
  readonly groups: readonly ParliamentaryGroup[];
  readonly governments: readonly Government[];
}

export function toOfficePeriods(source: StrengthSource, weights: StrengthWeights): OfficePeriod[] {
  const mandates: Mandates = new Map(source.people.map((person) => [person.id, person.memberships]));
  return [
    ...source.people.flatMap((person) => person.memberships.map((seat) => toSeat(person.id, seat, weights))),
    ...source.bodies.flatMap((body) => officesOfBody(body, mandates, weights)),
    ...source.groups.flatMap((group) => officesOfGroup(group, mandates, weights)),
    ...source.governments.flatMap((government) => officesOfGovernment(government, weights)),
  ];
}

type Mandates = ReadonlyMap<string, Person["memberships"]>;

function toSeat(person: string, seat: Person["memberships"][number], weights: StrengthWeights): OfficePeriod {
  return {
    person,
    institution: seat.branch,
    of: "seat",
    id: seat.branch,
    role: null,
    department: null,
    points: weights.seat,
    isDated: true,
    once: "seat",
    start: seat.start,
    end: seat.end,
  };
}

function officesOfBody(body: Body, mandates: Mandates, weights: StrengthWeights): OfficePeriod[] {
  const once = body.kind === "presidency" ? "presidency" : `body ${body.id}`;
  return officesInParliament(body, { of: "body", once }, mandates, (role, branch) => {
    const office = toOfficeRole(role);
    if (body.kind === "presidency" && office === "president") return weights.assemblyPresident[branch];
    return weights.bodies[body.kind][office] ?? 0;
  });
}

function officesOfGroup(group: ParliamentaryGroup, mandates: Mandates, weights: StrengthWeights): OfficePeriod[] {
  const once = `group ${group.id}`;
  return officesInParliament(group, { of: "group", once }, mandates, (role) => weights.group[toOfficeRole(role)] ?? 0);
}

/**
 * Offices in parliament, limited to the period of body and mandate. Offices in joint bodies count in the chamber of the
 * holder.
 */
function officesInParliament(
  home: Body | ParliamentaryGroup,
  kind: Pick<OfficePeriod, "of" | "once">,
  mandates: Mandates,
  weigh: (role: string, branch: Branch) => number,
): OfficePeriod[] {
  return home.roles.flatMap((period) =>
    (mandates.get(period.person) ?? []).flatMap((seat): OfficePeriod[] => {
      if (home.branch !== "B" && home.branch !== seat.branch) return [];
      const living = overlap(period, home);
      const held = living && overlap(living, seat);
      const points = weigh(period.role, seat.branch);
      if (held === null || points === 0) return [];
      const { person, role } = period;
      const place = { institution: seat.branch, id: home.id, department: null, isDated: firstKnown(period) !== null };
      return [{ ...kind, ...place, person, role, points, ...held }];
    }),
  );
}

function officesOfGovernment(government: Government, weights: StrengthWeights): OfficePeriod[] {
  return government.roles.flatMap((period): OfficePeriod[] => {
    const held = overlap(period, government);
    if (held === null) return [];
    const { person, role, department, rank } = period;
    const once = `${rank} ${department ?? role}`;
    const points = weights.government[rank];
    const place = {
      institution: "G",
      of: "government",
      id: government.id,
      isDated: firstKnown(period) !== null,
    } as const;
    return [{ ...place, person, role, department, points, once, ...held }];
  });
}

/** An office with its share of the institution, in percentage points. */
export interface WeighedOffice extends OfficePeriod {
  readonly share: number;
}

/** A competition rank, and how many people it is out of; null = the source gives the rank alone. */
export interface Rank {
  readonly rank: number;
  readonly of: number | null;
}

/**
 * One person's strength: percentage points in their own chamber and in government, with ranks. A rank is null where the
 * source gives none and the list is not whole: among a few anybody is first.
 */
export interface PersonStrength {
  readonly person: string;
  readonly branch: Branch | null;
  readonly inBranch: number | null;
  readonly inGovernment: number | null;
  /** The overall index; null = the source publishes none. */
  readonly total: number | null;
  readonly branchRank: Rank | null;
  readonly governmentRank: Rank | null;
  readonly totalRank: Rank | null;
}

/** Strength of all people on the reference days, sorted by person id. */
export interface StrengthTable {
  /** `published` = values of the source; `computed` = computed here from our weights. */
  readonly origin: "published" | "computed";
  /** The month of the values; null = that which was asked for, or now. */
  readonly month: string | null;
  /** Whether everybody who has a place in the index is in it: what is derived from all of them can be said. */
  readonly isWhole: boolean;
  readonly people: readonly PersonStrength[];
}

/** Reference day per institution; null = no data for this moment. */
export type ReferenceDays = Readonly<Record<Institution, string | null>>;

/** Offices held on the reference days with their shares. Shares sum to 100 per institution. */
export function weighOffices(periods: readonly OfficePeriod[], days: ReferenceDays): WeighedOffice[] {
  const counted = new Map<string, OfficePeriod>();
  for (const period of periods) {
    const day = days[period.institution];
    if (day === null || !isOn(period, day)) continue;
    const key = `${period.person} ${period.institution} ${period.once}`;
    const other = counted.get(key);
    if (other === undefined || other.points < period.points) counted.set(key, period);
  }
  const totals: Record<Institution, number> = { C: 0, S: 0, G: 0 };
  for (const period of counted.values()) totals[period.institution] += period.points;
  return [...counted.values()].map((period) => ({
    ...period,
    share: (period.points * 100) / totals[period.institution],
  }));
}

/** @param chamberInTotal see {@link StrengthWeights} */
export function toStrengthTable(offices: readonly WeighedOffice[], chamberInTotal: number): StrengthTable {
  const points = new Map<string, { branch: Branch | null; C: number; S: number; G: number; inGovernment: boolean }>();
  const totals: Record<Institution, number> = { C: 0, S: 0, G: 0 };
  for (const office of offices) {
    const own = points.get(office.person) ?? { branch: null, C: 0, S: 0, G: 0, inGovernment: false };
    own[office.institution] += office.points;
    totals[office.institution] += office.points;
    if (office.institution === "G") own.inGovernment = true;
    else own.branch = office.institution;
    points.set(office.person, own);
  }
  // Shares are computed once from integer points, so that equal offices give equal numbers and share a rank.
  const values = [...points].map(([person, own]) => ({
    person,
    branch: own.branch,
    inBranch: own.branch === null ? null : (own[own.branch] * 100) / totals[own.branch],
    inGovernment: own.inGovernment ? (own.G * 100) / totals.G : null,
  }));
  const totalOf = ({ inBranch, inGovernment }: UnrankedStrength): number =>
    (inGovernment ?? 0) + ((inBranch ?? 0) * chamberInTotal) / 100;
  return rankStrength("computed", values, totalOf);
}

/**
 * Values in the own chamber alone, without ranks: while the offices of government are unknown, who leads it would stand
 * among the last of the chamber.
 */
export function withoutGovernment(table: StrengthTable): StrengthTable {
  const unranked = { totalRank: null, branchRank: null };
  return { ...table, people: table.people.map((own) => ({ ...own, total: own.inBranch, ...unranked })) };
}

export type UnrankedStrength = Pick<PersonStrength, "person" | "branch" | "inBranch" | "inGovernment">;

const byPerson = (a: PersonStrength, b: PersonStrength): number => (a.person < b.person ? -1 : 1);

/**
 * Puts ranks beside the values of everybody, computed or published.
 * @param totalOf the overall index; null = none: a source's values of a month have no overall one
 */
export function rankStrength(
  origin: StrengthTable["origin"],
  values: readonly UnrankedStrength[],
  totalOf: (row: UnrankedStrength) => number | null,
): StrengthTable {
  const totals = values.map((row) => ({ ...row, total: totalOf(row) }));
  const of = (branch: Branch) =>
    totals.flatMap((row) => (row.branch === branch && row.inBranch !== null ? [row.inBranch] : []));
  const government = totals.flatMap((row) => row.inGovernment ?? []);
  const overall = totals.flatMap((row) => row.total ?? []);
  const ranks = { C: toRanks(of("C")), S: toRanks(of("S")), G: toRanks(government), total: toRanks(overall) };
  const population = { C: of("C").length, S: of("S").length, G: government.length };
  const people = totals.map((row): PersonStrength => ({
    ...row,
    branchRank:
      row.branch === null || row.inBranch === null
        ? null
        : { rank: ranks[row.branch](row.inBranch), of: population[row.branch] },
    governmentRank: row.inGovernment === null ? null : { rank: ranks.G(row.inGovernment), of: population.G },
    totalRank: row.total === null ? null : { rank: ranks.total(row.total), of: overall.length },
  }));
  return { origin, month: null, isWhole: true, people: people.sort(byPerson) };
}

/** Values without ranks: of a month gone by, or of some people only. */
export function listStrength(values: readonly UnrankedStrength[], month: string | null): StrengthTable {
  const people = values.map((row): PersonStrength => ({
    ...row,
    total: null,
    branchRank: null,
    governmentRank: null,
    totalRank: null,
  }));
  return { origin: "published", month, isWhole: false, people: people.sort(byPerson) };
}

/** A present value as the source publishes it. */
export interface CurrentStrength extends UnrankedStrength {
  readonly branchRank: Rank | null;
  readonly governmentRank: Rank | null;
  /** The overall index as published; null = not published. */
  readonly overall: { readonly value: number; readonly rank: Rank | null } | null;
}

/**
 * Present values with the ranks of the source. A rank of the overall index that it does not publish is computed only if
 * nobody is missing.
 */
export function currentStrengthTable(values: readonly CurrentStrength[]): StrengthTable {
  const isWhole = areAllHere(values);
  const overall = values.flatMap((row) => row.overall?.value ?? []);
  const ranks = isWhole && overall.length === values.length ? toRanks(overall) : null;
  const people = values.map((row): PersonStrength => {
    const { overall: own, ...rest } = row;
    const computed = ranks === null || own === null ? null : { rank: ranks(own.value), of: values.length };
    return { ...rest, total: own?.value ?? null, totalRank: own?.rank ?? computed };
  });
  return { origin: "published", month: null, isWhole, people: people.sort(byPerson) };
}

/** Whether there are as many values as the ranks of the source are out of, in each institution or in all together. */
function areAllHere(values: readonly CurrentStrength[]): boolean {
  return (["C", "S", "G"] as const).every((institution) => {
    const ranks = values.flatMap((row): Rank[] => {
      const isIn =
        institution === "G" ? row.inGovernment !== null : row.branch === institution && row.inBranch !== null;
      return isIn ? [(institution === "G" ? row.governmentRank : row.branchRank) ?? { rank: 0, of: 0 }] : [];
    });
    const of = Math.max(0, ...ranks.map((rank) => rank.of ?? 0));
    return of > 0 && (ranks.length >= of || values.length === of);
  });
}

/**
 * Competition ranking of the printed values: the highest is 1, equal values share a rank, the next rank counts them all
 * ("1, 2, 2, 4").
 */
export function toRanks(values: readonly number[]): (value: number) => number {
  const rank = new Map<number, number>();
  const sorted = values.map(roundStrength).sort((a, b) => b - a);
  sorted.forEach((value, index) => {
    if (!rank.has(value)) rank.set(value, index + 1);
  });
  return (value) => rank.get(roundStrength(value)) ?? sorted.length + 1;
}
