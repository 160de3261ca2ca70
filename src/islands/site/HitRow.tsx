import type { ComponentProps } from "react";
import { personSearch as labels } from "#src/i18n/shell.ts";
import { highlight } from "#src/lib/text.ts";
import type { PersonHit } from "#src/stores/data-port.ts";

interface Props extends ComponentProps<"li"> {
  readonly hit: PersonHit;
  readonly term: string;
  readonly isCurrent: boolean;
}

/** A person found: face, name with what matches marked, roles. No longer in office = grey, and said. Spec §8. */
export function HitRow({ hit, term, isCurrent, ...option }: Props) {
  const roles = `${hit.roles.join("; ")} ${hit.isActive ? "" : labels.inactive}`.trim();
  return (
    <li {...option} className={hit.isActive ? undefined : "off"} aria-selected={isCurrent}>
      <div className="face" aria-hidden="true">
        {hit.image === null ? letters(hit.name) : <img src={hit.image} alt="" width="32" height="40" loading="lazy" />}
      </div>
      <b>
        {highlight(hit.name, term).map(({ text, isMatch }, index) =>
          isMatch ? <mark key={index}>{text}</mark> : text,
        )}
      </b>
      <span>{roles}</span>
    </li>
  );
}

/** Initials of a name that comes surname first: of the last word and of the first. */
function letters(name: string): string {
  const words = name.split(" ");
  return `${[...(words.at(-1) ?? "")][0] ?? ""}${[...(words[0] ?? "")][0] ?? ""}`.toUpperCase();
}
