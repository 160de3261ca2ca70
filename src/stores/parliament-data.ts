/** Which adapter of the data port this build uses. */
import type { ParliamentData } from "./data-port.ts";

let chosen: Promise<ParliamentData> | undefined;

/** The adapter of this build, loaded when first asked for; again where the network failed. */
export function parliamentData(): Promise<ParliamentData> {
  const base = import.meta.env.PUBLIC_API_BASE;
  chosen ??= (
    base === undefined || base === ""
      ? import("./parliament-data-static.ts").then((module) => module.staticData())
      : import("./parliament-data-live.ts").then((module) => module.liveData(base))
  ).catch((error: unknown) => {
    chosen = undefined;
    throw error;
  });
  return chosen;
}
