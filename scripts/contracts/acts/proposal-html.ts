import { absoluteUrl, siteConfig } from "#src/config/site.ts";
import { amendmentsPage, proposalText, votedText } from "#src/i18n/amendments.ts";
import { menu } from "#src/i18n/shell.ts";
import { html } from "#src/lib/html.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { ActPerson } from "#src/contracts/act-parts.ts";
import type { ProposalOutcome, ProposalText } from "#src/contracts/voted-proposals.ts";
import { barePage } from "#scripts/contracts/formats.ts";

/** More proposers than this after the first stand in a disclosure. */
const mostNames = 3;

const outcomeMark = { approved: "ok", rejected: "ko", other: "alt", parts: "alt" } as const satisfies Record<
  ProposalOutcome,
  string
>;

/** The way back into the site. */
const parts = [
  [menu.votes, routes.votes()],
  [menu.members, routes.members("S")],
  [menu.legislation, routes.legislation()],
  [menu.search, routes.search()],
] as const;

/** A proposer with the group of the day. */
const toName = ({ id, name, group }: ActPerson) =>
  html`${id === null ? name : html`<a translate="no" href="${routes.person(id)}">${name}</a>`}${group !== null && `, ${group.acronym}`}`;

/** The document with the whole text of a proposal: what it is, what became of it, who signed it, then its words. */
export function toProposalHtml(proposal: ProposalText): string {
  const { id, kind, number, reading, act, date, proposers, text, url, sources, isDemo, vanishedSince } = proposal;
  const { result, vote, place = "assembly" } = proposal;
  const title = proposalText.title(kind, number, reading, place);
  const [lead, ...others] = proposers.map(toName);
  const visible = others.length > mostNames ? [] : others;
  const by = proposalText.by(proposers[0]?.name ?? "");
  const first = sources[0]?.name;
  return barePage({
    title: `${title} | ${siteConfig.name}`,
    canonical: absoluteUrl(files.amendment(id)),
    head: html`<meta name="robots" content="noindex"><link rel="stylesheet" href="/embed.css"><link rel="stylesheet" href="/document.css">`,
    main: html`
      <nav class="site" aria-label="${proposalText.parts}">
        <a class="name" href="${routes.home()}">${siteConfig.name}</a>
        ${parts.map(([label, href]) => html`${" "}<a href="${href}">${label}</a>`)}
      </nav>
      ${isDemo && html`<p class="demo">${proposalText.demo}</p>`}
      ${act !== null && html`<nav class="crumbs" aria-label="${proposalText.path}"><a href="${routes.acts("bill")}">${menu.bills}</a> / <a href="${routes.act("bill", act.id)}">${act.title}</a> / <a href="${routes.amendments(act.id)}">${amendmentsPage.crumb}</a></nav>`}
      <header>
        <h1>${title}</h1>
        <p class="outcome"><span class="${result === null ? "none" : outcomeMark[result]}">${result === null ? proposalText.noOutcome[place] : proposalText.outcome(result)}</span>${vote !== null && html` <a href="${routes.vote(vote)}">${proposalText.vote}</a>`}</p>
        ${result === null && html`<p class="line">${proposalText.why[place]}</p>`}
        ${lead !== undefined && html`<p>${by.before}${proposers[0]?.id === null ? by.name : lead}${visible.map((name) => html`; ${name}`)}${visible.length < others.length && html`${" "}${proposalText.others(others.length)}`}.</p>`}
        ${visible.length < others.length && html`<details><summary>${proposalText.allNames}</summary><p>${others.map((name, at) => html`${at > 0 && "; "}${name}`)}.</p></details>`}
        ${date !== null && html`<p class="line">${votedText.presented(date)}</p>`}
        ${vanishedSince !== undefined && html`<p><b>${proposalText.vanished(vanishedSince)}</b></p>`}
      </header>
      <section aria-label="${proposalText.text}">
        ${text === null ? html`<p>${votedText.noText}</p>` : text.split("\n").map((line) => html`<p>${line}</p>`)}
      </section>
      <footer>
        ${act !== null && html`<p><a href="${routes.amendments(act.id)}">${proposalText.all}</a></p>`}
        ${first !== undefined && html`<p class="line">${proposalText.source} ${url === null ? first : html`<a href="${url}" rel="external">${first}</a>`}</p>`}
      </footer>`,
  });
}
