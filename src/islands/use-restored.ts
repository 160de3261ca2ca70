import { useEffect, useState } from "react";

/**
 * How often the page came back from the page cache. As the `key` of form controls it renders them again: WebKit resets
 * the controls of a form without autocompletion at that moment, and React does not notice.
 */
export function useRestored(): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const count = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setTimes((before) => before + 1);
    };
    addEventListener("pageshow", count);
    return () => removeEventListener("pageshow", count);
  }, []);
  return times;
}
