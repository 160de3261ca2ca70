/** A browser that translates pages while they are read, as Chrome and Edge do it. */
import type { Page } from "playwright";
import { expect } from "vitest";

/** Added to every translated text, so that no text equals the original; invisible. */
const mark = "\u2060";

/**
 * Runs in the page: replaces each text by nested elements with another text, and goes on with what the page adds. The
 * original nodes are no longer in the document, which is what breaks scripts that keep them.
 */
function translate(added: string): void {
  const skipped = "script, style, noscript, textarea, title, font, [translate=no]";
  const replace = (text: Text): void => {
    if (text.data.trim() === "" || text.parentElement === null || text.parentElement.closest(skipped) !== null) return;
    const font = (): Element => document.createElementNS("http://www.w3.org/1999/xhtml", "font");
    const [outer, inner] = [font(), font()];
    inner.append(text.data + added);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const replaceIn = (root: Node | null): void => {
    if (root === null) return;
    if (root instanceof Text) {
      replace(root);
      return;
    }
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node instanceof Text) texts.push(node);
    for (const text of texts) replace(text);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === "characterData" ? [target] : addedNodes) if (node.isConnected) replaceIn(node);
  }).observe(document, { childList: true, subtree: true, characterData: true });
  replaceIn(document.body);
}

/**
 * Translates all pages that a tab opens from now on, as soon as they are parsed. Values read from them are given back
 * with the original texts; reading fails after an error of a script.
 */
export async function translatePages(page: Page): Promise<(value: unknown) => unknown> {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const script = `(${String(translate)})(${JSON.stringify(mark)})`;
  await page.addInitScript(`addEventListener("DOMContentLoaded", () => ${script});`);
  return (value) => {
    expect(errors).toEqual([]);
    const original: unknown = value === undefined ? value : JSON.parse(JSON.stringify(value).replaceAll(mark, ""));
    return original;
  };
}
