/** The feeds: votes, acts, corrections, each member, each act with an iter, each group. */
import { donePart } from "#src/domain/act-state.ts";
import { lastDay } from "#src/domain/periods.ts";
import { actKinds, branches, type ActKind, type Branch } from "#src/domain/codes.ts";
import type { PersonVoteList } from "#src/domain/person-vote-lists.ts";
import { compareText } from "#src/lib/format.ts";
import { feedSchema, type Feed, type FeedItem, type FeedSubject } from "#src/contracts/feed.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { defineDerivation, defineOutput, type Reader } from "#scripts/contracts/engine/reader.ts";
import { eachVoteRow } from "#scripts/contracts/people/person-votes.ts";
import { readNamedBallots } from "#scripts/contracts/stats/member-figures.ts";
import { groupCardOn } from "#scripts/contracts/stats/person-card.ts";
import { branchRoster, voteMonths } from "#scripts/contracts/stats/roster.ts";
import { isDemo } from "#scripts/contracts/stats/coverage.ts";
import { readKeyVotes } from "#scripts/contracts/votes/votes-list.ts";
import { isHighlightedByRule, readVoteRow, voteRows } from "#scripts/contracts/stats/vote-rows.ts";
import { changeDays } from "#scripts/contracts/site/status.ts";
import { serializeFeed, feedKeys, feedPath, splitFeedKey } from "./serialize.ts";
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

/**
 * Builds a feed. `updated` is the day of the newest entry; for an empty feed, the day of the last change of the data.
 * The order of entries within a day is kept.
 */
function toFeed(read: Reader, subject: FeedSubject, entries: readonly FeedItem[], limit: number): Feed {
  const newest = newestDays(
    [...entries].sort((a, b) => compareText(b.date, a.date)),
    limit,
  );
  return {
    subject,
    isDemo: read.derived(isDemo, ""),
    entries: newest,
    updated: newest[0]?.date ?? read.require("site", "site").changedAt.slice(0, 10),
  };
}

function feedOutput(
  name: string,
  keys: (read: Reader) => readonly string[],
  build: (read: Reader, name: string) => Feed,
) {
  return defineOutput<Feed>({
    name,
    schema: feedSchema,
    keys: (read) => feedKeys(keys(read)),
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
  const { id, date, title, subject, branch, outcome, outcomeText, ayes, noes, abstained } = row;
  const isInReview = row.status === "review";
  const isUnknown = row.status === "unpublished" && row.isSecret === null;
  return {
    ...{ type: "vote", date, id, title, subject, branch, outcome, outcomeText, ayes, noes, abstained, isInReview },
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
      return toFeed(read, { type: "votes", list: "rule" }, rows.map(toVoteItem), shown.site);
    }
    if (list === "key" || list === "final" || list === "confidence") {
      const rows = newestDays(votesByKey(read, read.index("vote.kind", list)), shown.site);
      return toFeed(read, subject, rows.map(toVoteItem), shown.site);
    }
    const chambers = branches.filter((branch) => list === "all" || branch === list);
    const rows = chambers.flatMap((branch) => newestDays(votesOfBranch(read, branch), shown.site));
    return toFeed(read, subject, rows.map(toVoteItem), shown.site);
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
      ...ballots.map(({ id: vote, date, title, subject, code, isRebel }): FeedItem => ({
        type: "ballot",
        date,
        id: vote,
        title,
        subject,
        code,
        isRebel,
      })),
      ...read.index("act.firstSigner", id).flatMap((key) => toProposal(read, key)),
      ...person.memberships
        .flatMap(({ groups }) => groups)
        .flatMap((period) => toPassages(read, period, { id, name: fullName })),
    ];
    return toFeed(read, { type: "person", id, name: fullName }, entries, shown.own);
  },
);

function toProposal(read: Reader, key: string): FeedItem[] {
  const bill = read.record("act", key);
  if (bill?.kind !== "bill" || bill.presented === null) return [];
  return [{ type: "proposal", date: bill.presented, id: bill.id, title: bill.shortTitle ?? bill.title }];
}

/**
 * Entries for joining (first day) and leaving (last day) a group, if the days are known, with the group's name on that
 * day.
 */
function toPassages(
  read: Reader,
  period: { readonly group: string; readonly start: string | null; readonly end: string | null },
  person: { readonly id: string; readonly name: string },
): FeedItem[] {
  const passage = (date: string | null, direction: "in" | "out"): FeedItem[] =>
    date === null
      ? []
      : [
          {
            type: "membership",
            date,
            direction,
            group: groupCardOn(read, period.group, date)?.name ?? period.group,
            person,
          },
        ];
  return [...passage(period.start, "in"), ...passage(lastDay(period.end), "out")];
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
        member.groups
          .filter((period) => period.group === group.id)
          .flatMap((period) =>
            toPassages(read, period, { id: member.id, name: `${member.givenName} ${member.familyName}` }),
          ),
      );
    return toFeed(read, { type: "group", branch: group.branch, id: group.id, name: label }, entries, shown.own);
  },
);

/** Kinds of act with a feed each. Implementing decrees have a single step, their adoption: nothing to follow. */
const followedKinds = actKinds.filter((kind) => kind !== "datt");

const actFeeds = feedOutput(
  "feeds-act",
  (read) => followedKinds.flatMap((kind) => read.index("act.kind", kind)).map((key) => `atti/${key}`),
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
    const votes = newestDays(votesByKey(read, read.index("vote.act", key)), shown.own).map((row) =>
      toVoteItem({ ...row, subject: null }),
    );
    return toFeed(read, { type: "act", kind, id, title: act.shortTitle ?? act.title }, [...steps, ...votes], shown.own);
  },
);

export const feedOutputs = [voteFeeds, actsFeed, correctionsFeed, personFeeds, groupFeeds, actFeeds, calendar];
