/** Sittings and votes. */
import { z } from "zod";
import { branches, outcomes, subVoteTypes, type MemberVoteCode } from "#src/domain/codes.ts";
import { actRefSchema, day, optionalCount, optionalText, slug, sourceRefSchema, text, url } from "./parts.ts";

export const sittingSchema = z.strictObject({
  /** "C-641", "S-402" */
  id: slug,
  branch: z.enum(branches),
  number: z.int().positive(),
  date: day,
  url: url.nullable(),
});
export type Sitting = z.infer<typeof sittingSchema>;

export const voteSchema = z.strictObject({
  /** The chamber's own id: "vs19_641_041" (Camera), "19-402-7" (Senato). */
  id: slug,
  branch: z.enum(branches),
  /** Sitting id. */
  sitting: slug,
  number: z.int().positive(),
  date: day,
  /** "17:52" when known. */
  time: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .nullable(),
  /** The official title, as published (entities decoded, never markup). */
  title: text,
  /** A title given by the newsroom, when there is one. */
  publicTitle: optionalText,
  description: optionalText,
  subType: z.enum(subVoteTypes).nullable(),
  isKey: z.boolean(),
  isFinal: z.boolean(),
  isConfidence: z.boolean(),
  isSecret: z.boolean(),
  outcome: z.enum(outcomes),
  /** The source's own word, kept ("Approvata", "Annullata"). */
  outcomeText: optionalText,
  /** Totals as declared by the chamber. null = not published. */
  ayes: optionalCount,
  noes: optionalCount,
  abstained: optionalCount,
  present: optionalCount,
  voting: optionalCount,
  absent: optionalCount,
  onMission: optionalCount,
  /** Ayes needed to pass. */
  required: optionalCount,
  /** Who presided. */
  president: slug.nullable(),
  acts: z.array(actRefSchema),
  /** false = totals known, positions of members not published yet (or a hand vote). */
  positionsPublished: z.boolean(),
  /** The government in office that day. */
  government: slug.nullable(),
  sources: z.array(sourceRefSchema),
});
export type Vote = z.infer<typeof voteSchema>;

/** Person id and how that member took part; the side data of a vote record, kept in the `ballot` table. */
export type Ballot = readonly [person: string, code: MemberVoteCode];
