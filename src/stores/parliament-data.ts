import { DataCallError, type CallStatus, type ParliamentData } from "./data-port.ts";

/** Base address of the live API, from the page; undefined = the site answers from its own files. */
export const apiBase = (): string | undefined => document.documentElement.dataset["api"];

let chosen: Promise<ParliamentData> | undefined;

/**
 * Why a script did not come: "outdated" when the site responds. A HEAD request, which the service worker's caches do not
 * serve.
 */
const missingScript = (): Promise<CallStatus> =>
  fetch(location.pathname, { method: "HEAD" }).then(
    ({ ok, status }) => (ok ? "outdated" : status),
    () => null,
  );

/**
 * The adapter of this build, loaded on first use; a failed load is repeated at the next call.
 * @throws DataCallError "outdated" when the site responds but its script does not: the page was open for so long that
 * its scripts are no longer published, and a retry cannot help.
 */
export function parliamentData(): Promise<ParliamentData> {
  const base = apiBase();
  chosen ??= (
    base === undefined
      ? import("./parliament-data-static.ts").then((module) => module.staticData())
      : import("./parliament-data-live.ts").then((module) => module.liveData(base))
  ).catch(async () => {
    chosen = undefined;
    throw new DataCallError(await missingScript(), "the scripts of the page");
  });
  return chosen;
}
