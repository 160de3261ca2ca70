import type { GroupRef, PersonRef } from "#src/view/person-parts.ts";
import type { Reader } from "#scripts/views/reader.ts";
import { groupCard, personCard } from "#scripts/views/shared/person-card.ts";

/** A link to a person; an id that no record answers for keeps its id as its name, so that nothing is dropped in silence. */
export function readPersonRef(read: Reader, id: string): PersonRef {
  const card = read.derived(personCard, id);
  return { id, familyName: card?.familyName ?? id, givenName: card?.givenName ?? "" };
}

/** A link to a group; undefined when no record answers for it. */
export function readGroupRef(read: Reader, id: string): GroupRef | undefined {
  const card = read.derived(groupCard, id);
  return card === null ? undefined : { id, branch: card.branch, acronym: card.acronym, name: card.name };
}
