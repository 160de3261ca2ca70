/**
 * What a bucket cannot do, as rules for the CDN in front of it: response headers, short addresses, addresses with a
 * final slash, and the start page.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseRedirects } from "#scripts/serve/redirects.ts";
import { headersOf, parseHeadersFile, type HeaderRule } from "#src/config/headers.ts";
import { siteConfig } from "#src/config/site.ts";
import { pathName } from "#src/lib/routes.ts";

/** Types and lengths of caching are stored with the objects. */
const isStored = (name: string): boolean => name === "Cache-Control";

interface SiteRules {
  readonly headers: readonly HeaderRule[];
  /** Single addresses. */
  readonly single: readonly { readonly from: string; readonly to: string }[];
  /** Folders: "/v" → "/votazioni". */
  readonly folders: readonly { readonly from: string; readonly to: string }[];
}

function readRules(out: string): SiteRules {
  const read = (name: string): string => (existsSync(join(out, name)) ? readFileSync(join(out, name), "utf8") : "");
  const redirects = parseRedirects(read("_redirects"));
  return {
    headers: parseHeadersFile(read("_headers")),
    single: redirects.filter(({ from }) => !from.endsWith("/*")),
    folders: redirects
      .filter(({ from }) => from.endsWith("/*"))
      .map(({ from, to }) => ({ from: from.slice(0, -2), to: to.replace("/:splat", "") })),
  };
}

/** Headers of one rule that are not stored with objects. */
const dynamicOf = (rule: HeaderRule): readonly (readonly [name: string, value: string])[] =>
  Object.entries(rule.headers).filter(([name]) => !isStored(name));

/**
 * Rules of a Cloudflare zone in front of R2, as bodies for its Rulesets API: one for each phase. Rules with equal
 * headers are one; the free plan has ten a phase.
 */
function cloudflareRules({ headers }: SiteRules): Readonly<Record<string, unknown>> {
  const byHeaders = Map.groupBy(
    headers.filter((rule) => dynamicOf(rule).length > 0),
    (rule) => JSON.stringify(dynamicOf(rule)),
  );
  const host = new URL(siteConfig.url).hostname;
  const at = `http.host eq "${host}"`;
  const startsWith = (prefix: string): string => `starts_with(http.request.uri.path, "${prefix}")`;
  const headerRules = [...byHeaders.values()].map((rules) => ({
    expression: `${at} and (${rules.map(({ prefix }) => startsWith(prefix)).join(" or ")})`,
    description: rules.map(({ prefix }) => prefix).join(" "),
    action: "rewrite",
    action_parameters: {
      headers: Object.fromEntries(
        (rules[0] === undefined ? [] : dynamicOf(rules[0])).map(([name, value]) => [name, { operation: "set", value }]),
      ),
    },
  }));
  const slash = {
    expression: `${at} and ends_with(http.request.uri.path, "/") and http.request.uri.path ne "/"`,
    description: "no final slash",
    action: "redirect",
    action_parameters: {
      from_value: {
        status_code: 308,
        preserve_query_string: true,
        target_url: { expression: "substring(http.request.uri.path, 0, -1)" },
      },
    },
  };
  const start = {
    expression: `${at} and http.request.uri.path eq "/"`,
    description: "start page",
    action: "rewrite",
    action_parameters: { uri: { path: { value: "/index.html" } } },
  };
  return {
    http_response_headers_transform: { rules: headerRules },
    http_request_dynamic_redirect: { rules: [slash] },
    http_request_transform: { rules: [start] },
  };
}

/**
 * Lines for a bulk redirect list of Cloudflare: source, target, status, keep the query, subdomains, subpaths too, keep
 * their end. Short addresses come first: a plan may not take all.
 */
function bulkRedirects({ single, folders }: SiteRules): string {
  const line = (from: string, to: string, isFolder: string): string =>
    `${siteConfig.url}${from},${siteConfig.url}${to},301,TRUE,FALSE,${isFolder},${isFolder}\n`;
  const lines = [
    ...folders.map(({ from, to }) => line(from, to, "TRUE")),
    ...single.map(({ from, to }) => line(from, to, "FALSE")),
  ];
  return lines.join("");
}

/**
 * A CloudFront function for both viewer events: redirects and the start page at the request, headers at the response.
 * Runs in CloudFront's JavaScript 2.0, which has neither modules nor the newest methods; at most 10 KB.
 */
function cloudFrontFunction({ headers, folders }: SiteRules): string {
  const rules = headers
    .map((rule) => [
      rule.prefix,
      Object.fromEntries(dynamicOf(rule).map(([name, value]) => [name.toLowerCase(), value])),
    ])
    .filter(([, values]) => Object.keys(values ?? {}).length > 0);
  const moves = folders.map(({ from, to }) => [`${from}/`, `${to}/`]);
  return `// Made by "npm run deploy -- --rules DIR". For the events viewer request and viewer response.
var rules = ${JSON.stringify(rules)};
var moves = ${JSON.stringify(moves)};
var plain = /^(?:\\/${pathName.replaceAll("/", "\\/")})+\\/?$/;
function move(status, location) {
  return { statusCode: status, statusDescription: "Moved", headers: { location: { value: location } } };
}
function query(request) {
  var parts = [];
  for (var name in request.querystring) {
    var one = request.querystring[name];
    (one.multiValue || [one]).forEach(function (item) { parts.push(name + "=" + item.value); });
  }
  return parts.length === 0 ? "" : "?" + parts.join("&");
}
function onRequest(request) {
  var path = request.uri;
  if (path === "/") request.uri = "/index.html";
  if (path === "/" || !plain.test(path)) return request;
  if (path.slice(-1) === "/") return move(308, path.slice(0, -1) + query(request));
  for (var i = 0; i < moves.length; i++)
    if (path.indexOf(moves[i][0]) === 0) return move(301, moves[i][1] + path.slice(moves[i][0].length) + query(request));
  return request;
}
function onResponse(path, response) {
  for (var i = 0; i < rules.length; i++)
    if (path.indexOf(rules[i][0]) === 0)
      for (var name in rules[i][1]) response.headers[name] = { value: rules[i][1][name] };
  return response;
}
function handler(event) {
  return event.response ? onResponse(event.request.uri, event.response) : onRequest(event.request);
}
`;
}

/** A CloudFront response headers policy with the general headers: functions do not see the page for missing addresses. */
function cloudFrontPolicy({ headers }: SiteRules): unknown {
  const general = Object.entries(headersOf(headers.slice(0, 1), "/")).filter(([name]) => !isStored(name));
  const valueOf = (name: string): string | undefined => general.find(([one]) => one === name)?.[1];
  const own = ["Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy", "Strict-Transport-Security"];
  const others = general.filter(([name]) => !own.includes(name));
  return {
    Name: "site-headers",
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: false, ContentSecurityPolicy: valueOf("Content-Security-Policy") },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: valueOf("Referrer-Policy") },
      StrictTransportSecurity: { Override: true, AccessControlMaxAgeSec: 31536000, IncludeSubdomains: true },
    },
    CustomHeadersConfig: {
      Quantity: others.length,
      Items: others.map(([Header, Value]) => ({ Header, Value, Override: false })),
    },
  };
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The rules for both CDNs, by file name.
 * @param out the published site
 */
export function makeRules(out: string): ReadonlyMap<string, string> {
  const rules = readRules(out);
  const phases = Object.entries(cloudflareRules(rules));
  return new Map([
    ...phases.map(([phase, body]): [string, string] => [`cloudflare-${phase}.json`, json(body)]),
    ["cloudflare-bulk-redirects.csv", bulkRedirects(rules)],
    ["cloudfront-function.js", cloudFrontFunction(rules)],
    ["cloudfront-headers-policy.json", json(cloudFrontPolicy(rules))],
  ]);
}
