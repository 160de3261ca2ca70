import type { DatabaseSync } from "node:sqlite";
import { listContentTypes } from "#scripts/serve/content-types.ts";
import { addDays } from "#src/domain/days.ts";
import { headerRules, ruleFile, toNginxHeaders } from "#src/config/headers.ts";
import { operator } from "#src/config/operator.ts";
import { absoluteUrl, siteConfig } from "#src/config/site.ts";
import { search } from "#src/i18n/search.ts";
import { files, pathName, routes, shortFolders } from "#src/lib/routes.ts";
import { escapeHtml } from "#src/lib/text.ts";
import { leastCompressed } from "#scripts/lib/compress.ts";
import { contractsOf } from "#scripts/contracts/engine/cached-contracts.ts";
import type { Plan, PlannedFile } from "./plan.ts";

/** Addresses per sitemap file; the protocol allows 50,000. */
const sitemapLimit = 40_000;

function sitemap(pages: readonly PlannedFile[]): string {
  const lines = pages.map(({ path, updated }) => {
    const day = updated === null ? "" : `<lastmod>${updated.slice(0, 10)}</lastmod>`;
    return `<url><loc>${escapeHtml(absoluteUrl(path))}</loc>${day}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("\n")}\n</urlset>\n`;
}

function newest(pages: readonly PlannedFile[]): string {
  return pages.reduce((day, { updated }) => (updated !== null && updated > day ? updated : day), "").slice(0, 10);
}

/**
 * The sitemap: an index and one file per page type, with the day on which each page's record last changed. Made from
 * the whole list of pages, never from those that were rendered in this build.
 */
function makeSitemaps(planned: readonly PlannedFile[]): Map<string, string> {
  const outputs = Map.groupBy(
    planned.filter(({ kind, output }) => kind === "page" && output !== "gone"),
    ({ output }) => output,
  );
  const sheets = new Map<string, readonly PlannedFile[]>();
  for (const [output, pages] of outputs) {
    const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    for (let from = 0; from < sorted.length; from += sitemapLimit) {
      const name = from === 0 ? output : `${output}-${from / sitemapLimit + 1}`;
      sheets.set(`sitemap-${name}.xml`, sorted.slice(from, from + sitemapLimit));
    }
  }
  const index = [...sheets].map(([file, pages]) => {
    const day = newest(pages);
    return `<sitemap><loc>${escapeHtml(absoluteUrl(`/${file}`))}</loc>${day === "" ? "" : `<lastmod>${day}</lastmod>`}</sitemap>`;
  });
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  const texts = [...sheets].map(([file, pages]) => [file, sitemap(pages)] as const);
  return new Map([["sitemap-index.xml", `${head}\n${index.join("\n")}\n</sitemapindex>\n`], ...texts]);
}

/**
 * Maximum of rules for single addresses: Cloudflare reads 2,000 static redirects, and a hundred dynamic ones after
 * them.
 */
const mostRules = 2000;

/**
 * Redirects as host rules: `_redirects` for Netlify, Cloudflare Pages and `npm run serve`. Single addresses beyond the
 * limit work too, because they also exist as pages.
 */
export function makeHostRules(redirects: readonly { readonly from: string; readonly to: string }[]): string {
  const single = redirects.slice(0, mostRules).map(({ from, to }) => `${from} ${to} 301\n`);
  return [...single, ...shortFolders.map(([from, to]) => `${from}/* ${to}/:splat 301\n`)].join("");
}

/**
 * nginx configuration for the `server` block beside `root`: headers, types, compression and file lookup, equivalent to
 * `npm run serve`. Redirects other than short addresses are pages.
 */
export function makeNginxServer(): string {
  const types = listContentTypes();
  // nginx has HTML in both lists by default and warns about duplicates.
  const others = types.filter(({ type }) => type !== "text/html");
  const namesOf = (chosen: typeof types): string => chosen.map(({ type }) => type).join(" ");
  return `types {
${types.map(({ type, extensions }) => `  ${type} ${extensions.join(" ")};`).join("\n")}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${namesOf(others.filter(({ hasCharset }) => hasCharset))};
gzip_static on;
gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_min_length ${leastCompressed};
gzip_types ${namesOf(others.filter(({ isText }) => isText))};
${toNginxHeaders(headerRules(""))}absolute_redirect off;
rewrite ^((?:/${pathName})+)/$ $1 permanent;
${shortFolders.map(([from, to]) => `rewrite ^${from}((?:/${pathName})+)$ ${to}$1 permanent;\n`).join("")}error_page 404 /404.html;
location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }
location ~ /\\.(?!well-known/)|${ruleFile} { return 404; }
`;
}

function makeRobots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl("/sitemap-index.xml")}\n`;
}

/** The site search for browsers' address bars (OpenSearch 1.1). */
export function makeOpenSearch(): string {
  const template = absoluteUrl(`${routes.search()}?q={searchTerms}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeHtml(siteConfig.name)}</ShortName>
<Description>${escapeHtml(search.description)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>it</Language>
<Image width="32" height="32" type="image/x-icon">${escapeHtml(absoluteUrl("/favicon.ico"))}</Image>
<Url type="text/html" template="${escapeHtml(template)}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${escapeHtml(absoluteUrl(files.openSearch()))}"/>
</OpenSearchDescription>
`;
}

/** Path of the file with the contact for security reports (RFC 9116). */
const securityFile = ".well-known/security.txt";

/** Text of security.txt. Expires within a year of the edition, so that an abandoned site does not promise a contact. */
export function makeSecurityText(edition: string): string {
  return `Contact: mailto:${operator.email}
Expires: ${addDays(edition, 364)}T00:00:00Z
Preferred-Languages: it, en
Canonical: ${absoluteUrl(`/${securityFile}`)}
`;
}

/** Files for programs at the root of the site, by path: sitemaps, host rules, robots. */
export function makeIndexFiles(db: DatabaseSync, plan: Plan, edition: string): ReadonlyMap<string, string> {
  const redirects = contractsOf(db, "redirects");
  return new Map([
    ...makeSitemaps(plan.files),
    ["robots.txt", makeRobots()],
    [files.openSearch().slice(1), makeOpenSearch()],
    [securityFile, makeSecurityText(edition)],
    ["_redirects", makeHostRules(redirects)],
    ["_nginx-server.conf", makeNginxServer()],
  ]);
}
