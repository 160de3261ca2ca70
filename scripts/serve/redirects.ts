/** The rules of `_redirects`, which every host of the site follows. */
import { pathName } from "#src/lib/routes.ts";

/** Paths that may be redirected. */
export const plainPath = new RegExp(`^(?:/${pathName})+/?$`);

/** One line of `_redirects`: "/v/* /votazioni/:splat 301". */
interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

export function parseRedirects(text: string): readonly RedirectRule[] {
  return text.split("\n").flatMap((line) => {
    const [from, to, status] = line.split(" ");
    return from === undefined || to === undefined ? [] : [{ from, to, status: Number(status ?? 302) }];
  });
}

/** The redirect for a path without a page, by the first matching rule; null = none. */
export function redirectOf(
  rules: readonly RedirectRule[],
  path: string,
): { readonly location: string; readonly status: number } | null {
  if (!plainPath.test(path)) return null;
  for (const { from, to, status } of rules) {
    if (from === path) return { location: to, status };
    const prefix = from.endsWith("/*") ? from.slice(0, -1) : null;
    if (prefix !== null && path.startsWith(prefix) && path !== prefix)
      return { location: to.replace(":splat", path.slice(prefix.length)), status };
  }
  return null;
}
