import { letterOf } from "#src/domain/ballot-text.ts";
import { memberVote, votesHeading } from "#src/i18n/common.ts";
import { memberCount, votePage } from "#src/i18n/vote-page.ts";
import { toPageAttributes } from "#src/islands/votes/page-vote.ts";
import { html, type Html } from "#src/lib/html.ts";
import { files } from "#src/lib/routes.ts";
import { toRoll, type RollEntry, type RollSection } from "#src/ui/votes/vote-roll.ts";
import type { Composition } from "#src/view/composition.ts";
import type { VotePage } from "#src/view/vote-page.ts";
import { groupTagHtml } from "./group-tag-html.ts";
import { grouplessId } from "./groups-html.ts";
import { markHtml } from "./mark-html.ts";
import { namesHtml } from "./names-html.ts";

/** Roll call: all names by group and vote. The `data-` attributes around them are read by the islands of the page. */
export function rollHtml(vote: VotePage, entries: readonly RollEntry[], chamber: Composition): Html {
  const { key, revision } = vote.composition;
  const attributes = Object.entries(toPageAttributes({ vote: vote.id, src: files.composition(key), revision }));
  return html`
    <div${attributes.map(([name, value]) => html` ${name}="${value}"`)}>
      ${toRoll(entries, chamber.groups).map((section) => sectionHtml(section, vote))}
      ${vote.strangers.length > 0 && strangersHtml(vote.strangers)}
    </div>`;
}

function sectionHtml({ group, size, votes }: RollSection, { branch }: VotePage): Html {
  const name = group === null ? votePage.noGroup : html`${groupTagHtml(group)} ${group.name}`;
  return html`
    <section class="roll" id="${group === null ? grouplessId : `g-${group.id}`}">
      <h3>${name} <span class="note">${memberCount(size, branch)}</span></h3>
      ${votes.map(({ code, entries }) => {
        const heading =
          code === null
            ? votePage.noPosition(entries.every(({ isPresident }) => isPresident))
            : html`${markHtml(code)} ${votesHeading(code, entries.length)}`;
        return html`
          <div data-v=${letterOf(code)}>
            <h4>${heading} <span class="note">${entries.length}</span></h4>
            ${namesHtml(entries)}
          </div>`;
      })}
    </section>`;
}

function strangersHtml(strangers: VotePage["strangers"]): Html {
  return html`
    <section class="roll">
      <h3>${votePage.notInOffice}</h3>
      <ul class="names">${strangers.map(({ name, code }) => html`<li>${name}, ${memberVote[code].toLowerCase()}</li>`)}</ul>
    </section>`;
}
