import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { decodeState, encodeState, isDefault } from "#src/lib/filters/codec.ts";
import { defaultState, type ListState, type Paged } from "#src/lib/filters/definition.ts";
import { DataCallError, type ListSource } from "#src/stores/data-port.ts";
import { apiBase, parliamentData } from "#src/stores/parliament-data.ts";
import { useHydrated } from "#src/islands/use-hydrated.ts";
import { afterPaint } from "./after-paint.ts";
import { prefetchChoices } from "./prefetch-choices.ts";

/**
 * What a list shows. `state`: the reader's current choice; `paged`: the last result; `answered`: the state of that
 * result.
 */
interface ListView<Row> {
  readonly state: ListState;
  readonly answered: ListState;
  readonly paged: Paged<Row>;
  readonly status: "ready" | "loading" | "failed";
  readonly failure: DataCallError | null;
}

interface ListControls<Row> {
  readonly view: ListView<Row>;
  /**
   * Changes the state. `type` while typing: the query is replaced, so that a whole word is one history entry. Stable
   * identity.
   */
  readonly show: (next: (state: ListState) => ListState, how?: "choose" | "type") => void;
  readonly retry: () => void;
  /** Prefetches the results of a control's values. Stable identity. */
  readonly prefetch: (control: string) => void;
  readonly href: (state: ListState) => string;
}

/** Milliseconds without a key press before a search starts. */
const typingPause = 150;

const waited = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const ready = <Row>(state: ListState, paged: Paged<Row>): ListView<Row> => ({
  state,
  answered: state,
  paged,
  status: "ready",
  failure: null,
});

/** The state with this page; the same object when unchanged, so that nothing renders again. */
const withPage = (state: ListState, page: number): ListState => (state.page === page ? state : { ...state, page });

/** Current query; only in the browser. */
const here = (): URLSearchParams => new URLSearchParams(window.location.search);

/**
 * Keeps the state of a list in sync with the query. The first render equals the server's (default state, `initial`
 * rows), so no data are requested for it. Outdated requests are aborted.
 */
export function useList<Row, Bare>(source: ListSource<Row, Bare>, initial: Paged<Row>): ListControls<Row> {
  const [view, setView] = useState<ListView<Row>>(() => ready(defaultState(source), initial));
  const asked = useRef(view.state);
  const running = useRef<AbortController | null>(null);
  const prefetching = useRef<AbortController | null>(null);
  const first = useRef(initial);
  /** Whether the query was last written while typing: the next letter then replaces the same history entry. */
  const isTyped = useRef(false);

  const load = useCallback(
    (state: ListState, how: "choose" | "type" | "follow") => {
      asked.current = state;
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      // With a live API the default state, too, has rows that the page lacks.
      if (isDefault(source, state) && (source.live === undefined || apiBase() === undefined)) {
        setView(ready(state, first.current));
        return;
      }
      const wait = (): void => setView((before) => ({ ...before, state, status: "loading", failure: null }));
      // A choice whose result is available at once renders only once, with the result.
      const waiting = how === "choose" ? setTimeout(() => !controller.signal.aborted && wait()) : undefined;
      if (how !== "choose") wait();
      (how === "type" ? waited(typingPause).then(parliamentData) : parliamentData())
        .then((data) => {
          controller.signal.throwIfAborted();
          return data.list(source, state, controller.signal);
        })
        .then((paged) => {
          clearTimeout(waiting);
          asked.current = withPage(state, paged.page);
          setView(ready(asked.current, paged));
        })
        .catch((error: unknown) => {
          if (controller.signal.aborted) return;
          clearTimeout(waiting);
          const failure = error instanceof DataCallError ? error : new DataCallError("unreadable", source.collection);
          setView((before) => ({ ...before, state, status: "failed", failure }));
        });
    },
    [source],
  );

  // A layout effect, to run before the form's effects: choices made before hydration are applied on top of the query.
  useLayoutEffect(() => {
    const follow = (): void => {
      isTyped.current = false;
      load(decodeState(source, here()), "follow");
    };
    if (!isDefault(source, decodeState(source, here()))) follow();
    window.addEventListener("popstate", follow);
    return () => {
      window.removeEventListener("popstate", follow);
      running.current?.abort();
    };
  }, [source, load]);

  // Keeps other parameters of the query, such as the view; the server-rendered page has no query.
  const isHydrated = useHydrated();
  const href = useCallback(
    (state: ListState) => encodeState(source, state, isHydrated ? here() : undefined) || "?",
    [source, isHydrated],
  );
  const show = useCallback(
    (next: (state: ListState) => ListState, how: "choose" | "type" = "choose") => {
      const state = next(asked.current);
      load(state, how);
      // Writing the URL is slow in browsers: do it after the choice is painted.
      const writeAddress = (): void => {
        const { pathname, search, hash } = window.location;
        const query = encodeState(source, state, here());
        if (query === search) return;
        const step = how === "type" && isTyped.current ? "replaceState" : "pushState";
        isTyped.current = how === "type";
        window.history[step](window.history.state, "", pathname + query + hash);
      };
      afterPaint(writeAddress);
    },
    [source, load],
  );
  const retry = useCallback(() => load(view.state, "follow"), [load, view.state]);
  const prefetch = useCallback(
    (control: string) => {
      prefetching.current?.abort();
      prefetching.current = new AbortController();
      // Errors are ignored: the choice itself repeats the request and reports the error.
      prefetchChoices(source, asked.current, control, prefetching.current.signal).catch(() => undefined);
    },
    [source],
  );
  return { view, show, retry, prefetch, href };
}
