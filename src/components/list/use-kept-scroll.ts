import { useEffect, useRef } from "react";
import { decodeState, encodeState } from "#src/lib/filters/codec.ts";
import type { ListDefinition, ListState } from "#src/lib/filters/definition.ts";

/** Entry of the session storage: scroll positions in px by address, of filtered lists left in this tab, oldest first. */
const entry = "posizioni";

/** Maximum number of positions kept. */
const mostKept = 30;

type Positions = readonly (readonly [address: string, top: number])[];

const here = (): string => location.pathname + location.search;

function read(): Positions {
  try {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written only by this file
    const kept: Positions = JSON.parse(sessionStorage.getItem(entry) ?? "[]");
    return kept;
  } catch {
    // Storage is blocked.
    return [];
  }
}

function keep(): void {
  const others = read().filter(([address]) => address !== here());
  try {
    sessionStorage.setItem(entry, JSON.stringify([...others, [here(), Math.round(scrollY)]].slice(-mostKept)));
  } catch {
    // Storage is blocked or full: the list then starts at the top.
  }
}

/** What shows that the reader scrolls: the position is then theirs. */
const moves = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Returns to the scroll position at which the reader left this address in this tab, by reload, history or link. The
 * browser cannot: the page begins as built, with the rows of no filter. Only addresses with a query are kept, because the
 * page as built holds the others. `drawn`: the state of the rows shown; null = other rows are on their way.
 */
export function useKeptScroll(list: ListDefinition<never>, drawn: ListState | null): void {
  const goal = useRef<number | undefined>(undefined);
  useEffect(() => {
    const moved = new AbortController();
    for (const move of moves)
      addEventListener(move, () => (goal.current = undefined), { signal: moved.signal, passive: true });
    if (location.search !== "" && location.hash === "")
      goal.current = read().find(([address]) => address === here())?.[1];
    const leave = (): void => {
      // While the rows are on their way the page is shorter: the position kept before is the right one.
      if (location.search !== "" && goal.current === undefined) keep();
    };
    addEventListener("pagehide", leave, { signal: moved.signal });
    return () => moved.abort();
  }, []);
  useEffect(() => {
    if (drawn === null || goal.current === undefined) return;
    const addressed = decodeState(list, new URLSearchParams(location.search));
    // Not yet: these are the rows as built.
    if (encodeState(list, drawn) !== encodeState(list, addressed)) return;
    scrollTo({ top: goal.current, behavior: "instant" });
    goal.current = undefined;
  }, [list, drawn]);
}
