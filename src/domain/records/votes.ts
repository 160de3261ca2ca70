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
  /** The source's own word for the kind, where it is none of the known ones. */
  subTypeText: text.optional(),
  /** Each null = the source does not say. */
  isKey: z.boolean().nullable(),
  isFinal: z.boolean().nullable(),
  isConfidence: z.boolean().nullable(),
  /** null = not known: everybody is listed as voting in secret, and the source does not call the vote secret. */
  isSecret: z.boolean().nullable(),
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
  /** Figures computed by the source. Shown, under its name, only while no position is published. */
  published: z
    .strictObject({
      rebels: optionalCount,
      margin: optionalCount,
      /** Percent, 0 to 100. */
      majorityCohesion: z.number().nullable(),
      oppositionCohesion: z.number().nullable(),
    })
    .optional(),
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
