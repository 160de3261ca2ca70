/**
 * Runs something once the browser has nothing else to do, and at the latest after this many milliseconds: a browser that
 * draws no frames never calls itself idle.
 */
export function whenIdle(run: () => void, latest: number): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: latest });
  else setTimeout(run, Math.min(latest, 200));
}
