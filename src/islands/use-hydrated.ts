import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Style that reserves the space of content known only in the browser. */
export const unseen = { visibility: "hidden" } as const;

/** Whether the page is hydrated: false on the server and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
