import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { decodeState, encodeState, isDefault, withFilter } from "#src/lib/filters/codec.ts";
import { defaultState, type ListState, type Paged } from "#src/lib/filters/definition.ts";
import { DataCallError, type ListSource } from "#src/stores/data-port.ts";
import { parliamentData } from "#src/stores/parliament-data.ts";
import { useAwake } from "#src/ui/use-awake.ts";
import { afterPaint } from "./use-after-paint.ts";

/** What a list island shows. `state` is what the reader asked for, `paged` the last answer, `answered` what it answers. */
export interface ListView<Row> {
  readonly state: ListState;
  readonly answered: ListState;
  readonly paged: Paged<Row>;
  readonly status: "ready" | "loading" | "failed";
  readonly failure: DataCallError | null;
}

export interface ListControls<Row> {
  readonly view: ListView<Row>;
  /** Shows the state that follows; `type` while typing, so that a word is one step back, not six. Always the same function. */
  readonly show: (next: (state: ListState) => ListState, how?: "choose" | "type") => void;
  readonly retry: () => void;
  /** Told which control the reader has come to: its answers are made ready ahead. Always the same function. */
  readonly approach: (control: string) => void;
  /** Address of a state on this page. */
  readonly href: (state: ListState) => string;
}

/** Milliseconds without a key before a search is made. */
const typingPause = 150;

/** Milliseconds between two answers that are worked out ahead: what the reader does meanwhile comes first. */
const preparingPause = 20;

const waited = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const ready = <Row>(state: ListState, paged: Paged<Row>): ListView<Row> => ({
  state,
  answered: state,
  paged,
  status: "ready",
  failure: null,
});

/** The state at this page: the same object when it is there already, so that nothing is drawn again for it. */
const withPage = (state: ListState, page: number): ListState => (state.page === page ? state : { ...state, page });

/** The address, read only in the browser. */
const here = (): URLSearchParams => new URLSearchParams(window.location.search);

/** Controls with more choices than this are left alone: nobody goes through them one by one. */
const mostPrepared = 24;

/**
 * Readies what a reader may choose next at a control: first the files that its answers come from, then the answer to each choice, a
 * little at a time, where that can be kept. Until called off.
 */
async function prepareChoices<Row>(
  source: ListSource<Row>,
  state: ListState,
  control: string,
  signal: AbortSignal,
): Promise<void> {
  const filter = source.filters.find(({ name }) => name === control);
  const to = (...values: string[]): ListState => withFilter(source, state, control, values);
  const data = await parliamentData();
  await data.prepare(source, filter?.default === undefined ? to() : to("all"));
  // What is found by a search is found anew each time.
  const isSearched = source.applied?.some((applied) => state.values[applied] !== undefined) === true;
  const values = filter?.kind === "choice" && !isSearched ? (filter.values ?? []) : [];
  if (values.length > mostPrepared) return;
  for (const choice of values.map((value) => to(value)).filter((one) => !isDefault(source, one))) {
    await waited(preparingPause);
    if (signal.aborted) return;
    await data.prepare(source, choice);
  }
}

/**
 * State of a list kept in the address: what the address says is shown, what is shown is in the address. The first render is the
 * server's (default state, `initial` rows), so no call is made for what the page already holds. Overtaken calls are aborted.
 */
export function useList<Row>(source: ListSource<Row>, initial: Paged<Row>): ListControls<Row> {
  const [view, setView] = useState<ListView<Row>>(() => ready(defaultState(source), initial));
  const asked = useRef(view.state);
  const running = useRef<AbortController | null>(null);
  const approached = useRef<AbortController | null>(null);
  const first = useRef(initial);
  /** Whether the address was last written while the reader typed: the next letter belongs to the same step back. */
  const isTyped = useRef(false);

  const load = useCallback(
    (state: ListState, how: "choose" | "type" | "follow") => {
      asked.current = state;
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      if (isDefault(source, state)) {
        setView(ready(state, first.current));
        return;
      }
      const wait = (): void => setView((before) => ({ ...before, state, status: "loading", failure: null }));
      // A choice whose answer is here already is drawn once, with the answer.
      const waiting = how === "choose" ? setTimeout(() => !controller.signal.aborted && wait()) : undefined;
      if (how !== "choose") wait();
      (how === "type" ? waited(typingPause).then(parliamentData) : parliamentData())
        .then((data) => {
          controller.signal.throwIfAborted();
          return data.list(source, state, controller.signal);
        })
        // At once: an answer from files that are here already is in the same frame as the reader's choice.
        .then((paged) => {
          clearTimeout(waiting);
          asked.current = withPage(state, paged.page);
          flushSync(() => setView(ready(asked.current, paged)));
        })
        .catch((error: unknown) => {
          if (controller.signal.aborted) return;
          clearTimeout(waiting);
          const failure = error instanceof DataCallError ? error : new DataCallError(null, source.collection);
          setView((before) => ({ ...before, state, status: "failed", failure }));
        });
    },
    [source],
  );

  // Before the effects of the form: what readers chose while the script was on its way comes on top of the address.
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

  // What the address says of other things, such as the view, goes along; the page that is sent knows no address.
  const isAwake = useAwake();
  const href = useCallback(
    (state: ListState) => encodeState(source, state, isAwake ? here() : undefined) || "?",
    [source, isAwake],
  );
  const show = useCallback(
    (next: (state: ListState) => ListState, how: "choose" | "type" = "choose") => {
      const state = next(asked.current);
      load(state, how);
      // The browser takes its time to write an address: the rows, which are in the next frame, need not wait for it.
      const writeAddress = (): void => {
        const { pathname, search, hash } = window.location;
        const query = encodeState(source, state, here());
        if (query === search) return;
        const step = how === "type" && isTyped.current ? "replaceState" : "pushState";
        isTyped.current = how === "type";
        window.history[step](window.history.state, "", pathname + query + hash);
      };
      afterPaint(() => afterPaint(writeAddress));
    },
    [source, load],
  );
  const retry = useCallback(() => load(view.state, "follow"), [load, view.state]);
  const approach = useCallback(
    (control: string) => {
      approached.current?.abort();
      approached.current = new AbortController();
      // What fails here is asked for again by the choice itself, which says what is wrong.
      prepareChoices(source, asked.current, control, approached.current.signal).catch(() => undefined);
    },
    [source],
  );
  return { view, show, retry, approach, href };
}
