/** The feeds: votes, acts, corrections, each member, each act that moves, each group, each theme. */
import { donePart, hasFeed, toBillState } from "#src/domain/act-state.ts";
import { lastDay, type Period } from "#src/domain/periods.ts";
import { actKinds, branches, type ActKind, type Branch } from "#src/domain/codes.ts";
import type { PersonVoteList } from "#src/domain/person-vote-lists.ts";
import { compareText } from "#src/lib/format.ts";
import { momentInRome } from "#src/lib/rome.ts";
import { feedSchema, type Feed, type FeedItem, type FeedSubject } from "#src/contracts/feed.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { defineDerivation, defineOutput, type Reader } from "#scripts/contracts/engine/reader.ts";
import { eachVoteRow } from "#scripts/contracts/people/person-votes.ts";
import { readNamedBallots } from "#scripts/contracts/stats/member-figures.ts";
import { groupCardOn } from "#scripts/contracts/stats/person-card.ts";
import { branchRoster, voteMonths } from "#scripts/contracts/stats/roster.ts";
import { isDemo } from "#scripts/contracts/stats/coverage.ts";
import { readKeyVotes } from "#scripts/contracts/votes/votes-list.ts";
import { themeActs, themeLabels } from "#scripts/contracts/stats/themes.ts";
import { themeVoteRows } from "#scripts/contracts/themes/theme-pages.ts";
import { isHighlightedByRule, outcomeOfRow, readVoteRow, voteRows } from "#scripts/contracts/stats/vote-rows.ts";
import { changeDays } from "#scripts/contracts/site/status.ts";
import { serializeFeed, feedKeys, feedPath, recordFeedKeys, splitFeedKey } from "./serialize.ts";
import { calendar } from "./calendar.ts";

/** Number of entries in a site-wide feed and in the feed of one record, before the rest of the last day is added. */
const shown = { site: 50, own: 30 };

/**
 * First `count` items of a list sorted newest first, plus the rest of the last item's day. Some days have hundreds of
 * votes and the site is built once a day, so daily readers miss none.
 */
function newestDays<T extends { readonly date: string }>(items: Iterable<T>, count: number): T[] {
  const newest: T[] = [];
  for (const item of items) {
    if (newest.length >= count && item.date !== newest.at(-1)?.date) break;
    newest.push(item);
  }
  return newest;
}

/** Votes by day and time, latest first; within a day and chamber in the order of the sitting. */
function byTime<Row extends { readonly date: string; readonly id: string }>(read: Reader, rows: readonly Row[]): Row[] {
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
    const time = item.type === "vote" || item.type === "ballot" ? read.require("vote", item.id).time : null;
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
function toFeed(read: Reader, subject: FeedSubject, entries: readonly FeedItem[], limit: number): Feed {
  const newest = newestDays(
    [...entries].sort((a, b) => compareText(b.date, a.date)),
    limit,
  );
  const moments = momentsOf(read, newest);
  return {
    subject,
    isDemo: read.derived(isDemo, ""),
    entries: newest,
    moments,
    updated: moments[0] ?? `${read.require("site", "site").changedAt.slice(0, 10)}T00:00:00Z`,
  };
}

function feedOutput(
  name: string,
  keys: (read: Reader) => readonly string[],
  build: (read: Reader, name: string) => Feed,
  toKeys = feedKeys,
) {
  return defineOutput<Feed>({
    name,
    schema: feedSchema,
    keys: (read) => toKeys(keys(read)),
    path: feedPath,
    build: (read, key) => build(read, splitFeedKey(key).name),
    serialize: serializeFeed,
  });
}

const voteLists = {
  votazioni: "all",
  "votazioni-chiave": "key",
  "votazioni-finali": "final",
  "votazioni-fiducia": "confidence",
  "votazioni-camera": "C",
  "votazioni-senato": "S",
} as const;

function voteList(name: string): (typeof voteLists)[keyof typeof voteLists] {
  return Object.entries(voteLists).find(([list]) => list === name)?.[1] ?? "all";
}

function toVoteItem(row: VoteRow): FeedItem {
  const { id, date, title, subject, branch, ayes, noes, abstained } = row;
  const isInReview = row.status === "review";
  const isUnknown = row.status === "unpublished" && row.isSecret === null;
  return {
    ...{ type: "vote", date, id, title, subject, branch, ...outcomeOfRow(row), ayes, noes, abstained, isInReview },
    ...(isUnknown ? { isUnknown } : {}),
  };
}

/** Votes of a chamber, newest first; each month is read lazily. */
function* votesOfBranch(read: Reader, branch: Branch): Generator<VoteRow> {
  for (const month of voteMonths(read, branch).toReversed())
    yield* [...read.derived(voteRows, month).values()].toReversed();
}

/** Yields votes newest first from keys sorted oldest first; each vote is read lazily. */
function* votesByKey(read: Reader, keys: readonly string[]): Generator<VoteRow> {
  for (const key of keys.toReversed()) {
    const row = readVoteRow(read, key);
    if (row !== undefined) yield row;
  }
}

const voteFeeds = feedOutput(
  "feeds-votes",
  () => Object.keys(voteLists),
  (read, name) => {
    const list = voteList(name);
    const subject = { type: "votes", list } as const;
    if (list === "key" && read.derived(isHighlightedByRule, "")) {
      const rows = newestDays(readKeyVotes(read), shown.site);
      return toFeed(read, { type: "votes", list: "rule" }, byTime(read, rows).map(toVoteItem), shown.site);
    }
    if (list === "key" || list === "final" || list === "confidence") {
      const rows = newestDays(votesByKey(read, read.index("vote.kind", list)), shown.site);
      return toFeed(read, subject, byTime(read, rows).map(toVoteItem), shown.site);
    }
    const chambers = branches.filter((branch) => list === "all" || branch === list);
    const rows = chambers.flatMap((branch) => newestDays(votesOfBranch(read, branch), shown.site));
    return toFeed(read, subject, byTime(read, rows).map(toVoteItem), shown.site);
  },
);

/** Last dated event of an act; null = none. Argument: record key. */
const actNews = defineDerivation<FeedItem | null>("feed-act", (read, key) => {
  const act = read.require("act", key);
  const { kind, id } = act;
  const title = act.shortTitle ?? act.title;
  if (kind === "bill") return toActItem({ kind, id, title, date: act.statusDate, status: act.status });
  const step = kind === "datt" ? undefined : donePart(act.steps).findLast(({ date }) => date !== null);
  if (kind === "datt") return toActItem({ kind, id, title, date: act.adoptionDate ?? act.published, status: null });
  const date = kind === "decree" ? (act.statusDate ?? act.published ?? act.date) : (act.published ?? act.adopted);
  return toActItem({ kind, id, title, date: date ?? step?.date ?? null, status: step?.label ?? null });
});

function toActItem({
  date,
  ...item
}: {
  kind: ActKind;
  id: string;
  title: string;
  date: string | null;
  status: string | null;
}): FeedItem | null {
  return date === null ? null : { type: "act", date, ...item };
}

const actsFeed = feedOutput(
  "feeds-acts",
  () => ["atti"],
  (read) => {
    const news = read
      .keys("act")
      .map((key) => read.derived(actNews, key))
      .filter((item) => item !== null);
    return toFeed(read, { type: "acts" }, news, shown.site);
  },
);

const correctionsFeed = feedOutput(
  "feeds-corrections",
  () => ["modifiche"],
  (read) => {
    const entries = read
      .derived(changeDays, "")
      .flatMap(({ day, kinds }) =>
        kinds
          .filter(({ changed, vanished }) => changed + vanished > 0)
          .map(({ kind, changed, vanished }): FeedItem => ({ type: "correction", date: day, kind, changed, vanished })),
      );
    return toFeed(read, { type: "corrections" }, entries, shown.site);
  },
);

const personFeeds = feedOutput(
  "feeds-persons",
  (read) => read.keys("person").map((id) => `persone/${id}`),
  (read, name) => {
    const id = name.slice("persone/".length);
    const person = read.require("person", id);
    const fullName = `${person.givenName} ${person.familyName}`;
    const newestOf = (list: PersonVoteList) =>
      newestDays(eachVoteRow(read, readNamedBallots(read, person, list)), shown.own);
    const rebels = newestOf("voti-ribelli");
    const rebelIds = new Set(rebels.map((row) => row.id));
    const ballots = [
      ...rebels.map((row) => ({ ...row, isRebel: true })),
      ...newestOf("voti-chiave")
        .filter(({ id: vote }) => !rebelIds.has(vote))
        .map((row) => ({ ...row, isRebel: false })),
    ];
    const entries: FeedItem[] = [
      ...byTime(read, ballots).map(({ id: vote, date, title, subject, code, isRebel }): FeedItem => ({
        type: "ballot",
        date,
        id: vote,
        title,
        subject,
        code,
        gender: person.gender,
        isRebel,
      })),
      ...read.index("act.firstSigner", id).flatMap((key) => toProposal(read, key)),
      ...person.memberships.toReversed().flatMap((mandate) => toPassages(read, mandate, { id, name: fullName })),
    ];
    return toFeed(read, { type: "person", id, name: fullName }, entries, shown.own);
  },
  recordFeedKeys,
);

function toProposal(read: Reader, key: string): FeedItem[] {
  const bill = read.record("act", key);
  if (bill?.kind !== "bill" || bill.presented === null) return [];
  return [{ type: "proposal", date: bill.presented, id: bill.id, title: bill.shortTitle ?? bill.title }];
}

type Passage = Extract<FeedItem, { type: "membership" }>;

/** One entry for all who join, or leave, a group on the same day. */
function together(passages: readonly Passage[]): FeedItem[] {
  const moves = Map.groupBy(passages, ({ date, direction, group }) => [date, direction, group].join("/"));
  return [...moves.values()].flatMap((same): FeedItem[] => {
    const [first, second] = same;
    if (first === undefined || second === undefined) return [...same];
    const { date, direction, group } = first;
    const names = same.map(({ person }) => person.name).sort(compareText);
    return [{ type: "memberships", date, direction, group, names }];
  });
}

/**
 * Entries for leaving and joining a group, latest first, if the days are known. As on the pages, a change of group has
 * one day, the first in the new group; who leaves with the mandate does so on its last day. The group has the name that
 * it had while the person was in it.
 */
function toPassages(
  read: Reader,
  { groups, end }: { readonly groups: readonly (Period & { readonly group: string })[]; readonly end: string | null },
  person: { readonly id: string; readonly name: string },
): Passage[] {
  const passage = (group: string, date: string | null, named: string | null, direction: "in" | "out"): Passage[] =>
    date === null || named === null
      ? []
      : [{ type: "membership", date, direction, group: groupCardOn(read, group, named)?.name ?? group, person }];
  return groups.toReversed().flatMap((period) => {
    const last = lastDay(period.end);
    return [
      ...passage(period.group, period.end === end ? last : period.end, last, "out"),
      ...passage(period.group, period.start, period.start, "in"),
    ];
  });
}

const groupFeeds = feedOutput(
  "feeds-groups",
  (read) => read.keys("group").map((id) => `gruppi/${id}`),
  (read, name) => {
    const group = read.require("group", name.slice("gruppi/".length));
    const label = group.names.at(-1)?.name ?? group.id;
    const entries = read
      .derived(branchRoster, group.branch)
      .members.flatMap((member) =>
        toPassages(
          read,
          { groups: member.groups.filter((period) => period.group === group.id), end: member.end },
          { id: member.id, name: `${member.givenName} ${member.familyName}` },
        ),
      );
    const subject = { type: "group", branch: group.branch, id: group.id, name: label } as const;
    return toFeed(read, subject, together(entries), shown.own);
  },
  recordFeedKeys,
);

/** Keys of the acts with a feed each. */
const followedActs = defineDerivation<readonly string[]>("followed-acts", (read) =>
  actKinds
    .flatMap((kind) => read.index("act.kind", kind))
    .filter((key) => {
      const act = read.require("act", key);
      return hasFeed(act.kind === "bill" ? { kind: act.kind, state: toBillState(act) } : act);
    }),
);

const actFeeds = feedOutput(
  "feeds-act",
  (read) => read.derived(followedActs, "").map((key) => `atti/${key}`),
  (read, name) => {
    const key = name.slice("atti/".length);
    const act = read.require("act", key);
    const { kind, id } = act;
    const steps =
      act.kind === "datt"
        ? []
        : donePart(act.steps)
            .toReversed()
            .flatMap(({ date, kind: step, label, branch, reading }): FeedItem[] =>
              date === null ? [] : [{ type: "step", date, kind, id, step, label, branch, reading }],
            );
    const votes = byTime(read, newestDays(votesByKey(read, read.index("vote.act", key)), shown.own)).map((row) =>
      toVoteItem({ ...row, subject: null }),
    );
    return toFeed(read, { type: "act", kind, id, title: act.shortTitle ?? act.title }, [...steps, ...votes], shown.own);
  },
  recordFeedKeys,
);

const themeFeeds = feedOutput(
  "feeds-themes",
  (read) => [...read.derived(themeLabels, "").keys()].map((id) => `temi/${id}`),
  (read, name) => {
    const id = name.slice("temi/".length);
    const news = read.derived(themeActs, id).flatMap((key) => read.derived(actNews, key) ?? []);
    const votes = byTime(read, newestDays(themeVoteRows(read, id), shown.own)).map(toVoteItem);
    const subject = { type: "theme", id, name: read.derived(themeLabels, "").get(id) ?? id } as const;
    return toFeed(read, subject, [...votes, ...news], shown.own);
  },
  recordFeedKeys,
);

export const feedOutputs = [
  voteFeeds,
  actsFeed,
  correctionsFeed,
  personFeeds,
  groupFeeds,
  actFeeds,
  themeFeeds,
  calendar,
];
