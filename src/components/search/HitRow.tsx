import type { ComponentProps } from "react";
import type { PersonHit } from "#src/stores/data-port.ts";
import { FoundPerson } from "./FoundPerson.tsx";

interface Props extends ComponentProps<"li"> {
  readonly hit: PersonHit;
  readonly term: string;
  readonly isCurrent: boolean;
}

export function HitRow({ hit, term, isCurrent, ...option }: Props) {
  return (
    <li {...option} className={hit.isActive ? undefined : "off"} aria-selected={isCurrent}>
      <FoundPerson hit={hit} term={term} />
    </li>
  );
}
