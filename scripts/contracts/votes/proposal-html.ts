import { absoluteUrl, siteConfig } from "#src/config/site.ts";
import { proposalText, votedText } from "#src/i18n/amendments.ts";
import { html } from "#src/lib/html.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { ProposalText } from "#src/contracts/voted-proposals.ts";
import { barePage } from "#scripts/contracts/formats.ts";

/** The document with the whole text of a proposal. */
export function toProposalHtml(proposal: ProposalText): string {
  const { id, kind, number, reading, act, date, proposers, text, url, sources, isDemo, vanishedSince } = proposal;
  const title = proposalText.title(kind, number, reading);
  const names = proposers.map(
    ({ id: person, name, group }, at) =>
      html`${at > 0 && "; "}${person === null ? name : html`<a translate="no" href="${routes.person(person)}">${name}</a>`}${group !== null && `, ${group.acronym}`}`,
  );
  const first = sources[0]?.name;
  return barePage({
    title: `${title} | ${siteConfig.name}`,
    canonical: absoluteUrl(files.amendment(id)),
    head: html`<meta name="robots" content="noindex"><link rel="stylesheet" href="/embed.css">`,
    main: html`
      <p class="home"><a href="${routes.home()}">${siteConfig.name}</a></p>
      ${isDemo && html`<p class="demo">${proposalText.demo}</p>`}
      <h1>${title}</h1>
      ${act !== null && html`<p>${proposalText.on} <a href="${routes.act("bill", act.id)}">${act.title}</a></p>`}
      ${names.length > 0 && html`<p>${proposalText.by} ${names}.</p>`}
      ${date !== null && html`<p>${votedText.presented(date)}</p>`}
      ${vanishedSince !== undefined && html`<p><b>${proposalText.vanished(vanishedSince)}</b></p>`}
      ${text === null ? html`<p>${votedText.noText}</p>` : html`<blockquote>${text.split("\n").map((line) => html`<p>${line}</p>`)}</blockquote>`}
      ${first !== undefined && html`<p class="source">${proposalText.source} ${url === null ? first : html`<a href="${url}" rel="external">${first}</a>`}</p>`}`,
  });
}
