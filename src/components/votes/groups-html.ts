import { totalOf, type CodeCounts } from "#src/domain/code-counts.ts";
import { groupLine } from "#src/domain/group-line.ts";
import { formatShare, groupVote, memberVotes, missing, side as sideName } from "#src/i18n/common.ts";
import { memberHeading, votePage } from "#src/i18n/vote-page.ts";
import { formatNumber, formatPercent } from "#src/lib/format.ts";
import { html, type Html } from "#src/lib/html.ts";
import { membersOfGroup, supportOf, voteMembers } from "#src/lib/vote-members.ts";
import { barClass, toBarSegments } from "#src/ui/votes/vote-bar.ts";
import { countsByCode, type GroupRow } from "#src/ui/votes/vote-roll.ts";
import type { VoteBloc, VotePage } from "#src/view/vote-page.ts";
import { groupTagHtml } from "./group-tag-html.ts";
import { markHtml } from "./mark-html.ts";

/** Anchor of the names of members in no group. */
export const grouplessId = "g-nessuno";

type GroupedVote = Pick<VotePage, "branch" | "isSecret">;

/** Table rows of the groups, with sums for each side. Every row links to its names. */
export function groupRowsHtml(rows: readonly GroupRow[], vote: GroupedVote): Html {
  return html`${rows.map((row) => rowHtml(row, vote))}`;
}

/**
 * Header of a row: plain label, HTML name, link to its names. `hasOwnMemberSides`: no line expected (mixed group, no group, no
 * side).
 */
interface RowHead {
  readonly label: string;
  readonly name: Html;
  readonly href: string;
  readonly hasOwnMemberSides: boolean;
}

function headOf({ bloc, group, side, partOf }: GroupRow, branch: GroupedVote["branch"]): RowHead {
  const labelOf = (label: string): string => (partOf === null ? label : `${label}, ${sideName(side).toLowerCase()}`);
  const part = partOf === null ? "" : votePage.partOf(totalOf(bloc.counts), partOf);
  if (group === "none") {
    const name = html`<span class="note">${votePage.noGroup}${part}</span>`;
    return { label: labelOf(votePage.noGroup), name, href: `#${grouplessId}`, hasOwnMemberSides: true };
  }
  if (group !== null) {
    const name = html`${groupTagHtml(group)} <span class="note">${group.name}${part}</span>`;
    const asked = { group: group.id, supportsMajority: supportOf(side) };
    const href = partOf === null ? membersOfGroup(group.id) : voteMembers(asked);
    return { label: labelOf(group.name), name, href, hasOwnMemberSides: group.isMixed };
  }
  const label = sideName(side);
  const name = html`
    ${label} <span class="note">${formatNumber(totalOf(bloc.counts))}</span>
    <span class="vh">${memberHeading[branch].toLowerCase()}</span>`;
  return { label, name, href: voteMembers({ supportsMajority: supportOf(side) }), hasOwnMemberSides: side === null };
}

function rowHtml(row: GroupRow, { branch, isSecret }: GroupedVote): Html {
  const { bloc, group } = row;
  const { label, name, href, hasOwnMemberSides } = headOf(row, branch);
  const cohesion =
    bloc.cohesion !== null
      ? // Same precision as the source: groups with one decimal, sides with two.
        formatPercent(bloc.cohesion, group === null ? 2 : 1)
      : !isSecret && hasOwnMemberSides
        ? missing.notComputed
        : missing.notEvaluable;
  // In a secret vote, the mixed group is as unknown as the other groups.
  const line = isSecret ? groupLine(bloc.counts, false, isSecret) : bloc.line;
  const choices = isSecret
    ? html`<td role="cell" colspan="3" class="num sub hide-s">${votePage.secret}</td>`
    : (["AYE", "NO", "ABST"] as const).map((code) => numberHtml(memberVotes[code], formatNumber(bloc.counts[code])));
  return html`
    <tr role="row"${group === null && html` class="sum"`}>
      <th role="rowheader" scope="row" class="beside">${name}</th>
      <td role="cell" class="nb beside">${hasOwnMemberSides && !isSecret ? votePage.loose : markHtml(line, groupVote[line])}</td>
      ${numberHtml(votePage.rebels, rebelsOf(bloc))}
      ${numberHtml(votePage.nonParticipants, formatNumber(bloc.nonParticipants))}
      ${numberHtml(votePage.cohesionShort, cohesion)}
      <td role="cell" class="barcell">
        <svg class="bar" aria-hidden="true"><a href="${href}" tabindex="-1">${barHtml(bloc)}</a></svg>
      </td>
      ${choices}
      <td role="cell" class="no-print">
        <a href="${href}" aria-label="${votePage.openOf(label)}">${votePage.open}</a>
      </td>
    </tr>`;
}

function rebelsOf({ rebels, counts }: VoteBloc): Html {
  if (rebels === null) return html`–`;
  return html`${formatNumber(rebels)}${rebels > 0 && html` <span class="note blk">${formatShare(rebels, totalOf(counts))}</span>`}`;
}

/** Numeric cell. `name`: label in front of it when the table becomes blocks. */
const numberHtml = (name: string, value: string | Html): Html =>
  html`<td role="cell" class="num" data-l="${name.toLowerCase()}">${value}</td>`;

/**
 * Draws each part from the left end, on top of the longer ones: half the attributes. Widths are whole per cent, as one
 * per cent of this bar is a pixel. A part is not drawn if the next one covers it or has the same colour.
 */
function barHtml({ counts }: VoteBloc): readonly Html[] {
  const { segments } = toBarSegments(countsByCode(counts));
  return segments
    .toReversed()
    .map(({ code, to }) => ({ fill: barClass(code), width: Math.round(to) }))
    .filter(({ fill }, index, all) => all[index - 1]?.fill !== fill)
    .filter(({ width }, index, all) => all[index + 1]?.width !== width)
    .map(({ fill, width }) => html`<rect class="${fill}" width="${width}%"/>`);
}

const legend = ["AYE", "NO", "ABST", "SEC", "MIS", "ABSE"] as const;

/** Legend of bars or of a seat chart, with the codes that occur. */
export function legendHtml(counted: readonly CodeCounts[]): Html {
  const drawn = legend.filter((code) => counted.some((counts) => counts[code] > 0));
  return html`${drawn.map((code) => html`<span>${markHtml(code)} ${memberVotes[code].toLowerCase()}</span>`)}`;
}
