import { personSearch as labels } from "#src/i18n/shell.ts";
import type { PersonHit } from "#src/stores/data-port.ts";
import { Highlight } from "#src/ui/Highlight.tsx";

interface Props {
  readonly hit: PersonHit;
  /** What was looked for. */
  readonly term: string;
}

/** A person found, in every list of names: face, name with what matches marked, roles; no longer in office = said. Spec §8. */
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

/** Initials of a name that comes surname first: of the last word and of the first. */
function letters(name: string): string {
  const words = name.split(" ");
  return `${[...(words.at(-1) ?? "")][0] ?? ""}${[...(words[0] ?? "")][0] ?? ""}`.toUpperCase();
}
