/**
 * Reports every completed navigation to a first-party address: the page as it opens, and again when it comes back from
 * the browser's memory. A beacon without cookies, with the path and nothing else.
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
