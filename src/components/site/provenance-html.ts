import { addressHtml } from "#src/lib/address-html.ts";
import { latestDay } from "#src/domain/days.ts";
import { operator } from "#src/config/operator.ts";
import { absoluteUrl } from "#src/config/site.ts";
import { errorReport, reportAddress } from "#src/i18n/citation.ts";
import { feeds } from "#src/i18n/feeds.ts";
import { provenance } from "#src/i18n/shell.ts";
import { html, type Html } from "#src/lib/html.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { PageSource } from "#src/view/page-source.ts";
import { citationHtml, type CitationProps } from "./citation-html.ts";

export interface ProvenanceProps extends CitationProps {
  /** `fetchedAt`: last day covered or day of the fetch; null = a source that only made the data easier to read. */
  readonly sources: readonly PageSource[];
  readonly data?: readonly { readonly label: string; readonly href: string }[] | undefined;
  /** Name in `files.feed` of the feed about the page. */
  readonly feed?: string | undefined;
}

/** Last section of every page: sources, citation, data. */
export function provenanceHtml({ sources, data = [], feed, ...cited }: ProvenanceProps): Html {
  const { path, updated } = cited;
  const item = (href: string, label: string): Html => html`<li><a href="${href}">${label}</a></li>`;
  return html`
    <section class="prov" aria-label="${provenance.label}">
      <div>
        <h2>${provenance.sources}</h2>
        ${sourcesHtml(sources)}
      </div>
      <div>${citationHtml(cited)}</div>
      <div>
        <h2>${provenance.data}</h2>
        <ul>
          ${data.map(({ label, href }) => item(href, label))}
          ${feed !== undefined && item(files.feed(feed), feeds.follow)}
          ${item(routes.openData(), provenance.archive)}
          ${item(routes.indicators(), provenance.definitions)}
          ${item(reportAddress(operator, { url: absoluteUrl(path), updated }), errorReport.label)}
        </ul>
      </div>
    </section>`;
}

/** Latest day that the sources of a page cover, if it is before `updated`; otherwise undefined. */
export function reachOf({ sources, updated }: Pick<ProvenanceProps, "sources" | "updated">): string | undefined {
  const reached = latestDay(sources.map(({ fetchedAt }) => fetchedAt));
  return reached !== null && reached < updated ? reached : undefined;
}

function sourcesHtml(sources: readonly PageSource[]): Html {
  const days = new Set(sources.flatMap(({ fetchedAt }) => fetchedAt ?? []));
  /** The day, if it is the same for all sources. Otherwise each source is listed with its own. */
  const [fetched] = days.size === 1 ? days : [];
  const items = sources.map(({ name, fetchedAt, url }) => {
    const label = fetched !== undefined || fetchedAt === null ? name : provenance.fetchedSource(name, fetchedAt);
    return url === null ? html`<li>${addressHtml(label)}</li>` : html`<li><a href="${url}">${label}</a></li>`;
  });
  return html`
    ${items.length > 0 ? html`<ul>${items}</ul>` : html`<p class="sub">${provenance.noSources}</p>`}
    ${fetched !== undefined && html`<p class="note">${provenance.fetched(fetched)}</p>`}`;
}
