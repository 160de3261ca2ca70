import { legislatureStart } from "#src/domain/legislature.ts";
import type { Branch } from "#src/domain/codes.ts";
import { lastDayOf, latestDay, monthOf, monthsBetween } from "#src/domain/days.ts";
import {
  rankStrength,
  toOfficeSpells,
  type Institution,
  toStrengthTable,
  weighOffices,
  type OfficeSpell,
  type ReferenceDays,
  type StrengthTable,
  type WeighedOffice,
} from "#src/domain/strength.ts";
import { strengthWeights } from "#src/data/reference/strength-weights.ts";
import { defineDerivation, type Reader } from "#scripts/views/reader.ts";
import { officeDays } from "./data-day.ts";

/**
 * All offices of the legislature with their weight. Early cut-off: changes to a biography do not recompute the index.
 */
const officeSpells = defineDerivation<readonly OfficeSpell[]>("strength-offices", (read) =>
  toOfficeSpells(
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
  const undated = read.derived(officeSpells, "").filter(({ isDated }) => !isDated);
  return [...new Set(undated.map(({ institution }) => institution))].sort();
});

interface PublishedValue {
  readonly person: string;
  readonly branch: Branch | null;
  readonly inBranch: number | null;
  readonly inGovernment: number | null;
}

interface PublishedStrength {
  readonly months: ReadonlyMap<string, readonly PublishedValue[]>;
  /** Last month with values; null = the source publishes none. */
  readonly latest: string | null;
}

/** Minimum share of last month's people that must have a value in the newest month. */
const wholePart = 0.9;

/**
 * Values published by the source, by month. They are part of the profiles, which are read one by one: a new month is
 * left out until nearly everybody of the previous month has a value. Otherwise it would rank only a few.
 */
const publishedStrength = defineDerivation<PublishedStrength>("strength-published", (read) => {
  const months = new Map<string, PublishedValue[]>();
  for (const person of read.all("person")) {
    for (const value of person.publishedStrength) {
      // A month without values (before the person took office, or not filled in yet) ranks nobody.
      if (value.branch === null && value.government === null) continue;
      const seat = person.memberships.findLast((spell) => spell.start.slice(0, 7) <= value.month);
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
  if (last === null || before === null || count(last) >= wholePart * count(before)) return { months, latest: last };
  return { months: months.set(last, []), latest: before };
});

/**
 * Strength index of a month ("2026-11": on its last day, or on the last day covered), or of today ("latest": each
 * chamber on its own last day). If the source publishes values, only those are used: the computed ones have another
 * scale.
 */
export const strength = defineDerivation<StrengthTable>("strength", (read, month) => {
  const { months, latest } = read.derived(publishedStrength, "");
  if (latest !== null) return rankStrength("published", months.get(month === "latest" ? latest : month) ?? []);
  return toStrengthTable(read.derived(strengthShares, month));
});

/** Offices behind the computed index of a month (or "latest"), each with its share in percentage points. */
export const strengthShares = defineDerivation<readonly WeighedOffice[]>("strength-shares", (read, month) =>
  weighOffices(read.derived(officeSpells, ""), read.derived(referenceDays, month)),
);

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

/**
 * Day of the last change of the index: a record changed, an office began or ended, or a month was added to the series.
 */
export const strengthDay = defineDerivation<string | null>("strength-day", (read) => {
  const kinds: ReadonlySet<string> = new Set(["person", "body", "group", "government"]);
  const changed = read.changes().find(({ kind, field }) => kinds.has(kind) && countedFields.has(field))?.day ?? null;
  const last = officeDays(read).all;
  if (last === null) return changed;
  const turns = read.derived(officeSpells, "").flatMap(({ start, end }) => [start, end]);
  return latestDay([changed, `${monthOf(last)}-01`, ...turns.filter((day) => day !== null && day <= last)]);
});

/** Months covered by the index, oldest first. */
export function strengthMonths(read: Reader): string[] {
  const last = officeDays(read).all;
  return last === null ? [] : monthsBetween(monthOf(legislatureStart), monthOf(last));
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
