import { useCallback, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

/**
 * Whether a media query matches. Updates synchronously, because printing does not wait for a render. False on the
 * server.
 */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (follow: () => void) => {
      const now = (): void => flushSync(follow);
      const media = matchMedia(query);
      media.addEventListener("change", now);
      return () => media.removeEventListener("change", now);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
}
