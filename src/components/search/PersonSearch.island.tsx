import { useCombobox } from "downshift";
import { type UIEvent, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { keepTexts } from "#src/islands/replaced-texts.ts";
import { personSearch as labels } from "#src/i18n/shell.ts";
import { formatNumber } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import type { PersonHit } from "#src/stores/data-port.ts";
import { parliamentData } from "#src/stores/parliament-data.ts";
import stylesheet from "./found-people.css?url";
import { HitRow } from "./HitRow.tsx";
import { loadStyle } from "#src/components/site/load-style.ts";
import { type PersonSearchState, usePersonSearch } from "./use-person-search.ts";

interface Props {
  /** Text typed before the combobox replaced the plain field. */
  readonly typed: string;
  /** Whether the field still has the focus: opening the list would otherwise take the focus. */
  readonly isEntered: boolean;
}

/**
 * The header's person search as an editable combobox.
 *
 * ## Why an island
 * Names are searched while the reader types. Without JavaScript, and until the field first gets the focus, it is a
 * plain form that leads to the search page.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function PersonSearch({ typed, isEntered }: Props) {
  const [term, setTerm] = useState(typed);
  const search = usePersonSearch(term);
  const isNobody = term.trim() !== "" && !search.isLoading && (search.isNear || search.hits.length === 0);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<PersonHit | "everywhere">(
    {
      items: isNobody ? [...search.hits, "everywhere"] : [...search.hits],
      inputValue: term,
      selectedItem: null,
      initialIsOpen: isEntered,
      inputId: "cerca",
      menuId: "trovati",
      itemToString: () => term,
      // Leaving the field selects nobody; only Enter and a click do.
      stateReducer: (state, { type, changes }) =>
        type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes,
      onSelectedItemChange: ({ selectedItem }) => {
        setTerm("");
        if (selectedItem === null) return;
        location.assign(selectedItem === "everywhere" ? routes.searchFor(term) : routes.person(selectedItem.id));
      },
    },
  );
  const list = (
    <ul
      // Another term is another list: one element would keep its scroll position, and at its end ask for the next page.
      key={`list ${term.trim()}`}
      {...getMenuProps({
        "aria-label": labels.results,
        hidden: !isNobody && search.hits.length === 0,
        onScroll: (event) => search.reach(lastInView(event)),
      })}
    >
      {search.hits.map((hit, index) => (
        <HitRow
          key={hit.id}
          hit={hit}
          term={term}
          isCurrent={index === highlightedIndex}
          {...getItemProps({ item: hit, index })}
        />
      ))}
      {isNobody && (
        <li {...getItemProps({ item: "everywhere", index: search.hits.length })}>
          <b>{labels.everywhere(term.trim())}</b>
        </li>
      )}
    </ul>
  );
  const foot = (
    <p key="foot" className="hits-foot" role="status">
      {message(term, search)}
    </p>
  );
  return (
    <>
      <label className="vh" htmlFor="cerca">
        {labels.placeholder}
      </label>
      <input
        {...getInputProps({
          type: "search",
          name: "search",
          placeholder: labels.placeholder,
          spellCheck: false,
          "aria-label": labels.placeholder,
          onChange: (event) => setTerm(event.currentTarget.value),
          // With no option highlighted, Enter submits the form to the search page.
          onKeyDown: (event) => {
            if (event.key === "Enter" && highlightedIndex === -1)
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
          },
        })}
      />
      {term === "" ? null : (
        <button type="button" className="find-clear" onClick={() => clear(setTerm)}>
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

/** The status line below the list. Spec §4 and §8. */
function message(term: string, { hits, total, isNear, isFailed, isLoading }: PersonSearchState): string {
  if (term.trim() === "") return labels.typeToSearch;
  if (isNear) return labels.near(formatNumber(total));
  if (hits.length > 0) return labels.loaded(formatNumber(hits.length), formatNumber(total));
  if (isLoading) return labels.loading;
  // Nothing was searched. Spec §8: silently an empty list.
  return isFailed ? "" : labels.notFound;
}

function clear(setTerm: (term: string) => void): void {
  setTerm("");
  document.querySelector<HTMLInputElement>("#cerca")?.focus();
}

/** Index of the last item that is at least partly visible. */
function lastInView({ currentTarget: list }: UIEvent<HTMLElement>): number {
  const height = list.firstElementChild?.clientHeight ?? 0;
  return height === 0 ? 0 : Math.floor((list.scrollTop + list.clientHeight) / height);
}

/** Replaces the form's plain field by the combobox, keeping the typed text and the focus. */
export async function mountPersonSearch(form: HTMLFormElement): Promise<void> {
  void parliamentData().then((data) => data.persons({ search: "", page: 1, page_size: 1 }));
  await loadStyle(stylesheet);
  const plain = form.querySelector("input");
  const isEntered = document.activeElement === plain;
  const isOnButton = !isEntered && form.contains(document.activeElement);
  keepTexts(form);
  flushSync(() => createRoot(form).render(<PersonSearch typed={plain?.value ?? ""} isEntered={isEntered} />));
  if (isOnButton) form.querySelector<HTMLElement>(".btn")?.focus();
  if (!isEntered) return;
  const field = form.querySelector("input");
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
