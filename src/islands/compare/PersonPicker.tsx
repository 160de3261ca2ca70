import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { compare as text } from "#src/i18n/compare.ts";
import { personSearch } from "#src/i18n/shell.ts";
import { formatNumber } from "#src/lib/format.ts";
import { normalize, toWords } from "#src/lib/text.ts";
import { FoundPerson } from "#src/islands/site/FoundPerson.tsx";
import type { PeopleFound, PersonHit } from "#src/stores/data-port.ts";
import { parliamentData } from "#src/stores/parliament-data.ts";

interface Props {
  readonly taken: ReadonlySet<string>;
  readonly onPick: (person: PersonHit) => void;
  /** What is said in place of the field when nobody can be added; null = the field is there. */
  readonly full: string | null;
}

/** Fewest letters for which names are looked up. */
const fewestLetters = 2;
const mostHits = 8;

/** The arrows go from the field to the names and back, as in the search of the header; Tab does, too. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, button:enabled")];
  const next = step === 0 ? undefined : stops[stops.findIndex((stop) => stop === event.target) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** A search field with the names found as buttons beneath; plain controls, in the order of reading. */
export function PersonPicker({ taken, onPick, full }: Props) {
  const id = useId();
  const [term, setTerm] = useState("");
  const [hits, setHits] = useState<PeopleFound | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const isByKey = useRef(false);
  // What was typed before the page was awake.
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

  // By key, and the last that could be added: the field goes away with the focus in it.
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
      <label htmlFor={id}>{text.pick}</label>
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
        {shown === null
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
                  // By key: the button goes with its list, and the next name is looked for in the field.
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
