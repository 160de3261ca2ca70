import { siteConfig } from "#src/config/site.ts";
import { Markup } from "./markup.ts";
import { Tags } from "./tags.ts";
import { WordList } from "./word-list.ts";

export interface PageFacts {
  /**
   * Addresses of this site that the page refers to: links, assets; "/faq#voto" with its fragment.
   */
  readonly targets: Uint32Array<ArrayBuffer>;
  readonly ids: Uint32Array<ArrayBuffer>;
  /** Addresses of fragments of the page itself that have no element. */
  readonly lost: readonly string[];
  /** Markup faults that a browser would silently repair. */
  readonly markup: readonly string[];
}

const addresses: ReadonlySet<string> = new Set("href src srcset poster action content".split(" "));

/**
 * Pages are read as Latin-1, several times as fast as UTF-8; the few values with other characters are decoded again.
 */
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

/** A site path that needs no decoding. */
const plain = /^\/(?!\/)[^?%&\x80-\xff]*$/;

/** A link within the page: another choice, "?group=camera-gin#membri", or a fragment. */
const here = /^(?:\?[^#%\x80-\xff]*)?#([\w-]+)$/;

/** Fragments that need no element: the top of the page, and a text fragment. */
export const isOfBrowsers = (fragment: string): boolean =>
  fragment === "" || fragment === "top" || fragment.startsWith(":~:");

export const lostText = (target: string): string => `links to ${target}: no element there has that id`;

/** Site address of an attribute value; null for external addresses. */
function toTarget(value: string, page: string): string | null {
  if (value.startsWith("/") && !value.startsWith("//") && !/[?%]/.test(value)) return value;
  if (/^[a-z][a-z0-9+.-]*:/i.test(value) && !value.startsWith(`${siteConfig.url}/`) && value !== siteConfig.url)
    return null;
  if (value.startsWith("//")) return null;
  const url = new URL(value, `${siteConfig.url}${page}`);
  return `${decodeURI(url.pathname)}${decodeURIComponent(url.hash)}`;
}

function addressesIn(name: string, value: string): readonly string[] {
  if (name === "srcset") return value.split(",").map((part) => part.trim().split(/\s/)[0] ?? "");
  return name !== "content" || value.startsWith(`${siteConfig.url}/`) ? [value] : [];
}

/** Reads pages; addresses are numbered across all of them. */
export class PageReader {
  readonly #list = new WordList();

  /** The texts whose numbers are in `targets` and `ids` of all pages read. */
  get words(): readonly string[] {
    return this.#list.words;
  }

  /**
   * Reads a page from its bytes as Latin-1: tags, ids and most addresses are ASCII. `path` is the address of the page.
   */
  read(text: string, path: string): PageFacts {
    const targets = new Set<number>();
    const own = new Set<string>();
    const ids = new Set<string>();
    const twice: string[] = [];
    const markup = new Markup();
    const tags = new Tags(text);
    const takeAddress = (name: string, written: string): void => {
      const fragment = name === "href" ? here.exec(written)?.[1] : undefined;
      if (fragment !== undefined) {
        own.add(fragment);
        return;
      }
      for (const address of addressesIn(name, fromBytes(written))) {
        const target = toTarget(decode(address), path);
        if (target === null) continue;
        if (target.startsWith(path) && target[path.length] === "#") own.add(target.slice(path.length + 1));
        else targets.add(this.#list.intern(target));
      }
    };
    while (tags.next()) {
      while (tags.nextAttribute()) {
        if (tags.attribute === "id") {
          const id = decode(fromBytes(tags.value));
          if (ids.has(id)) twice.push(`the id "${id}" comes twice`);
          ids.add(id);
        } else if (addresses.has(tags.attribute)) {
          const { attribute, value } = tags;
          // Fast path for nearly all links: plain paths to other pages.
          if (attribute === "href" && plain.test(value) && !value.startsWith(path))
            targets.add(this.#list.intern(value));
          else takeAddress(attribute, value);
        }
      }
      markup.take(tags);
    }
    const lost = [...own].filter((fragment) => !isOfBrowsers(fragment) && !ids.has(fragment));
    return {
      targets: Uint32Array.from(targets),
      ids: this.#list.internAll([...ids]),
      lost: lost.map((fragment) => `${path}#${fragment}`),
      markup: [...twice, ...markup.faults()],
    };
  }
}
