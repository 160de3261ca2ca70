import { siteConfig } from "#src/config/site.ts";

/** What a page asks of the rest of the site, and what it offers to fragments. */
export interface PageFacts {
  /** Site addresses that the page needs: links, assets, scripts of islands; "/faq#voto" with its fragment. */
  readonly targets: readonly string[];
  readonly ids: readonly string[];
}

const attribute =
  /\s(href|src|srcset|poster|action|component-url|renderer-url|before-hydration-url|content|id)="([^"]*)"/g;

const entities: Readonly<Record<string, string>> = { amp: "&", quot: '"', apos: "'", lt: "<", gt: ">" };
const decode = (text: string): string =>
  text.includes("&")
    ? text.replaceAll(
        /&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi,
        (whole, decimal?: string, hex?: string, name?: string) => {
          if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
          return hex === undefined ? (entities[name ?? ""] ?? whole) : String.fromCodePoint(Number.parseInt(hex, 16));
        },
      )
    : text;

/** The address within this site that an attribute names, or null for addresses elsewhere. */
function toTarget(value: string, page: string): string | null {
  if (value.startsWith("/") && !value.startsWith("//") && !/[?%]/.test(value)) return value;
  if (/^[a-z][a-z0-9+.-]*:/i.test(value) && !value.startsWith(`${siteConfig.url}/`) && value !== siteConfig.url)
    return null;
  if (value.startsWith("//")) return null;
  const url = new URL(value, `${siteConfig.url}${page}`);
  return `${decodeURI(url.pathname)}${decodeURIComponent(url.hash)}`;
}

/** Reads what a page needs. `path` is the page's own address. */
export function readPageFacts(html: string, path: string): PageFacts {
  const targets = new Set<string>();
  const ids = new Set<string>();
  for (const [, name, value = ""] of html.matchAll(attribute)) {
    if (name === "id") ids.add(decode(value));
    else if (name === "srcset")
      for (const part of value.split(",")) targets.add(toTarget(part.trim().split(/\s/)[0] ?? "", path) ?? "");
    else if (name !== "content" || value.startsWith(`${siteConfig.url}/`))
      targets.add(toTarget(decode(value), path) ?? "");
  }
  targets.delete("");
  return { targets: [...targets], ids: [...ids] };
}
