import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Keeps the place of what only the browser can say. */
export const unseen = { visibility: "hidden" } as const;

/** Whether the script runs: false in the page that is sent and when it wakes, true from then on. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
