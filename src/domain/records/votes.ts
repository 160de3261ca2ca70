import { z } from "zod";
import { branches, outcomes, subVoteTypes, type MemberVoteCode } from "#src/domain/codes.ts";
import { legislatureStart } from "#src/domain/legislature.ts";
import { actRefSchema, day, optionalCount, optionalText, percent, slug, sourceRefSchema, text, url } from "./parts.ts";

/** A sitting is of this legislature. */
const sittingDay = day
  .refine((value) => value >= legislatureStart, `before the legislature began, on ${legislatureStart}`)
  .meta({ latest: "today" });

export const sittingSchema = z.strictObject({
  /** "C-641", "S-402" */
  id: slug,
  branch: z.enum(branches),
  number: z.int().positive(),
  date: sittingDay,
  url: url.nullable(),
});
export type Sitting = z.infer<typeof sittingSchema>;

/** A link of the source; the number in the published texts; the only act of the sitting, which is our inference. */
const actSteps = ["link", "text", "sitting"] as const;
/** Ways of finding an act that are ours, not the source's. Pages name them beside the act. */
export const inferredSteps = ["text", "sitting"] as const satisfies readonly (typeof actSteps)[number][];
export type InferredStep = (typeof inferredSteps)[number];

export const voteSchema = z.strictObject({
  /** Id of the chamber: "vs19_641_041" (Camera), "19-402-7" (Senato). */
  id: slug,
  branch: z.enum(branches),
  sitting: slug,
  number: z.int().positive(),
  date: sittingDay,
  /** "17:52"; null = not published. */
  time: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  /** Official title as published (entities decoded, no markup). */
  title: text,
  /** Title written by the newsroom, if any. */
  publicTitle: optionalText,
  /** Official description, with the titles of the motions or agenda items that the vote is about. */
  description: optionalText,
  subType: z.enum(subVoteTypes).nullable(),
  /** Published text, only where the kind is not a known code. */
  subTypeText: text.optional(),
  /** A check of the legal number: it lists who is present and decides nothing. */
  isQuorumCheck: z.boolean().optional(),
  /** null = not published. */
  isKey: z.boolean().nullable(),
  isFinal: z.boolean().nullable(),
  isConfidence: z.boolean().nullable(),
  /** null = unknown: all members are listed as voting in secret, but the source does not mark the vote as secret. */
  isSecret: z.boolean().nullable(),
  outcome: z.enum(outcomes),
  /** Outcome as published ("Approvata", "Annullata"). */
  outcomeText: optionalText,
  /** Totals declared by the chamber; null = not published. */
  ayes: optionalCount,
  noes: optionalCount,
  abstained: optionalCount,
  present: optionalCount,
  voting: optionalCount,
  absent: optionalCount,
  onMission: optionalCount,
  /** Ayes needed to pass. */
  required: optionalCount,
  /** Figures computed by the source. Shown, with the name of the source, only while no positions are published. */
  published: z
    .strictObject({
      rebels: optionalCount,
      margin: optionalCount,
      /** Percent, 0 to 100. */
      majorityCohesion: percent.nullable(),
      oppositionCohesion: percent.nullable(),
    })
    .optional(),
  /** Person id of the chair of the sitting; null = not published. */
  president: slug.nullable(),
  acts: z.array(actRefSchema),
  /** How the acts were found, where the source does not always link them. */
  actsFrom: z.enum(actSteps).optional(),
  /**
   * Members who changed group between two votes of one day: their group in this vote, as the source gives it, where it is
   * not that of the day in the record of the person.
   */
  memberGroups: z.array(z.strictObject({ person: slug, group: slug })).optional(),
  /** false = totals known, positions of the members not (yet) published, or a vote by show of hands. */
  positionsPublished: z.boolean(),
  /** First day on which the chamber no longer published the vote; absent = it does. */
  vanishedSince: day.optional(),
  government: slug.nullable(),
  sources: z.array(sourceRefSchema),
});
export type Vote = z.infer<typeof voteSchema>;

/** Person id and code of a member. Stored in the table `ballot`, beside the vote record. */
export type Ballot = readonly [person: string, code: MemberVoteCode];
