import { roleLabel } from "#src/i18n/people.ts";
import { files } from "#src/lib/routes.ts";
import type { PeopleSearch, PeopleSearchRow } from "#src/contracts/people-search.ts";
import { defineFile } from "#scripts/contracts/engine/reader.ts";
import { personCard, type PersonCard } from "#scripts/contracts/stats/person-card.ts";
import { pick } from "#scripts/lib/pick.ts";
import { readPersonSlug } from "#scripts/lib/slug.ts";

const italian = new Intl.Collator("it");

/** Compares by surname, then given name, in Italian order (D’Alfonso next to D'Alfonso, Èboli under E). */
export function bySurname(a: Pick<PersonCard, "familyName" | "givenName" | "id">, b: typeof a): number {
  return (
    italian.compare(a.familyName, b.familyName) || italian.compare(a.givenName, b.givenName) || (a.id < b.id ? -1 : 1)
  );
}

/** `/dati/persone/ricerca.json`: data of the person search in the header. */
export const peopleSearch = defineFile<PeopleSearch>({
  name: "data-people-search",
  keys: () => ["ricerca"],
  path: (key) => files.shard("persone", key),
  build: (read) => {
    const cards = read.keys("person").flatMap((id) => read.derived(personCard, id) ?? []);
    const people = cards.sort(bySurname).map(({ roles, group, ...card }) => ({
      ...pick(card, "id", "familyName", "givenName", "gender", "photo", "active"),
      ...(card.registeredName !== undefined && { registeredName: card.registeredName }),
      roles: [...roles],
      acronym: group?.acronym ?? null,
    }));
    return { people };
  },
  serialize: ({ people }) => JSON.stringify({ rows: people.map(toRow) }),
});

function toRow(person: PeopleSearch["people"][number]): PeopleSearchRow {
  const roles = person.roles.map((role) => {
    const label = roleLabel(role, person.gender);
    return role.code === "member" && person.acronym !== null ? `${label}, ${person.acronym}` : label;
  });
  const { id, familyName, givenName, photo, active, registeredName } = person;
  const row = [id, familyName, givenName, photo ?? "", roles, active ? 1 : 0] as const;
  return registeredName === undefined ? row : [...row, registeredName];
}

/** `/dati/persone/identificativi.json`: person id by slug of the source, for responses of its API. */
export const personSlugs = defineFile<{ readonly ids: Readonly<Record<string, string>> }>({
  name: "data-person-slugs",
  keys: () => ["identificativi"],
  path: (key) => files.shard("persone", key),
  build: (read) => {
    const known = new Set(read.keys("person"));
    const called = [...read.all("person")].flatMap(({ id, aliases }) =>
      aliases.filter((alias) => readPersonSlug(alias) !== null && !known.has(alias)).map((slug) => [slug, id] as const),
    );
    // A slug claimed by two people is left out.
    const certain = [...Map.groupBy(called, ([slug]) => slug).values()].filter((claims) => claims.length === 1);
    return { ids: Object.fromEntries(certain.flat()) };
  },
  serialize: ({ ids }) => JSON.stringify(ids),
});
