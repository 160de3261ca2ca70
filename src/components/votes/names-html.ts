import { votePage } from "#src/i18n/vote-page.ts";
import { html, type Html } from "#src/lib/html.ts";
import { memoize } from "#src/lib/memoize.ts";
import { routes } from "#src/lib/routes.ts";
import type { RollCallEntry } from "./roll-call.ts";
import type { CompositionMember } from "#src/contracts/composition.ts";

/** Anchor of the names of members in no group. */
export const grouplessId = "g-nessuno";

/**
 * List item of a name, memoized because all votes of a composition share it. A page has some 400, so end tags and
 * quotes are omitted.
 */
const nameHtml = memoize(
  ([id, familyName, givenName]: CompositionMember): Html =>
    html`<li><a href=${routes.person(id)}>${familyName} ${givenName}</a>`,
);

const rebelHtml = ([id, familyName, givenName]: CompositionMember): Html =>
  html`<li><a class=reb href=${routes.person(id)}>${familyName} ${givenName}</a><span class=vh translate=yes>${votePage.isRebel}</span>`;

export function namesHtml(entries: readonly RollCallEntry[]): Html {
  const names = entries.map(({ member, isRebel }) => (isRebel ? rebelHtml(member) : nameHtml(member)));
  return html`<ul class="names" translate="no">${names}</ul>`;
}
