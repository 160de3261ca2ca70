/** The feeds: votes, acts, corrections, each member, each act that moves, each group; those of page types are parts of these. */
import { donePart, hasFeed, toBillState } from "#src/domain/act-state.ts";
import { actKinds, branches, type Branch } from "#src/domain/codes.ts";
import type { PersonVoteList } from "#src/domain/person-vote-lists.ts";
import { feeds, voteFeeds as voteFeedTitles } from "#src/i18n/feeds.ts";
import { routes } from "#src/lib/routes.ts";
import type { Feed, FeedItem } from "#src/contracts/feed.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { eachVoteRow } from "#scripts/contracts/people/person-votes.ts";
import { readNamedBallots } from "#scripts/contracts/stats/member-figures.ts";
import { branchRoster, voteMonths } from "#scripts/contracts/stats/roster.ts";
import { readKeyVotes } from "#scripts/contracts/votes/votes-list.ts";
import {
  isHighlightedByRule,
  outcomeOfRow,
  readVoteHeading,
  readVoteRow,
  voteRows,
} from "#scripts/contracts/stats/vote-rows.ts";
import { importantVotes } from "#scripts/contracts/bodies/group-votes.ts";
import { changeDays } from "#scripts/contracts/site/status.ts";
import { calendar } from "./calendar.ts";
import { actNews, toVoteItems } from "./entries.ts";
import { byTime, feedOutput, newestDays, shown, toFeed } from "./define-feed.ts";
import { together, toPassages } from "./passages.ts";
import { calendarKeys, recordFeedAndCalendarKeys, recordFeedKeys } from "./serialize.ts";
import { actTerms, hasCalendar } from "./terms.ts";

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
    const about = { title: voteFeedTitles[list], page: routes.votes() };
    if (list === "key" && read.derived(isHighlightedByRule, "")) {
      const rows = newestDays(readKeyVotes(read), shown.site);
      return toFeed(read, { ...about, title: voteFeedTitles.rule }, toVoteItems(read, rows), shown.site);
    }
    if (list === "key" || list === "final" || list === "confidence") {
      const rows = newestDays(votesByKey(read, read.index("vote.kind", list)), shown.site);
      return toFeed(read, about, toVoteItems(read, rows), shown.site);
    }
    const chambers = branches.filter((branch) => list === "all" || branch === list);
    const rows = chambers.flatMap((branch) => newestDays(votesOfBranch(read, branch), shown.site));
    return toFeed(read, about, toVoteItems(read, rows), shown.site);
  },
);

const actsFeed = feedOutput(
  "feeds-acts",
  () => ["atti"],
  (read) => {
    const news = read
      .keys("act")
      .map((key) => read.derived(actNews, key))
      .filter((item) => item !== null);
    return toFeed(read, { title: feeds.acts, page: routes.legislation() }, news, shown.site);
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
          .filter(({ changed, corrected, vanished }) => changed + corrected + vanished > 0)
          .map((counts): FeedItem => ({ type: "correction", date: day, counts: { ...counts, appeared: 0 } })),
      );
    return toFeed(read, { title: feeds.corrections, page: routes.updates() }, entries, shown.site);
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
      ...byTime(read, ballots).map(({ id: vote, date, title, code, isRebel }): FeedItem => ({
        type: "ballot",
        date,
        id: vote,
        title,
        heading: readVoteHeading(read, read.require("vote", vote)),
        code,
        gender: person.gender,
        isRebel,
      })),
      ...read.index("act.firstSigner", id).flatMap((key) => toProposal(read, key)),
      ...person.memberships.toReversed().flatMap((mandate) => toPassages(read, mandate, { id, name: fullName })),
    ];
    return toFeed(read, { title: feeds.person(fullName), page: routes.person(id) }, entries, shown.own);
  },
  recordFeedAndCalendarKeys,
);

function toProposal(read: Reader, key: string): FeedItem[] {
  const bill = read.record("act", key);
  if (bill?.kind !== "bill" || bill.presented === null) return [];
  return [{ type: "proposal", date: bill.presented, id: bill.id, title: bill.shortTitle ?? bill.title }];
}

/** The last important votes of a group with its lines, latest first. */
function linesOf(read: Reader, id: string): FeedItem[] {
  const votes = function* () {
    for (const own of importantVotes(read, id)) {
      const row = readVoteRow(read, own.vote);
      if (row !== undefined) yield { ...row, ...own };
    }
  };
  return byTime(read, newestDays(votes(), shown.own)).map((row): FeedItem => {
    const { id: vote, date, title, branch, ayes, noes, line, rebels, choices } = row;
    const heading = readVoteHeading(read, read.require("vote", vote));
    const own = { line, rebels, choices };
    return { type: "line", date, id: vote, title, heading, branch, ...outcomeOfRow(row), ayes, noes, ...own };
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
          { ...member, branch: group.branch, groups: member.groups.filter((period) => period.group === group.id) },
          { id: member.id, name: `${member.givenName} ${member.familyName}` },
        ),
      );
    const about = { title: feeds.group(label, group.branch), page: routes.group(group.branch, group.id) };
    return toFeed(read, about, [...linesOf(read, group.id), ...together(entries)], shown.own);
  },
  recordFeedAndCalendarKeys,
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

/** What happened to an act, and what is due. Argument: "atti/{act key}". */
function toActFeed(read: Reader, name: string): Feed {
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
  const votes = toVoteItems(read, newestDays(votesByKey(read, read.index("vote.act", key)), shown.own));
  const about = { title: feeds.act(kind, id, act.shortTitle ?? act.title), page: routes.act(kind, id) };
  return toFeed(read, about, [...steps, ...votes], shown.own);
}

const actFeeds = feedOutput(
  "feeds-act",
  (read) => read.derived(followedActs, "").map((key) => `atti/${key}`),
  toActFeed,
  recordFeedKeys,
);

/** Calendars of the acts with terms, their own or of the decrees that they ask for: a tenth of all acts. */
const actCalendars = feedOutput(
  "calendars-act",
  (read) =>
    read
      .keys("act")
      .filter((key) => hasCalendar(read, key))
      .map((key) => `atti/${key}`),
  (read, name) => ({ ...toActFeed(read, name), terms: read.derived(actTerms, name.slice("atti/".length)) }),
  calendarKeys,
);

export const feedOutputs = [
  voteFeeds,
  actsFeed,
  correctionsFeed,
  personFeeds,
  groupFeeds,
  actFeeds,
  actCalendars,
  calendar,
];
