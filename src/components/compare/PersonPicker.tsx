import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { compare as text } from "#src/i18n/compare.ts";
import { personSearch } from "#src/i18n/shell.ts";
import { formatNumber } from "#src/lib/format.ts";
import { normalize, toWords } from "#src/lib/text.ts";
import { FoundPerson } from "#src/components/search/FoundPerson.tsx";
import type { PeopleFound, PersonHit } from "#src/stores/data-port.ts";
import { parliamentData } from "#src/stores/parliament-data.ts";

interface Props {
  /** Label of the field. */
  readonly label?: string;
  readonly taken: ReadonlySet<string>;
  readonly onPick: (person: PersonHit) => void;
  /** Text that replaces the field when nobody can be added; null = the field is shown. */
  readonly full: string | null;
}

const fewestLetters = 2;
const mostHits = 8;

/** Arrow keys move between the field and the names, as in the header's search; Tab works too. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, button:enabled")];
  const next = step === 0 ? undefined : stops[stops.findIndex((stop) => stop === event.target) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** A search field followed by the matching names as buttons; plain controls in reading order. */
export function PersonPicker({ label = text.pick, taken, onPick, full }: Props) {
  const id = useId();
  const [term, setTerm] = useState("");
  const [hits, setHits] = useState<PeopleFound | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const isByKey = useRef(false);
  // Takes over text typed before hydration.
  useEffect(() => setTerm(field.current?.value ?? ""), []);
  const isLongEnough = normalize(term).length >= fewestLetters && toWords(term).length > 0;

  useEffect(() => {
    if (!isLongEnough) return;
    const controller = new AbortController();
    parliamentData()
      .then((data) => data.persons({ search: term, page: 1, page_size: mostHits }, controller.signal))
      .then(setHits)
      .catch(() => undefined);
    return () => controller.abort();
  }, [term, isLongEnough]);

  // After the last possible addition by keyboard the focused field disappears: focus the notice instead.
  useEffect(() => {
    if (isByKey.current) notice.current?.focus();
  }, [full]);

  const shown = isLongEnough ? hits : null;
  if (full !== null)
    return (
      <p ref={notice} tabIndex={-1}>
        {full}
      </p>
    );
  return (
    <div className="picker" onKeyDown={walk}>
      <label htmlFor={id}>{label}</label>
      <input
        type="search"
        id={id}
        ref={field}
        value={term}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setTerm(event.currentTarget.value)}
      />
      <p className="note" id={`${id}-hint`} role="status">
        {shown === null || shown.isFailed
          ? text.pickHint
          : shown.isNear
            ? personSearch.near(formatNumber(shown.count))
            : text.found(shown.count, shown.results.length)}
      </p>
      {shown !== null && shown.results.length > 0 && (
        <ul className="picks">
          {shown.results.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                className={person.isActive ? undefined : "off"}
                disabled={taken.has(person.id)}
                onClick={({ detail }) => {
                  onPick(person);
                  setTerm("");
                  isByKey.current = detail === 0;
                  // By keyboard: the focused button disappears with its list, so focus the field for the next search.
                  if (isByKey.current) field.current?.focus();
                }}
              >
                <FoundPerson hit={person} term={term} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
