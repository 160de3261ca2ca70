/** Translation by the browser, as the page's scripts meet it. */
import type { Page } from "playwright";

/** Added to the last word of every translated text, so that no text equals the original; invisible. */
const mark = "\u2060";

/**
 * What translators do to a text: replace it by nested elements (Chrome) in one step or two, move it into an element
 * (extensions), or change it (Firefox, Safari).
 */
export const translations = ["replaced", "replaced in two steps", "wrapped", "changed"] as const;
export type Translation = (typeof translations)[number];

/** Runs in the page: translates all texts, and goes on with those that the page adds or changes. */
function translate(how: Translation, added: string): void {
  const skipped = "script, style, noscript, textarea, title, svg, font, [translate=no]";
  const inOtherWords = (text: string): string => text.replace(/(?=\s*$)/, added);
  const toFont = (text: Text): Element => {
    const font = (): Element => document.createElementNS("http://www.w3.org/1999/xhtml", "font");
    const [outer, inner] = [font(), font()];
    inner.append(inOtherWords(text.data));
    outer.append(inner);
    return outer;
  };
  const replace = (text: Text): void => {
    const { data, parentElement } = text;
    if (data.trim() === "" || data.includes(added) || parentElement === null || parentElement.closest(skipped)) return;
    const font = toFont(text);
    if (how === "replaced") text.replaceWith(font);
    if (how === "replaced in two steps") {
      text.before(font);
      text.remove();
    }
    if (how === "wrapped") {
      text.before(font);
      font.firstElementChild?.replaceChildren(text);
    }
    if (how === "wrapped" || how === "changed") text.data = inOtherWords(text.data);
  };
  const textsIn = (root: Node): Text[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node instanceof Text) texts.push(node);
    return texts;
  };
  new MutationObserver((changes) => {
    const roots = changes.flatMap(({ type, target, addedNodes }) =>
      type === "childList" ? [...addedNodes] : [target],
    );
    for (const root of roots) if (root.isConnected) for (const text of textsIn(root)) replace(text);
  }).observe(document, { childList: true, subtree: true, characterData: true });
  for (const text of textsIn(document.documentElement)) replace(text);
}

/** Translates all pages that a tab opens from now on, as soon as they are parsed. */
export async function translatePages(page: Page, how: Translation = "replaced"): Promise<void> {
  const script = `(${String(translate)})(${JSON.stringify(how)}, ${JSON.stringify(mark)})`;
  await page.addInitScript(`addEventListener("DOMContentLoaded", () => ${script});`);
}

/** A text from a translated page, as it was before. */
export const untranslated = (text: string): string => text.replaceAll(mark, "");
