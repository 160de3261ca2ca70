import { legislature } from "#src/domain/legislature.ts";
import { lastDayOf, latestDay, monthOf, monthsBetween } from "#src/domain/days.ts";
import {
  currentStrengthTable,
  listStrength,
  rankStrength,
  toOfficePeriods,
  type Institution,
  toStrengthTable,
  weighOffices,
  withoutGovernment,
  type CurrentStrength,
  type OfficePeriod,
  type PersonStrength,
  type Rank,
  type ReferenceDays,
  type StrengthTable,
  type UnrankedStrength,
  type WeighedOffice,
} from "#src/domain/strength.ts";
import { isOn } from "#src/domain/periods.ts";
import type { Person } from "#src/domain/records.ts";
import { strengthWeights } from "#src/domain/strength-weights.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { editionDay, isLive, missingParts, officeDays } from "./coverage.ts";

/**
 * All offices of the legislature with their weight. Early cut-off: changes to a biography do not recompute the index.
 */
const officePeriods = defineDerivation<readonly OfficePeriod[]>("strength-offices", (read) =>
  toOfficePeriods(
    {
      people: read.all("person"),
      bodies: read.all("body"),
      groups: read.all("group"),
      governments: read.all("government"),
    },
    strengthWeights,
  ),
);

/**
 * Institutions with offices whose start the source does not give. Their past months are unknown for everybody, because
 * each share depends on the whole.
 */
export const undatedInstitutions = defineDerivation<readonly Institution[]>("strength-undated", (read) => {
  const undated = read.derived(officePeriods, "").filter(({ isDated }) => !isDated);
  return [...new Set(undated.map(({ institution }) => institution))].sort();
});

interface PublishedStrength {
  /** Present values, with the ranks of the source. Where there are any, months serve the charts alone. */
  readonly current: readonly CurrentStrength[];
  readonly months: ReadonlyMap<string, readonly UnrankedStrength[]>;
  /** The last month with values; null = the source publishes none. */
  readonly latest: string | null;
}

/** Minimum share of last month's people that must have a value in the newest month. */
const wholePart = 0.9;

/**
 * Values published by the source, by month. They are part of the profiles, which are read one by one: a new month is
 * left out until nearly everybody of the previous month has a value. Otherwise it would rank only a few.
 */
const publishedStrength = defineDerivation<PublishedStrength>("strength-published", (read) => {
  const months = new Map<string, UnrankedStrength[]>();
  const current: CurrentStrength[] = [];
  for (const person of read.all("person")) {
    current.push(...toCurrent(person));
    for (const value of person.publishedStrength) {
      // A month without values (before the person took office, or not filled in yet) ranks nobody.
      if (value.branch === null && value.government === null) continue;
      const seat = person.memberships.findLast((period) => period.start.slice(0, 7) <= value.month);
      const row = {
        person: person.id,
        branch: seat?.branch ?? null,
        inBranch: value.branch,
        inGovernment: value.government,
      };
      months.set(value.month, [...(months.get(value.month) ?? []), row]);
    }
  }
  const [last = null, before = null] = [...months.keys()].sort().reverse();
  const count = (month: string | null) => months.get(month ?? "")?.length ?? 0;
  if (last === null || before === null || count(last) >= wholePart * count(before))
    return { current, months, latest: last };
  return { current, months: months.set(last, []), latest: before };
});

function toCurrent({ id, memberships, currentStrength: published }: Person): CurrentStrength[] {
  if (published === undefined || (published.branch === null && published.government === null)) return [];
  const toRank = (rank: number | null, of: number | null): Rank | null =>
    rank === null || rank === 0 ? null : { rank, of };
  return [
    {
      person: id,
      branch: published.branch === null ? null : (memberships.at(-1)?.branch ?? null),
      inBranch: published.branch,
      inGovernment: published.government,
      branchRank: published.branch === null ? null : toRank(published.branchRank, published.branchTotal),
      governmentRank:
        published.government === null ? null : toRank(published.governmentRank, published.governmentTotal),
      overall:
        published.overall === undefined || published.overall === null
          ? null
          : { value: published.overall, rank: toRank(published.overallRank ?? null, published.overallTotal ?? null) },
    },
  ];
}

/**
 * The last month of which the source has published values: with ranks only if it is that of the edition and nearly
 * everybody who sits in parliament has one.
 */
function lastMonth(read: Reader, { months, latest }: PublishedStrength): StrengthTable {
  const values = months.get(latest ?? "") ?? [];
  const days = officeDays(read);
  const seated = read
    .all("person")
    .filter(({ memberships }) =>
      memberships.some((seat) => days[seat.branch] !== null && isOn(seat, days[seat.branch] ?? "")),
    );
  const isNow = latest === monthOf(read.derived(editionDay, ""));
  return isNow && values.length >= wholePart * seated.length
    ? rankStrength("published", values, () => null)
    : listStrength(values, latest);
}

/**
 * Strength index of a month ("2026-11": on its last day, or on the last day covered), or of today ("latest": each
 * chamber on its own last day). If the source publishes values, only those are used: the computed ones have another
 * scale.
 */
export const strength = defineDerivation<StrengthTable>("strength", (read, month) => {
  const published = read.derived(publishedStrength, "");
  const { current, months, latest } = published;
  if (month === "latest" && current.length > 0) return currentStrengthTable(current);
  if (month === "latest" && latest !== null) return lastMonth(read, published);
  // A live source publishes the index; until it has been read, a computed one would cover only a few people.
  if (latest !== null || current.length > 0 || read.derived(isLive, ""))
    return listStrength(months.get(month) ?? [], null);
  const computed = toStrengthTable(read.derived(strengthShares, month), strengthWeights.chamberInTotal);
  return read.derived(missingParts, "").includes("governments") ? withoutGovernment(computed) : computed;
});

/** Present strength of all people with a present value; values of past months do not count. */
export function currentStrength(read: Reader): readonly PersonStrength[] {
  const { month, people } = read.derived(strength, "latest");
  return month === null ? people : [];
}

/** The offices that make the computed index of a month (or "latest"), each with its share in percentage points. */
export const strengthShares = defineDerivation<readonly WeighedOffice[]>("strength-shares", (read, month) =>
  weighOffices(read.derived(officePeriods, ""), read.derived(referenceDays, month)),
);

/**
 * Strength of the people in a body: what their offices in it weigh by our weights, the body being 100. A source publishes
 * no weights of single offices in parliament. Argument: body id.
 */
export const bodyStrength = defineDerivation<ReadonlyMap<string, number>>("body-strength", (read, id) => {
  const days = officeDays(read);
  const heaviest = new Map<string, number>();
  for (const office of read.derived(officePeriods, "")) {
    if (office.of !== "body" || office.id !== id) continue;
    const day = office.institution === "G" ? null : days[office.institution];
    if (day === null || !isOn(office, day)) continue;
    heaviest.set(office.person, Math.max(office.points, heaviest.get(office.person) ?? 0));
  }
  const whole = [...heaviest.values()].reduce((sum, points) => sum + points, 0);
  return new Map([...heaviest].map(([person, points]) => [person, (points * 100) / whole]));
});

/** Fields of a record that affect the index; "" is the whole record. */
const countedFields: ReadonlySet<string> = new Set([
  "",
  "branch",
  "end",
  "kind",
  "memberships",
  "publishedStrength",
  "roles",
  "start",
]);

/** Day of the newest profile with present values, which the change log leaves out; null = the source publishes none. */
const publishedStrengthDay = defineDerivation<string | null>("strength-published-day", (read) =>
  latestDay(
    read
      .all("person")
      .flatMap(({ currentStrength: published, changedAt }) =>
        published === undefined ? [] : [changedAt.slice(0, 10)],
      ),
  ),
);

/**
 * Day of the last change of the index: a record changed, an office began or ended, or a month was added to the series.
 */
export const strengthDay = defineDerivation<string | null>("strength-day", (read) => {
  const kinds: ReadonlySet<string> = new Set(["person", "body", "group", "government"]);
  const changed = read.changes().find(({ kind, field }) => kinds.has(kind) && countedFields.has(field))?.day ?? null;
  const last = officeDays(read).all;
  if (last === null) return changed;
  const turns = read.derived(officePeriods, "").flatMap(({ start, end }) => [start, end]);
  return latestDay([
    changed,
    read.derived(publishedStrengthDay, ""),
    `${monthOf(last)}-01`,
    ...turns.filter((day) => day !== null && day <= last),
  ]);
});

export function strengthMonths(read: Reader): string[] {
  const last = officeDays(read).all;
  return last === null ? [] : monthsBetween(monthOf(legislature.start), monthOf(last));
}

/** Separate derivation (early cut-off): "latest" changes every day, past months do not. */
const referenceDays = defineDerivation<ReferenceDays>("strength-days", (read, month) => {
  const days = officeDays(read);
  const undated = read.derived(undatedInstitutions, "");
  const at = (institution: Institution, covered: string | null) => {
    if (month === "latest" || covered === null) return covered;
    if (month > covered.slice(0, 7)) return null;
    const end = lastDayOf(month);
    if (end >= covered) return covered;
    return undated.includes(institution) ? null : end;
  };
  return { C: at("C", days.C), S: at("S", days.S), G: at("G", days.all) };
});
