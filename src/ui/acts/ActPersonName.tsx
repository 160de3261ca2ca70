import { routes } from "#src/lib/routes.ts";
import { GroupTag } from "#src/ui/GroupTag.tsx";
import type { ActPerson } from "#src/view/act-parts.ts";

/** Somebody who signed or reports: a link when they have a page, with the group of that day. */
export function ActPersonName({ person }: { readonly person: ActPerson }) {
  const { id, name, group } = person;
  return (
    <span className="person">
      {id === null ? name : <a href={routes.person(id)}>{name}</a>}
      {group !== null && (
        <>
          , <GroupTag id={group.id} acronym={group.acronym} />
        </>
      )}
    </span>
  );
}
