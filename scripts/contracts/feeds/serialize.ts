/** Serializes feed contracts: adds absolute URLs, replaces codes with text. */
import { operator } from "#src/config/operator.ts";
import { absoluteUrl, siteConfig } from "#src/config/site.ts";
import { bySource } from "#src/i18n/by-source.ts";
import { feeds } from "#src/i18n/feeds.ts";
import { voteNews } from "#src/i18n/vote-results.ts";
import { toAtom, toJsonFeed, type FeedDocument, type FeedEntry } from "#src/lib/feed.ts";
import { formatList } from "#src/lib/format.ts";
import type { CalendarEvent } from "#src/lib/icalendar.ts";
import { files, routes } from "#src/lib/routes.ts";
import { shortHeading } from "#src/lib/text.ts";
import type { Feed, FeedItem } from "#src/contracts/feed.ts";
import { toTermEvent, writeCalendar } from "./calendar.ts";

/** Formats of the feeds of the whole site; the key of a feed ends with one of them. */
const feedFormats = ["xml", "json"] as const;

/**
 * Keys of the feeds of single records, which have one format: they are many, and every reader of feeds takes Atom
 * (decision 34).
 */
export const recordFeedKeys = (names: readonly string[]): string[] => names.map((name) => `${name}.xml`);

/** Keys of calendars: the same entries as all-day events. */
export const calendarKeys = (names: readonly string[]): string[] => names.map((name) => `${name}.ics`);

/** Keys of the feeds of single records that also have a calendar each. */
export const recordFeedAndCalendarKeys = (names: readonly string[]): string[] => [
  ...recordFeedKeys(names),
  ...calendarKeys(names),
];

/** "votazioni.xml" → name and format. */
export function splitFeedKey(key: string): { name: string; format: "xml" | "json" | "ics" } {
  const at = key.lastIndexOf(".");
  const ending = key.slice(at + 1);
  return { name: key.slice(0, at), format: ending === "json" || ending === "ics" ? ending : "xml" };
}

export function feedKeys(names: readonly string[]): string[] {
  return names.flatMap((name) => feedFormats.map((format) => `${name}.${format}`));
}

export function feedPath(key: string): string {
  const { name, format } = splitFeedKey(key);
  return format === "ics" ? files.calendar(name) : files.feed(name, format);
}

export function serializeFeed(feed: Feed, key: string): string {
  const { format } = splitFeedKey(key);
  const page = absoluteUrl(feed.page);
  if (format === "ics")
    return writeCalendar(feed.title, feed.isDemo, [...toEvents(feed, page), ...(feed.terms ?? []).map(toTermEvent)]);
  const title = `${feed.title} | ${siteConfig.name}`;
  const document: FeedDocument = {
    title: feed.isDemo ? feeds.demoTitle(title) : title,
    subtitle: bySource(feeds.subtitle, feed.isDemo),
    page,
    self: absoluteUrl(feedPath(key)),
    author: operator.name,
    updated: feed.updated,
    entries: feed.entries.map((item, at) => ({
      ...inShort(toEntry(item, page)),
      updated: feed.moments[at] ?? feed.updated,
    })),
  };
  return format === "json" ? toJsonFeed(document) : toAtom(document);
}

/** The entries of a feed as all-day events. An entry has no day of change: its own day is that of its only revision. */
function toEvents({ entries }: Feed, page: string): CalendarEvent[] {
  return entries.map((item) => {
    const { id, url, title, summary } = inShort(toEntry(item, page));
    const described = summary === title ? {} : { description: summary };
    return { uid: id, url, title, date: item.date, changed: item.date, category: null, ...described };
  });
}

/** Characters of a title that lists of feed readers show. */
const longestTitle = 140;

/** An entry whose title ends at a sensible length: a cut one begins the summary in full. */
function inShort<Entry extends Pick<FeedEntry, "title" | "summary">>(entry: Entry): Entry {
  const { title, summary } = entry;
  const short = shortHeading(title, longestTitle);
  if (short === null) return entry;
  const whole = summary.includes(title) ? summary : title.includes(summary) ? title : `${title}. ${summary}`;
  return { ...entry, title: `${short.replace(/ …$/, "")} …`, summary: whole };
}

/** Entry ids are URLs; a fragment distinguishes several entries of one record. */
function toEntry(item: FeedItem, page: string): Omit<FeedEntry, "updated"> {
  const { date } = item;
  switch (item.type) {
    case "vote": {
      const url = absoluteUrl(routes.vote(item.id));
      const news = voteNews(item);
      return { id: url, url, title: news, summary: feeds.voteSummary({ ...item, news }) };
    }
    case "line": {
      const url = absoluteUrl(routes.vote(item.id));
      return {
        id: `${page}#${item.id}`,
        url,
        title: voteNews({ ...item, isInReview: false }),
        summary: feeds.lineSummary(item),
      };
    }
    case "act": {
      const url = absoluteUrl(routes.act(item.kind, item.id));
      const title = feeds.actEntry(item.kind, item.id, item.title);
      return { id: `${url}#${date}`, url, title, summary: feeds.actSummary(item.kind, item.status) };
    }
    case "step": {
      const url = absoluteUrl(routes.act(item.kind, item.id));
      const summary = feeds.stepSummary(item.label, item.branch, item.reading);
      return { id: `${url}#${date}-${item.step}-${item.reading ?? ""}`, url, title: item.label, summary };
    }
    case "ballot": {
      const url = absoluteUrl(routes.vote(item.id));
      const title = feeds.ballotTitle(item.heading, item.isRebel);
      return { id: `${page}#${item.id}`, url, title, summary: feeds.ballotSummary(item) };
    }
    case "amendment": {
      const url = absoluteUrl(files.amendment(item.id));
      return { id: url, url, ...feeds.amendment(item) };
    }
    case "proposal": {
      const url = absoluteUrl(routes.act("bill", item.id));
      // The numbers of bills restart with each legislature.
      return { id: `${page}#${date}-${item.id}`, url, title: feeds.proposal(item.title), summary: item.title };
    }
    case "membership": {
      const url = absoluteUrl(routes.person(item.person.id));
      const words = item.direction === "in" ? feeds.joined : feeds.left;
      const title = words(item.person.name, item.group);
      return { id: `${page}#${date}-${item.direction}-${item.person.id}`, url, title, summary: title };
    }
    case "memberships": {
      const words = item.direction === "in" ? feeds.allJoined : feeds.allLeft;
      const title = words(item.names.length, item.group);
      return { id: `${page}#${date}-${item.direction}`, url: page, title, summary: `${formatList(item.names)}.` };
    }
    case "correction": {
      const title = feeds.correction(item.counts);
      return { id: `${page}#${date}-${item.counts.kind}`, url: page, title, summary: title };
    }
  }
}
