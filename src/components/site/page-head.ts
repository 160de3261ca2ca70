import type { BreadcrumbList, WithContext } from "schema-dts";
import { absoluteUrl, siteConfig } from "#src/config/site.ts";
import { routes } from "#src/lib/routes.ts";

/** Breadcrumb; without `href` it is the page itself. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** Prepends the home page. */
export function withHome(crumbs: readonly Crumb[]): readonly Crumb[] {
  return [{ label: siteConfig.name, href: routes.home() }, ...crumbs];
}

/** Breadcrumbs as structured data. The last one, which has no link, gets the canonical URL of the page. */
export function breadcrumbData(crumbs: readonly Crumb[], path: string): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(href ?? path),
    })),
  };
}

/**
 * JSON for `<script type="application/ld+json">`. Escapes `<`, so that no title can close the element. Replaces
 * no-break spaces, which are for display only: programs search for "C. 1742" with a plain space.
 */
export function toScriptJson(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c").replaceAll("\u00a0", " ");
}
