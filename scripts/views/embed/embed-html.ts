/** An embed as a document of its own: one small style sheet, no script, the source and the way to the page inside. */
import { absoluteUrl } from "#src/config/site.ts";
import { embed as words } from "#src/i18n/embed.ts";
import { presence } from "#src/i18n/person-votes.ts";
import { outcomeLabel } from "#src/i18n/vote-results.ts";
import { formatNumber, formatPercent } from "#src/lib/format.ts";
import { plainText } from "#src/lib/plain-text.ts";
import { routes } from "#src/lib/routes.ts";
import { escapeHtml } from "#src/lib/text.ts";
import { hemicycleBox, seatSize, toSeats } from "#src/charts/hemicycle.ts";
import { groupsTitle } from "#src/i18n/groups.ts";
import { groupClass } from "#src/lib/group-class.ts";
import type { Embed } from "#src/view/embed.ts";

type VoteEmbed = Extract<Embed, { type: "vote" }>;
type GroupsEmbed = Extract<Embed, { type: "groups" }>;
type PersonEmbed = Extract<Embed, { type: "person" }>;

const html = (text: string): string => escapeHtml(plainText(text));

/** What an embed is called, and the path of the page that it leads to. */
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

/** The whole document. */
export function toEmbedHtml(embed: Embed): string {
  const { title, page: path } = titleAndPage(embed);
  const page = absoluteUrl(path);
  const body =
    embed.type === "vote" ? voteBody(embed) : embed.type === "person" ? personBody(embed) : groupsBody(embed, title);
  return [
    `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>${html(title)}</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${page}"><link rel="stylesheet" href="/embed.css">${embed.type === "groups" ? `<link rel="stylesheet" href="/gruppi.css">` : ""}</head><body><main>`,
    ...(embed.isDemo ? [`<p class="demo">${words.demo}</p>`] : []),
    body,
    `<p class="source">${html(words.source(embed.updated))} <a href="${page}" target="_top">${words.more}</a></p></main></body></html>\n`,
  ].join("\n");
}

function voteBody(vote: VoteEmbed): string {
  const subject = vote.subject === null ? "" : `<p>${html(vote.subject)}</p>`;
  const heading = `<p class="line">${html(words.dateline(vote.branch, vote.date, vote.sitting, vote.number))}</p><h1>${html(vote.title)}</h1>${subject}`;
  const outcome = `<p><b>${html(outcomeLabel(vote.outcome, vote.outcomeText))}</b>${vote.required === null ? "" : `, ${words.required(vote.required)}`}</p>`;
  const { ayes, noes } = vote;
  if (vote.isInReview) return `${heading}${outcome}<p>${words.inReview}</p>`;
  if (ayes === null || noes === null) return `${heading}${outcome}<p>${words.unpublished}</p>`;
  return `${heading}${outcome}${bar(ayes, noes, vote.abstained ?? 0)}`;
}

/** Hatches in pixels, as on the page: they say against and abstained where colours do not. */
const patterns = [
  `<pattern id="no" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="no" d="M0 0h6v6H0z"/><path class="cut" d="M0 0h2v6H0z"/></pattern>`,
  `<pattern id="abst" width="5" height="5" patternUnits="userSpaceOnUse"><path class="abst" d="M0 0h5v5H0z"/><circle class="gap" cx="2.5" cy="2.5" r="1.1"/></pattern>`,
].join("");

/** Ayes, noes, abstentions from left to right, as on the page; the numbers stand in words below, each with its key. */
function bar(ayes: number, noes: number, abstained: number): string {
  const total = Math.max(ayes + noes + abstained, 1);
  const parts = [
    ["aye", 'class="aye"', ayes, words.ayes],
    ["no", 'fill="url(#no)"', noes, words.noes],
    ["abst", 'fill="url(#abst)"', abstained, words.abstained],
  ] as const;
  const label = words.bar(formatNumber(ayes), formatNumber(noes), formatNumber(abstained));
  const share = (votes: number): string => `${String(Math.round((votes / total) * 1000) / 10)}%`;
  let before = 0;
  const rects = parts.map(([, fill, votes]) => {
    const rect = `<rect ${fill} x="${share(before)}" width="${share(votes)}" height="24"/>`;
    before += votes;
    return rect;
  });
  const items = parts.map(
    ([key, , votes, name]) => `<li><i class="${key}"></i><b>${formatNumber(votes)}</b> ${name(votes)}</li>`,
  );
  return `<svg role="img" aria-label="${html(label)}"><defs>${patterns}</defs>${rects.join("")}</svg><ul>${items.join("")}</ul>`;
}

function personBody(person: PersonEmbed): string {
  const line = [...person.roles, ...(person.group === null ? [] : [person.group])].join(", ");
  const heading = `<p class="line">${html(line)}</p><h1>${html(person.name)}</h1>`;
  if (person.presides !== null) return `${heading}<p>${html(presence.president(person.presides))}</p>`;
  if (person.presence === null) return `${heading}<p>${words.noVotes}</p>`;
  const rows = [
    [words.presence, person.presence],
    [words.reliability, person.reliability],
  ] as const;
  const items = rows.flatMap(([name, value]) =>
    value === null ? [] : [`<li><b>${formatPercent(value)}</b> ${name}</li>`],
  );
  return `${heading}<ul>${items.join("")}</ul><p class="line">${html(words.votes(person.votes))}</p>`;
}

/** The hall, one dot a member, groups side by side; their names and numbers below. */
function groupsBody({ groups, ungrouped }: GroupsEmbed, title: string): string {
  const count = groups.reduce((sum, { members }) => sum + members, ungrouped);
  const seats = toSeats(count);
  let from = 0;
  const wedges = groups.map(({ id, members }) => {
    const own = seats.slice(from, from + members);
    from += members;
    const dots = own.map(({ x, y }) => `M${String(Math.round(x))} ${String(Math.round(y))}h0`).join("");
    return `<path class="${groupClass(id)}" d="${dots}"/>`;
  });
  const rest = seats.slice(from).map(({ x, y }) => `M${String(Math.round(x))} ${String(Math.round(y))}h0`);
  const label = groups.map(({ name, members }) => `${name} ${formatNumber(members)}`).join(", ");
  const items = groups.map(
    ({ id, acronym, name, members }) =>
      `<li class="${groupClass(id)}"><i></i><b>${formatNumber(members)}</b> <abbr title="${html(name)}">${html(acronym)}</abbr></li>`,
  );
  const none = ungrouped === 0 ? [] : [`<li><i></i><b>${formatNumber(ungrouped)}</b> ${words.ungrouped}</li>`];
  return [
    `<h1>${html(title)}</h1><p class="line">${html(words.members(count))}</p>`,
    `<svg class="hall" viewBox="${hemicycleBox.join(" ")}" stroke-width="${String(seatSize(count))}" role="img" aria-label="${html(label)}">${wedges.join("")}<path d="${rest.join("")}"/></svg>`,
    `<ul class="groups">${[...items, ...none].join("")}</ul>`,
  ].join("");
}
