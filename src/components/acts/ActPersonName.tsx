import { routes } from "#src/lib/routes.ts";
import { GroupTag } from "#src/components/common/GroupTag.tsx";
import type { ActPerson } from "#src/contracts/act-parts.ts";

/** A signatory or rapporteur, with the group on that day; a link when the person has a page. */
export function ActPersonName({ person }: { readonly person: ActPerson }) {
  const { id, name, group } = person;
  return (
    <span className="person">
      {id === null ? (
        name
      ) : (
        <a translate="no" href={routes.person(id)}>
          {name}
        </a>
      )}
      {group !== null && (
        <>
          {" "}
          <GroupTag id={group.id} acronym={group.acronym} />
        </>
      )}
    </span>
  );
}
