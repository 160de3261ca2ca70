/** The list of votes: its page, its archives, its rankings, and the files that its filters read. */
import { z } from "zod";
import { branches, outcomes, subVoteTypes } from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import { voteRowSchema } from "./vote-row.ts";

const base = { updated: z.iso.date(), sources: z.array(sourceRefSchema) };
const count = z.int().nonnegative();

/** A year of key votes: how many were decided by a known margin, how many of them a risky one, and the middle one. */
const yearSchema = z.strictObject({ year: z.string(), votes: count, risky: count, median: z.number().nullable() });

/** `/votazioni`: the default list, and the margins of all key votes. */
export const votesListSchema = z.strictObject({
  ...base,
  /** Votes in all, and key votes. */
  total: count,
  keyTotal: count,
  /** Newest key votes. */
  rows: z.array(voteRowSchema),
  /** Day, margin, chamber, id of every key vote that was decided by a known margin, oldest first. */
  points: z.array(z.tuple([z.iso.date(), count, z.enum(branches), z.string()])),
  byYear: z.array(yearSchema),
  /** Years with votes, newest first. */
  years: z.array(z.string()),
  governments: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});
export type VotesList = z.infer<typeof votesListSchema>;

/** `/votazioni/archivio` and `/votazioni/archivio/2026`: months with their number of votes; a year has only its own. */
export const votesArchiveSchema = z.strictObject({
  ...base,
  year: z.string().nullable(),
  /** Years with votes, newest first. */
  years: z.array(z.string()),
  months: z.array(z.strictObject({ month: z.string(), C: count, S: count })),
});
export type VotesArchive = z.infer<typeof votesArchiveSchema>;

/** `/votazioni/archivio/2026/11`: every vote of a month, by sitting, newest first. */
export const votesMonthSchema = z.strictObject({
  ...base,
  month: z.string(),
  previous: z.string().nullable(),
  next: z.string().nullable(),
  sittings: z.array(
    z.strictObject({ branch: z.enum(branches), number: z.int(), date: z.iso.date(), votes: z.array(voteRowSchema) }),
  ),
});
export type VotesMonth = z.infer<typeof votesMonthSchema>;

/** The rankings, by their address. */
export const rankings = ["sul-filo", "ribelli", "governo-battuto"] as const;
export type Ranking = (typeof rankings)[number];

/** `/votazioni/sul-filo` and its like. `total`: votes that qualify, of which `rows` are the first. */
export const voteRankingSchema = z.strictObject({
  ...base,
  ranking: z.enum(rankings),
  /** Whether any vote is known well enough to be ranked: without one, none is no answer. */
  isKnown: z.boolean(),
  total: count,
  rows: z.array(voteRowSchema),
});
export type VoteRanking = z.infer<typeof voteRankingSchema>;

/**
 * What the filters need of all votes, in columns, newest first. A sitting is [chamber, number, day, votes]; the columns
 * have an entry a vote, in the order of the sittings.
 */
export const votesIndexSchema = z.strictObject({
  /** Of the votes and their order: the files that tell votes by their place carry it too. */
  stamp: z.string(),
  sittings: z.array(z.tuple([z.enum(branches), z.int(), z.iso.date(), count])),
  number: z.array(z.int()),
  /** Sum of: 1 key, 2 final, 4 confidence. */
  flags: z.array(z.int()),
  /** Position in `subTypes`; -1 = none. */
  subType: z.array(z.int()),
  subTypes: z.array(z.enum(subVoteTypes)),
  outcome: z.array(z.int()),
  outcomes: z.array(z.enum(outcomes)),
  government: z.array(z.int()),
  governments: z.array(z.string()),
  /** Positions in `acts`. */
  act: z.array(z.array(z.int())),
  acts: z.array(z.string()),
});
export type VotesIndex = z.infer<typeof votesIndexSchema>;

/** One number a vote, in the order of the index; null = unknown. Separate files: most readers never sort by them. */
export const votesColumnSchema = z.strictObject({ stamp: z.string(), values: z.array(z.number().nullable()) });
export type VotesColumn = z.infer<typeof votesColumnSchema>;
export const voteColumns = ["margini", "ribelli", "compattezza"] as const;
export type VoteColumn = (typeof voteColumns)[number];

/** Whole rows: of the key votes ("chiave"), a sitting ("C-147-2026-11-19"), a chamber and month ("2026-11-C"). */
export const voteRowsFileSchema = z.strictObject({ rows: z.array(voteRowSchema) });
