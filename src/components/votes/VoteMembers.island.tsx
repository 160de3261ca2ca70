import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { FilteredList } from "#src/components/list/FilteredList.tsx";
import type { ListSpec } from "#src/components/list/list-spec.ts";
import { afterPaint } from "#src/components/list/after-paint.ts";
import { decodeState, encodeState, isDefault } from "#src/lib/filters/codec.ts";
import { isPlainClick } from "#src/components/common/plain-click.ts";
import { MemberNames } from "./MemberNames.tsx";
import {
  voterColumns,
  voterLabels,
  voterSource,
  voterSums,
  type VoterListProps,
  type VoterRow,
} from "./member-list.ts";

interface Props extends VoterListProps {
  /** All names, rendered in the page. */
  readonly children?: ReactNode;
}

/**
 * Filters the names of a vote by name, group, vote, side, area, gender.
 *
 * ## Why an island
 * The list changes with the reader's filters, which are in the query. Hydrated at the first interaction, or when the
 * URL has a query; without JavaScript all names are in the page.
 */
export function VoteMembers({ children, ...props }: Props) {
  const { branch } = props;
  /** Target to scroll to once it is visible. */
  const goal = useRef<HTMLElement | null>(null);
  // Created once: the props do not change while the page is open.
  const [spec] = useState((): ListSpec<VoterRow> => {
    const source = voterSource(props);
    const Rows: ListSpec<VoterRow>["Rows"] = ({ rows, term, state }) => {
      const isWhole = isDefault(source, state);
      const [wasNarrowed, setNarrowed] = useState(!isWhole);
      if (!isWhole && !wasNarrowed) setNarrowed(true);
      useEffect(() => {
        if (isWhole && goal.current !== null) reach(goal.current);
        goal.current = null;
      }, [isWhole]);
      return (
        <>
          {/* Hidden rather than removed: the browser would have to parse all names again. */}
          <section hidden={!isWhole} className={wasNarrowed ? "back" : undefined}>
            {children}
          </section>
          {!isWhole && <MemberNames rows={rows} term={term} branch={branch} />}
        </>
      );
    };
    return {
      source,
      missingParts: [],
      labels: voterLabels(props),
      Rows,
      holdsAll: true,
      sums: voterSums,
      columns: voterColumns(props.positions),
    };
  });
  useEffect(() => followLinks(spec.source, goal), [spec]);
  return <FilteredList spec={spec} initial={{ count: props.positions.ballots.length, results: [], page: 1 }} />;
}

/**
 * Applies links of the page that set a filter ("?group=…#membri") without reloading the page, and keeps the view of its
 * chart. A link to names that are filtered out ("#g-nessuno") resets the filters first.
 */
function followLinks(source: ListSpec<VoterRow>["source"], goal: RefObject<HTMLElement | null>): () => void {
  const follow = (event: MouseEvent): void => {
    const link =
      event.target instanceof Element ? event.target.closest('a[href^="?"][href$="#membri"], a[href^="#g-"]') : null;
    const [asked = "", id = ""] = link?.getAttribute("href")?.split("#") ?? [];
    const target = document.getElementById(id);
    const isInSight = asked === "" && target?.closest("[hidden]") === null;
    if (target === null || isInSight || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search } = window.location;
    const state = decodeState(source, new URLSearchParams(asked));
    const query = encodeState(source, state, new URLSearchParams(search));
    window.history.pushState(window.history.state, "", `${pathname}${query}#${id}`);
    window.dispatchEvent(new PopStateEvent("popstate"));
    if (target.closest("[hidden]") === null) afterPaint(() => reach(target));
    else goal.current = target;
  };
  document.addEventListener("click", follow);
  return () => {
    document.removeEventListener("click", follow);
  };
}

/** Scrolls to a link's target and focuses its heading, as a page load would. */
function reach(target: HTMLElement): void {
  target.scrollIntoView();
  const heading = target.querySelector("h2, h3");
  if (!(heading instanceof HTMLElement)) return;
  heading.setAttribute("tabindex", "-1");
  heading.focus({ preventScroll: true });
}
