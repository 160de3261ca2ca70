import { html, type Html } from "#src/lib/html.ts";
import { splitCodes } from "#src/lib/text.ts";

/**
 * Text whose codes ("6-00366", "1009-B") stay on one line; their letters are untouched, so that they can be searched
 * and copied.
 */
export function codesHtml(text: string): Html {
  return html`${splitCodes(text).map((part, index) => (index % 2 === 0 ? part : html`<span class="nb">${part}</span>`))}`;
}
