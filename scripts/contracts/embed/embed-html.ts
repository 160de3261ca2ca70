/**
 * Embeds as documents: source and link to the page included, everything readable without a script. In the embed of a vote
 * a script adds the seat chart of the vote's page (`embed-seats.ts`), where the frame has room for it.
 */
import { barePage } from "#scripts/contracts/formats.ts";
import { absoluteUrl } from "#src/config/site.ts";
import { embed as words } from "#src/i18n/embed.ts";
import { presence } from "#src/i18n/person-votes.ts";
import { governmentBeaten, outcomeLabel, outcomeSentence, surpriseText } from "#src/i18n/vote-results.ts";
import { saysMore } from "#src/i18n/vote-titles.ts";
import { barWidth } from "#src/lib/bar-width.ts";
import { isHandful } from "#src/domain/handful.ts";
import { formatNumber } from "#src/lib/format.ts";
import { html, type Html } from "#src/lib/html.ts";
import { plainText } from "#src/lib/plain-text.ts";
import { routes } from "#src/lib/routes.ts";
import { hemicycleBox, seatSize, toSeats } from "#src/components/charts/hemicycle.ts";
import { groupsTitle } from "#src/i18n/groups.ts";
import { groupClass } from "#src/lib/class-names.ts";
import { branchFull, bareShare } from "#src/i18n/common.ts";
import type { Embed, VoteEmbeds } from "#src/contracts/embed.ts";

type VoteEmbed = Extract<Embed, { type: "vote" }>;
type GroupsEmbed = Extract<Embed, { type: "groups" }>;
type PersonEmbed = Extract<Embed, { type: "person" }>;

/** Title of an embed, and path of the page that it links to. */
export function titleAndPage(embed: Embed): { readonly title: string; readonly page: string } {
  switch (embed.type) {
    case "vote":
      return { title: embed.title, page: routes.vote(embed.id) };
    case "person":
      return { title: embed.name, page: routes.person(embed.id) };
    case "groups":
      return { title: groupsTitle(embed.branch), page: routes.groups(embed.branch) };
  }
}

export function toEmbedHtml(embed: Embed): string {
  const { title, page: path } = titleAndPage(embed);
  return barePage({
    title: plainText(title),
    canonical: absoluteUrl(path),
    head: html`${embedHead}${embed.type === "groups" && groupColors}${embed.type === "vote" && seatChart}`,
    main: html`
      ${embed.type === "vote" && html`<svg class="defs" aria-hidden="true"><defs>${patterns}</defs></svg>`}${toCard(embed)}`,
  });
}

function toBody(embed: Embed, title: string): Html {
  if (embed.type === "vote") return voteBody(embed);
  return embed.type === "person" ? personBody(embed) : groupsBody(embed, title);
}

/** Texts longer than this would push the content out of the frame, which has a fixed height. */
const mostLetters = 90;

/** Attributes of an element with text from the source. A long text scrolls within its element. */
function attributesOf(words: string, ...kinds: readonly string[]): Html {
  const isLong = words.length > mostLetters;
  const classes = isLong ? [...kinds, "long"] : kinds;
  return html`${classes.length > 0 && html` class="${classes.join(" ")}"`}${isLong && html` tabindex="0"`}`;
}

/**
 * Embeds of several votes of a chamber: the one that the fragment of the address names, without a script. Without such
 * a fragment all of them, where the browser can tell.
 */
export function toVoteEmbedsHtml({ branch, votes }: VoteEmbeds): string {
  const title = branchFull[branch];
  return barePage({
    title,
    canonical: absoluteUrl(routes.votesOfBranch(branch)),
    head: html`${embedHead}${seatChart}`,
    main: html`
      <svg class="defs" aria-hidden="true"><defs>${patterns}</defs></svg>
      ${votes.map((vote) => html`<article id="${vote.id}">${toCard(vote)}</article>`)}`,
  });
}

const embedHead = html`<meta name="robots" content="noindex"><link rel="stylesheet" href="/embed.css">`;
const groupColors = html`<link rel="stylesheet" href="/gruppi.css">`;
const seatChart = html`${groupColors}<script type="module" src="/embed.js"></script>`;

/** The embed itself, with the day of its data and a link to its page. */
function toCard(embed: Embed): Html {
  const { title, page } = titleAndPage(embed);
  return html`
    ${embed.isDemo && html`<p class="demo">${words.demo}</p>`}${toBody(embed, title)}
    <p class="source">${words.source(embed.updated)} <a href="${absoluteUrl(page)}" target="_top">${words.more[embed.type]}</a></p>`;
}

function voteBody(vote: VoteEmbed): Html {
  const { ayes, noes } = vote;
  return html`
    <p class="line">${words.dateline(vote.branch, vote.date, vote.sitting, vote.number)}</p>
    <h1${attributesOf(vote.heading)}>${plainText(vote.heading)}</h1>${saysMore(vote) && html`<p>${plainText(vote.title)}</p>`}
    ${vote.opening !== undefined && html`<p class="line">«${vote.opening}»</p>`}
    <p class="outcome"><b>${plainText(outcomeLabel(vote))}</b>${sentenceOf(vote)}${vote.isGovernmentBeaten && html` <b>${governmentBeaten}.</b>`}</p>
    ${vote.surprise !== undefined && html`<p>${surpriseText(vote.surprise, vote.branch)}</p>`}${
      vote.isInReview
        ? html`<p>${words.inReview}</p>`
        : ayes !== null &&
          noes !== null &&
          html`${bar(ayes, noes, vote.abstained ?? 0)}${vote.isCounted && html`<p>${words.counted}</p>`}`
    }
  `;
}

function sentenceOf({ outcome, isInReview, isCounted, required, ...vote }: VoteEmbed): string {
  const [ayes, noes] = isCounted === true ? [null, null] : [vote.ayes, vote.noes];
  return outcomeSentence({ outcome, status: isInReview ? "review" : "verified", totals: { ayes, noes, required } });
}

/** Pattern fills in pixels, as on the vote page: they mark noes and abstentions without color. */
const patterns = html`
  <pattern id="no" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="no" d="M0 0h6v6H0z"/><path class="cut" d="M0 0h2v6H0z"/></pattern>
  <pattern id="abst" width="5" height="5" patternUnits="userSpaceOnUse"><path class="abst" d="M0 0h5v5H0z"/><circle class="gap" cx="2.5" cy="2.5" r="1.1"/></pattern>
`;

/** Ayes, noes and abstentions from left to right, as on the vote page. The legend below has the numbers. */
function bar(ayes: number, noes: number, abstained: number): Html {
  const total = ayes + noes + abstained;
  const parts = [
    ["aye", html`class="aye"`, ayes, words.ayes],
    ["no", html`fill="url(#no)"`, noes, words.noes],
    ["abst", html`fill="url(#abst)"`, abstained, words.abstained],
  ] as const;
  const label = words.bar(formatNumber(ayes), formatNumber(noes), formatNumber(abstained));
  let before = 0;
  const rects = parts.map(([, fill, votes]) => {
    const rect = html`<rect ${fill} x="${barWidth(before, total)}" width="${barWidth(votes, total)}" height="24"/>`;
    before += votes;
    return rect;
  });
  const items = parts.map(
    ([key, , votes, name]) => html`<li><i class="${key}"></i><b>${formatNumber(votes)}</b> ${name(votes)}</li>`,
  );
  return html`<svg role="img" aria-label="${label}">${rects}</svg><ul>${items}</ul>`;
}

function personBody(person: PersonEmbed): Html {
  const line = [...person.roles, ...(person.group === null ? [] : [person.group])].join(", ");
  return html`<p${attributesOf(line, "line")}>${plainText(line)}</p><h1>${plainText(person.name)}</h1>${personFigures(person)}`;
}

function personFigures({ presides, voting, present, mission, absent, inLine, evaluable }: PersonEmbed): Html {
  if (presides !== null) return html`<p>${presence.president(presides)}</p>`;
  if (voting === 0) return html`<p>${words.noVotes}</p>`;
  const rows = [
    [presence.present, present, voting],
    [presence.mission, mission, voting],
    [presence.absent, absent, voting],
    [words.reliability, inLine, evaluable],
  ] as const;
  const items = rows.map(
    ([name, part, whole]) =>
      whole > 0 &&
      html`<li><b>${bareShare(part, whole)}</b> ${name}${isHandful(whole) ? "" : `, su ${formatNumber(whole)}`}</li>`,
  );
  return html`<ul>${items}</ul><p class="line">${words.votes(voting, evaluable)}</p>`;
}

/** Seat chart with one dot per member, groups side by side, and a legend with names and numbers. */
function groupsBody({ groups, ungrouped }: GroupsEmbed, title: string): Html {
  const count = groups.reduce((sum, { members }) => sum + members, ungrouped);
  const seats = toSeats(count);
  const dots = (from: number, to?: number): string =>
    seats
      .slice(from, to)
      .map(({ x, y }) => `M${String(Math.round(x))} ${String(Math.round(y))}h0`)
      .join("");
  let from = 0;
  const wedges = groups.map(({ id, members }) => {
    const wedge = html`<path class="${groupClass(id)}" d="${dots(from, from + members)}"/>`;
    from += members;
    return wedge;
  });
  const label = groups.map(({ name, members }) => `${plainText(name)} ${formatNumber(members)}`).join(", ");
  const items = groups.map(
    ({ id, acronym, name, members }) =>
      html`<li class="${groupClass(id)}"><i></i><b>${formatNumber(members)}</b> <abbr title="${plainText(name)}">${plainText(acronym)}</abbr></li>`,
  );
  return html`
    <h1>${plainText(title)}</h1><p class="line">${words.members(count)}</p>
    <svg class="hall" viewBox="${hemicycleBox.join(" ")}" stroke-width="${seatSize(count)}" role="img" aria-label="${label}">${wedges}<path d="${dots(from)}"/></svg>
    <ul class="groups">${items}${ungrouped > 0 && html`<li><i></i><b>${formatNumber(ungrouped)}</b> ${words.ungrouped}</li>`}</ul>
  `;
}
