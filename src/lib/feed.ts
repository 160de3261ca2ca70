/**
 * Atom (RFC 4287) and JSON Feed 1.1 from one document. Does not read the clock: a feed's date is that of its newest
 * entry.
 */
import { plainText } from "./plain-text.ts";
import { escapeHtml } from "./text.ts";

/** One event in a feed. URLs are absolute. */
export interface FeedEntry {
  /** Permanent id: the URL of the record, with a fragment when one record has several entries. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** ISO moment in UTC. Readers sort by it, so entries of a feed have different ones. */
  readonly updated: string;
}

/** A feed, newest entry first. */
export interface FeedDocument {
  readonly title: string;
  readonly subtitle: string;
  readonly page: string;
  /** URL of the feed itself. */
  readonly self: string;
  readonly author: string;
  /** ISO moment of the last change, in UTC. */
  readonly updated: string;
  readonly entries: readonly FeedEntry[];
}

/** Characters that XML 1.0 forbids even when escaped, lone surrogates included. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text for the content or an attribute of an XML element. */
function xmlText(text: string): string {
  return escapeHtml(plainText(text).replaceAll(forbidden, ""));
}

export function toAtom(feed: FeedDocument): string {
  const entries = feed.entries.map(({ id, url, title, summary, updated }) => {
    const lines = [
      `    <id>${xmlText(id)}</id>`,
      `    <title>${xmlText(title)}</title>`,
      `    <link rel="alternate" type="text/html" href="${xmlText(url)}"/>`,
      // The moment of what happened; nothing says when the text last changed.
      `    <published>${updated}</published>`,
      `    <updated>${updated}</updated>`,
      `    <summary>${xmlText(summary)}</summary>`,
    ];
    return `  <entry>\n${lines.join("\n")}\n  </entry>\n`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="it">
  <id>${xmlText(feed.self)}</id>
  <title>${xmlText(feed.title)}</title>
  <subtitle>${xmlText(feed.subtitle)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${xmlText(feed.self)}"/>
  <link rel="alternate" type="text/html" href="${xmlText(feed.page)}"/>
  <author><name>${xmlText(feed.author)}</name></author>
  <updated>${feed.updated}</updated>
${entries.join("")}</feed>
`;
}

export function toJsonFeed(feed: FeedDocument): string {
  const items = feed.entries.map(({ id, url, title, summary, updated }) => ({
    id,
    url,
    title: plainText(title),
    content_text: plainText(summary),
    date_published: updated,
  }));
  const document = {
    version: "https://jsonfeed.org/version/1.1",
    title: plainText(feed.title),
    description: plainText(feed.subtitle),
    home_page_url: feed.page,
    feed_url: feed.self,
    language: "it",
    authors: [{ name: feed.author }],
    items,
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}
