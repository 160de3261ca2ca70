/**
 * Single definition of the HTTP response headers. The build writes them as `_headers` (Netlify, Cloudflare Pages) and
 * as an nginx include; `npm run serve` reads the published `_headers`.
 */
import { files, routes } from "#src/lib/routes.ts";

/**
 * Headers of all paths that start with `prefix`. A path may match several rules: a specific rule overrides the general
 * one (`/`), and no two specific rules set the same header of a path.
 */
export interface HeaderRule {
  readonly prefix: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Digest of the only style sheet that the chart library injects: the layout of its legends. */
const chartStyle = "sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A=";

/**
 * The content security policy: no inline code except that style sheet, and no foreign origin except the live API, for
 * its data. Photos are copies of the site. `api`: origin of the live API; null = none.
 */
export function contentSecurityPolicy(api: string | null): string {
  return [
    "default-src 'self'",
    ownScripts,
    `style-src 'self' '${chartStyle}'`,
    // The chart library sets style attributes, which cannot run code (decision 26).
    "style-src-attr 'unsafe-inline'",
    `connect-src 'self'${api === null ? "" : ` ${api}`}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const ownScripts = "script-src 'self'";

/** Embeds have style sheets, fonts, and those of votes a script that reads the page of the vote. */
const embedPolicy = [
  "default-src 'none'",
  ownScripts,
  "connect-src 'self'",
  "style-src 'self'",
  // Seats refer to their shapes by style attributes.
  "style-src-attr 'unsafe-inline'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors *",
].join("; ");

/** Folder of the scripts that run as workers: see `browserChunks`. */
const workersFolder = "/_astro/worker/";

const forever = "public, max-age=31536000, immutable";

export function headerRules(policy: string): readonly HeaderRule[] {
  const anywhere = { "Cross-Origin-Resource-Policy": "cross-origin" };
  const open = { "Access-Control-Allow-Origin": "*", ...anywhere };
  return [
    {
      prefix: "/",
      headers: {
        "Content-Security-Policy": policy,
        "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
      },
    },
    { prefix: "/_astro/", headers: { "Cache-Control": forever } },
    { prefix: "/foto/", headers: { "Cache-Control": forever } },
    { prefix: "/fonts/", headers: { "Cache-Control": forever } },
    { prefix: "/sw.js", headers: { "Cache-Control": "no-cache" } },
    { prefix: "/stato.json", headers: { "Cache-Control": "no-cache", ...open } },
    { prefix: "/dati/", headers: open },
    { prefix: "/open-data/", headers: open },
    { prefix: "/oembed/", headers: open },
    { prefix: "/feed/", headers: open },
    // The full-text search and the query console run WebAssembly. `wasm-unsafe-eval` does not permit eval of strings.
    // A worker has the policy with which its own script was sent; that of the search is in the folder of its index.
    ...[routes.search(), files.search(""), routes.queryConsole(), workersFolder].map((prefix) => ({
      prefix,
      headers: { "Content-Security-Policy": policy.replace(ownScripts, `${ownScripts} 'wasm-unsafe-eval'`) },
    })),
    // Embeds are shown in frames on other sites.
    { prefix: "/embed/", headers: { "Content-Security-Policy": embedPolicy, ...anywhere } },
  ];
}

/** Regular expression of the paths of files that are rules for hosts, which no host serves. */
export const ruleFile = String.raw`^/_(?:headers|redirects|nginx)`;

/** Default Cache-Control, on every host: cacheable, but always revalidated. */
const revalidate = "public, max-age=0, must-revalidate";

export function headersOf(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  const headers: Record<string, string> = { "Cache-Control": revalidate };
  for (const rule of rules) if (path.startsWith(rule.prefix)) Object.assign(headers, rule.headers);
  return headers;
}

/**
 * Serializes the rules as a `_headers` file for Netlify and Cloudflare Pages. Without a Cache-Control header, both
 * hosts revalidate by default.
 */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  const general = Object.keys(rules[0]?.headers ?? {});
  const block = ({ prefix, headers }: HeaderRule): string =>
    [
      prefix.endsWith("/") ? `${prefix}*` : prefix,
      // These hosts append the values of all matching rules, so a header of the general rule must be removed first.
      ...Object.keys(headers)
        .filter((name) => prefix !== "/" && general.includes(name))
        .map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join("\n");
  return `${rules.map(block).join("\n\n")}\n`;
}

export function parseHeadersFile(text: string): readonly HeaderRule[] {
  const rules: { prefix: string; headers: Record<string, string> }[] = [];
  for (const line of text.split("\n")) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    const last = rules.at(-1);
    if (name !== undefined && value !== undefined && last) last.headers[name] = value;
    else if (line.startsWith("/")) rules.push({ prefix: line.replace(/\*$/, ""), headers: {} });
  }
  return rules;
}

const variable = (name: string): string => `$site_${name.toLowerCase().replaceAll("-", "_")}`;

const headerNames = (rules: readonly HeaderRule[]): string[] => [
  ...new Set(["Cache-Control", ...rules.flatMap(({ headers }) => Object.keys(headers))]),
];

/**
 * Serializes the rules as nginx `map` blocks for the `http` context: each header becomes a variable computed from the
 * path.
 */
export function toNginxMaps(rules: readonly HeaderRule[]): string {
  const maps = headerNames(rules).map((name) => {
    const general = headersOf(rules.slice(0, 1), "/")[name] ?? "";
    const rows = rules.slice(1).flatMap(({ prefix, headers }) => {
      const value = headers[name];
      return value === undefined ? [] : [`  ~^${prefix.replaceAll(".", "\\.")} "${value}";`];
    });
    return [`map $uri ${variable(name)} {`, `  default "${general}";`, ...rows, "}"].join("\n");
  });
  return `${maps.join("\n")}\n`;
}

/**
 * `add_header` lines for the `server` context. They add every header, because a location with an `add_header` of its
 * own does not inherit those of the server.
 */
export function toNginxHeaders(rules: readonly HeaderRule[]): string {
  return headerNames(rules)
    .map((name) => `add_header ${name} ${variable(name)} always;\n`)
    .join("");
}
