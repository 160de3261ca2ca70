import { html, type Html } from "#src/lib/html.ts";
import { voteLooks } from "#src/ui/VoteMark.tsx";

/** The sign of a vote and, with `word`, its word: the two stay on one line, but for "Non valutabile", which may break. */
export function markHtml(code: keyof typeof voteLooks, word?: string): Html {
  const look = voteLooks[code];
  const sign = html`<svg class="mk" aria-hidden="true"><use href="#${look.mark}"/></svg>`;
  if (word === undefined) return sign;
  const both = html`${sign} <span class="${look.word}">${word}</span>`;
  return word.includes(" ") ? both : html`<span class="nb">${both}</span>`;
}
