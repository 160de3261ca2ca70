import { useCallback, useEffect, useState, type ComponentProps, type SyntheticEvent } from "react";
import { addressWith } from "#src/components/search/address-with.ts";
import { isPlainClick } from "#src/components/common/plain-click.ts";

const parameter = "vista";

type ViewLink = Pick<ComponentProps<"a">, "href" | "aria-current" | "onPointerEnter" | "onFocus" | "onClick">;

/**
 * A choice between views of the same rows, stored in the query; the first is the default and is omitted. Not a filter
 * of the list, whose codec keeps the parameter. `views` must be the same array on every render.
 */
export function useView<const View extends string>(
  views: readonly [View, ...View[]],
): readonly [View, (view: View) => ViewLink] {
  const [view, setView] = useState<View>(views[0]);
  const first = views[0];
  const named = useCallback((name: string | null): View => views.find((one) => one === name) ?? first, [views, first]);

  useEffect(() => {
    const follow = (): void => setView(named(new URLSearchParams(window.location.search).get(parameter)));
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [named]);

  const linkTo = (name: View): ViewLink => {
    // Uses the current URL, because filters may have changed since the render.
    const aim = ({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>): void => {
      link.href = addressWith(parameter, name === first ? null : name).search || "?";
    };
    return {
      href: name === first ? "?" : `?${parameter}=${name}`,
      "aria-current": view === name ? "true" : undefined,
      onPointerEnter: aim,
      onFocus: aim,
      onClick: (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        aim(event);
        window.history.pushState(window.history.state, "", event.currentTarget.href);
        setView(name);
      },
    };
  };
  return [view, linkTo];
}
