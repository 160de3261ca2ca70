import type { BodyBranch } from "#src/domain/codes.ts";
import { bodyListTitle, presidencyTitle } from "#src/i18n/bodies.ts";
import { routes } from "#src/lib/routes.ts";
import type { BodyPage } from "#src/view/body-pages.ts";

/** Breadcrumb to the page that lists a body. */
export function parentOf(
  list: BodyPage["list"],
  branch: BodyBranch,
): { readonly label: string; readonly href: string } {
  if (list === "presidency") {
    const chamber = branch === "S" ? "S" : "C";
    return { label: presidencyTitle(chamber), href: routes.presidency(chamber) };
  }
  const href = {
    C: routes.committees("C"),
    S: routes.committees("S"),
    bicameral: routes.bicameralCommittees(),
    delegations: routes.delegations(),
  };
  return { label: bodyListTitle[list], href: href[list] };
}
