import { operator } from "#src/config/operator.ts";
import { absoluteUrl, siteConfig } from "#src/config/site.ts";
import { voteFeeds } from "#src/i18n/feeds.ts";
import { kindAlt } from "#src/i18n/share-images.ts";
import { shell } from "#src/i18n/shell.ts";
import { html, Html } from "#src/lib/html.ts";
import { plainText } from "#src/lib/plain-text.ts";
import { files, routes, shareKind } from "#src/lib/routes.ts";
import { cutMiddle } from "#src/lib/text.ts";
import { breadcrumbData, toScriptJson, type Crumb } from "./page-head.ts";

export interface HeadProps {
  readonly title: string;
  /** Shorter title for tabs, search results and previews. Default: `title`. */
  readonly headline?: string | undefined;
  readonly description: string;
  readonly path: string;
  readonly crumbs: readonly Crumb[];
  readonly updated?: string | undefined;
  /** Share image of the page. Default: the image of its page type. */
  readonly image?: { readonly key: string; readonly alt: string } | undefined;
  readonly data?: readonly object[] | undefined;
  /** Feed of the page: its name in `files.feed`, and a title. */
  readonly feed?: { readonly name: string; readonly title: string } | undefined;
  /** Key of the page's embed in `files.oembed`. */
  readonly embed?: string | undefined;
  readonly noindex?: boolean | undefined;
}

/** Content of `<head>`. `styles`: URLs of the shared style sheets. */
export function headHtml(page: HeadProps, styles: readonly string[]): Html {
  const { title, headline = title, path, crumbs, data = [] } = page;
  const url = absoluteUrl(path);
  /** Tabs, search results and previews show no more than this; the page and its citations have the whole title. */
  const [shortTitle, description] = [cutMiddle(headline, 160), cutMiddle(page.description, 320)];
  const fullTitle = path === routes.home() ? `${siteConfig.name}. ${title}` : shell.title(shortTitle);
  const blocks = crumbs.length > 0 ? [breadcrumbData(crumbs, path), ...data] : data;
  return html`
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${fullTitle}</title>
    <meta name="description" content="${description}">
    ${page.noindex === true ? html`<meta name="robots" content="noindex">` : html`<link rel="canonical" href="${url}">`}
    ${fixedHtml(styles)}
    ${linksHtml(page)}
    ${previewHtml(page, shortTitle, description, url)}
    ${citationTags(page, url)}
    ${blocks.map((block) => html`<script type="application/ld+json">${new Html(toScriptJson(block))}</script>`)}`;
}

/** Tags that are equal on all pages. The shared style sheets come before those of the section, which Astro appends. */
function fixedHtml(styles: readonly string[]): Html {
  return html`
    <meta name="theme-color" content="${siteConfig.themeColor.light}" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="${siteConfig.themeColor.dark}" media="(prefers-color-scheme: dark)">
    ${styles.map((style) => html`<link rel="stylesheet" href="${style}">`)}
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="preload" href="/fonts/newsreader-display-500.woff2" as="font" type="font/woff2" crossorigin>
    <link rel="preload" href="/fonts/public-sans-400-700.woff2" as="font" type="font/woff2" crossorigin>`;
}

function linksHtml({ title, feed, embed }: HeadProps): Html {
  const feeds = [{ name: "votazioni", title: voteFeeds.all }, ...(feed === undefined ? [] : [feed])].map(
    ({ name, title: feedTitle }) => html`
      <link rel="alternate" type="application/atom+xml" title="${feedTitle}" href="${files.feed(name)}">
      <link rel="alternate" type="application/feed+json" title="${feedTitle}" href="${files.feed(name, "json")}">`,
  );
  if (embed === undefined) return html`${feeds}`;
  const address = absoluteUrl(files.oembed(embed));
  return html`${feeds}<link rel="alternate" type="application/json+oembed" title="${title}" href="${address}">`;
}

/** Open Graph tags, for previews in social networks and messengers. */
function previewHtml({ path, image }: HeadProps, title: string, description: string, url: string): Html {
  const kind = shareKind(path);
  const { key, alt } = image ?? { key: kind, alt: kindAlt(kind) };
  return html`
    <meta property="og:site_name" content="${siteConfig.name}">
    <meta property="og:locale" content="it_IT">
    <meta property="og:type" content="${path === routes.home() ? "website" : "article"}">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${description}">
    <meta property="og:url" content="${url}">
    <meta property="og:image" content="${absoluteUrl(files.shareImage(key))}">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="${alt}">
    <meta name="twitter:card" content="summary_large_image">`;
}

/** Tags for citation tools (Zotero, Google Scholar). */
function citationTags({ title, path, updated }: HeadProps, url: string): Html {
  return html`
    <meta name="citation_title" content="${plainText(title)}">
    <meta name="citation_author" content="${operator.name}">
    <meta name="citation_publisher" content="${siteConfig.name}">
    <meta name="citation_language" content="it">
    <meta name="citation_fulltext_html_url" content="${url}">
    ${
      updated !== undefined &&
      html`
        <meta name="citation_publication_date" content="${updated.replaceAll("-", "/")}">
        ${path !== routes.home() && html`<meta property="article:modified_time" content="${updated}">`}`
    }`;
}
