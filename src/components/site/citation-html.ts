import { addressHtml } from "#src/lib/address-html.ts";
import { operator } from "#src/config/operator.ts";
import { absoluteUrl, siteConfig } from "#src/config/site.ts";
import { citation } from "#src/i18n/citation.ts";
import { embed as embedWords } from "#src/i18n/embed.ts";
import { toApa, toBibtex, toItalianCitation, toRis, toWikipedia, type CitedPage } from "#src/lib/citation.ts";
import { embedCode } from "#src/lib/embed-code.ts";
import { html, Html } from "#src/lib/html.ts";
import { files, shortAddress } from "#src/lib/routes.ts";
import { escapeText } from "#src/lib/text.ts";

export interface CitationProps {
  readonly title: string;
  readonly path: string;
  /** ISO day of the last change of the page's record. */
  readonly updated: string;
  /** ISO day that the sources cover, if it is before `updated`. */
  readonly upTo?: string | undefined;
  /** Key of the page's embed in `files.embed`. */
  readonly embed?: string | undefined;
}

/** How to cite a page: a sentence, and machine formats inside `details`. JavaScript reveals the copy buttons. */
export function citationHtml({ title, path, updated, upTo, embed }: CitationProps): Html {
  const page = { title, url: absoluteUrl(path), site: siteConfig.name, publisher: operator.name, updated, upTo };
  const short = shortAddress(path);
  return html`
    <h2>${citation.heading}</h2>
    <p class="sub" id="cita">${addressHtml(toItalianCitation(page))}</p>
    <p class="note">${copyButton("cita", citation.copyItalian)}</p>
    <p class="note">
      ${citation.permalink} <code id="cita-indirizzo">${addressHtml(page.url)}</code>
      ${short !== null && html`<br>${citation.short} <code>${addressHtml(absoluteUrl(short))}</code>`}
    </p>
    ${formatsHtml(page)}
    ${embed !== undefined && embedHtml(embed, title)}`;
}

function copyButton(id: string, label: string, spoken?: string): Html {
  const name = spoken !== undefined && html` aria-label="${spoken}"`;
  return html`<button type="button" class="linkish" data-copy="${id}"${name} hidden>${label}</button>`;
}

const risId = "cita-ris";

function formatsHtml(page: CitedPage): Html {
  const formats = [
    ["cita-apa", citation.apa, toApa(page)],
    ["cita-bibtex", citation.bibtex, toBibtex(page).trimEnd()],
    ["cita-wikipedia", citation.wikipedia, toWikipedia(page)],
    [risId, citation.ris, toRis(page).replaceAll("\r\n", "\n")],
  ] as const;
  const items = formats.map(
    ([id, label, text]) => html`
      <dt>${label}${copyButton(id, citation.copy, citation.copyFormat(label))}</dt>
      <dd><pre id="${id}" tabindex="0">${text}</pre></dd>`,
  );
  const slug = page.url.split("/").at(-1) || "emiciclo";
  return html`
    <details class="cite">
      <summary>${citation.formats}</summary>
      <dl>${items}</dl>
      <p class="note pad"><button type="button" class="linkish" data-save="${risId}" data-name="${slug}.ris" hidden>${citation.downloadRis}</button></p>
    </details>`;
}

function embedHtml(embed: string, title: string): Html {
  const address = files.embed(embed);
  return html`
    <details class="cite">
      <summary>${embedWords.code}</summary>
      <pre tabindex="0" id="incorpora">${new Html(escapeText(embedCode(embed, absoluteUrl(address), title)))}</pre>
      <p class="note">
        ${copyButton("incorpora", citation.copy)} <a href="${address}">${citation.preview}</a>
      </p>
    </details>`;
}
