import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import { lists } from "#src/i18n/lists.ts";
import { search, searchKind } from "#src/i18n/search.ts";
import { useReadOn } from "#src/components/list/use-read-on.ts";
import { readVotePlace } from "#src/lib/filters/vote-place.ts";
import { routes } from "#src/lib/routes.ts";
import type { SearchHit } from "#src/lib/search.ts";
import { Highlight } from "#src/components/common/Highlight.tsx";
import { findExact, fromAddress, useSiteSearch, type SearchView } from "./use-site-search.ts";
import { useRestored } from "#src/islands/use-restored.ts";

interface Props {
  /** Years of the data, newest first. */
  readonly years: readonly string[];
  /** Whether the data contain votes; without them there is no link to the votes list. */
  readonly hasVotes: boolean;
  /** Content shown below the form before a search, and without JavaScript. */
  readonly children?: ReactNode;
}

/** Milliseconds without a key press before the search starts. Spec §9. */
const debounce = 600;
/** Milliseconds without a key press before the result is prefetched: longer than between two letters. */
const breath = 200;

type Search = ReturnType<typeof useSiteSearch>;

/** The text in the form while the reader types; it is searched after a pause. */
function useDraft({ query, show, open, prepare }: Search) {
  // Typed text that has not been searched yet; null = none.
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft ?? query.text;
  const ask = (next: typeof query, mode: "push" | "replace"): void => {
    setDraft(null);
    show(next, mode);
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Takes over the focus, text and choices made before hydration.
    if (form.current === null) return;
    if (document.activeElement === form.current.querySelector("input")) open();
    const early = fromAddress(formQuery(form.current));
    const asked = fromAddress(location.search);
    if (early.kind !== "" || early.year !== "")
      ask({ text: early.text || asked.text, kind: early.kind || asked.kind, year: early.year || asked.year }, "push");
    else if (early.text !== "") setDraft(early.text);
    // Runs once: after hydration React handles all events.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  useEffect(() => {
    if (draft === null) return;
    const timers = [
      setTimeout(() => prepare(draft), breath),
      setTimeout(() => ask({ ...query, text: draft }, "replace"), debounce),
    ];
    return () => timers.forEach(clearTimeout);
  });
  return { form, typed, ask, setDraft };
}

/**
 * Search of the whole site, with filters by kind and year.
 *
 * ## Why an island
 * The index is searched in the browser. Without JavaScript the page links to the lists.
 */
export function SiteSearch({ years, hasVotes, children }: Props) {
  const site = useSiteSearch(years);
  const { query, view, unknown, retry, open, more, addOlder } = site;
  const { form, typed, ask, setDraft } = useDraft(site);
  const restored = useRestored();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    ask({ ...query, text: typed }, "push");
    void findExact(typed).then((path) => {
      if (path !== null) location.assign(path);
    });
  };
  const { status } = view;
  // On phones the choices are folded, because the results come first. Opened for one that is made, and never closed: the
  // control that takes it back is inside.
  const [isNarrowed, setIsNarrowed] = useState(false);
  if (!isNarrowed && (query.kind !== "" || query.year !== "")) setIsNarrowed(true);
  return (
    <div className="search">
      <form
        key={restored}
        ref={form}
        className="js-only supplemental"
        role="search"
        aria-label={search.landmark}
        action={routes.search()}
        autoComplete="off"
        onSubmit={submit}
      >
        <label htmlFor="q">{search.label}</label>
        <div className="ask">
          <input
            id="q"
            name="q"
            type="search"
            autoComplete="off"
            maxLength={500}
            value={typed}
            onFocus={open}
            onChange={(event) => setDraft(event.target.value)}
          />
          <button type="submit" className="btn">
            {search.submit}
          </button>
        </div>
        <details className="fold-narrow" open={isNarrowed}>
          <summary>{search.narrow}</summary>
          <div className="row">
            <Narrow
              id="tipo"
              label={search.kinds}
              all={search.allKinds}
              options={Object.values(searchKind).filter((kind) => hasVotes || kind !== searchKind["vote"])}
              value={query.kind}
              choose={(kind) => ask({ ...query, text: typed, kind }, "push")}
            />
            <Narrow
              id="anno"
              label={search.year}
              all={search.allYears}
              options={years}
              value={query.year}
              choose={(year) => ask({ ...query, text: typed, year }, "push")}
            />
          </div>
        </details>
      </form>
      {unknown.length > 0 ? (
        <p className="count js-only" role="status">
          {search.unknown(unknown)}
        </p>
      ) : (
        <Answer view={view} retry={retry} more={more} addOlder={addOlder} hasVotes={hasVotes} />
      )}
      {(status === "asleep" || status === "idle") && children}
    </div>
  );
}

function formQuery(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return new URLSearchParams(fields).toString();
}

export function Answer({
  view,
  retry,
  more,
  addOlder,
  hasVotes,
}: Pick<Search, "view" | "retry" | "more" | "addOlder"> & Pick<Props, "hasVotes">) {
  const { status, asked, count, hits, from } = view;
  const list = useRef<HTMLOListElement>(null);
  const readOn = useReadOn(list, hits, status === "loading");
  const isPlace = readVotePlace(asked.text)?.rest === "";
  const allVotes = hasVotes && status === "done" && (asked.kind === "" || asked.kind === searchKind["vote"]) && (
    <p>
      <a href={routes.votesWith(asked.text)}>{search.allVotes(asked.text)}</a>
    </p>
  );
  return (
    <>
      <p className="count js-only" role="status">
        {toSentence(view)}
      </p>
      {status === "failed" && (
        <Further
          label={lists.retry}
          onClick={() => {
            readOn(false);
            retry();
          }}
        />
      )}
      {/* For a day, a sitting or a vote number the votes list is complete, the index is not. */}
      {isPlace && allVotes}
      {status === "done" && count === 0 && <p className="sub">{search.noneHint(asked.text)}</p>}
      {hits.length > 0 && (
        <ol className="search-hits" ref={list} aria-label={search.results}>
          {hits.map((hit) => (
            <Hit key={hit.path} hit={hit} text={asked.text} />
          ))}
        </ol>
      )}
      {hits.length < count && (
        <Further
          label={search.more}
          onClick={() => {
            readOn(true);
            more();
          }}
        />
      )}
      {status === "done" && from !== null && (
        <Further
          label={search.older}
          onClick={() => {
            readOn(false);
            addOlder();
          }}
        />
      )}
      {!isPlace && allVotes}
    </>
  );
}

function Further({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <p>
      <button type="button" className="linkish" onClick={onClick}>
        {label}
      </button>
    </p>
  );
}

function Hit({ hit, text }: { readonly hit: SearchHit; readonly text: string }) {
  return (
    <li>
      <a href={hit.path}>
        <Highlight text={hit.title} term={text} />
      </a>
      <span className="sub">{hit.detail}</span>
    </li>
  );
}

function toSentence({ status, asked: { text }, count, hits, isNear, from }: SearchView): string {
  // The server-rendered page is the same for all URLs, so it must not ask for a search text that this URL may contain.
  if (status === "asleep") return "";
  if (status === "failed") return search.offline;
  if (status === "loading") return search.loading;
  if (status === "idle") return search.empty;
  if (count === 0) return search.none(text);
  return isNear ? search.near(text) : search.found(hits.length, count, from);
}

interface NarrowProps {
  readonly id: string;
  readonly label: string;
  /** Label of the empty choice. */
  readonly all: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly choose: (value: string) => void;
}

function Narrow({ id, label, all, options, value, choose }: NarrowProps) {
  return (
    <div className="narrow">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={id} value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">{all}</option>
        {(value === "" || options.includes(value) ? options : [value, ...options]).map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </div>
  );
}
