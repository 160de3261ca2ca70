/**
 * Runs a callback when the browser is idle, at the latest after this many milliseconds: a browser that draws no frames
 * is never idle. Where idleness is unknown, after 200 ms.
 */
export function whenIdle(run: () => void, latest: number): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: latest });
  else setTimeout(run, 200);
}
