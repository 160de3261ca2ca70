import { roleLabel } from "#src/i18n/people.ts";
import { files } from "#src/lib/routes.ts";
import { peopleSearchSchema, type PeopleSearch, type PeopleSearchRow } from "#src/view/people-search.ts";
import { defineOutput } from "#scripts/views/reader.ts";
import { personCard, type PersonCard } from "#scripts/views/shared/person-card.ts";

const italian = new Intl.Collator("it");

/** Compares by surname, then given name, in Italian order (D’Alfonso next to D'Alfonso, Èboli under E). */
export function bySurname(a: Pick<PersonCard, "familyName" | "givenName" | "id">, b: typeof a): number {
  return (
    italian.compare(a.familyName, b.familyName) || italian.compare(a.givenName, b.givenName) || (a.id < b.id ? -1 : 1)
  );
}

/** `/dati/persone/ricerca.json`: data of the person search in the header. */
export const peopleSearch = defineOutput<PeopleSearch>({
  name: "data-people-search",
  schema: peopleSearchSchema,
  keys: () => ["ricerca"],
  path: (key) => files.shard("persone", key),
  build: (read) => {
    const cards = read.keys("person").flatMap((id) => read.derived(personCard, id) ?? []);
    const people = cards.sort(bySurname).map(({ id, familyName, givenName, gender, photo, roles, group, active }) => ({
      id,
      familyName,
      givenName,
      gender,
      photo,
      roles: [...roles],
      acronym: group?.acronym ?? null,
      active,
    }));
    return { people };
  },
  emit: ({ people }) => JSON.stringify({ rows: people.map(toRow) }),
});

function toRow(person: PeopleSearch["people"][number]): PeopleSearchRow {
  const roles = person.roles.map((role) => {
    const label = roleLabel(role, person.gender);
    return role.code === "member" && person.acronym !== null ? `${label}, ${person.acronym}` : label;
  });
  return [person.id, person.familyName, person.givenName, person.photo ?? "", roles, person.active ? 1 : 0];
}
