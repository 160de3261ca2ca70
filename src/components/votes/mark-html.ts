import { nb } from "#src/lib/format.ts";
import { html, type Html } from "#src/lib/html.ts";
import { voteLooks } from "#src/ui/VoteMark.tsx";

/** The sign of a vote and, with `word`, its word: the two stay on one line. */
export function markHtml(code: keyof typeof voteLooks, word?: string): Html {
  const look = voteLooks[code];
  const sign = html`<svg class="mk" aria-hidden="true"><use href="#${look.mark}"/></svg>`;
  return word === undefined ? sign : html`${sign}${nb}<span class="${look.word}">${word}</span>`;
}
