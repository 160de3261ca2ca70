import { siteConfig } from "#src/config/site.ts";
import { Markup } from "./markup.ts";
import { Tags } from "./tags.ts";
import { WordList } from "./word-list.ts";

/** What a page asks of the rest of the site, what it offers to fragments, and what is wrong with it. */
export interface PageFacts {
  /** Site addresses that the page needs of others: links, assets, scripts of islands; "/faq#voto" with its fragment. */
  readonly targets: Uint32Array<ArrayBuffer>;
  readonly ids: Uint32Array<ArrayBuffer>;
  /** Parts of itself that the page links to and does not have. */
  readonly lost: readonly string[];
  /** What a browser would silently repair. */
  readonly markup: readonly string[];
}

/** Attributes that name addresses. */
const addresses: ReadonlySet<string> = new Set(
  "href src srcset poster action component-url renderer-url before-hydration-url content".split(" "),
);

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

/** A path of the site as it stands. */
const plain = /^\/(?!\/)[^?%&\x80-\xff]*$/;

/** Another choice on the page itself, "?group=camera-gin#membri", or a part of it. */
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

/** Reads pages; what it has learnt of an address holds for all of them. */
export class PageReader {
  readonly #list = new WordList();

  /** Targets and ids of all pages read are numbers of these words. */
  get words(): readonly string[] {
    return this.#list.words;
  }

  /** Reads a page from its bytes as Latin-1: tags, ids and most addresses are the same there. `path` is the page's own address. */
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
          // Nearly all links of a page, and none of them to a part of itself.
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
