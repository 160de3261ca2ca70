import { useCombobox } from "downshift";
import { type UIEvent, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { personSearch as labels } from "#src/i18n/shell.ts";
import { formatNumber } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import type { PersonHit } from "#src/stores/data-port.ts";
import { parliamentData } from "#src/stores/parliament-data.ts";
import stylesheet from "./found-people.css?url";
import { HitRow } from "./HitRow.tsx";
import { loadStyle } from "./load-style.ts";
import { type PersonSearchState, usePersonSearch } from "./use-person-search.ts";

interface Props {
  /** What the reader had typed before the combobox was there. */
  readonly typed: string;
  /** Whether the reader is still in the field: a list that opens takes the focus into it. */
  readonly isEntered: boolean;
}

/**
 * The header's person search as an editable combobox with a list.
 *
 * ## Why an island
 * Names are found while the reader types. Without JavaScript, and until the field is first entered, the same field is a
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
      // Leaving the field chooses nobody: only Enter and a click do.
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
      key="list"
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
          // With nobody chosen, Enter sends the form to the search page.
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

/** The one line under the list of people. Spec §4 and §8. */
function message(term: string, { hits, total, isNear, isLoading }: PersonSearchState): string {
  if (term.trim() === "") return labels.typeToSearch;
  if (isNear) return labels.near(formatNumber(total));
  if (hits.length > 0) return labels.loaded(formatNumber(hits.length), formatNumber(total));
  return isLoading ? labels.loading : labels.notFound;
}

function clear(setTerm: (term: string) => void): void {
  setTerm("");
  document.querySelector<HTMLInputElement>("#cerca")?.focus();
}

/** Index of the last item that is at least partly in view. */
function lastInView({ currentTarget: list }: UIEvent<HTMLElement>): number {
  const height = list.firstElementChild?.clientHeight ?? 0;
  return height === 0 ? 0 : Math.floor((list.scrollTop + list.clientHeight) / height);
}

/** Renders the combobox in place of the form's own field, keeping what was typed and the focus, wherever it is by now. */
export async function mountPersonSearch(form: HTMLFormElement): Promise<void> {
  void parliamentData().then((data) => data.persons({ search: "", page: 1, page_size: 1 }));
  await loadStyle(stylesheet);
  const plain = form.querySelector("input");
  const isEntered = document.activeElement === plain;
  const isOnButton = !isEntered && form.contains(document.activeElement);
  flushSync(() => createRoot(form).render(<PersonSearch typed={plain?.value ?? ""} isEntered={isEntered} />));
  if (isOnButton) form.querySelector<HTMLElement>(".btn")?.focus();
  if (!isEntered) return;
  const field = form.querySelector("input");
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
