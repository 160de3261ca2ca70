import type { ReactNode } from "react";
import { passFocus } from "#src/components/list/pass-focus.ts";
import { routes } from "#src/lib/routes.ts";
import type { PersonHit } from "#src/stores/data-port.ts";
import { PersonPicker } from "./PersonPicker.tsx";

interface Props {
  readonly chosen: readonly { readonly id: string; readonly name: string }[];
  /** Text that replaces the field when no member can be added; null = the field is shown. */
  readonly full: string | null;
  /** Label of the button that removes a member. */
  readonly remove: (name: string) => string;
  readonly onPick: (person: PersonHit) => void;
  readonly onRemove: (id: string) => void;
  readonly children?: ReactNode;
}

export function MemberChoice({ chosen, full, remove, onPick, onRemove, children }: Props) {
  return (
    <div className="filters picks-form">
      {chosen.length > 0 && (
        <ul className="chips">
          {chosen.map(({ id, name }) => (
            <li key={id} className="chip">
              <a translate="no" href={routes.person(id)}>
                {name}
              </a>
              <button
                type="button"
                className="linkish"
                aria-label={remove(name)}
                onClick={(event) => {
                  passFocus(event, chosen.length === 1);
                  onRemove(id);
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <PersonPicker taken={new Set(chosen.map(({ id }) => id))} full={full} onPick={onPick} />
      {children}
    </div>
  );
}
