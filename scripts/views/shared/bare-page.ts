import { html, type Filling } from "#src/lib/html.ts";

interface BarePage {
  readonly title: string;
  /** Address of the page that search engines are to show instead. */
  readonly canonical: string;
  /** Further elements of the head. */
  readonly head: Filling;
  readonly main: Filling;
}

/** A document without the frame of the site: what stands in pages of others, or only leads on. */
export function barePage({ title, canonical, head, main }: BarePage): string {
  return html`
    <!doctype html><html lang="it"><head><meta charset="utf-8"><title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="canonical" href="${canonical}">${head}</head><body><main>${main}</main></body></html>
  `.text;
}
