import { html, type Html } from "#src/lib/html.ts";
import { splitCodes } from "#src/lib/text.ts";

/**
 * Text with each code ("6-00366", "1009-B") kept on one line. The characters are unchanged, so that a code can be
 * searched and copied.
 */
export function codesHtml(text: string): Html {
  return html`${splitCodes(text).map((part, index) => (index % 2 === 0 ? part : html`<span class="nb">${part}</span>`))}`;
}
