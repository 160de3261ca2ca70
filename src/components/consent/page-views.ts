/**
 * Reports every page view to a first-party endpoint: when the page opens, and when it is restored from the back/forward
 * cache. A beacon without cookies that contains only the path.
 */
export function countViews(
  endpoint: string,
  send: (url: string, body: string) => unknown = (url, body) => navigator.sendBeacon(url, body),
  page: Pick<Window, "addEventListener"> & { readonly location: { readonly pathname: string } } = window,
): void {
  const count = (): void => void send(endpoint, JSON.stringify({ path: page.location.pathname }));
  count();
  page.addEventListener("pageshow", (event) => {
    if (event.persisted) count();
  });
}
