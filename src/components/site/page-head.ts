import type { BreadcrumbList, WithContext } from "schema-dts";
import { absoluteUrl, siteConfig } from "#src/config/site.ts";
import { routes } from "#src/lib/routes.ts";

/** Breadcrumb; without `href` it is the page itself. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

export interface PageHead {
  /** Page title in plain text, without the site's name. */
  readonly title: string;
  /** Shorter title for tabs, search results and previews, which cut it after the first words. Default: `title`. */
  readonly headline?: string | undefined;
  /** What tells the page from others of the same headline, in tabs and search results. */
  readonly among?: string | undefined;
  /** One sentence for search engines and previews. */
  readonly description: string;
  /** Canonical site path, from `lib/routes.ts`. */
  readonly path: string;
  /** ISO day of the last change of the page's record. */
  readonly updated?: string | undefined;
  /** Share image of the page: its key in `files.shareImage`, and its alternative text. Default: that of its page type. */
  readonly image?: { readonly key: string; readonly alt: string } | undefined;
  /** Structured data of the page, besides the breadcrumbs. */
  readonly data?: readonly object[] | undefined;
  /** Feed of the page: its name in `files.feed`, and a title. */
  readonly feed?: { readonly name: string; readonly title: string } | undefined;
  /** Key of the page's embed in `files.embed` and `files.oembed`. */
  readonly embed?: string | undefined;
  /** Not indexed by search engines (error pages, personal pages). */
  readonly noindex?: boolean | undefined;
  /** Loads only site.css: for page types with many pages and long lists of names, and for pages shown offline. */
  readonly isLean?: boolean | undefined;
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
