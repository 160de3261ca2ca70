import { absoluteUrl, siteConfig } from "#src/config/site.ts";
import { amendmentsPage, proposalText, votedText } from "#src/i18n/amendments.ts";
import { operator } from "#src/config/operator.ts";
import { citation, errorReport, reportAddress } from "#src/i18n/citation.ts";
import { colophon, menu, personSearch } from "#src/i18n/shell.ts";
import { html, type Html } from "#src/lib/html.ts";
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

/** Letters that the document begins with. */
const fonts = ["newsreader-display-500", "public-sans-400-700"] as const;

/** The parts of the site, as in its menu; the search is a field. */
const parts = [
  [menu.governments, routes.governments()],
  [menu.members, routes.members("S")],
  [menu.bodies, routes.bodies()],
  [menu.votes, routes.votes()],
  [menu.legislation, routes.legislation()],
  [menu.strengthIndex, routes.strengthIndex()],
] as const;

const header = html`
  <div class="site">
    <a class="name" href="${routes.home()}">${siteConfig.name}</a>
    <form role="search" action="${routes.search()}"><input type="search" name="q" aria-label="${personSearch.label}" placeholder="${personSearch.placeholder}"><button>${personSearch.submit}</button></form>
    <nav aria-label="${proposalText.parts}">${parts.map(([label, href]) => html`<a href="${href}">${label}</a>${" "}`)}</nav>
  </div>
`;

/** A proposer with the group of the day. */
const toName = ({ id, name, group }: ActPerson) =>
  html`${id === null ? name : html`<a translate="no" href="${routes.person(id)}">${name}</a>`}${group !== null && `, ${group.acronym}`}`;

/** What became of it. A vote on one of several texts, or in verification, decides nothing that is certain of this one. */
function toOutcome({ result, vote, among, facts, place }: ProposalText): Html {
  const isCertain = among === undefined && facts?.isInReview !== true;
  const said = result ?? among?.result ?? null;
  const mark = said === null ? "none" : outcomeMark[isCertain ? said : "other"];
  const why =
    among !== undefined
      ? proposalText.whyShared[among.why]
      : said === null
        ? proposalText.why[place ?? "assembly"]
        : null;
  const id = vote ?? among?.vote;
  const text = proposalText.outcome({ result, vote, ...(among && { among }), ...(facts && { facts }) }, place);
  return html`
    <p class="outcome"><span class="${mark}">${text}</span>${id !== undefined && html` <a href="${routes.vote(id)}">${proposalText.vote}</a>`}</p>
    ${why !== null && html`<p class="line">${why}</p>`}
  `;
}

/** Who signed it and when, and the article that it is about. */
function toFacts({ article, date, proposers, vanishedSince }: ProposalText): Html {
  const [lead, ...others] = proposers.map(toName);
  const visible = others.length > mostNames ? [] : others;
  const by = proposalText.by(proposers[0]?.name ?? "");
  return html`
    <div class="facts">
      ${lead !== undefined && html`<p>${by.before}${proposers[0]?.id === null ? by.name : lead}${visible.map((name) => html`; ${name}`)}${visible.length < others.length && votedText.others(others.length)}.</p>`}
      ${visible.length < others.length && html`<details><summary>${proposalText.allNames}</summary><p>${others.map((name, at) => html`${at > 0 && "; "}${name}`)}.</p></details>`}
      ${article !== null && html`<p>${proposalText.article(article)}</p>`}
      ${date !== null && html`<p class="line">${votedText.presented(date)}</p>`}
      ${vanishedSince !== undefined && html`<p><b>${proposalText.vanished(vanishedSince)}</b></p>`}
    </div>
  `;
}

/** Way to the other proposals, source, error report, contact. */
function toFooter({ id, act, url, sources, updated }: ProposalText): Html {
  const first = sources[0]?.name;
  const report = reportAddress(operator, { url: absoluteUrl(files.amendment(id)), updated });
  return html`
    <footer>
      ${act !== null && html`<p><a href="${routes.amendments(act.id)}">${proposalText.all}</a></p>`}
      ${first !== undefined && html`<p class="line">${proposalText.source} ${url === null ? first : html`<a href="${url}" rel="external">${first}</a>`}</p>`}
      <p class="line">${proposalText.updated(updated)}</p>
      <p class="line">${citation.permalink} ${absoluteUrl(files.amendment(id))}</p>
      <p class="line"><a href="${report}">${errorReport.label}</a> <a href="${operator.contact}">${colophon.contact}</a> <a href="${routes.privacy()}">${colophon.privacy}</a></p>
      <p class="line">${colophon.imprint}</p>
    </footer>
  `;
}

/** The document with the whole text of a proposal: what it is, what became of it, who signed it, then its words. */
export function toProposalHtml(proposal: ProposalText): string {
  const { id, kind, number, reading, act, text, isDemo, place } = proposal;
  const title = proposalText.title(kind, number, reading, place);
  return barePage({
    title: `${title} | ${siteConfig.name}`,
    canonical: absoluteUrl(files.amendment(id)),
    head: html`
      <meta name="description" content="${proposalText.description(title, proposal)}"><meta name="robots" content="noindex">
      ${fonts.map((file) => html`<link rel="preload" href="/fonts/${file}.woff2" as="font" type="font/woff2" crossorigin>`)}
      <link rel="stylesheet" href="/embed.css"><link rel="stylesheet" href="/document.css">`,
    main: html`
      ${header}
      ${isDemo && html`<p class="demo">${proposalText.demo}</p>`}
      ${act !== null && html`<nav class="crumbs" aria-label="${proposalText.path}"><a href="${routes.acts("bill")}">${menu.bills}</a> / <a href="${routes.act("bill", act.id)}">${act.title}</a> / <a href="${routes.amendments(act.id)}">${amendmentsPage.crumb}</a></nav>`}
      <header>
        <h1>${title}</h1>
        ${toOutcome(proposal)}
      </header>
      <div class="cols">
        ${toFacts(proposal)}
        <section aria-label="${proposalText.text}">
          ${text === null ? html`<p>${votedText.noText}</p>` : text.split("\n").map((line) => html`<p>${line}</p>`)}
        </section>
      </div>
      ${toFooter(proposal)}`,
  });
}
