import { countUndated, lastPassages, passageDays } from "#src/domain/group-changes.ts";
import { pick } from "#scripts/lib/pick.ts";
import { branches, type Branch } from "#src/domain/codes.ts";
import { isOn } from "#src/domain/periods.ts";
import { presenceEnds } from "#src/domain/presence.ts";
import { roundStrength } from "#src/domain/strength.ts";
import { heldOffices, toHeldOffice, toOfficeRole, type HeldOffice } from "#src/domain/office-roles.ts";
import { officeInBody, officeInGroup } from "#src/i18n/offices.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { MemberRow, MembersData, MembersPage, PresenceEnd } from "#src/contracts/members.ts";
import { searchWords } from "#src/i18n/search.ts";
import { menu } from "#src/i18n/shell.ts";
import { defineDerivation, defineFile, definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { toBranch, branchRoster } from "#scripts/contracts/stats/roster.ts";
import { officeDay, votesDay } from "#scripts/contracts/stats/coverage.ts";
import { memberFigures, type MemberFigures } from "#scripts/contracts/stats/member-figures.ts";
import { branchChanges } from "#scripts/contracts/stats/group-changes.ts";
import { groupCard, groupCardOn, lastGroup, personCard } from "#scripts/contracts/stats/person-card.ts";
import { currentStrength, strengthShares } from "#scripts/contracts/stats/strength.ts";
import { pageEntry } from "#scripts/contracts/search/page-entry.ts";
import { bySurname } from "./people-search.ts";
import { readPersonRef, readProvenance } from "./person-parts.ts";

/** All members of a chamber, former ones included, one row per person, by surname; argument: "C" or "S". */
export const memberRows = defineDerivation<readonly MemberRow[]>("member-rows", (read, argument) => {
  const branch = toBranch(argument);
  const day = read.derived(officeDay, branch);
  const figures = new Map(read.derived(memberFigures, branch).map((row) => [row.person, row]));
  const strengths = new Map(currentStrength(read).map((row) => [row.person, row]));
  const offices = read.derived(mainOffices, "");
  const held = read.derived(officesHeld, "");
  // A person with two mandates has one row, that of the later mandate.
  const mandates = new Map(
    read
      .derived(branchRoster, branch)
      .members.toSorted((a, b) => ((a.start ?? "") < (b.start ?? "") ? -1 : 1))
      .map((member) => [member.id, member]),
  );
  return [...mandates.values()].sort(bySurname).map((member): MemberRow => {
    const active = day !== null && isOn(member, day);
    const power = strengths.get(member.id);
    const office = offices.get(member.id);
    const card = read.derived(personCard, member.id);
    return {
      id: member.id,
      branch,
      ...pick(member, "familyName", "givenName", "gender"),
      ...(card?.registeredName !== undefined && { registeredName: card.registeredName }),
      photo: card?.photo ?? null,
      ...lastGroup(read, member),
      area: member.area,
      isLife: member.isLife,
      active,
      office: active && office !== undefined ? { role: office.role, body: office.body } : null,
      offices: active ? [...(held.get(member.id) ?? [])] : [],
      ...toFigures(figures.get(member.id)),
      strength:
        !active || power === undefined || power.total === null
          ? null
          : { value: roundStrength(power.total), rank: power.totalRank?.rank ?? null },
    };
  });
});

function toFigures(own: MemberFigures | undefined): Pick<MemberRow, "isPresident" | "figures"> {
  if (own === undefined || own.voting === 0 || own.isPresident)
    return { isPresident: own?.isPresident ?? false, figures: null };
  const { voting, present, mission, absent, inLine, evaluable, choices } = own;
  const rebels = choices === 0 ? null : own.rebels;
  return { isPresident: false, figures: { voting, present, mission, absent, inLine, evaluable, rebels } };
}

/** Kinds of office of each person who holds any, in the order of {@link heldOffices}. */
const officesHeld = defineDerivation<ReadonlyMap<string, readonly HeldOffice[]>>("offices-held", (read) => {
  const held = new Map<string, Set<HeldOffice>>();
  for (const { person, of, id, role } of read.derived(strengthShares, "latest")) {
    const kind = toHeldOffice(of, of === "body" && read.record("body", id)?.kind === "presidency", role ?? "");
    if (kind !== null) held.set(person, (held.get(person) ?? new Set()).add(kind));
  }
  return new Map([...held].map(([person, kinds]) => [person, heldOffices.filter((kind) => kinds.has(kind))]));
});

/** Each person's office with the greatest strength, plain memberships excluded. */
const mainOffices = defineDerivation<ReadonlyMap<string, MainOffice>>("main-offices", (read) => {
  const offices = read
    .derived(strengthShares, "latest")
    .filter(({ role, of }) => role !== null && (of === "government" || toOfficeRole(role) !== "member"));
  return new Map(
    offices
      .toSorted((a, b) => a.share - b.share)
      .map(({ person, of, id, role }) => [
        person,
        { ...inWords(read, of, id, role ?? ""), isGovernment: of === "government" },
      ]),
  );
});

type MainOffice = NonNullable<MemberRow["office"]> & { readonly isGovernment: boolean };

/**
 * A person's office in parliament with the greatest strength; null if their main office is in government, which `roles`
 * already shows.
 */
export function parliamentOffice(read: Reader, person: string): MemberRow["office"] {
  const office = read.derived(mainOffices, "").get(person);
  return office === undefined || office.isGovernment ? null : { role: office.role, body: office.body };
}

function inWords(read: Reader, of: string, id: string, role: string): NonNullable<MemberRow["office"]> {
  if (of === "group") return officeInGroup(role, read.derived(groupCard, id) ?? { acronym: id, name: id });
  const body = of === "government" ? undefined : read.record("body", id);
  return body === undefined ? { role, body: "" } : officeInBody(role, body);
}

/** `/deputati`, `/senatori`. */
export const membersPages = definePage({
  name: "members",
  keys: () => branches,
  path: (key) => routes.members(toBranch(key)),
  search: {
    entry: (_, key) => pageEntry(key === "S" ? menu.senators : menu.deputies, searchWords.members),
  },
  build: (read, key) => {
    const branch = toBranch(key);
    const all = read.derived(memberRows, branch);
    const active = all.filter((row) => row.active);
    return {
      branch,
      count: active.length,
      hasFigures: all.some((row) => row.figures !== null),
      rows: active.slice(0, 21),
      groups: countGroups(read, active),
      lastChange: readLastChange(read, branch),
      ends: toEnds(active, all),
      all: all.map(({ id, familyName, givenName, active: isActive }) => ({
        id,
        familyName,
        givenName,
        active: isActive,
      })),
      ...readProvenance(
        read,
        all.map((row) => row.id),
        read.derived(votesDay, branch),
      ),
    };
  },
});

/** Ends of `rows` by presence; `all`: the members of their chambers. */
export function toEnds(rows: readonly MemberRow[], all: readonly MemberRow[]): MembersPage["ends"] {
  const { most, least, isAll } = presenceEnds(rows, all);
  const toEnd = (row: MemberRow): PresenceEnd => pick(row, "familyName", "givenName", "group", "figures");
  return { most: most && toEnd(most), least: least && toEnd(least), isAll };
}

function countGroups(read: Reader, rows: readonly MemberRow[]): MembersPage["groups"] {
  const ids = [...new Set(rows.flatMap((row) => row.group?.id ?? []))];
  return ids
    .map((id) => {
      const card = read.derived(groupCard, id);
      return {
        id,
        acronym: card?.acronym ?? id,
        name: card?.name ?? id,
        count: rows.filter((row) => row.group?.id === id).length,
      };
    })
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
}

function readLastChange(read: Reader, branch: Branch): MembersPage["lastChange"] {
  const last = lastPassages(read.derived(branchChanges, branch));
  const people = last.map((change) => {
    const days = passageDays(change);
    const acronymOf = (id: string, day: string | null): string => groupCardOn(read, id, day)?.acronym ?? id;
    return {
      ...readPersonRef(read, change.person),
      from: acronymOf(change.other ?? "", days.far),
      to: acronymOf(change.group, days.own),
    };
  });
  const [first] = last;
  if (first === undefined) return null;
  const isOnly = countUndated(read.derived(branchRoster, branch).members) === 0;
  return { date: first.date, isOnly, people: people.sort(bySurname) };
}

/** `/dati/deputati/tutti.json`: rows for the filters. */
export const membersData = defineFile<MembersData>({
  name: "data-members",
  keys: () => ["deputati", "senatori"],
  path: (key) => files.shard(key, "tutti"),
  build: (read, key) => {
    const branch = key === "senatori" ? "S" : "C";
    return { branch, rows: [...read.derived(memberRows, branch)] };
  },
  serialize: ({ rows }) => JSON.stringify({ rows }),
});
