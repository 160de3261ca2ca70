/** People across legislatures: what this site publishes of its own, and what the other sites of the family do. */
import { family, familyUrl } from "#src/config/family.ts";
import { toHeldOffice } from "#src/domain/office-roles.ts";
import { legislature } from "#src/domain/legislature.ts";
import { lastDay, shownEnd, shownStart } from "#src/domain/periods.ts";
import type { Person } from "#src/domain/records.ts";
import { officeInBody, officeInGroup } from "#src/i18n/offices.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { Career, Careers, CareerTerm } from "#src/contracts/careers.ts";
import { defineDerivation, defineFile, type Reader } from "#scripts/contracts/engine/reader.ts";
import { editionDay } from "#scripts/contracts/stats/coverage.ts";
import { groupCard } from "#scripts/contracts/stats/person-card.ts";
import { isOfficialId } from "#scripts/lib/careers.ts";
import { pick } from "#scripts/lib/pick.ts";
import { readGroupRef, readOffices } from "./person-parts.ts";
import { readTerm } from "./person-votes.ts";

/** A person's part in this legislature; argument: person id. null = no chamber's id is known. */
const ownCareer = defineDerivation<Career | null>("own-career", (read, id) => {
  const person = read.require("person", id);
  const ids = person.aliases.filter(isOfficialId).toSorted();
  if (ids.length === 0) return null;
  return {
    ids,
    path: routes.person(id),
    ...pick(person, "familyName", "givenName", "gender"),
    seats: person.memberships.map((seat) => ({ branch: seat.branch, start: shownStart(seat), end: shownEnd(seat) })),
    groups: groupsOf(read, person),
    offices: officesOf(read, id),
    votes: [...new Set(person.memberships.map(({ branch }) => branch))].flatMap((branch) => {
      const term = readTerm(read, person, branch);
      if (term === null) return [];
      const { voting, present } = term.participation;
      return [{ ...pick(term, "branch", "from", "to", "isPresident", "rebels", "choices"), voting, present }];
    }),
  };
});

/** Each group once in a row, under its name on the last day in it. */
function groupsOf(read: Reader, person: Person): Career["groups"] {
  const groups = person.memberships.flatMap((seat) =>
    seat.groups.flatMap(({ group, end }) => readGroupRef(read, group, lastDay(end ?? seat.end)) ?? []),
  );
  return groups
    .filter(({ id }, at) => id !== groups[at - 1]?.id)
    .map((group) => pick(group, "branch", "acronym", "name"));
}

/** Offices beyond memberships, oldest first. */
function officesOf(read: Reader, person: string): Career["offices"] {
  return readOffices(read, person)
    .toReversed()
    .flatMap(({ of, id, name, role, department, start, end }) => {
      const body = of === "body" ? read.record("body", id) : undefined;
      if (role === null || toHeldOffice(of, body?.kind === "presidency", role) === null) return [];
      const group = of === "group" ? read.derived(groupCard, id) : null;
      const words =
        body !== undefined
          ? officeInBody(role, body)
          : group !== null
            ? officeInGroup(role, group)
            : { role, body: department ?? name };
      return [{ ...words, start, end }];
    });
}

/** `/dati/carriere.json`: what the sites of other legislatures read. */
export const careerFile = defineFile<Careers>({
  name: "data-careers",
  path: () => files.careers(),
  build: (read) => ({
    version: 1,
    legislature: legislature.number,
    ...pick(legislature, "start", "end"),
    upTo: read.derived(editionDay, ""),
    isDemo: read.require("site", "site").source === "demo",
    people: read.keys("person").flatMap((id) => read.derived(ownCareer, id) ?? []),
  }),
  serialize: ({ people, ...head }) =>
    // A person a line, so that versions of the file can be compared.
    `${JSON.stringify(head).slice(0, -1)},"people":[\n${people.map((one) => JSON.stringify(one)).join(",\n")}\n]}\n`,
});

type Elsewhere = Pick<Careers, "legislature" | "start" | "end" | "upTo"> & { readonly career: Career };

/** The people of the other legislatures, by id at a chamber. */
const elsewhere = defineDerivation<ReadonlyMap<string, readonly Elsewhere[]>>("careers-elsewhere", (read) => {
  const all = read
    .careers()
    .flatMap(({ people, ...head }) =>
      people.map((career) => ({ ...pick(head, "legislature", "start", "end", "upTo"), career })),
    );
  const byId = all.flatMap((one) => one.career.ids.map((id) => [id, one] as const));
  return new Map([...Map.groupBy(byId, ([id]) => id)].map(([id, found]) => [id, found.map(([, one]) => one)]));
});

/**
 * The person in other legislatures, by the ids at the chambers alone: also by one that only a third legislature connects with
 * those known here. A legislature in which two people are found is left out: one of them is another.
 */
const careersOf = defineDerivation<readonly Elsewhere[]>("careers-of-person", (read, id) => {
  const byId = read.derived(elsewhere, "");
  const ids = new Set(read.derived(ownCareer, id)?.ids);
  const found = new Set<Elsewhere>();
  // The loop also visits the ids that it adds.
  for (const one of ids)
    for (const other of byId.get(one) ?? []) {
      found.add(other);
      for (const further of other.career.ids) ids.add(further);
    }
  return [...Map.groupBy(found, (one) => one.legislature).values()]
    .flatMap((those) => (those.length === 1 ? those : []))
    .sort((a, b) => a.legislature - b.legislature);
});

/** The person in every legislature whose site the family has, oldest first; null = in this one alone. */
export function readLegislatures(read: Reader, id: string, sites = family): readonly CareerTerm[] | null {
  const toTerm = (head: Omit<Elsewhere, "career">, career: Career, url: string | null): CareerTerm => ({
    ...pick(head, "legislature", "start", "end", "upTo"),
    ...pick(career, "gender", "seats", "groups", "offices", "votes"),
    url,
  });
  const others = read.derived(careersOf, id).flatMap(({ career, ...head }) => {
    const site = familyUrl(head.legislature, sites);
    return site === null ? [] : [toTerm(head, career, `${site}${career.path}`)];
  });
  const own = others.length === 0 ? null : read.derived(ownCareer, id);
  if (own === null) return null;
  const upTo = read.derived(editionDay, "");
  const here = { legislature: legislature.number, ...pick(legislature, "start", "end"), upTo };
  return [...others, toTerm(here, own, null)].sort((a, b) => a.legislature - b.legislature);
}
