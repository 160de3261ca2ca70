import { totalOf } from "#src/domain/code-counts.ts";
import { groupLine } from "#src/domain/group-line.ts";
import { groupVote, memberVotes, missing, side as sideName } from "#src/i18n/common.ts";
import { memberHeading, votePage } from "#src/i18n/votes.ts";
import { formatNumber, formatPercent } from "#src/lib/format.ts";
import { html, type Html } from "#src/lib/html.ts";
import { membersOfGroup, supportOf, voteMembers } from "#src/lib/vote-members.ts";
import { barClass, toBarSegments } from "#src/ui/votes/vote-bar.ts";
import { countsByCode, type GroupRow } from "#src/ui/votes/vote-roll.ts";
import type { VoteBloc, VotePage } from "#src/view/vote-page.ts";
import { groupTagHtml } from "./group-tag-html.ts";
import { markHtml } from "./mark-html.ts";

/** Where the names of the members in no group stand. */
export const grouplessId = "g-nessuno";

type GroupedVote = Pick<VotePage, "branch" | "isSecret">;

/** How each group voted, the sides as sums. Every row leads to its own names. */
export function groupRowsHtml(rows: readonly GroupRow[], vote: GroupedVote): Html {
  return html`${rows.map((row) => rowHtml(row, vote))}`;
}

function rowHtml({ bloc, group, side }: GroupRow, { branch, isSecret }: GroupedVote): Html {
  const href =
    group === null
      ? voteMembers({ supportsMajority: supportOf(side) })
      : group === "none"
        ? `#${grouplessId}`
        : membersOfGroup(group.id);
  const label = group === null ? sideName(side) : group === "none" ? votePage.noGroup : group.name;
  const name =
    group === "none"
      ? html`<span class="note">${label}</span>`
      : group === null
        ? html`
          ${label} <span class="note">${formatNumber(totalOf(bloc.counts))}</span>
          <span class="vh">${memberHeading[branch].toLowerCase()}</span>`
        : html`${groupTagHtml(group)} <span class="note">${label}</span>`;
  const cohesion =
    bloc.cohesion !== null
      ? // As the source publishes them: groups with one decimal, sides with two.
        formatPercent(bloc.cohesion, group === null ? 2 : 1)
      : !isSecret && (group === null ? side === null : group === "none" || group.isMixed)
        ? missing.notComputed
        : missing.notEvaluable;
  // In secret the mixed group is as unknown as the others.
  const line = isSecret ? groupLine(bloc.counts, false, isSecret) : bloc.line;
  const choices = isSecret
    ? html`<td colspan="3" class="num sub">${votePage.secret}</td>`
    : (["AYE", "NO", "ABST"] as const).map((code) => html`<td class="num">${formatNumber(bloc.counts[code])}</td>`);
  return html`
    <tr${group === null && html` class="sum"`}>
      <th scope="row">${name}</th>
      <td>${markHtml(line, groupVote[line])}</td>
      <td class="num">${bloc.rebels === null ? "–" : formatNumber(bloc.rebels)}</td>
      <td class="num">${formatNumber(bloc.nonParticipants)}</td>
      <td class="num">${cohesion}</td>
      <td class="barcell">
        <svg class="bar" aria-hidden="true"><a href="${href}" tabindex="-1">${barHtml(bloc)}</a></svg>
      </td>
      ${choices}
      <td class="no-print">
        <a href="${href}" aria-label="${votePage.openOf(label)}">${votePage.open}</a>
      </td>
    </tr>`;
}

/** Each part from the left end, over the longer ones: half the numbers. */
function barHtml({ counts }: VoteBloc): readonly Html[] {
  const { segments } = toBarSegments(countsByCode(counts));
  return segments.toReversed().map(({ code, to }) => html`<rect class="${barClass(code)}" width="${to}%"/>`);
}

const legend = ["AYE", "NO", "ABST", "SEC", "MIS", "ABSE"] as const;

/** What the parts of the bars are. */
export function groupLegendHtml(rows: readonly GroupRow[]): Html {
  const drawn = legend.filter((code) => rows.some(({ bloc }) => bloc.counts[code] > 0));
  return html`${drawn.map((code) => html`<span>${markHtml(code)} ${memberVotes[code].toLowerCase()}</span>`)}`;
}
