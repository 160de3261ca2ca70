/** Reads what pages refer to and offer, and elements that are not closed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser, Tokenizer } from "htmlparser2";
import { siteConfig } from "#src/config/site.ts";
import { pathOfFile } from "#scripts/build/plan.ts";
import type { Reading } from "./check-pages.ts";

const set = (names: string): ReadonlySet<string> => new Set(names.split(" "));
const addresses = set("href src srcset poster action content");
/** Void elements, and elements whose end tag is optional. */
const withoutEnd = set("area base br col embed hr img input link meta source track wbr dd dt li option td th tr");

/** Decodes an attribute value. Pages are read as Latin-1 and without decoding, which is several times as fast. */
function decode(written: string): string {
  if (!/[&\x80-\xff]/.test(written)) return written;
  const parts: string[] = [];
  new Parser({ ontext: (part) => parts.push(part) }).end(Buffer.from(written, "latin1").toString());
  return parts.join("");
}

/** A site path that needs no decoding. */
const plainPath = /^\/(?!\/)[^?%]*$/;

/** A link within the page, "?group=gin#membri", that needs no decoding. */
const withinPage = /^(?:\?[^#]*)?(#[\w-]+)$/;

/** Whether a fragment needs no element: the top of the page, or a text fragment. */
const isOfBrowsers = (fragment: string): boolean => fragment === "" || fragment === "top" || fragment.startsWith(":~:");

/** Site address of an attribute value; null for external addresses. @throws URIError for a "%" that encodes nothing */
function toTarget(value: string, page: string): string | null {
  if (plainPath.test(value)) return value;
  const fragment = withinPage.exec(value)?.[1];
  if (fragment !== undefined) return page + fragment;
  const url = URL.parse(value, `${siteConfig.url}${page}`);
  return url?.origin === siteConfig.url ? decodeURI(url.pathname) + decodeURIComponent(url.hash) : null;
}

function targetsIn(attribute: string, value: string, page: string, addFault: (text: string) => void): string[] {
  if (attribute === "content" && !value.startsWith(`${siteConfig.url}/`)) return [];
  const written = attribute === "srcset" ? value.split(",").map((part) => part.trim().split(/\s/)[0] ?? "") : [value];
  return written.flatMap((address) => {
    try {
      return toTarget(address, page) ?? [];
    } catch (error) {
      if (!(error instanceof URIError)) throw error;
      addFault(`links to ${address}, which is no address: "%" must be written %25`);
      return [];
    }
  });
}

/** The fault of a target whose page does not have its fragment; null when it has, or needs none. */
export function checkFragment(target: string, ids: ReadonlySet<string>): string | null {
  const fragment = target.split("#", 2)[1] ?? "";
  if (isOfBrowsers(fragment) || ids.has(fragment)) return null;
  return `links to ${target}: no element there has that id`;
}

const ignore = (): void => undefined;
const ignored = {
  oncdata: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onopentagend: ignore,
  onattribentity: ignore,
  onprocessinginstruction: ignore,
  ontext: ignore,
  ontextentity: ignore,
};

/**
 * Reads a page. Adds to a reading; returns the ids of its elements. With the tokenizer of htmlparser2, because its
 * parser takes a third more time.
 */
export function readPage(folder: string, file: string, { targets, faults }: Reading): ReadonlySet<string> {
  const html = readFileSync(join(folder, file), "latin1");
  const path = pathOfFile(file);
  const ids = new Set<string>();
  const own = new Set<string>();
  const addFault = (text: string): void => void faults.push({ file, text });
  const addTarget = (target: string): void => {
    if (target.startsWith(path) && target[path.length] === "#") own.add(target);
    // A substring would keep the whole page in memory; a copy does not.
    else if (!targets.has(target)) targets.set(Buffer.from(target).toString(), file);
  };
  const addId = (id: string): void => {
    if (ids.has(id)) addFault(`is not valid HTML: the id "${id}" comes twice`);
    ids.add(id);
  };

  const open: string[] = [];
  let isInOrder = true;
  let attribute = "";
  let isRead = false;
  let value = "";
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ...ignored,
      isInForeignContext: () => open.includes("svg"),
      onopentagname(start, end) {
        const name = html.slice(start, end);
        if (!withoutEnd.has(name)) open.push(name);
      },
      onselfclosingtag() {
        if (open.includes("svg")) open.pop();
      },
      onclosetag(start, end) {
        const name = html.slice(start, end);
        if (withoutEnd.has(name) || !isInOrder) return;
        const last = open.pop();
        isInOrder = name === last;
        if (!isInOrder) addFault(`is not valid HTML: </${name}> closes <${last ?? "nothing"}>`);
      },
      onend() {
        if (isInOrder && open.length > 0) addFault(`is not valid HTML: <${open.at(-1) ?? ""}> is not closed`);
      },
      onattribname(start, end) {
        attribute = html.slice(start, end);
        isRead = attribute === "id" || addresses.has(attribute);
        value = "";
      },
      onattribdata(start, end) {
        if (isRead) value += html.slice(start, end);
      },
      onattribend() {
        if (!isRead) return;
        if (attribute === "id") addId(decode(value));
        else for (const target of targetsIn(attribute, decode(value), path, addFault)) addTarget(target);
      },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  for (const target of own) {
    const text = checkFragment(target, ids);
    if (text !== null) addFault(text);
  }
  return ids;
}

export function readPages(folder: string, files: readonly string[]): Reading {
  const reading: Reading = { targets: new Map(), faults: [] };
  for (const file of files) readPage(folder, file, reading);
  return reading;
}
