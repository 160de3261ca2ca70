import { useCallback, useEffect, useRef, useState } from "react";
import { decodeState, encodeState, isDefault } from "#src/lib/filters/codec.ts";
import { defaultState, type ListState, type Paged } from "#src/lib/filters/definition.ts";
import { DataCallError, type ListSource } from "#src/stores/data-port.ts";
import { parliamentData } from "#src/stores/parliament-data.ts";

/** What a list island shows. `state` is what the reader asked for, `paged` the last answer. */
export interface ListView<Row> {
  readonly state: ListState;
  readonly paged: Paged<Row>;
  readonly status: "ready" | "loading" | "failed";
  readonly failure: DataCallError | null;
}

export interface ListControls<Row> {
  readonly view: ListView<Row>;
  /** Shows another state; `replace` while typing, so that a word is one step back, not six. */
  readonly show: (state: ListState, how?: "push" | "replace") => void;
  readonly retry: () => void;
  /** Address of a state on this page. */
  readonly href: (state: ListState) => string;
}

/** Milliseconds without a key before a search is made. */
const typingPause = 150;

const waited = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The address, read only in the browser. */
const here = (): URLSearchParams => new URLSearchParams(window.location.search);

/**
 * State of a list kept in the address: what the address says is shown, what is shown is in the address. The first render is the
 * server's (default state, `initial` rows), so no call is made for what the page already holds. Overtaken calls are aborted.
 */
export function useList<Row>(source: ListSource<Row>, initial: Paged<Row>): ListControls<Row> {
  const [view, setView] = useState<ListView<Row>>({
    state: defaultState(source),
    paged: initial,
    status: "ready",
    failure: null,
  });
  const running = useRef<AbortController | null>(null);
  const first = useRef(initial);

  const load = useCallback(
    (state: ListState, delay = 0) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      if (isDefault(source, state)) {
        setView({ state, paged: first.current, status: "ready", failure: null });
        return;
      }
      setView((before) => ({ ...before, state, status: "loading", failure: null }));
      waited(delay)
        .then(parliamentData)
        .then((data) => {
          controller.signal.throwIfAborted();
          return data.list(source, state, controller.signal);
        })
        .then((paged) => setView({ state: { ...state, page: paged.page }, paged, status: "ready", failure: null }))
        .catch((error: unknown) => {
          if (controller.signal.aborted) return;
          const failure = error instanceof DataCallError ? error : new DataCallError(null, source.collection);
          setView((before) => ({ ...before, status: "failed", failure }));
        });
    },
    [source],
  );

  useEffect(() => {
    const follow = (): void => load(decodeState(source, here()));
    if (!isDefault(source, decodeState(source, here()))) follow();
    window.addEventListener("popstate", follow);
    return () => {
      window.removeEventListener("popstate", follow);
      running.current?.abort();
    };
  }, [source, load]);

  const href = useCallback((state: ListState) => encodeState(source, state) || "?", [source]);
  const show = useCallback(
    (state: ListState, how: "push" | "replace" = "push") => {
      const address = window.location.pathname + encodeState(source, state, here()) + window.location.hash;
      window.history[how === "push" ? "pushState" : "replaceState"](window.history.state, "", address);
      load(state, how === "replace" ? typingPause : 0);
    },
    [source, load],
  );
  const retry = useCallback(() => load(view.state), [load, view.state]);
  return { view, show, retry, href };
}
