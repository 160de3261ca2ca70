import { votePage } from "#src/i18n/vote-page.ts";
import { html, type Html } from "#src/lib/html.ts";
import { routes } from "#src/lib/routes.ts";
import { toTurns, type RollEntry, type RollSection } from "#src/ui/votes/vote-roll.ts";
import type { Composition } from "#src/view/composition.ts";
import type { VotePage } from "#src/view/vote-page.ts";
import { groupTagHtml } from "./group-tag-html.ts";
import { markHtml } from "./mark-html.ts";
import { namesHtml } from "./names-html.ts";

type Changes = NonNullable<VotePage["changes"]>;

/** The vote that the changes are counted from. */
export function sinceHtml({ since }: Changes): Html {
  const vote = html`<a href="${routes.vote(since.id)}">${votePage.changesVote(since.date, since.isConfidence)}</a>`;
  return html`${votePage.changesSince} ${vote}${votePage.changesNote}`;
}

/** Members who voted differently from the previous vote on the same act, by name. */
export function changesHtml(
  { both, members }: Changes,
  entries: readonly RollEntry[],
  { groups }: Composition,
  { branch }: VotePage,
): Html {
  const turns = toTurns(members, entries, groups);
  return html`
    <p>${members.length === 0 ? votePage.unchanged(both) : votePage.changed(members.length, both, branch)}</p>
    ${turns.map(
      ({ before, after, size, sections }) => html`
        <section class="roll">
          <h3>${markHtml(before)} ${markHtml(after)} ${votePage.turn(before, after)} <span class="note">${size}</span></h3>
          ${sections.map(sectionHtml)}
        </section>`,
    )}`;
}

function sectionHtml({ group, votes }: RollSection): Html {
  const name = group === null ? votePage.noGroup : groupTagHtml(group);
  return html`<div><h4>${name}</h4>${votes.map(({ entries }) => namesHtml(entries))}</div>`;
}
