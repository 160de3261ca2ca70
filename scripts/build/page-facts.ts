import { siteConfig } from "#src/config/site.ts";

/** What a page asks of the rest of the site, and what it offers to fragments. */
export interface PageFacts {
  /** Site addresses that the page needs: links, assets, scripts of islands; "/faq#voto" with its fragment. */
  readonly targets: readonly string[];
  readonly ids: readonly string[];
}

/** Attributes with their value, quoted or (in long lists) not. */
const attribute =
  /\s(href|src|srcset|poster|action|component-url|renderer-url|before-hydration-url|content|id)=(?:"([^"]*)"|([^\s"'>&][^\s"'>]*))/g;

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
  const values = new Map<string, Set<string>>();
  for (const [, name = "", quoted, bare = ""] of html.matchAll(attribute)) {
    const known = values.get(name) ?? new Set<string>();
    values.set(name, known.add(quoted ?? bare));
  }
  const targets = new Set<string>();
  const add = (value: string): void => {
    const target = toTarget(decode(value), path);
    if (target !== null) targets.add(target);
  };
  const {
    id: ids = new Set<string>(),
    srcset = new Set<string>(),
    content = new Set<string>(),
    ...links
  } = Object.fromEntries(values);
  for (const list of Object.values(links)) list.forEach(add);
  for (const value of srcset) for (const part of value.split(",")) add(part.trim().split(/\s/)[0] ?? "");
  for (const value of content) if (value.startsWith(`${siteConfig.url}/`)) add(value);
  return { targets: [...targets], ids: [...ids].map(decode) };
}
