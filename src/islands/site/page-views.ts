/** Where page views go: a path without identifiers, nothing else. */
export interface Analytics {
  readonly view: (path: string) => void;
}

/** One beacon a view to a first-party address, without cookies. */
export function beaconAnalytics(endpoint: string, send: (url: string, body: string) => unknown): Analytics {
  return { view: (path) => void send(endpoint, JSON.stringify({ path })) };
}

/** Reports every completed navigation: the page as it opens, and again when it comes back from the browser's memory. */
export function countViews(
  analytics: Analytics,
  page: Pick<Window, "addEventListener"> & { readonly location: { readonly pathname: string } },
): void {
  analytics.view(page.location.pathname);
  page.addEventListener("pageshow", (event) => {
    if (event.persisted) analytics.view(page.location.pathname);
  });
}

/** Starts counting with the adapter that the page names; by default it names none and nothing is sent. */
export function startCounting(endpoint: string): void {
  countViews(
    beaconAnalytics(endpoint, (url, body) => navigator.sendBeacon(url, body)),
    window,
  );
}
