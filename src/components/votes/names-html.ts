import { votePage } from "#src/i18n/votes.ts";
import { routes } from "#src/lib/routes.ts";
import type { RollEntry } from "#src/ui/votes/vote-roll.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as HTML text. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** The items of a list of names as HTML text: 400 links a page, so no end tags, no quotes, no component a name. */
export function namesHtml(entries: readonly RollEntry[]): string {
  return entries
    .map(({ member: [id, familyName, givenName], isRebel }) => {
      const [mark, said] = isRebel ? [" class=reb", `<span class=vh>${votePage.isRebel}</span>`] : ["", ""];
      return `<li><a${mark} href=${routes.person(id)}>${escapeHtml(`${familyName} ${givenName}`)}</a>${said}`;
    })
    .join("");
}
