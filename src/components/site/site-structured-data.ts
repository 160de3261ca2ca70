import type { WebSite, WithContext } from "schema-dts";
import { operator } from "#src/config/operator.ts";
import { absoluteUrl, siteConfig } from "#src/config/site.ts";
import { bySource } from "#src/i18n/by-source.ts";
import { structuredData } from "#src/i18n/structured-data.ts";
import { routes } from "#src/lib/routes.ts";

export function siteData(isDemo: boolean): WithContext<WebSite> {
  return toWebSite({
    name: siteConfig.name,
    url: absoluteUrl(routes.home()),
    description: bySource(structuredData.site, isDemo),
    search: `${absoluteUrl(routes.search())}?q={search_term_string}`,
    publisher: operator.name,
  });
}

/** The site and its search, for the home page. `search` = URL template of the results, with `{search_term_string}`. */
export function toWebSite(site: {
  name: string;
  url: string;
  description: string;
  search: string;
  publisher: string;
}): WithContext<WebSite> {
  const action = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: site.search },
    // The parameter name is prescribed by search engines.
    "query-input": "required name=search_term_string",
  } as const;
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": site.url,
    url: site.url,
    name: site.name,
    description: site.description,
    inLanguage: "it",
    publisher: { "@type": "Organization", name: site.publisher },
    potentialAction: action,
  };
}
