import { totalOf, type CodeCounts } from "#src/domain/code-counts.ts";
import { formatShare, memberVotes } from "#src/i18n/common.ts";
import { memberHeading, votePage } from "#src/i18n/vote-page.ts";
import { formatNumber } from "#src/lib/format.ts";
import { html, type Html } from "#src/lib/html.ts";
import { routes } from "#src/lib/routes.ts";
import { voteMembers } from "#src/lib/vote-members.ts";
import { countsByCode } from "#src/ui/votes/vote-roll.ts";
import type { VotePage } from "#src/view/vote-page.ts";
import { markedHtml } from "./mark-html.ts";

/** Counts of the chamber by vote, and the totals declared by the chamber. */
export function countsHtml(vote: VotePage, counts: CodeCounts): Html {
  const total = totalOf(counts);
  return html`
    <table class="t">
      <caption>${votePage.split(total)}${vote.status === "review" && votePage.oneByOne}</caption>
      <thead>
        <tr>
          <th scope="col">${votePage.vote}</th>
          <th scope="col" class="num">${memberHeading[vote.branch]}</th>
          <th scope="col" class="num">${votePage.share}</th>
        </tr>
      </thead>
      <tbody>
        ${countsByCode(counts).map(
          ({ code, count }) => html`
            <tr>
              <th scope="row">
                ${markedHtml(code, html`<a href="${voteMembers({ vote: code })}">${memberVotes[code]}</a>`, memberVotes[code])}
              </th>
              <td class="num">${formatNumber(count)}</td>
              <td class="num sub">${formatShare(count, total)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <dl class="facts tab">${factsHtml(vote, counts)}</dl>`;
}

function factsHtml({ totals, margin, isSecret, status }: VotePage, counts: CodeCounts): readonly Html[] {
  const { ayes, noes, abstained, present, voting, required } = totals;
  const isWithAbstained =
    voting !== null && (abstained ?? 0) > 0 && voting === (ayes ?? 0) + (noes ?? 0) + (abstained ?? 0);
  const toNote = (text: string): Html => html`<span class="note"> ${text}</span>`;
  const declared = status === "review" && toNote(votePage.declared);
  const how = html` <a class="note" href="${routes.indicators("margine")}">${votePage.how}</a>`;
  const facts: readonly (readonly [term: string, value: number | null, note?: Html | false])[] = [
    // In a secret vote, only part of the abstentions is published by name. The declared number explains why more
    // members are present than voting.
    [memberVotes.ABST, isSecret && abstained !== counts.ABST ? abstained : null],
    [votePage.present, present, declared],
    [votePage.voting, voting, declared || (isWithAbstained && toNote(votePage.withAbstained))],
    [votePage.majority, required],
    [votePage.marginLong, margin, how],
  ];
  return facts.flatMap(([term, value, note]) =>
    value === null ? [] : [html`<dt>${term}</dt><dd>${formatNumber(value)}${note}</dd>`],
  );
}
