import { codesHtml } from "#src/components/common/codes-html.ts";
import { branch } from "#src/i18n/common.ts";
import {
  outcomeLabel,
  outcomeSentence,
  problemText,
  rebelSentence,
  secretText,
  secretOrUnpublishedText,
  statusText,
  unknownText,
} from "#src/i18n/vote-results.ts";
import { reversalText, voteKind, votePage } from "#src/i18n/vote-page.ts";
import { voteKindWord } from "#src/i18n/votes.ts";
import { votesOnAct } from "#src/lib/act-links.ts";
import { formatList, formatWeekday } from "#src/lib/format.ts";
import { html, type Html } from "#src/lib/html.ts";
import { outcomeClass } from "#src/lib/outcome-class.ts";
import { routes } from "#src/lib/routes.ts";
import { titleClass } from "#src/lib/title-class.ts";
import { hasCountedBar } from "#src/ui/votes/vote-roll.ts";
import type { VotePage } from "#src/view/vote-page.ts";
import { barHtml } from "./bar-html.ts";
import { publishedHtml } from "./published-html.ts";

/** Title of a vote: date and chamber, subject, outcome, bar with the required majority, acts. */
export function titleHtml(vote: VotePage): Html {
  const size = titleClass(vote.title);
  return html`
    <header class="title">
      <p class="dateline">${datelineHtml(vote)}</p>
      <h1${size !== undefined && html` class="${size}"`}>${codesHtml(vote.title)}</h1>
      ${vote.officialTitle !== null && html`<p class="note official">${votePage.official} ${codesHtml(vote.officialTitle)}</p>`}
      ${vote.description !== null && html`<p class="sub">${codesHtml(vote.description)}</p>`}
      <p class="outcome">
        <span class="${outcomeClass(vote.outcome)}">${outcomeLabel(vote.outcome, vote.outcomeText)}</span>
        ${outcomeSentence(vote)}
        ${vote.totals.ayes === null && hasCountedBar(vote) && votePage.counted}
        ${vote.rebels !== null && rebelSentence(vote.rebels.length)}
      </p>
      ${noticesHtml(vote)}
      ${barHtml(vote)}
      ${publishedHtml(vote)}
      <p class="more quiet">${actsHtml(vote.acts)} ${neighboursHtml(vote)}</p>
    </header>`;
}

function datelineHtml(vote: VotePage): Html {
  const { date, time } = vote;
  const kinds = [
    vote.isFinal ? voteKind.isFinal : voteKindWord(vote),
    vote.isKey ? voteKind.isKey : null,
    vote.isConfidence ? voteKind.isConfidence : null,
    vote.isSecret ? voteKind.isSecret : null,
  ].filter((kind) => kind !== null);
  return html`
    <b>${branch[vote.branch]}</b>, ${votePage.sitting(vote.sitting.number)}, ${votePage.number(vote.number)}.${" "}
    <time datetime="${time === null ? date : `${date}T${time}`}">
      ${votePage.on(formatWeekday(date))}${time !== null && votePage.at(time)}
    </time>. ${kinds.length > 0 && votePage.kinds(formatList(kinds))}`;
}

/**
 * Notices before the numbers: reversed meaning, beaten government, secret vote, missing positions, totals that do not
 * agree.
 */
function noticesHtml({ reversal, isGovernmentBeaten, isSecret, status, problems, counts }: VotePage): Html {
  const notices = [
    reversal === null ? null : reversalText[reversal],
    isGovernmentBeaten ? votePage.beaten : null,
    isSecret ? secretText : null,
    isSecret === null && status !== "unpublished" ? secretOrUnpublishedText : null,
  ].filter((text) => text !== null);
  const check =
    status !== "verified" &&
    html`
      <div class="notice">
        <p>${isSecret === null && status === "unpublished" ? unknownText : statusText[status]} <a href="${routes.indicators("in-verifica")}">${votePage.more}</a></p>
        ${problems.length > 0 && html`<ul>${problems.map((problem) => html`<li>${problemText(problem)}</li>`)}</ul>`}
        ${counts !== null && html`<p>${votePage.twoCounts}</p>`}
      </div>`;
  return html`${notices.map((text) => html`<p class="notice">${text}</p>`)}${check}`;
}

function actsHtml(acts: VotePage["acts"]): Html {
  const [first] = acts;
  if (first === undefined) return html`${votePage.noAct}`;
  const links = acts.map(({ kind, id, label, title }, index) => {
    const name = votePage.actLabel(kind, label);
    // An act without a title is not in the data, so it has no page.
    return html`
      ${index > 0 && "; "}
      ${title === null ? name : html`<a href="${routes.act(kind, id)}">${name}</a>, ${title}`}`;
  });
  const all = html`<a href="${votesOnAct(first.kind, first.id)}">${votePage.onAct}</a>.`;
  return html`${acts.length === 1 ? votePage.actVoted : votePage.actsVoted} ${links}. ${all}`;
}

function neighboursHtml({ previous, next }: VotePage): Html {
  const neighbours = [
    previous && html`<a href="${routes.vote(previous.id)}" rel="prev">${votePage.previous(previous.number)}</a>`,
    next && html`<a href="${routes.vote(next.id)}" rel="next">${votePage.next(next.number)}</a>`,
  ].filter((neighbour) => neighbour !== null);
  if (neighbours.length === 0) return html``;
  return html`${votePage.sameSitting} ${neighbours.map((link, index) => html`${index > 0 && ", "}${link}`)}.`;
}
