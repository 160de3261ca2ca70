import { describe, expect, it } from "vitest";
import { toAtom, toJsonFeed, type FeedDocument } from "#src/lib/feed.ts";
import { plainText } from "#src/lib/plain-text.ts";
import { hostileTitles } from "#tests/fixtures/hostile.ts";
import { parseAtom } from "#tests/support/atom-parser.ts";

const entry = {
  id: "https://emiciclo.example/votazioni/a",
  url: "https://emiciclo.example/votazioni/a",
  title: "Voto",
  summary: "Approvata.",
  updated: "2026-11-19T16:52:00Z",
};
const feed: FeedDocument = {
  title: "Tutte le votazioni | Emiciclo",
  subtitle: "Dati ufficiali",
  page: "https://emiciclo.example/votazioni",
  self: "https://emiciclo.example/feed/votazioni.xml",
  author: "Fondazione Esempio",
  updated: "2026-11-19T16:52:00Z",
  entries: [entry],
};

it("writes Atom", () => {
  expect(parseAtom(toAtom(feed))).toEqual({
    id: feed.self,
    title: feed.title,
    subtitle: feed.subtitle,
    updated: "2026-11-19T16:52:00Z",
    author: { name: "Fondazione Esempio" },
    link: [
      { rel: "self", href: feed.self },
      { rel: "alternate", href: feed.page },
    ],
    entry: [
      {
        id: entry.id,
        title: "Voto",
        published: "2026-11-19T16:52:00Z",
        updated: "2026-11-19T16:52:00Z",
        summary: "Approvata.",
        link: { rel: "alternate", href: entry.url },
      },
    ],
  });
});

it("writes JSON Feed", () => {
  expect(JSON.parse(toJsonFeed(feed))).toEqual({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.subtitle,
    home_page_url: feed.page,
    feed_url: feed.self,
    language: "it",
    authors: [{ name: "Fondazione Esempio" }],
    items: [
      {
        id: entry.id,
        url: entry.url,
        title: "Voto",
        content_text: "Approvata.",
        date_published: "2026-11-19T16:52:00Z",
      },
    ],
  });
});

it("is valid without entries", () => {
  expect(parseAtom(toAtom({ ...feed, entries: [] })).entry).toEqual([]);
});

describe.each(hostileTitles)("the title %j round-trips", (title) => {
  const hostile = { ...feed, title, entries: [{ ...entry, title, summary: title }] };
  it("through Atom", () => {
    const parsed = parseAtom(toAtom(hostile));
    expect([parsed.title, parsed.entry[0]?.title, parsed.entry[0]?.summary]).toEqual([
      plainText(title),
      plainText(title),
      plainText(title),
    ]);
  });
  it("through JSON Feed", () => {
    expect(JSON.parse(toJsonFeed(hostile))).toMatchObject({
      title: plainText(title),
      items: [{ title: plainText(title) }],
    });
  });
});
