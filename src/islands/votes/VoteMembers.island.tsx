import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { FilteredList } from "#src/islands/list/FilteredList.tsx";
import type { ListSpec } from "#src/islands/list/list-spec.ts";
import { afterPaint } from "#src/islands/list/use-after-paint.ts";
import { decodeState, encodeState, isDefault } from "#src/lib/filters/codec.ts";
import { isPlainClick } from "#src/ui/plain-click.ts";
import { MemberNames } from "#src/ui/votes/MemberNames.tsx";
import {
  voterCells,
  voterHeader,
  voterLabels,
  voterSource,
  type VoterListProps,
  type VoterRow,
} from "./member-list.ts";

interface Props extends VoterListProps {
  /** All names, as the page holds them. */
  readonly children?: ReactNode;
}

/**
 * Narrows the names of a vote by name, group, vote, side, area, gender.
 *
 * ## Why an island
 * The list narrows while the reader chooses, and the choice is in the address. It wakes at the first touch, or when the address
 * asks for a choice; all names are in the page without it.
 */
export function VoteMembers({ children, ...props }: Props) {
  const { branch } = props;
  /** Where a reader goes once it is in sight. */
  const goal = useRef<HTMLElement | null>(null);
  // Made once: what the page says of its vote does not change while it is open.
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
          {/* Hidden, not taken away: the browser would have to read all names again when they come back. */}
          <div hidden={!isWhole} className={wasNarrowed ? "back" : undefined}>
            {children}
          </div>
          {!isWhole && <MemberNames rows={rows} term={term} branch={branch} />}
        </>
      );
    };
    return {
      source,
      labels: voterLabels(props),
      Rows,
      holdsAll: true,
      csv: { header: voterHeader, cells: (row) => voterCells(props, row) },
    };
  });
  useEffect(() => followLinks(spec.source, goal), [spec]);
  return <FilteredList spec={spec} initial={{ count: props.total, results: [], page: 1 }} />;
}

/**
 * Links of the page that set a filter ("?group=…#membri") do it without loading the page again, and leave its chart as it is. A link
 * to names that a filter hides ("#g-nessuno") takes the filters away first.
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

/** Takes the reader where a link leads, as when it loads the page. */
function reach(target: HTMLElement): void {
  target.scrollIntoView();
  const heading = target.querySelector("h2, h3");
  if (!(heading instanceof HTMLElement)) return;
  heading.setAttribute("tabindex", "-1");
  heading.focus({ preventScroll: true });
}
