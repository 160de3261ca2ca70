import type { Branch } from "#src/domain/codes.ts";
import { median } from "#src/domain/median.ts";
import { listStrength, type PersonStrength, type WeighedOffice } from "#src/domain/strength.ts";
import type { PersonOffice, PersonStrengthView } from "#src/contracts/person-page.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { groupCard, personCard } from "#scripts/contracts/stats/person-card.ts";
import { readOffices } from "./person-parts.ts";
import { strength, strengthMonths, strengthShares, undatedInstitutions } from "#scripts/contracts/stats/strength.ts";
import { governmentName } from "#scripts/contracts/stats/government-name.ts";

/** Current strength of a person, its breakdown and its history; null = never held an office. */
export function readPersonStrength(read: Reader, id: string): PersonStrengthView | null {
  const now = read.derived(strength, "latest");
  const current = now.people.find((row) => row.person === id);
  const series = (read.derived(strengthSeries, "").get(id) ?? []).map(([month, chamber, branch, government]) => ({
    month,
    chamber,
    branch,
    government,
  }));
  if (current === undefined && series.length === 0) return null;
  const card = read.derived(personCard, id);
  const group = card?.group ?? null;
  // A member in office without a present value gets that of the last month, with its month.
  const last = current === undefined && card?.active === true ? toLastMonth(id, series) : null;
  const shownValues = current ?? last?.own;
  const chamber = shownValues?.branch ?? null;
  const isUndated = chamber !== null && read.derived(undatedInstitutions, "").includes(chamber);
  return {
    origin: now.origin,
    month: last?.month ?? (current === undefined ? null : now.month),
    total: toTotal(shownValues),
    ...(shownValues === undefined ? { branch: null, government: null } : toStandings(shownValues)),
    offices: now.origin === "published" ? [] : readShares(read, id),
    series,
    isPastKnown: now.origin === "published" || !isUndated,
    // Both are meaningless for an incomplete list, and without an overall index.
    distribution: (current?.total ?? null) === null || !now.isWhole ? [] : [...read.derived(strengthDistribution, "")],
    groupMedian:
      group === null || (current?.total ?? null) === null || !now.isWhole
        ? null
        : (read.derived(strengthByGroup, "").get(group.id) ?? null),
  };
}

function toTotal(own: PersonStrength | undefined): PersonStrengthView["total"] {
  if (own === undefined || own.total === null) return null;
  return { value: own.total, place: own.totalRank };
}

/** The last month of a series as values without ranks. */
function toLastMonth(
  person: string,
  series: PersonStrengthView["series"],
): { month: string; own: PersonStrength | undefined } | null {
  const point = series.at(-1);
  if (point === undefined) return null;
  const { month, chamber, branch: inBranch, government: inGovernment } = point;
  const [listed] = listStrength([{ person, branch: chamber, inBranch, inGovernment }], month).people;
  return { month, own: listed };
}

function toStandings(own: PersonStrength): Pick<PersonStrengthView, "branch" | "government"> {
  const { branch, inBranch, branchRank, inGovernment, governmentRank } = own;
  return {
    branch: branch === null || inBranch === null ? null : { branch, value: inBranch, place: branchRank },
    government: inGovernment === null ? null : { value: inGovernment, place: governmentRank },
  };
}

/** Offices of the breakdown. Their first day is the published one, as in the list of offices. */
function readShares(read: Reader, person: string): PersonStrengthView["offices"] {
  const listed = readOffices(read, person);
  const startOf = ({ of, id, role, department, start }: WeighedOffice): string | null => {
    if (of === "seat") return start;
    const same = listed.filter(
      (one) => one.of === of && one.id === id && one.role === role && one.department === department,
    );
    return same.find((one) => one.start === null || start === null || one.start <= start)?.start ?? null;
  };
  return read
    .derived(strengthShares, "latest")
    .filter((office) => office.person === person)
    .map((office) => {
      const { of, id, role, department, end, institution, share } = office;
      return { ...nameOf(read, of, id), of, id, role, department, start: startOf(office), end, institution, share };
    })
    .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1));
}

function nameOf(read: Reader, of: PersonOffice["of"], id: string): Pick<PersonOffice, "name" | "branch"> {
  if (of === "body") {
    const body = read.require("body", id);
    return { name: body.name, branch: body.branch };
  }
  if (of === "group") {
    const group = read.derived(groupCard, id);
    return { name: group?.name ?? id, branch: group?.branch ?? null };
  }
  if (of === "government") return { name: read.derived(governmentName, id), branch: null };
  return { name: "", branch: id === "S" ? "S" : "C" };
}

type SeriesPoint = readonly [month: string, chamber: Branch | null, branch: number | null, government: number | null];

/** Monthly series by person: transposes some fifty monthly tables at once. */
const strengthSeries = defineDerivation<ReadonlyMap<string, readonly SeriesPoint[]>>("strength-series", (read) => {
  const series = new Map<string, SeriesPoint[]>();
  for (const month of strengthMonths(read)) {
    for (const row of read.derived(strength, month).people) {
      const points = series.get(row.person) ?? [];
      points.push([month, row.branch, row.inBranch, row.inGovernment]);
      series.set(row.person, points);
    }
  }
  return series;
});

/** Histogram of people by strength, in 48 classes of equal ratio (10^(1/16)) from 0.02 to about 17 points. */
const strengthDistribution = defineDerivation<PersonStrengthView["distribution"]>("strength-distribution", (read) => {
  const classes = Array.from({ length: 48 }, (_, index) => ({
    from: Number((0.02 * 10 ** (index / 16)).toPrecision(6)),
    count: 0,
  }));
  for (const { total } of read.derived(strength, "latest").people) {
    if (total === null) continue;
    const index = classes.findLastIndex((one) => one.from <= total);
    const at = classes[Math.max(0, index)];
    if (at !== undefined) at.count += 1;
  }
  const [first, last] = [classes.findIndex((one) => one.count > 0), classes.findLastIndex((one) => one.count > 0)];
  return first === -1 ? [] : classes.slice(first, last + 1);
});

/** Median total strength of the current members of each group. */
const strengthByGroup = defineDerivation<ReadonlyMap<string, number>>("strength-by-group", (read) => {
  const groups = new Map<string, number[]>();
  for (const { person, total } of read.derived(strength, "latest").people) {
    const card = read.derived(personCard, person);
    if (total !== null && card?.group && card.inOffice)
      groups.set(card.group.id, [...(groups.get(card.group.id) ?? []), total]);
  }
  return new Map([...groups].map(([id, values]) => [id, median(values) ?? 0]));
});
