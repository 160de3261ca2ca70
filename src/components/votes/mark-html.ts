import { html, type Html } from "#src/lib/html.ts";
import { voteLooks } from "#src/ui/VoteMark.tsx";

/** Icon of a vote; with `word`, icon and word. */
export function markHtml(code: keyof typeof voteLooks, word?: string): Html {
  const { mark, word: className } = voteLooks[code];
  if (word === undefined) return html`<svg class="mk" aria-hidden="true"><use href="#${mark}"/></svg>`;
  return markedHtml(code, html`<span class="${className}">${word}</span>`, word);
}

/** Icon of a vote before `what`. `text`: plain text of `what`; a single word stays on one line with the icon. */
export function markedHtml(code: keyof typeof voteLooks, what: Html, text: string): Html {
  const both = html`${markHtml(code)} ${what}`;
  return text.includes(" ") ? both : html`<span class="nb">${both}</span>`;
}
