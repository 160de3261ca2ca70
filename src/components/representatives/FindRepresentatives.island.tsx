import { useStore } from "@nanostores/react";
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { branches, type Branch } from "#src/domain/codes.ts";
import { myMembers } from "#src/i18n/compare.ts";
import { collegeText, represent as text } from "#src/i18n/representatives.ts";
import type { MunicipalityIndex, ProvincePage } from "#src/contracts/representatives.ts";
import { citeQuery } from "#src/components/list/cite-query.ts";
import { LoadError } from "#src/components/list/LoadError.tsx";
import {
  exactPlace,
  findPlaces,
  readPlaceQuery,
  toPlaces,
  writePlaceQuery,
  type Place,
  type PlaceQuery,
} from "#src/lib/municipalities.ts";
import { files, routes } from "#src/lib/routes.ts";
import { cachedFiles } from "#src/stores/cached-files.ts";
import { isKept, loadFollowed } from "#src/stores/my-members.ts";
import { RepresentativeTable, VoteLine } from "./RepresentativeTable.tsx";
import { toSections } from "./sections.ts";

interface Props {
  /** Content shown below the form before a search, and without JavaScript. */
  readonly children?: ReactNode;
}

const most = 8;
const nothing: PlaceQuery = { comune: "", camera: "", senato: "" };
const { fetchCached } = cachedFiles();

interface Loaded<T> {
  readonly file: T | null;
  readonly failed: boolean;
  /** Repeats a failed request. */
  readonly retry: () => void;
}

async function read<T>(path: string): Promise<T> {
  const file = await fetchCached(path);
  // @ts-expect-error written from a validated contract by the same build; schemas are not loaded in the browser
  return file;
}

/** Loads a file; `path` null = none yet. */
function useFile<T>(path: string | null): Loaded<T> {
  const [loaded, setLoaded] = useState<{ readonly path: string; readonly file: T | null } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (path === null) return;
    let isCurrent = true;
    const show = (file: T | null): void => {
      if (isCurrent) setLoaded({ path, file });
    };
    read<T>(path).then(show, () => show(null));
    return () => void (isCurrent = false);
  }, [path, tries]);
  const own = loaded?.path === path ? loaded : null;
  return {
    file: own?.file ?? null,
    failed: own !== null && own.file === null,
    retry: () => {
      setLoaded(null);
      setTries((before) => before + 1);
    },
  };
}

/**
 * Search of a municipality and its representatives.
 *
 * ## Why an island
 * 7,904 municipalities: their names are searched in the browser, in a file that is loaded at the first touch. Without
 * JavaScript there is a page per province.
 */
export function FindRepresentatives({ children }: Props) {
  const [query, setQuery] = useState(nothing);
  const [typed, setTyped] = useState<string | null>(null);
  const [isTouched, setTouched] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isChosen = useRef(false);
  const hasKept = useStore(isKept);
  useEffect(loadFollowed, []);
  const index = useFile<MunicipalityIndex>(isTouched || query.comune !== "" ? files.municipalities("indice") : null);
  const places = useMemo(() => (index.file === null ? null : toPlaces(index.file)), [index.file]);
  const place = places === null || query.comune === "" ? undefined : exactPlace(places, query.comune);
  const details = useFile<ProvincePage>(place === undefined ? null : files.municipalities(place.province));

  useEffect(() => {
    const read = (): void => {
      setQuery(readPlaceQuery(location.search));
      setTyped(null);
    };
    read();
    // Takes over text typed before hydration.
    const early = field.current?.value ?? "";
    if (early !== "") setTyped(early);
    if (document.activeElement === field.current) setTouched(true);
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, []);

  const show = (next: PlaceQuery, mode: "push" | "replace"): void => {
    setQuery(next);
    setTyped(null);
    const address = `${routes.represent()}${writePlaceQuery(next)}`;
    if (mode === "push") history.pushState(null, "", address);
    else history.replaceState(history.state, "", address);
  };
  // The address holds the id, whatever text led to it.
  useEffect(() => {
    if (place !== undefined && place.id !== query.comune)
      history.replaceState(history.state, "", routes.represent() + writePlaceQuery({ ...query, comune: place.id }));
  }, [place, query]);
  useEffect(() => {
    citeQuery(place === undefined ? "" : writePlaceQuery({ ...query, comune: place.id }));
  }, [place, query]);
  // A chosen municipality: its heading is read out, because the list with the focus disappears.
  useEffect(() => {
    if (details.file === null || !isChosen.current) return;
    isChosen.current = false;
    heading.current?.focus();
  }, [details.file]);

  const shown = place === undefined ? query.comune : text.place(place.name, place.sign);
  const term = useDeferredValue(typed ?? (place === undefined ? query.comune : ""));
  const found = useMemo(() => (places === null ? null : findPlaces(places, term)), [places, term]);
  const choose = ({ id }: Place): void => {
    isChosen.current = true;
    show({ ...nothing, comune: id }, "push");
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const text = typed ?? query.comune;
    const exact = places === null ? undefined : (exactPlace(places, text) ?? onlyOne(findPlaces(places, text).places));
    if (exact === undefined) show({ ...nothing, comune: text.trim() }, "push");
    else choose(exact);
  };
  const failed = index.failed ? index : details.failed ? details : null;
  return (
    <div className="represent">
      <form
        className="js-only"
        action={routes.represent()}
        role="search"
        aria-label={text.title}
        autoComplete="off"
        onSubmit={submit}
        onKeyDown={walk}
      >
        <label htmlFor="comune">{text.label}</label>
        <div className="ask">
          <input
            id="comune"
            name="comune"
            type="search"
            ref={field}
            value={typed ?? shown}
            placeholder={text.hint}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            onFocus={() => setTouched(true)}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <button className="btn">{text.submit}</button>
        </div>
        <Suggestions {...{ term, found, choose }} />
      </form>
      {failed !== null && <LoadError text={text.failed} retry={failed.retry} />}
      {place !== undefined && details.file !== null && (
        <section aria-labelledby="esito">
          <h2 id="esito" ref={heading} tabIndex={-1}>
            {text.resultTitle(place.name, place.provinceName)}
          </h2>
          <Result
            province={details.file}
            {...{ place, query }}
            choose={(next) => show({ ...query, ...next }, "replace")}
          />
          <p role="status">{hasKept ? "" : myMembers.notKept}</p>
          <p className="more">
            <a href={routes.myMembers()}>{myMembers.title}</a>
          </p>
        </section>
      )}
      {place === undefined && children}
    </div>
  );
}

function onlyOne(places: readonly Place[]): Place | undefined {
  return places.length === 1 ? places[0] : undefined;
}

/** Arrow keys move between the field and the suggestions; Tab works too. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, .picks button")];
  const next = step === 0 ? undefined : stops[stops.findIndex((stop) => stop === event.target) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

interface SuggestionProps {
  readonly term: string;
  readonly found: ReturnType<typeof findPlaces> | null;
  readonly choose: (place: Place) => void;
}

function Suggestions({ term, found, choose }: SuggestionProps) {
  const isAsked = term.trim() !== "";
  const places = found?.places.slice(0, most) ?? [];
  const status = !isAsked
    ? ""
    : found === null
      ? text.loading
      : found.places.length === 0
        ? `${text.none(term.trim())} ${text.noneHint}`
        : found.isNear
          ? text.near(term.trim())
          : text.found(places.length, found.places.length);
  return (
    <>
      <p className="note" role="status">
        {status}
      </p>
      {places.length > 0 && (
        <ul className="picks">
          {places.map((place) => (
            <li key={place.id}>
              <button type="button" onClick={() => choose(place)}>
                {place.name} <span className="sub">{place.provinceName}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface ResultProps {
  readonly province: ProvincePage;
  readonly place: Place;
  readonly query: PlaceQuery;
  readonly choose: (choice: Partial<PlaceQuery>) => void;
}

const parameters: Record<Branch, "camera" | "senato"> = { C: "camera", S: "senato" };

function Result({ province, place, query, choose }: ResultProps) {
  const group = province.groups.find(({ names }) => names.includes(place.name));
  if (group === undefined) return null;
  return branches.map((branch) => (
    <Chamber
      key={branch}
      {...{ province, place, branch }}
      colleges={group[branch]}
      isCut={group.names.length === 1}
      chosen={query[parameters[branch]]}
      choose={(id) => choose({ [parameters[branch]]: id })}
    />
  ));
}

interface ChamberProps extends Pick<ResultProps, "province" | "place"> {
  readonly branch: Branch;
  /** Single-member colleges of the municipality. */
  readonly colleges: readonly string[];
  /** Whether the municipality itself is cut into them; else the source does not give which of them it is in. */
  readonly isCut: boolean;
  /** Last part of the id of the college chosen; "" = all. */
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

const lastPart = (id: string): string => id.slice(id.indexOf("/") + 1);

function Chamber({ province, place, branch, colleges, isCut, chosen, choose }: ChamberProps) {
  const own = colleges.filter((id) => lastPart(id) === chosen);
  const { near, rest } = toSections(province, branch, own.length > 0 ? own : colleges);
  const vote = province.votes.find((one) => one.branch === branch) ?? null;
  const caption = text.caption(branch, place.name);
  return (
    <section className="rubric">
      <div className="side">
        <h3>{text.chamber[branch]}</h3>
        <VoteLine vote={vote} />
      </div>
      <div className="body">
        {colleges.length > 1 && (
          <Choice {...{ province, branch, colleges, choose }} chosen={own.length > 0 ? chosen : ""}>
            {isCut ? text.cut(place.name, branch, colleges.length) : text.unknown(branch, colleges.length)}
          </Choice>
        )}
        {province.known.includes(branch) ? (
          <>
            <RepresentativeTable caption={caption} sections={near} vote={vote} isLive />
            {rest.length > 0 && (
              <details>
                <summary>{text.rest(branch, province.area, rest.length)}</summary>
                <RepresentativeTable
                  caption={text.rest(branch, province.area, rest.length)}
                  sections={[{ title: "", href: null, members: rest, former: [] }]}
                  vote={vote}
                  withTitles={false}
                  isLive
                />
              </details>
            )}
          </>
        ) : (
          <p className="empty">{text.notRead(branch)}</p>
        )}
      </div>
    </section>
  );
}

interface ChoiceProps extends Pick<ChamberProps, "province" | "branch" | "colleges" | "chosen" | "choose"> {
  readonly children: string;
}

function Choice({ province, branch, colleges, chosen, choose, children }: ChoiceProps) {
  const id = `collegio-${parameters[branch]}`;
  return (
    <div className="choice">
      <p className="note">{children}</p>
      <label htmlFor={id}>{text.choose(branch)}</label>
      <select id={id} value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">{text.all}</option>
        {province.colleges
          .filter((college) => colleges.includes(college.id))
          .map((college) => (
            <option key={college.id} value={lastPart(college.id)}>
              {collegeText.part(college)}
            </option>
          ))}
      </select>
    </div>
  );
}
