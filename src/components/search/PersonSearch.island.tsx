import { useCombobox } from "downshift";
import { type UIEvent, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { keepTexts } from "#src/islands/replaced-texts.ts";
import { personSearch as labels } from "#src/i18n/shell.ts";
import { formatNumber } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import type { SearchHit } from "#src/lib/search.ts";
import type { PersonHit } from "#src/stores/data-port.ts";
import { parliamentData } from "#src/stores/parliament-data.ts";
import stylesheet from "./found-people.css?url";
import { HitRow } from "./HitRow.tsx";
import { SiteHitRow, withoutFace } from "./SiteHitRow.tsx";
import { loadStyle } from "#src/components/site/load-style.ts";
import { usePersonSearch } from "./use-person-search.ts";
import { useSiteHits } from "./use-site-hits.ts";

interface Props {
  /** Id and name of the plain field that the combobox replaced. */
  readonly id: string;
  readonly name: string;
  /** Text typed before. */
  readonly typed: string;
  /** Whether the field still has the focus: opening the list would otherwise take the focus. */
  readonly isEntered: boolean;
}

type Item = { readonly person: PersonHit } | { readonly page: SearchHit } | "everywhere";

function pathOf(item: Item, term: string): string {
  if (item === "everywhere") return routes.searchFor(term);
  return "page" in item ? item.page.path : routes.person(item.person.id);
}

/** What a term finds: people, other pages, and the status line below the list. Spec §4 and §8. */
function useFound(term: string) {
  const search = usePersonSearch(term);
  const isAsked = term.trim() !== "" && !search.isLoading;
  // The site is searched when the list of people has ended: the whole index is not loaded for a surname.
  const isEnd = isAsked && (search.isNear || search.hits.length >= search.total);
  const site = useSiteHits(isEnd ? term : "");
  const hasExact = site.hits.length > 0 && !site.isNear;
  // A name that is only similar gives way to what is called so: "Lecce" to a person called Lecco.
  const people = search.isNear && (hasExact || site.isLoading) ? [] : search.hits;
  const known = new Set(people.map((hit) => routes.person(hit.id)));
  const pages = site.hits.filter(({ path }) => !known.has(path));
  const items: Item[] = [
    ...people.map((person) => ({ person })),
    ...pages.map((page) => ({ page })),
    // Not before the pages: they would push it away from under the finger.
    ...(isEnd && !site.isLoading ? (["everywhere"] as const) : []),
  ];
  const isNobody = isAsked && (search.isNear || search.hits.length === 0);
  const message = (): string => {
    if (term.trim() === "") return labels.typeToSearch;
    if (people.length > 0 && !search.isNear)
      return labels.loaded(formatNumber(people.length), formatNumber(search.total));
    if (search.isLoading || site.isLoading) return labels.loading;
    if (hasExact) return labels.found(pages.length, site.count - site.hits.length + pages.length);
    if (search.isAsking) return labels.loading;
    const isKnown = !search.isFailed && !site.isFailed;
    if (search.isNear) return (isKnown ? labels.near : labels.alike)(formatNumber(search.total));
    // Not all was searched. Spec §8: silently an empty list.
    return isKnown ? labels.notFound : "";
  };
  return { items, isNobody, reach: search.reach, message: message() };
}

interface BoxOptions extends Pick<Props, "id" | "isEntered"> {
  readonly items: Item[];
  readonly term: string;
  readonly setTerm: (term: string) => void;
}

/** State of the combobox: a chosen item is opened. */
function useBox({ id, isEntered, items, term, setTerm }: BoxOptions) {
  return useCombobox<Item>({
    items,
    inputValue: term,
    selectedItem: null,
    initialIsOpen: isEntered,
    inputId: id,
    menuId: `${id}-trovati`,
    itemToString: () => term,
    // Leaving the field selects nobody; only Enter and a click do.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      setTerm("");
      if (selectedItem !== null) location.assign(pathOf(selectedItem, term));
    },
  });
}

/**
 * The search field of the header and the home page as an editable combobox: people by name, then what else the site
 * search finds, then a link to the search page.
 *
 * ## Why an island
 * Names are searched while the reader types. Without JavaScript, and until the field first gets the focus, it is a
 * plain form that leads to the search page.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function PersonSearch({ id, name, typed, isEntered }: Props) {
  const [term, setTerm] = useState(typed);
  const { items, isNobody, reach, message } = useFound(term);
  const box = useBox({ id, isEntered, items, term, setTerm });
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = box;
  const list = (
    <ul
      // Another term is another list: one element would keep its scroll position, and at its end ask for the next page.
      key={`list ${term.trim()}`}
      {...getMenuProps({
        "aria-label": labels.results,
        hidden: items.length === 0,
        onScroll: (event) => reach(lastInView(event)),
      })}
    >
      {items.map((item, index) => {
        const option = getItemProps({ item, index });
        if (item === "everywhere")
          return (
            <li key="everywhere" style={withoutFace} {...option}>
              <b>{labels.everywhere(term.trim())}</b>
            </li>
          );
        const isCurrent = index === highlightedIndex;
        return "page" in item ? (
          <SiteHitRow key={item.page.path} hit={item.page} term={term} isCurrent={isCurrent} {...option} />
        ) : (
          <HitRow key={item.person.id} hit={item.person} term={term} isCurrent={isCurrent} {...option} />
        );
      })}
    </ul>
  );
  const foot = (
    <p key="foot" className="hits-foot" role="status">
      {message}
    </p>
  );
  return (
    <>
      <label className="vh" htmlFor={id}>
        {labels.label}
      </label>
      <input
        {...getInputProps({
          type: "search",
          name,
          placeholder: labels.placeholder,
          spellCheck: false,
          "aria-label": labels.label,
          onChange: (event) => setTerm(event.currentTarget.value),
          // With no option highlighted, Enter submits the form to the search page.
          onKeyDown: (event) => {
            if (event.key === "Enter" && highlightedIndex === -1)
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
          },
        })}
      />
      {term === "" ? null : (
        <button type="button" className="find-clear" onClick={() => clear(id, setTerm)}>
          {labels.clear}
        </button>
      )}
      <button className="btn">{labels.submit}</button>
      <div className="hits" hidden={!isOpen}>
        {isNobody ? [foot, list] : [list, foot]}
      </div>
    </>
  );
}

function clear(id: string, setTerm: (term: string) => void): void {
  setTerm("");
  document.getElementById(id)?.focus();
}

/** Index of the last item that is at least partly visible. */
function lastInView({ currentTarget: list }: UIEvent<HTMLElement>): number {
  const height = list.firstElementChild?.clientHeight ?? 0;
  return height === 0 ? 0 : Math.floor((list.scrollTop + list.clientHeight) / height);
}

/** Replaces the form's plain field by the combobox, keeping the typed text and the focus. */
export async function mountPersonSearch(form: HTMLFormElement): Promise<void> {
  // Ahead of the first search, which repeats it after a failure.
  parliamentData()
    .then((data) => data.persons({ search: "", page: 1, page_size: 1 }))
    .catch(() => undefined);
  await loadStyle(stylesheet);
  const plain = form.querySelector("input");
  const isEntered = document.activeElement === plain;
  const isOnButton = !isEntered && form.contains(document.activeElement);
  keepTexts(form);
  const [id, name, typed] = [plain?.id ?? "", plain?.name ?? "", plain?.value ?? ""];
  flushSync(() => createRoot(form).render(<PersonSearch {...{ id, name, typed, isEntered }} />));
  if (isOnButton) form.querySelector<HTMLElement>(".btn")?.focus();
  if (!isEntered) return;
  const field = form.querySelector("input");
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
