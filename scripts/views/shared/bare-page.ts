import { html, type Filling } from "#src/lib/html.ts";

interface BarePage {
  readonly title: string;
  readonly canonical: string;
  readonly head: Filling;
  readonly main: Filling;
}

/** A document without the site's header and footer: embeds and redirects. */
export function barePage({ title, canonical, head, main }: BarePage): string {
  return html`
    <!doctype html><html lang="it"><head><meta charset="utf-8"><title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="canonical" href="${canonical}">${head}</head><body><main>${main}</main></body></html>
  `.text;
}
