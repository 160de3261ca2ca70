import { absoluteUrl, siteConfig } from "#src/config/site.ts";
import { proposalText, votedText } from "#src/i18n/amendments.ts";
import { html } from "#src/lib/html.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { ProposalText } from "#src/contracts/voted-proposals.ts";
import { barePage } from "#scripts/contracts/formats.ts";

/** The document with the whole text of a proposal: what it is, what became of it, who signed it, then its words. */
export function toProposalHtml(proposal: ProposalText): string {
  const { id, kind, number, reading, act, date, proposers, text, url, sources, isDemo, vanishedSince } = proposal;
  const { result, vote } = proposal;
  const title = proposalText.title(kind, number, reading);
  const names = proposers.map(
    ({ id: person, name, group }, at) =>
      html`${at > 0 && "; "}${person === null ? name : html`<a translate="no" href="${routes.person(person)}">${name}</a>`}${group !== null && `, ${group.acronym}`}`,
  );
  const first = sources[0]?.name;
  return barePage({
    title: `${title} | ${siteConfig.name}`,
    canonical: absoluteUrl(files.amendment(id)),
    head: html`<meta name="robots" content="noindex"><link rel="stylesheet" href="/embed.css"><link rel="stylesheet" href="/document.css">`,
    main: html`
      <header>
        <p class="site"><a href="${routes.home()}">${siteConfig.name}</a></p>
        ${isDemo && html`<p class="demo">${proposalText.demo}</p>`}
        <h1>${title}</h1>
        ${act !== null && html`<p class="on">${proposalText.on} <a href="${routes.act("bill", act.id)}">${act.title}</a></p>`}
        ${result !== null && html`<p class="outcome">${proposalText.outcome(result)}${vote !== null && html` <a href="${routes.vote(vote)}">${proposalText.vote}</a>`}</p>`}
        ${names.length > 0 && html`<p>${proposalText.by} ${names}.</p>`}
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
