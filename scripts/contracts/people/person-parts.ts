import type { SourceRef } from "#src/domain/records.ts";
import { pick } from "#scripts/lib/pick.ts";
import type { Reader } from "#scripts/contracts/engine/reader.ts";
import { editionDay, hasBills } from "#scripts/contracts/stats/coverage.ts";
import { nameFromId } from "#src/domain/person-id.ts";
import type { GroupRef, PersonRef } from "#src/contracts/person-parts.ts";
import type { PersonOffice, PersonPage } from "#src/contracts/person-page.ts";
import { groupCardOn, personCard } from "#scripts/contracts/stats/person-card.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { lastDay, shownEndOf, shownEndWithin } from "#src/domain/periods.ts";
import { nameOn } from "#src/domain/group-on-day.ts";
import { toBillState } from "#src/domain/act-state.ts";
import { billPhases } from "#src/domain/codes.ts";
import { latestDay } from "#src/domain/days.ts";
import { actsEnd } from "#scripts/contracts/acts/tags.ts";
import { governmentName } from "#scripts/contracts/stats/government-name.ts";

interface Provenance {
  readonly updated: string;
  readonly sources: SourceRef[];
}

/**
 * Publishers of the people's records, once each, without the URLs of single records; and the day of the newest data
 * shown: the later of `day` (counts over votes) and the last change of a record. `day: null` = no votes: uses the day
 * of the edition.
 */
export function readProvenance(read: Reader, people: readonly string[], day: string | null): Provenance {
  const days = new Map<string, string>();
  let updated = day ?? read.derived(editionDay, "");
  for (const id of people) {
    const person = read.record("person", id);
    if (person === undefined) continue;
    const changed = person.changedAt.slice(0, 10);
    if (changed > updated) updated = changed;
    for (const { name, fetchedAt } of person.sources) {
      const known = days.get(name);
      if (known === undefined || known < fetchedAt) days.set(name, fetchedAt);
    }
  }
  const sources = [...days].sort(([a], [b]) => (a < b ? -1 : 1));
  return { updated, sources: sources.map(([name, fetchedAt]) => ({ name, url: null, fetchedAt })) };
}

/** Link to a person. An id without a record is shown as the name, so that nothing is dropped silently. */
export function readPersonRef(read: Reader, id: string): PersonRef {
  const card = read.derived(personCard, id);
  return card === null
    ? { id, familyName: nameFromId(id), givenName: "", isMissing: true }
    : { id, familyName: card.familyName, givenName: card.givenName };
}

/** Link to a group, under its name on a day (null = current name); undefined = no record. */
export function readGroupRef(read: Reader, id: string, day: string | null = null): GroupRef | undefined {
  const card = groupCardOn(read, id, day);
  return card === null ? undefined : { id, branch: card.branch, acronym: card.acronym, name: card.name };
}

/** All offices of a person in bodies, groups and governments; see `byTime` for the order. */
export function readOffices(read: Reader, person: string): PersonOffice[] {
  const bodies = read.index("body.person", person).flatMap((key) => {
    const body = read.require("body", key);
    const shared = { of: "body" as const, id: body.id, branch: body.branch, name: body.name, department: null };
    return body.roles
      .filter((role) => role.person === person)
      .map(({ role, start, end }) => ({ ...shared, role, start, end: end ?? body.end }));
  });
  const groups = read.index("group.person", person).flatMap((key) => {
    const group = read.require("group", key);
    const shared = { of: "group" as const, id: group.id, branch: group.branch, department: null };
    return group.roles
      .filter((role) => role.person === person)
      .map(({ role, start, end: officeEnd }) => {
        const end = officeEnd ?? group.end;
        return { ...shared, name: nameOn(group.names, lastDay(end))?.name ?? group.id, role, start, end };
      });
  });
  const governments = read.index("government.person", person).flatMap((key) => {
    const government = read.require("government", key);
    const name = read.derived(governmentName, key);
    const shared = { of: "government" as const, id: government.id, branch: null, name };
    return government.roles
      .filter((role) => role.person === person)
      .map((office) => ({
        ...shared,
        ...pick(office, "role", "department", "start"),
        end: shownEndWithin(office, government),
      }));
  });
  const mandates = read.record("person", person)?.memberships ?? [];
  const inParliament = [...bodies, ...groups].map((one) => ({ ...one, end: shownEndOf(one.end, mandates) }));
  return [...governments, ...inParliament].sort(byTime);
}

/**
 * Current offices first, then newest first; unknown starts last. Ties are sorted by name, so that the order does not
 * depend on the source.
 */
function byTime(a: PersonOffice, b: PersonOffice): number {
  const open = Number(b.end === null) - Number(a.end === null);
  if (open !== 0) return open;
  return (
    compareCodes(b.start ?? "", a.start ?? "") ||
    compareCodes(a.name, b.name) ||
    compareCodes(a.role ?? "", b.role ?? "")
  );
}

/**
 * Bills with the person as first signer (withdrawn signatures excluded), newest first, and their number in each phase.
 */
export function readPersonBills(read: Reader, person: string): PersonPage["bills"] {
  const bills = read
    .index("act.firstSigner", person)
    .flatMap((key) => {
      const act = read.require("act", key);
      if (act.kind !== "bill") return [];
      const stands = act.signatures.some((one) => one.person === person && one.isFirst && one.withdrawn === null);
      return stands ? [act] : [];
    })
    .sort((a, b) =>
      (a.presented ?? "") === (b.presented ?? "")
        ? a.id < b.id
          ? -1
          : 1
        : (a.presented ?? "") < (b.presented ?? "")
          ? 1
          : -1,
    );
  const phases = [...billPhases, null].map((phase) => ({
    phase,
    count: bills.filter((bill) => bill.phase === phase).length,
  }));
  const branch = read.record("person", person)?.memberships.at(-1)?.branch;
  const upTo = branch === undefined ? null : read.derived(actsEnd, branch);
  const rows = bills.map((bill) => ({
    id: bill.id,
    identifier: bill.readings[0]?.identifier ?? bill.id,
    title: bill.shortTitle ?? bill.title,
    presented: bill.presented,
    state: toBillState(bill),
    ...(bill.phaseText === undefined ? {} : { stateText: bill.phaseText }),
  }));
  const published = read.derived(hasBills, "") ? undefined : read.record("person", person)?.publishedBills;
  return {
    ...{ upTo, total: rows.length, phases: phases.filter(({ count }) => count > 0), rows },
    ...(published === undefined ? {} : { published }),
  };
}

/** Day of the last change among the bills that the person ever signed first; null = no such bill. */
export function personBillsDay(read: Reader, person: string): string | null {
  const bills = read.index("act.firstSigner", person).map((key) => read.require("act", key));
  return latestDay(bills.map(({ changedAt }) => changedAt.slice(0, 10)));
}
