/** Which adapter of the data port this build uses. */
import { DataCallError, type ParliamentData } from "./data-port.ts";

let chosen: Promise<ParliamentData> | undefined;

/** Whether the site answers. Asked past the copies that the device keeps. */
const isSiteThere = (): Promise<boolean> =>
  fetch(location.pathname, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * The adapter of this build, loaded when first asked for; again where the network failed. Where the site answers and its
 * script does not, the page was open for longer than the scripts of its day stay published: no further attempt brings it.
 * @throws DataCallError "outdated" then.
 */
export function parliamentData(): Promise<ParliamentData> {
  const base = import.meta.env.PUBLIC_API_BASE;
  chosen ??= (
    base === undefined || base === ""
      ? import("./parliament-data-static.ts").then((module) => module.staticData())
      : import("./parliament-data-live.ts").then((module) => module.liveData(base))
  ).catch(async (error: unknown) => {
    chosen = undefined;
    throw (await isSiteThere()) ? new DataCallError("outdated", "the scripts of the page") : error;
  });
  return chosen;
}
