/** Entries that more than one kind of feed has. */
import { donePart } from "#src/domain/act-state.ts";
import type { ActKind } from "#src/domain/codes.ts";
import type { FeedItem } from "#src/contracts/feed.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { outcomeOfRow, readVoteHeading } from "#scripts/contracts/stats/vote-rows.ts";
import { byTime } from "./define-feed.ts";

function toVoteItem(read: Reader, row: VoteRow): FeedItem {
  const { id, date, title, branch, ayes, noes, abstained } = row;
  const heading = readVoteHeading(read, read.require("vote", id));
  const isInReview = row.status === "review";
  const isUnknown = row.status === "unpublished" && row.isSecret === null;
  return {
    ...{ type: "vote", date, id, title, heading, branch, ...outcomeOfRow(row), ayes, noes, abstained, isInReview },
    ...(isUnknown ? { isUnknown } : {}),
  };
}

/** Entries of votes, latest first. */
export const toVoteItems = (read: Reader, rows: readonly VoteRow[]): FeedItem[] =>
  byTime(read, rows).map((row) => toVoteItem(read, row));

/** Last dated event of an act; null = none. Argument: record key. */
export const actNews = defineDerivation<FeedItem | null>("feed-act", (read, key) => {
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
