/** How a feed is made: the newest entries, in the order of their moments. */
import { compareText } from "#src/lib/format.ts";
import { momentInRome } from "#src/lib/rome.ts";
import type { Feed, FeedItem } from "#src/contracts/feed.ts";
import { defineFile, type AnyOutput, type Reader } from "#scripts/contracts/engine/reader.ts";
import { isDemo } from "#scripts/contracts/stats/coverage.ts";
import { serializeFeed, feedKeys, feedPath, splitFeedKey } from "./serialize.ts";

/** Number of entries in a site-wide feed and in the feed of one record, before the rest of the last day is added. */
export const shown = { site: 50, own: 30 };

/**
 * First `count` items of a list sorted newest first, plus the rest of the last item's day. Some days have hundreds of
 * votes and the site is built once a day, so daily readers miss none.
 */
export function newestDays<T extends { readonly date: string }>(items: Iterable<T>, count: number): T[] {
  const newest: T[] = [];
  for (const item of items) {
    if (newest.length >= count && item.date !== newest.at(-1)?.date) break;
    newest.push(item);
  }
  return newest;
}

/** Votes by day and time, latest first; within a day and chamber in the order of the sitting. */
export function byTime<Row extends { readonly date: string; readonly id: string }>(
  read: Reader,
  rows: readonly Row[],
): Row[] {
  const placed = rows.map((row) => {
    const { branch, sitting, number, time } = read.require("vote", row.id);
    const place = [read.require("sitting", sitting).number, number].map((part) => String(part).padStart(6, "0"));
    return { row, time, branch, order: [row.date, branch, ...place].join("/") };
  });
  placed.sort((a, b) => compareText(a.order, b.order));
  // A vote without a time is as late as the one before it in its chamber.
  let [day, known] = ["", ""];
  const timed = placed.map(({ row, time, branch, order }) => {
    if (day !== `${row.date}${branch}`) [day, known] = [`${row.date}${branch}`, ""];
    if (time !== null && time > known) known = time;
    return { row, key: `${row.date}/${known}/${order}` };
  });
  return timed.sort((a, b) => compareText(b.key, a.key)).map(({ row }) => row);
}

/** Moments of the entries, which are sorted latest first: see `feedSchema`. */
function momentsOf(read: Reader, entries: readonly FeedItem[]): string[] {
  let last = 0;
  const moments = entries.toReversed().map((item) => {
    const midnight = Date.parse(`${item.date}T00:00:00Z`);
    const time =
      item.type === "vote" || item.type === "line" || item.type === "ballot"
        ? read.require("vote", item.id).time
        : null;
    const start = time === null ? midnight : Math.max(midnight, momentInRome(item.date, time).getTime());
    last = Math.max(start, last + 1000);
    return new Date(last).toISOString().replace(".000Z", "Z");
  });
  return moments.reverse();
}

/**
 * Builds a feed. `updated` is the moment of the newest entry; for an empty feed, the day of the last change of the data.
 * The order of entries within a day is kept.
 */
export function toFeed(
  read: Reader,
  about: Pick<Feed, "title" | "page">,
  entries: readonly FeedItem[],
  limit: number,
): Feed {
  const newest = newestDays(
    [...entries].sort((a, b) => compareText(b.date, a.date)),
    limit,
  );
  const moments = momentsOf(read, newest);
  return {
    ...about,
    isDemo: read.derived(isDemo, ""),
    entries: newest,
    moments,
    updated: moments[0] ?? `${read.require("site", "site").changedAt.slice(0, 10)}T00:00:00Z`,
  };
}

/** The feeds of a page type that has them. */
export function feedsOf({ name, keys, path, feed }: AnyOutput): AnyOutput[] {
  if (feed === undefined) return [];
  const feedKey = (key: string): string => `${path(key).slice(1)}.xml`;
  return [
    defineFile<Feed>({
      name: `feeds-${name}`,
      keys,
      path: (key) => feedPath(feedKey(key)),
      build: (read, key) => {
        const { title, entries } = feed(read, key);
        return toFeed(read, { title, page: path(key) }, entries, shown.own);
      },
      serialize: (contract, key) => serializeFeed(contract, feedKey(key)),
    }),
  ];
}

export function feedOutput(
  name: string,
  keys: (read: Reader) => readonly string[],
  build: (read: Reader, name: string) => Feed,
  toKeys = feedKeys,
) {
  return defineFile<Feed>({
    name,
    keys: (read) => toKeys(keys(read)),
    path: feedPath,
    build: (read, key) => build(read, splitFeedKey(key).name),
    serialize: serializeFeed,
  });
}
