/**
 * The headers of every answer, said once: the build writes them as `_headers` (Netlify, Cloudflare Pages) and as an
 * nginx include; `npm run serve` reads the published `_headers`.
 */

/** Headers for the paths that begin with a prefix. Several rules may hold for a path; no header is in two of them. */
export interface HeaderRule {
  readonly prefix: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Digest of the one style sheet that the chart library writes into a page: the layout of its legends. */
const chartStyle = "sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A=";

/** The content security policy: nothing inline but that sheet, no other origin but the live API's, if there is one. */
export function contentSecurityPolicy(api: string | null): string {
  const own = api === null ? "'self'" : `'self' ${api}`;
  return [
    "default-src 'self'",
    // wasm: the full-text search; it runs no text as script.
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' '${chartStyle}'`,
    // The chart library sets style attributes; they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    `connect-src ${own}`,
    `img-src ${own} data:`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const forever = "public, max-age=31536000, immutable";

/** All rules, the general one first. */
export function headerRules(policy: string): readonly HeaderRule[] {
  const open = { "Access-Control-Allow-Origin": "*" };
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
    // Made to stand in the pages of others.
    {
      prefix: "/embed/",
      headers: { "Content-Security-Policy": policy.replace("frame-ancestors 'none'", "frame-ancestors *") },
    },
  ];
}

/** What a path without a caching rule of its own gets, on every host: kept, but asked for again. */
const revalidate = "public, max-age=0, must-revalidate";

/** The headers of an answer by its path. */
export function headersOf(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  const headers: Record<string, string> = { "Cache-Control": revalidate };
  for (const rule of rules) if (path.startsWith(rule.prefix)) Object.assign(headers, rule.headers);
  return headers;
}

/** `_headers` of Netlify and Cloudflare Pages. Both revalidate by themselves where there is no Cache-Control. */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  const general = Object.keys(rules[0]?.headers ?? {});
  const block = ({ prefix, headers }: HeaderRule): string =>
    [
      prefix.endsWith("/") ? `${prefix}*` : prefix,
      // Rules add up on these hosts: a header that the general rule has too must be taken off first.
      ...Object.keys(headers)
        .filter((name) => prefix !== "/" && general.includes(name))
        .map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join("\n");
  return `${rules.map(block).join("\n\n")}\n`;
}

/** The rules back from a published `_headers`. */
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

/** The same for nginx, to include in `http`: each header is a variable by path. */
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

/** Lines for `server`, which add every header: a location that added one of its own would lose those inherited. */
export function toNginxHeaders(rules: readonly HeaderRule[]): string {
  return headerNames(rules)
    .map((name) => `add_header ${name} ${variable(name)} always;\n`)
    .join("");
}
