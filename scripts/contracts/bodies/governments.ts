import { pick } from "#scripts/lib/pick.ts";
import { governmentRanks } from "#src/domain/codes.ts";
import { sumStrength } from "#src/domain/composition.ts";
import { daysBetween } from "#src/domain/days.ts";
import { lastDay, shownEndWithin } from "#src/domain/periods.ts";
import type { Government } from "#src/domain/records.ts";
import { compareText } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { roleText } from "#src/i18n/offices.ts";
import type { RoleRow } from "#src/contracts/body-parts.ts";
import type { GovernmentListPage, GovernmentPage, OfficeRow, PartyRow } from "#src/contracts/government-pages.ts";
import { searchWords } from "#src/i18n/search.ts";
import { menu } from "#src/i18n/shell.ts";
import { defineDerivation, definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import type { StoredRecord } from "#scripts/pull/store/read.ts";
import { recordCorrections } from "#scripts/contracts/stats/corrections.ts";
import { countingDay } from "#scripts/contracts/acts/tags.ts";
import { officeDays, hasBills, lastChange } from "#scripts/contracts/stats/coverage.ts";
import { personCard } from "#scripts/contracts/stats/person-card.ts";
import { pageEntry } from "#scripts/contracts/search/page-entry.ts";
import { governmentEntry } from "#scripts/contracts/search/record-entries.ts";
import {
  governmentStrength,
  groupThen,
  isCurrent,
  mergeSources,
  nameOf,
  onePerPerson,
  toFigures,
  toPersonLink,
} from "./parts.ts";
import {
  toActList,
  toBillList,
  beatenVotes,
  confidenceVotes,
  governmentActs,
  governmentBills,
  governmentRecord,
} from "./government-acts.ts";
import { governmentName } from "#scripts/contracts/stats/government-name.ts";

type Office = Government["roles"][number];

/** Reference day of a government: the current one, or its own last day. */
export function dayOfGovernment(read: Reader, { end }: Government): string | null {
  const [day, last] = [officeDays(read).all, lastDay(end)];
  return last !== null && (day === null || last < day) ? last : day;
}

/** Previous holder of the same office; undefined = none. */
function findPredecessor(office: Office, roles: readonly Office[]): Office | undefined {
  const same = roles.filter(
    (other) => other.rank === office.rank && other.person !== office.person && isSamePost(other, office),
  );
  const before = same.filter(({ end }) => end !== null && office.start !== null && end <= office.start);
  return before.sort((a, b) => compareText(b.end ?? "", a.end ?? ""))[0];
}

/** True if two offices are the same post: of one ministry, or, without one, with one title in either gender. */
function isSamePost(a: Office, b: Office): boolean {
  if (a.rank === "undersecretary") return false;
  return a.department === null || b.department === null
    ? roleText(a.role, "F") === roleText(b.role, "F")
    : a.department === b.department;
}

export function toOfficeRow(read: Reader, office: Office, government: Government, day: string | null): OfficeRow {
  const { person, rank, role, department, party, start } = office;
  const before = findPredecessor(office, government.roles);
  const current = isCurrent(office, day);
  const link = toPersonLink(read, person);
  const strength = current && government.end === null ? governmentStrength(read, person) : null;
  return {
    person: government.end !== null && day !== null ? { ...link, group: groupThen(read, person, day) } : link,
    rank,
    role,
    department,
    party,
    start,
    end: shownEndWithin(office, government),
    current,
    replaces: before === undefined ? null : toPersonLink(read, before.person),
    strength,
  };
}

export function compareOffices(a: OfficeRow, b: OfficeRow): number {
  const rank = governmentRanks.indexOf(a.rank) - governmentRanks.indexOf(b.rank);
  return (
    rank ||
    compareText(a.department ?? a.role, b.department ?? b.role) ||
    compareText(nameOf(a.person), nameOf(b.person))
  );
}

function toParties(heads: readonly OfficeRow[]): PartyRow[] {
  const parties = Map.groupBy(heads, ({ party }) => party);
  const rows = [...parties].map(([party, own]): PartyRow => ({
    party,
    size: own.length,
    ministers: own.filter(({ rank }) => rank === "minister" || rank === "president" || rank === "vice_president")
      .length,
    strength: sumStrength(own.map(({ strength }) => strength)),
  }));
  return rows.sort(
    (a, b) =>
      Number(a.party === null) - Number(b.party === null) ||
      b.size - a.size ||
      compareText(a.party ?? "", b.party ?? ""),
  );
}

/** Days of a government: all, or so far. */
function daysInOffice(read: Reader, { start, end }: Government): Pick<GovernmentPage, "days" | "countedOn"> {
  const countedOn = end === null ? read.derived(countingDay, "") : null;
  const until = end ?? countedOn;
  return { days: until === null ? null : daysBetween(start, until), countedOn };
}

function buildGovernment(read: Reader, id: string): GovernmentPage {
  const government = read.require("government", id);
  const day = dayOfGovernment(read, government);
  const rows = government.roles.map((office) => toOfficeRow(read, office, government, day));
  const offices = rows.filter(({ current }) => current).sort(compareOffices);
  // Each person once, in the highest office: the basis of figures and shares.
  const heads = onePerPerson(offices);
  const served = daysInOffice(read, government);
  return {
    asOf: day,
    id,
    name: read.derived(governmentName, id),
    ...pick(government, "start", "end"),
    ...served,
    offices,
    former: rows
      .filter(({ current }) => !current)
      .sort((a, b) => compareText(b.end ?? "", a.end ?? "") || compareOffices(a, b)),
    figures: toFigures(read, heads.map(toMember), day),
    inParliament: heads.some(({ person }) => person.isMissing)
      ? null
      : heads.filter(({ person }) => isMemberOn(read, person.id, day)).length,
    parties: toParties(heads),
    bills: toBillList(read, id),
    decrees: toActList(read, "decree", id),
    legislativeDecrees: toActList(read, "dlgs", id),
    implementingDecrees: toActList(read, "datt", id),
    record: read.derived(governmentRecord, id),
    confidence: read.derived(confidenceVotes, id),
    beaten: read.derived(beatenVotes, id),
    corrections: [...recordCorrections(read, "government", id)],
    updated: lastChange(read, [government], [day, served.countedOn]),
    sources: government.sources,
  };
}

function isMemberOn(read: Reader, person: string, day: string | null): boolean {
  return (read.record("person", person)?.memberships ?? []).some((mandate) => isCurrent(mandate, day));
}

function toMember({ person, role, start, end, strength }: OfficeRow): RoleRow {
  return { person, role, start, end, strength };
}

function buildList(read: Reader): GovernmentListPage {
  const governments = read.all("government");
  const asOf = officeDays(read).all;
  return {
    asOf,
    governments: governments
      .map((government) => toListRow(read, government))
      .sort((a, b) => compareText(b.start, a.start)),
    updated: lastChange(read, governments, [asOf]),
    sources: mergeSources(governments.map(({ sources }) => sources)),
  };
}

/** "Presidente del Consiglio Giorgia Meloni", as bills name who presented them. */
const presidentPrefix = "Presidente del Consiglio ";

/**
 * President of a government whose offices are unknown: the one member of parliament whose name its bills give.
 * Argument: government id.
 */
const signingPresident = defineDerivation<string | null>("government-signing-president", (read, id) => {
  const names = new Set(
    read
      .all("act")
      .flatMap((act) => (act.kind === "bill" && act.government === id ? act.signatures : []))
      .flatMap(({ name }) => (name.startsWith(presidentPrefix) ? [name.slice(presidentPrefix.length)] : []))
      // The name of another government follows: "Mario Draghi (Governo Draghi)".
      .filter((name) => !name.includes("(")),
  );
  const found = read.all("person").filter((person) => names.has(`${person.givenName} ${person.familyName}`));
  return names.size === 1 && found.length === 1 ? (found[0]?.id ?? null) : null;
});

function toListRow(read: Reader, government: StoredRecord<"government">): GovernmentListPage["governments"][number] {
  const { id, start, end } = government;
  const day = dayOfGovernment(read, government);
  const held = government.roles.filter((office) => isCurrent(office, day));
  const people = new Set(held.map(({ person }) => person));
  const genders = [...people].flatMap((person) => read.derived(personCard, person)?.gender ?? []);
  const head = held.find(({ rank }) => rank === "president")?.person;
  const signer = held.length > 0 ? null : read.derived(signingPresident, id);
  const known = head ?? signer ?? undefined;
  const president = known === undefined ? null : toPersonLink(read, known);
  const bills = read.derived(hasBills, "") ? read.derived(governmentBills, id) : null;
  return {
    id,
    name: read.derived(governmentName, id),
    start,
    end,
    president,
    size: people.size,
    women: genders.filter((gender) => gender === "F").length,
    genderKnown: genders.length,
    ...daysInOffice(read, government),
    bills: bills?.length ?? null,
    laws: bills?.filter(({ state }) => state === "is_law").length ?? null,
    decrees: read.index("act.kind", "decree").length === 0 ? null : read.derived(governmentActs, `decree ${id}`).length,
    record: read.derived(governmentRecord, id),
  };
}

export const governmentListPages = definePage({
  name: "government-list",
  path: () => routes.governments(),
  search: { entry: () => pageEntry(menu.governments, searchWords.governments) },
  build: buildList,
});

export const governmentPages = definePage({
  name: "governments",
  keys: (read) => read.keys("government"),
  path: (id) => routes.government(id),
  search: { entry: governmentEntry },
  build: buildGovernment,
});
