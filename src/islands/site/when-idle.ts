/** Runs something once the browser has nothing else to do, and at the latest after so many milliseconds. */
export function whenIdle(run: () => void, latest?: number): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, latest === undefined ? undefined : { timeout: latest });
  else setTimeout(run, latest ?? 200);
}
