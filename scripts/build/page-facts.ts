import { siteConfig } from "#src/config/site.ts";

/** What a page asks of the rest of the site, and what it offers to fragments. */
export interface PageFacts {
  /** Site addresses that the page needs of others: links, assets, scripts of islands; "/faq#voto" with its fragment. */
  readonly targets: readonly string[];
  readonly ids: readonly string[];
  /** Parts of itself that the page links to and does not have. */
  readonly lost: readonly string[];
}

/** Attributes with their value, quoted or (in long lists) not. */
const attribute =
  /\s(href|src|srcset|poster|action|component-url|renderer-url|before-hydration-url|content|id)=(?:"([^"]*)"|([^\s"'>&][^\s"'>]*))/g;

/** Bytes are read as Latin-1, several times as fast as UTF-8; the few values with other letters are read again. */
const fromBytes = (value: string): string =>
  /[\x80-\xff]/.test(value) ? Buffer.from(value, "latin1").toString("utf8") : value;

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

/** Nearly all of them: a path of the site as it stands. */
const plain = /^\/(?!\/)[^?%&\x80-\xff]*$/;

/** The next most frequent: another choice on the page itself, "?group=camera-gin#membri", or a part of it. */
const here = /^(?:\?[^#%\x80-\xff]*)?#([\w-]+)$/;

/** The top of a page, and a text to look for: no element needs an id for them. */
export const isOfBrowsers = (fragment: string): boolean =>
  fragment === "" || fragment === "top" || fragment.startsWith(":~:");

/** What is said of a link to a part of a page that is not there. */
export const lostText = (target: string): string => `links to ${target}: no element there has that id`;

/** The address within this site that an attribute names, or null for addresses elsewhere. */
function toTarget(value: string, page: string): string | null {
  if (value.startsWith("/") && !value.startsWith("//") && !/[?%]/.test(value)) return value;
  if (/^[a-z][a-z0-9+.-]*:/i.test(value) && !value.startsWith(`${siteConfig.url}/`) && value !== siteConfig.url)
    return null;
  if (value.startsWith("//")) return null;
  const url = new URL(value, `${siteConfig.url}${page}`);
  return `${decodeURI(url.pathname)}${decodeURIComponent(url.hash)}`;
}

/** The addresses in the value of an attribute. */
function addressesIn(name: string, value: string): readonly string[] {
  if (name === "srcset") return value.split(",").map((part) => part.trim().split(/\s/)[0] ?? "");
  return name !== "content" || value.startsWith(`${siteConfig.url}/`) ? [value] : [];
}

/** Reads what a page needs from its bytes as Latin-1. `path` is the page's own address. */
export function readPageFacts(text: string, path: string): PageFacts {
  const targets = new Set<string>();
  const ids = new Set<string>();
  const own = new Set<string>();
  const take = (address: string): void => {
    if (address.startsWith(path) && address[path.length] === "#") own.add(address.slice(path.length + 1));
    else targets.add(address);
  };
  attribute.lastIndex = 0;
  for (let found = attribute.exec(text); found !== null; found = attribute.exec(text)) {
    const [name, written] = [found[1] ?? "", found[2] ?? found[3] ?? ""];
    if (name === "href" && plain.test(written)) {
      take(written);
      continue;
    }
    const fragment = name === "href" ? here.exec(written)?.[1] : undefined;
    if (fragment !== undefined) {
      own.add(fragment);
      continue;
    }
    const value = fromBytes(written);
    if (name === "id") ids.add(decode(value));
    else
      for (const address of addressesIn(name, value)) {
        const target = toTarget(decode(address), path);
        if (target !== null) take(target);
      }
  }
  const lost = [...own].filter((fragment) => !isOfBrowsers(fragment) && !ids.has(fragment));
  return { targets: [...targets], ids: [...ids], lost: lost.map((fragment) => `${path}#${fragment}`) };
}
