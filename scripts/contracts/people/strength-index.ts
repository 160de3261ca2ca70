import { legislature } from "#src/domain/legislature.ts";
import { ageBandOf, ageOn } from "#src/domain/age.ts";
import { branches } from "#src/domain/codes.ts";
import { median } from "#src/domain/median.ts";
import { isOn } from "#src/domain/periods.ts";
import { roundStrength, type PersonStrength } from "#src/domain/strength.ts";
import { compareText } from "#src/lib/format.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { StrengthData, StrengthPage, StrengthRow } from "#src/contracts/strength-index.ts";
import { menu } from "#src/i18n/shell.ts";
import { defineDerivation, defineFile, definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { officeDay } from "#scripts/contracts/stats/coverage.ts";
import { personCard } from "#scripts/contracts/stats/person-card.ts";
import { strength } from "#scripts/contracts/stats/strength.ts";
import { pageEntry } from "#scripts/contracts/search/page-entry.ts";
import { parliamentOffice } from "./members.ts";
import { bySurname } from "./people-search.ts";
import { readGroupRef, readProvenance } from "./person-parts.ts";

/** People with an office now, by rank, then surname. */
export const strengthRows = defineDerivation<readonly StrengthRow[]>("strength-rows", (read) => {
  const rows = read.derived(strength, "latest").people.flatMap((listed): StrengthRow[] => {
    const { person, total, inBranch, inGovernment, totalRank } = listed;
    const card = read.derived(personCard, person);
    if (card === null) return [];
    const { id, familyName, givenName, gender, roles, group } = card;
    return [
      {
        id,
        familyName,
        givenName,
        gender,
        roles: [...roles],
        group: group === null ? null : { id: group.id, acronym: group.acronym },
        office: parliamentOffice(read, person),
        total: rounded(total),
        inBranch: rounded(inBranch),
        inGovernment: rounded(inGovernment),
        rank: totalRank?.rank ?? null,
        branchRank: listed.branchRank?.rank ?? null,
        ...(totalRank === null ? placesOf(listed) : {}),
      },
    ];
  });
  const place = ({ rank }: StrengthRow): number => rank ?? rows.length + 1;
  return rows.sort((a, b) => place(a) - place(b) || (b.total ?? -1) - (a.total ?? -1) || bySurname(a, b));
});

function rankedIn(read: Reader, count: number): number | null {
  const ranks = read.derived(strength, "latest").people.flatMap(({ totalRank }) => totalRank ?? []);
  return ranks.length === 0 ? count : (ranks.find(({ of }) => of !== null)?.of ?? null);
}

/** Ranks in chamber and government, where there are any. */
function placesOf({ branch, branchRank, governmentRank }: PersonStrength): Pick<StrengthRow, "places"> {
  if (branchRank === null && governmentRank === null) return {};
  const inBranch = branch === null || branchRank === null ? null : { branch, ...branchRank };
  return { places: { branch: inBranch, government: governmentRank } };
}

/** `/indice_di_forza`. */
export const strengthPages = definePage({
  name: "strength-index",
  path: routes.strengthIndex,
  search: { entry: () => pageEntry(menu.strengthIndex) },
  build: (read) => {
    const rows = read.derived(strengthRows, "");
    const { origin, month, isWhole } = read.derived(strength, "latest");
    return {
      origin,
      month,
      isWhole,
      count: rows.length,
      ranked: rankedIn(read, rows.length),
      rows: rows.slice(0, 12),
      all: rows.map(({ id, familyName, givenName, total, inBranch, inGovernment, rank }) => ({
        ...{ id, familyName, givenName, total, inBranch, inGovernment, rank },
      })),
      ...(isWhole ? readAggregates(read) : { groups: [], parties: [], genders: [], ages: [] }),
      ...readProvenance(
        read,
        rows.map((row) => row.id),
        read.derived(officeDay, ""),
      ),
    };
  },
});

/** `/dati/indice-di-forza/tutti.json`: rows for the filters. */
export const strengthData = defineFile<StrengthData>({
  name: "data-strength-index",
  keys: () => ["tutti"],
  path: (key) => files.shard("indice-di-forza", key),
  build: (read) => ({ rows: [...read.derived(strengthRows, "")] }),
  serialize: (data) => JSON.stringify(data),
});

function readAggregates(read: Reader): Pick<StrengthPage, "groups" | "parties" | "genders" | "ages"> {
  const people = read.derived(strength, "latest").people;
  const card = (row: PersonStrength) => read.derived(personCard, row.person);
  const day = read.derived(officeDay, "") ?? legislature.start;
  const inGovernment = people.filter((row) => row.inGovernment !== null);
  const parties = readParties(read);
  const born = (row: PersonStrength) => card(row)?.birthDate ?? null;
  // Sums of the overall index are said only where everybody has one.
  const ranked = people.every(({ total }) => total !== null) ? people : [];
  const byTotal = (row: PersonStrength) => row.total ?? 0;
  return {
    groups: branches.flatMap((branch) =>
      aggregate(
        people.filter((row) => row.branch === branch),
        (row) => card(row)?.group?.id ?? null,
        (row) => row.inBranch ?? 0,
      ).map(({ key, ...share }) => ({
        branch,
        group: key === null ? null : (readGroupRef(read, key) ?? null),
        ...share,
      })),
    ),
    parties: [...parties.values()].every((party) => party === null)
      ? []
      : aggregate(
          inGovernment,
          (row) => parties.get(row.person) ?? null,
          (row) => row.inGovernment ?? 0,
        ).map(({ key, ...share }) => ({ party: key, ...share })),
    genders: aggregate(ranked, (row) => card(row)?.gender ?? null, byTotal).map(({ key, ...share }) => ({
      gender: key,
      ...share,
    })),
    ages: aggregate(
      ranked,
      (row) => {
        const date = born(row);
        return date === null ? null : ageBandOf(ageOn(date, day));
      },
      byTotal,
    )
      .map(({ key, ...share }) => ({ from: key, ...share }))
      .sort((a, b) => (a.from ?? 999) - (b.from ?? 999)),
  };
}

/** Party of each member of government, from their current offices. */
function readParties(read: Reader): ReadonlyMap<string, string | null> {
  const day = read.derived(officeDay, "") ?? legislature.start;
  const roles = read.keys("government").flatMap((key) => read.require("government", key).roles);
  return new Map(roles.filter((role) => isOn(role, day)).map((role) => [role.person, role.party]));
}

interface Share<Key> {
  readonly key: Key;
  readonly people: number;
  readonly sum: number;
  readonly median: number;
}

/** Groups people by a key; the group with the largest sum comes first. */
function aggregate<Key extends string | number | null>(
  people: readonly PersonStrength[],
  keyOf: (row: PersonStrength) => Key,
  valueOf: (row: PersonStrength) => number,
): Share<Key>[] {
  const sets = Map.groupBy(people, keyOf);
  return [...sets]
    .map(([key, rows]) => {
      const values = rows.map(valueOf);
      return {
        key,
        people: rows.length,
        sum: roundStrength(values.reduce((sum, value) => sum + value, 0)),
        median: roundStrength(median(values) ?? 0),
      };
    })
    .sort((a, b) => b.sum - a.sum || compareText(String(a.key), String(b.key)));
}

const rounded = (points: number | null): number | null => (points === null ? null : roundStrength(points));
