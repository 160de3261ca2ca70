/** Contracts of the maps of the members by how they vote. */
import { z } from "zod";
import { branches, sidesOnDay } from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import { personRefSchema } from "./person-parts.ts";

const pointSchema = z.strictObject({
  person: personRefSchema,
  /** Group and side in the last vote of the map in which the member sat. */
  group: z.strictObject({ id: z.string(), acronym: z.string() }).nullable(),
  side: z.enum(sidesOnDay).nullable(),
  /**
   * The square of the distance between two points stands for the share of different choices (0 to 1). The majority is on
   * the right; the centre is 0.
   */
  x: z.number(),
  y: z.number(),
  /** Distance from the mean of the others of the group; null = the mixed group, none, or fewer than two others. */
  off: z.number().nullable(),
  /** The three members who chose the same most often: place in `points`, percentage with one decimal. */
  near: z.array(z.tuple([z.int(), z.number()])),
});
export type MapPoint = z.infer<typeof pointSchema>;

export const voteMapSchema = z.strictObject({
  /** "C", "S", "C:2026". */
  key: z.string(),
  branch: z.enum(branches),
  /** null = the whole legislature. */
  year: z.string().nullable(),
  /** Years with votes of each chamber, newest first. */
  years: z.strictObject({ C: z.array(z.string()), S: z.array(z.string()) }),
  /** Votes compared: verified and not secret. `from` and `to`: days of the first and the last; null = none. */
  votes: z.int(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  /** The most votes in common of any two members: below the minimum there is no map. */
  mostCommon: z.int(),
  /** Percent of the variation along the two axes. */
  share: z.number(),
  /** By group, then by name; empty = no map. */
  points: z.array(pointSchema),
  /** Members without enough votes in common with all the others, by name. */
  leftOut: z.array(personRefSchema),
  isDemo: z.boolean(),
  updated: z.iso.date(),
  sources: z.array(sourceRefSchema),
});
export type VoteMap = z.infer<typeof voteMapSchema>;

/** Points of a chamber as whole units of a drawing of 1,000 by `height`. */
export const voteDotsSchema = z.strictObject({
  height: z.int(),
  dots: z.array(z.strictObject({ side: z.enum(sidesOnDay).nullable(), x: z.int(), y: z.int() })),
});
