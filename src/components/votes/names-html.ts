import { votePage } from "#src/i18n/vote-page.ts";
import { html, type Html } from "#src/lib/html.ts";
import { remember } from "#src/lib/remember.ts";
import { routes } from "#src/lib/routes.ts";
import type { RollEntry } from "#src/ui/votes/vote-roll.ts";
import type { CompositionMember } from "#src/view/composition.ts";

/** A name; the same for all votes of a composition. Some 400 stand on a page, so no end tags and no quotes. */
const nameHtml = remember(
  ([id, familyName, givenName]: CompositionMember): Html =>
    html`<li><a href=${routes.person(id)}>${familyName} ${givenName}</a>`,
);

/** A name that is marked. */
const rebelHtml = ([id, familyName, givenName]: CompositionMember): Html =>
  html`<li><a class=reb href=${routes.person(id)}>${familyName} ${givenName}</a><span class=vh>${votePage.isRebel}</span>`;

/** A list of names. */
export function namesHtml(entries: readonly RollEntry[]): Html {
  const names = entries.map(({ member, isRebel }) => (isRebel ? rebelHtml(member) : nameHtml(member)));
  return html`<ul class="names">${names}</ul>`;
}
