/** Contracts of the feeds. Entries hold codes; the text is added when the file is serialized. */
import { z } from "zod";
import { actKinds, branches, genders, memberVoteCodes } from "#src/domain/codes.ts";
import { outcomeFields } from "./outcome-fields.ts";

const day = z.iso.date();
const optionalCount = z.int().nonnegative().nullable();

const entrySchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("vote"),
    date: day,
    id: z.string(),
    title: z.string(),
    /** Short name of the act, if the title does not contain it; null in the feed of the act itself. */
    subject: z.string().nullable(),
    branch: z.enum(branches),
    ...outcomeFields,
    ayes: optionalCount,
    noes: optionalCount,
    abstained: optionalCount,
    isInReview: z.boolean(),
    /** Secret vote or positions not published yet; the source does not distinguish. */
    isUnknown: z.literal(true).optional(),
  }),
  z.strictObject({
    type: z.literal("act"),
    date: day,
    kind: z.enum(actKinds),
    id: z.string(),
    title: z.string(),
    status: z.string().nullable(),
  }),
  z.strictObject({
    type: z.literal("step"),
    date: day,
    kind: z.enum(actKinds),
    id: z.string(),
    step: z.string(),
    label: z.string(),
    branch: z.enum(branches).nullable(),
    reading: z.string().nullable(),
  }),
  /** A member's position in a vote, if it was a rebel vote or a key vote. */
  z.strictObject({
    type: z.literal("ballot"),
    date: day,
    id: z.string(),
    title: z.string(),
    subject: z.string().nullable(),
    code: z.enum(memberVoteCodes),
    gender: z.enum(genders).nullable(),
    isRebel: z.boolean(),
  }),
  z.strictObject({ type: z.literal("proposal"), date: day, id: z.string(), title: z.string() }),
  z.strictObject({
    type: z.literal("membership"),
    date: day,
    direction: z.enum(["in", "out"]),
    group: z.string(),
    person: z.strictObject({ id: z.string(), name: z.string() }),
  }),
  /** Several members who joined or left a group on the same day, in its feed. */
  z.strictObject({
    type: z.literal("memberships"),
    date: day,
    direction: z.enum(["in", "out"]),
    group: z.string(),
    names: z.array(z.string()).min(2),
  }),
  z.strictObject({ type: z.literal("correction"), date: day, changed: z.int(), vanished: z.int(), kind: z.string() }),
]);
export type FeedItem = z.infer<typeof entrySchema>;

const subjectSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("votes"), list: z.enum(["all", "key", "rule", "final", "confidence", "C", "S"]) }),
  z.strictObject({ type: z.literal("acts") }),
  z.strictObject({ type: z.literal("corrections") }),
  z.strictObject({ type: z.literal("person"), id: z.string(), name: z.string() }),
  z.strictObject({ type: z.literal("act"), kind: z.enum(actKinds), id: z.string(), title: z.string() }),
  z.strictObject({ type: z.literal("theme"), id: z.string(), name: z.string() }),
  z.strictObject({ type: z.literal("group"), branch: z.enum(branches), id: z.string(), name: z.string() }),
]);
export type FeedSubject = z.infer<typeof subjectSchema>;

/** Entries are sorted newest first. */
export const feedSchema = z.strictObject({
  subject: subjectSchema,
  isDemo: z.boolean(),
  entries: z.array(entrySchema),
  /**
   * Moments of the entries, in the same order, all different: the time of a vote where it is published, to the minute;
   * else the day. The seconds only keep the order of the entries.
   */
  moments: z.array(z.iso.datetime()),
  updated: z.iso.datetime(),
});
export type Feed = z.infer<typeof feedSchema>;

export const calendarSchema = z.strictObject({
  isDemo: z.boolean(),
  events: z.array(
    z.strictObject({
      id: z.string(),
      date: day,
      title: z.string(),
      category: z.string().nullable(),
      path: z.string().nullable(),
      changed: day,
    }),
  ),
  updated: day,
});
export type Calendar = z.infer<typeof calendarSchema>;
