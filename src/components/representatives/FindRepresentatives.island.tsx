import { useStore } from "@nanostores/react";
import { useCombobox } from "downshift";
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from "react";
import { myMembers } from "#src/i18n/compare.ts";
import { represent as text } from "#src/i18n/representatives.ts";
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
import { isKept, loadFollowed } from "#src/stores/my-members.ts";
import { Represented } from "./Represented.tsx";
import { useFile } from "./use-file.ts";

interface Props {
  /** Content shown below the form before a search, and without JavaScript. */
  readonly children?: ReactNode;
}

const most = 8;
const nothing: PlaceQuery = { comune: "", camera: "", senato: "" };

/** The query of the address, and the text that the reader types meanwhile; null = none. */
function usePlaceQuery() {
  const [query, setQuery] = useState(nothing);
  const [typed, setTyped] = useState<string | null>(null);
  const [isTouched, setTouched] = useState(false);
  const field = useRef<HTMLInputElement>(null);
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
  return { query, typed, setTyped, isTouched, setTouched, field, show };
}

/** Keeps the address and the citation of the place that is shown. */
function useAddress(place: Place | undefined, query: PlaceQuery): void {
  // The address holds the id, whatever text led to it.
  useEffect(() => {
    if (place !== undefined && place.id !== query.comune)
      history.replaceState(history.state, "", routes.represent() + writePlaceQuery({ ...query, comune: place.id }));
  }, [place, query]);
  useEffect(() => {
    citeQuery(place === undefined ? "" : writePlaceQuery({ ...query, comune: place.id }));
  }, [place, query]);
}

/**
 * Search of a municipality and its representatives.
 *
 * ## Why an island
 * 7,904 municipalities: their names are searched in the browser, in a file that is loaded at the first touch. Without
 * JavaScript there is a page per province.
 */
export function FindRepresentatives({ children }: Props) {
  const { query, typed, setTyped, isTouched, setTouched, field, show } = usePlaceQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  const isChosen = useRef(false);
  useEffect(loadFollowed, []);
  const index = useFile<MunicipalityIndex>(isTouched || query.comune !== "" ? files.municipalities("indice") : null);
  const places = useMemo(() => (index.file === null ? null : toPlaces(index.file)), [index.file]);
  const place = places === null || query.comune === "" ? undefined : exactPlace(places, query.comune);
  const details = useFile<ProvincePage>(place === undefined ? null : files.municipalities(place.province));

  useAddress(place, query);
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
  // The text whose list Escape has closed; null = none.
  const [closed, setClosed] = useState<string | null>(null);
  const suggested = term.trim() === "" || term === closed ? [] : (found?.places.slice(0, most) ?? []);
  const box = useBox({ suggested, text: typed ?? shown, choose, close: () => setClosed(term) });
  const failed = index.failed ? index : details.failed ? details : null;
  return (
    <div className="represent">
      <SearchForm
        box={box}
        status={statusOf(term.trim(), found, suggested.length)}
        onFocus={() => setTouched(true)}
        {...{ suggested, field, submit, setTyped }}
      />
      {failed !== null && <LoadError text={text.failed} retry={failed.retry} />}
      {place !== undefined && details.file !== null && (
        <Result province={details.file} {...{ place, query, heading, show }} />
      )}
      {place === undefined && children}
    </div>
  );
}

interface FormProps {
  readonly box: ReturnType<typeof useBox>;
  readonly suggested: readonly Place[];
  readonly status: string;
  readonly field: Ref<HTMLInputElement>;
  readonly submit: (event: SyntheticEvent) => void;
  readonly setTyped: (typed: string) => void;
  readonly onFocus: () => void;
}

/** The field, and the municipalities that it suggests. */
function SearchForm({ box, suggested, status, field, submit, setTyped, onFocus }: FormProps) {
  return (
    <form
      className="js-only supplemental"
      action={routes.represent()}
      role="search"
      aria-label={text.title}
      autoComplete="off"
      onSubmit={submit}
    >
      <label {...box.getLabelProps()}>{text.label}</label>
      <div className="ask">
        <input
          {...withoutEmpty(
            box.getInputProps({
              name: "comune",
              type: "search",
              ref: field,
              placeholder: text.hint,
              spellCheck: false,
              maxLength: 100,
              onFocus,
              onChange: ({ currentTarget }) => setTyped(currentTarget.value),
              // With no option highlighted, Enter submits the form.
              onKeyDown: ({ key, nativeEvent }) => {
                if (key === "Enter" && box.highlightedIndex === -1)
                  Object.assign(nativeEvent, { preventDownshiftDefault: true });
              },
            }),
          )}
        />
        <button className="btn">{text.submit}</button>
      </div>
      <p className="note" role="status">
        {status}
      </p>
      <ul className="picks" {...box.getMenuProps({ hidden: suggested.length === 0 })}>
        {suggested.map((item, index) => (
          <li key={item.id} {...box.getItemProps({ item, index })}>
            {text.place(item.name, item.sign)}
          </li>
        ))}
      </ul>
    </form>
  );
}

interface ResultProps {
  readonly place: Place;
  readonly province: ProvincePage;
  readonly query: PlaceQuery;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly show: (next: PlaceQuery, mode: "replace") => void;
}

/** The members that a municipality has elected. */
function Result({ place, province, query, heading, show }: ResultProps) {
  const hasKept = useStore(isKept);
  return (
    <section aria-labelledby="esito">
      <h2 id="esito" ref={heading} tabIndex={-1}>
        {text.resultTitle(place.name, place.provinceName)}
      </h2>
      <Represented
        province={province}
        {...{ place, query }}
        choose={(next) => show({ ...query, ...next }, "replace")}
      />
      <p role="status">{hasKept ? "" : myMembers.notKept}</p>
      <p className="more">
        <a href={routes.myMembers()}>{myMembers.title}</a>
      </p>
    </section>
  );
}

function onlyOne(places: readonly Place[]): Place | undefined {
  return places.length === 1 ? places[0] : undefined;
}

interface BoxOptions {
  readonly suggested: readonly Place[];
  /** Text of the field. */
  readonly text: string;
  readonly choose: (place: Place) => void;
  readonly close: () => void;
}

/** State of the field as a combobox. The list is part of the page, and open while it has suggestions. */
function useBox({ suggested, text, choose, close }: BoxOptions) {
  return useCombobox<Place>({
    items: [...suggested],
    inputValue: text,
    isOpen: suggested.length > 0,
    selectedItem: null,
    inputId: "comune",
    labelId: "comune-nome",
    menuId: "comune-trovati",
    itemToString: () => text,
    // Leaving the field chooses nothing; only Enter and a click do.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) choose(selectedItem);
    },
    onStateChange: ({ type }) => {
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) close();
    },
  });
}

/** An option's id is required where the attribute is: the field as built has none. */
function withoutEmpty<InputProps extends { readonly "aria-activedescendant": string }>({
  "aria-activedescendant": option,
  ...rest
}: InputProps): Omit<InputProps, "aria-activedescendant"> & { "aria-activedescendant"?: string } {
  return option === "" ? rest : { ...rest, "aria-activedescendant": option };
}

/** What the search of a term has found, in words; `shown`: how many of them are listed. */
function statusOf(term: string, found: ReturnType<typeof findPlaces> | null, shown: number): string {
  if (term === "") return "";
  if (found === null) return text.loading;
  if (found.places.length === 0) return `${text.none(term)} ${text.noneHint}`;
  return found.isNear ? text.near(term) : text.found(shown, found.places.length);
}
