import type { BreadcrumbList, WithContext } from "schema-dts";
import { absoluteUrl, siteConfig } from "#src/config/site.ts";
import { routes } from "#src/lib/routes.ts";

/** One step of the path to a page; without `href` it is the page itself. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** The whole path: the site's name first, then the page's own steps. */
export function withHome(crumbs: readonly Crumb[]): readonly Crumb[] {
  return [{ label: siteConfig.name, href: routes.home() }, ...crumbs];
}

/** The path as structured data. The page itself, without a link of its own, gets its canonical address. */
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
 * JSON for a `<script type="application/ld+json">`: no title can close the element. The blanks that keep a number with
 * its word are for the eye; a program looks for "C. 1742" as it is typed.
 */
export function toScriptJson(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c").replaceAll("\u00a0", " ");
}
