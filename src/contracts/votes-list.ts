/** Contracts of the votes list: page, archives, rankings, and the data files of the filters. */
import { z } from "zod";
import { branches } from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import { themeRefSchema } from "./theme-ref.ts";
import { voteRowSchema } from "./vote-row.ts";

const base = { updated: z.iso.date(), sources: z.array(sourceRefSchema) };
const count = z.int().nonnegative();

/**
 * Key votes of a year. `all` of them; `votes`: those with a known margin; `risky`: those with a risky margin; `median`: median margin.
 */
const yearSchema = z.strictObject({
  year: z.string(),
  all: count,
  votes: count,
  risky: count,
  median: z.number().nullable(),
});

/** `/votazioni`: the default list, and the margins of all key votes. */
export const votesListSchema = z.strictObject({
  ...base,
  total: count,
  keyTotal: count,
  /** Whether a rule chooses the votes with which the list begins, instead of a newsroom. */
  isByRule: z.boolean(),
  /** Newest key votes, or votes in evidence by rule; so in all fields named "key". */
  rows: z.array(voteRowSchema),
  /** Key votes with a known margin, oldest first: day, margin, chamber, id, title. */
  points: z.array(z.tuple([z.iso.date(), count, z.enum(branches), z.string(), z.string()])),
  byYear: z.array(yearSchema),
  years: z.array(z.string()),
  governments: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  /** Themes with votes, by label. */
  themes: z.array(themeRefSchema),
});
export type VotesList = z.infer<typeof votesListSchema>;

/**
 * `/votazioni/archivio` and `/votazioni/archivio/2026`: months with their number of votes; the page of a year lists
 * only its own months.
 */
export const votesArchiveSchema = z.strictObject({
  ...base,
  year: z.string().nullable(),
  years: z.array(z.string()),
  months: z.array(z.strictObject({ month: z.string(), C: count, S: count })),
});
export type VotesArchive = z.infer<typeof votesArchiveSchema>;

/** `/votazioni/archivio/2026/11`: the sittings of a month, newest first, with the votes that say most. */
export const votesMonthSchema = z.strictObject({
  ...base,
  month: z.string(),
  previous: z.string().nullable(),
  next: z.string().nullable(),
  sittings: z.array(
    z.strictObject({
      branch: z.enum(branches),
      number: z.int(),
      date: z.iso.date(),
      votes: count,
      rows: z.array(voteRowSchema),
    }),
  ),
});
export type VotesMonth = z.infer<typeof votesMonthSchema>;

/** Rankings, by their path segment. */
export const rankings = ["sul-filo", "ribelli", "governo-battuto"] as const;
export type Ranking = (typeof rankings)[number];

/**
 * `/votazioni/sul-filo` and the other rankings. `total`: number of votes that qualify; `rows` holds the first of them.
 */
export const voteRankingSchema = z.strictObject({
  ...base,
  ranking: z.enum(rankings),
  /** Whether any vote has the values to be ranked. false = an empty list means "not known", not "none". */
  isKnown: z.boolean(),
  total: count,
  rows: z.array(voteRowSchema),
});
export type VoteRanking = z.infer<typeof voteRankingSchema>;

/** Complete rows: of the key votes ("chiave"; null = too many for one file), a sitting or a chamber and month. */
export const voteRowsFileSchema = z.strictObject({ rows: z.array(voteRowSchema).nullable() });
