import { nameFromId } from "#src/domain/person-id.ts";
import type { GroupRef, PersonRef } from "#src/view/person-parts.ts";
import type { Reader } from "#scripts/views/reader.ts";
import { groupCardOn, personCard } from "#scripts/views/shared/person-card.ts";

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
