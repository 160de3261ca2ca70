import { round } from "#src/charts/scale.ts";
import { votesWord } from "#src/i18n/common.ts";
import { barLabel, votePage } from "#src/i18n/vote-page.ts";
import { formatNumber } from "#src/lib/format.ts";
import { html, type Html } from "#src/lib/html.ts";
import { voteMembers } from "#src/lib/vote-members.ts";
import { barClass, placeNoes, toBarSegments } from "#src/ui/votes/vote-bar.ts";
import { hasCountedBar, toBarParts } from "#src/ui/votes/vote-roll.ts";
import type { VotePage } from "#src/view/vote-page.ts";

const strong = (count: number): Html => html`<tspan class="em">${formatNumber(count)}</tspan>`;

/**
 * Stacked bar of a vote, with a line for the required majority if the total of the bar is known. Counted parts link to
 * their names. Screen readers get a counted bar through the label of the seat chart, others here.
 */
export function barHtml(vote: VotePage): Html {
  const parts = toBarParts(vote);
  const { segments, total } = toBarSegments(parts);
  if (total === 0) return html``;
  const isCounted = hasCountedBar(vote);
  const { required } = vote.totals;
  const line = required === null || required > total ? null : { required, at: round((required / total) * 100) };
  const [ayes, noes] = [segments.find(({ code }) => code === "AYE"), segments.find(({ code }) => code === "NO")];
  const others = segments.filter(({ code }) => code !== "AYE" && code !== "NO");
  // If no positions are published, the rest of the total consists of abstentions only.
  const onlyAbstained = others.every(({ code }) => code === "ABST");
  const rest = total - (ayes?.count ?? 0) - (noes?.count ?? 0);
  const restWord = onlyAbstained ? votesWord("ABST", rest) : votePage.others(rest);
  return html`
    <div>
      ${!isCounted && html`<p class="vh">${barLabel(parts, required)}</p>`}
      <svg class="plot thr" height="${line === null ? "4.6em" : "6.8em"}" aria-hidden="true">
        <svg y="1.7em" height="2.6em">
          ${segments.map(({ code, from, width }) => {
            const href = isCounted && code !== null && html` href="${voteMembers({ vote: code })}"`;
            const rect = html`<rect class="${barClass(code)}" x="${from}%" width="${width}%" height="100%"/>`;
            return html`<a${href} tabindex="-1">${rect}</a>`;
          })}
        </svg>
        ${ayes && html`<text class="w-aye" x="0" y="1em">${strong(ayes.count)} ${votesWord("AYE", ayes.count)}</text>`}
        ${
          noes &&
          placeNoes(noes.from, rest === 0 ? "none" : onlyAbstained ? "abstained" : "others").map(
            ({ at, anchor, on }) => html`
              <text class="noes${on !== "all" && ` ${on}`}" x="${at}%" y="1em" text-anchor="${anchor}">
                ${strong(noes.count)} ${votesWord("NO", noes.count)}
              </text>`,
          )
        }
        ${rest > 0 && html`<text x="100%" y="1em" text-anchor="end">${strong(rest)} ${restWord}</text>`}
        ${line !== null && lineHtml(line.required, line.at)}
      </svg>
    </div>`;
}

/** Line of the required majority. `at`: position in per cent of the bar. */
function lineHtml(required: number, at: number): Html {
  const anchor = at < 18 ? "start" : at > 82 ? "end" : "middle";
  return html`
    <line x1="${at}%" x2="${at}%" y1="1.4em" y2="5.1em" class="thr-line"/>
    <text x="${at}%" y="6.2em" text-anchor="${anchor}">${votePage.needed} ${strong(required)}</text>`;
}
