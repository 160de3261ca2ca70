import { useCallback, useEffect, useState } from "react";

/** Query name of the choice between views. */
const parameter = "vista";

/**
 * A choice between views of the same rows, kept in the address; the first is the default and is not written. It filters nothing,
 * so it is no filter of the list, which leaves the parameter alone. `views` must be the same array on every render.
 */
export function useView<const View extends string>(
  views: readonly [View, ...View[]],
): readonly [View, (view: string) => void] {
  const [view, setView] = useState<View>(views[0]);
  const first = views[0];
  const named = useCallback((name: string | null): View => views.find((one) => one === name) ?? first, [views, first]);

  useEffect(() => {
    const follow = (): void => setView(named(new URLSearchParams(window.location.search).get(parameter)));
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [named]);

  const show = useCallback(
    (name: string): void => {
      const address = new URL(window.location.href);
      if (named(name) === first) address.searchParams.delete(parameter);
      else address.searchParams.set(parameter, name);
      window.history.pushState(window.history.state, "", address);
      setView(named(name));
    },
    [named, first],
  );
  return [view, show];
}
