import { personSearch as labels } from "#src/i18n/shell.ts";
import type { PersonHit } from "#src/stores/data-port.ts";
import { Highlight } from "#src/components/common/Highlight.tsx";

interface Props {
  readonly hit: PersonHit;
  readonly term: string;
}

/**
 * A person in search results: photo, name with highlighted matches, roles, and a note when no longer in office. Spec
 * §8.
 */
export function FoundPerson({ hit, term }: Props) {
  return (
    <>
      <i className="face" aria-hidden="true">
        {hit.image === null ? letters(hit.name) : <img src={hit.image} alt="" width="32" height="40" loading="lazy" />}
      </i>
      <b>
        <Highlight text={hit.name} term={term} />
      </b>
      <span>{`${hit.roles.join("; ")} ${hit.isActive ? "" : labels.inactive}`.trim()}</span>
    </>
  );
}

/** Initials of a name in the order surname, given name: of the last word, then of the first. */
function letters(name: string): string {
  const words = name.split(" ");
  return `${[...(words.at(-1) ?? "")][0] ?? ""}${[...(words[0] ?? "")][0] ?? ""}`.toUpperCase();
}
