import { consent } from "#src/config/consent.ts";

/** The parts of a window that are read and watched. */
export interface ViewedPage extends Pick<Window, "addEventListener"> {
  /** `globalPrivacyControl` true, `doNotTrack` "1": the reader does not want to be counted. */
  readonly navigator: { readonly globalPrivacyControl?: boolean; readonly doNotTrack?: string | null };
  readonly location: Pick<Location, "pathname" | "search">;
  readonly history: Pick<History, "pushState" | "replaceState">;
}

/**
 * Reports every page view to a first-party endpoint: when the page opens, when it is restored from the back/forward
 * cache, and when its address changes by a choice of the reader or in the history. A beacon without cookies that contains
 * only the path. Nothing is sent before the reader has consented, where consent is asked for first (`mode` "opt-in"), and
 * never to a reader whose browser asks not to be tracked.
 */
export function countViews(
  endpoint: string,
  hasConsent: () => boolean,
  send: (url: string, body: string) => unknown = (url, body) => navigator.sendBeacon(url, body),
  page: ViewedPage = window,
  mode: "opt-in" | "opt-out" = consent.mode,
): void {
  if (page.navigator.globalPrivacyControl === true || page.navigator.doNotTrack === "1") return;
  /** Address of the last view. */
  let last = "";
  const here = (): string => page.location.pathname + page.location.search;
  const count = (): void => {
    last = here();
    if (mode === "opt-out" || hasConsent()) send(endpoint, JSON.stringify({ path: page.location.pathname }));
  };
  // A jump within the page changes the fragment only: no view.
  const countChange = (): void => {
    if (here() !== last) count();
  };
  count();
  page.addEventListener("pageshow", (event) => {
    if (event.persisted) count();
  });
  page.addEventListener("popstate", countChange);
  after(page.history, "pushState", countChange);
  // While typing, each letter replaces the address of the same view.
  after(page.history, "replaceState", () => (last = here()));
}

/** Runs a callback after every call of a method: the history has no event for its own changes. */
function after(history: ViewedPage["history"], name: "pushState" | "replaceState", run: () => void): void {
  const change = history[name].bind(history);
  history[name] = (...args) => {
    change(...args);
    run();
  };
}
