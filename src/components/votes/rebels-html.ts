import { findArea } from "#src/domain/areas.ts";
import { groupVote, memberVoteWord } from "#src/i18n/common.ts";
import { votePage } from "#src/i18n/vote-page.ts";
import { html, type Html } from "#src/lib/html.ts";
import { routes } from "#src/lib/routes.ts";
import type { RollEntry } from "#src/ui/votes/vote-roll.ts";
import type { Composition } from "#src/view/composition.ts";
import type { VotePage } from "#src/view/vote-page.ts";
import { groupTagHtml } from "./group-tag-html.ts";
import { markHtml } from "./mark-html.ts";

export function rebelsHtml(vote: VotePage, entries: readonly RollEntry[], chamber: Composition): Html {
  if (vote.rebels === null) return html`<p>${votePage.noLine(vote)}</p>`;
  const rows = entries.flatMap((entry) => rowHtml(entry, vote, chamber) ?? []);
  if (rows.length === 0) return html`<p>${votePage.noRebels}</p>`;
  const heads = [votePage.member[vote.branch], votePage.group, votePage.voted, votePage.line, votePage.area];
  return html`
    <table class="t t-flow" role="table">
      <caption class="vh">${votePage.rebelsCaption}</caption>
      <thead role="rowgroup">
        <tr role="row">${heads.map((head) => html`<th role="columnheader" scope="col">${head}</th>`)}</tr>
      </thead>
      <tbody role="rowgroup">${rows}</tbody>
    </table>`;
}

function rowHtml({ member, code, isRebel }: RollEntry, vote: VotePage, chamber: Composition): Html | null {
  const [id, familyName, givenName, gender, area, position] = member;
  const group = position === null ? undefined : chamber.groups[position];
  const line = position === null ? undefined : vote.groups[position]?.line;
  if (!isRebel || group === undefined || code === null || line === undefined) return null;
  return html`
    <tr role="row">
      <th role="rowheader" scope="row" class="full"><a href="${routes.person(id)}">${familyName} ${givenName}</a></th>
      <td role="cell">${groupTagHtml(group)}</td>
      <td role="cell">${markHtml(code, memberVoteWord(code, gender))}</td>
      <td role="cell" data-l="${votePage.lineShort}">${groupVote[line].toLowerCase()}</td>
      <td role="cell">${findArea(area)?.name ?? votePage.withoutArea}</td>
    </tr>`;
}
