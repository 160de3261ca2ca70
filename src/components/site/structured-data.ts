import type { WebSite, WithContext } from "schema-dts";
import { operator } from "#src/config/operator.ts";
import { absoluteUrl, siteConfig } from "#src/config/site.ts";
import { bySource } from "#src/i18n/by-source.ts";
import { structuredData } from "#src/i18n/structured-data.ts";
import { toWebSite } from "#src/lib/json-ld/site.ts";
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
