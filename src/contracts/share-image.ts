/** Contracts of the share images (`og:image`). They hold no data that change every day. */
import { z } from "zod";
import { actKinds, branches, sidesOnDay } from "#src/domain/codes.ts";
import { outcomeImages } from "#src/domain/notable-votes.ts";
import { voteCardSchema } from "./vote-card.ts";

/** Kinds of page. Pages without an image of their own use that of their kind. */
const pageKinds = ["votazione", "persona", "atto", "organo", "sito"] as const;

/** Images that many pages share: one for each kind of page, and for each outcome of a vote. */
export const shareKinds = [...pageKinds, ...outcomeImages.map((image) => `votazione-${image}` as const)] as const;
export type ShareKind = (typeof shareKinds)[number];

/** Source of the data and day of the last update. */
const origin = { source: z.string().nullable(), updated: z.iso.date(), isDemo: z.boolean() };

export const shareImageSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("kind"), kind: z.enum(shareKinds) }),
  voteCardSchema.extend({ source: z.string().nullable() }),
  z.strictObject({
    type: z.literal("person"),
    name: z.string(),
    /** Roles as text. Figures are left out: social networks cache images, so they would be out of date. */
    roles: z.array(z.string()),
    group: z.strictObject({ name: z.string(), acronym: z.string(), color: z.string().nullable() }).nullable(),
    constituency: z.string().nullable(),
    ...origin,
  }),
  z.strictObject({
    type: z.literal("act"),
    kind: z.enum(actKinds),
    /** "C.1742", "2026-23". */
    number: z.string(),
    title: z.string(),
    law: z.strictObject({ number: z.string(), date: z.iso.date().nullable() }),
    /** Steps that led to the law, in chronological order. */
    steps: z.array(
      z.strictObject({
        kind: z.enum(["published", "presented", "approved", "law"]),
        branch: z.enum(branches).nullable(),
        date: z.iso.date(),
      }),
    ),
    ...origin,
  }),
  z.strictObject({
    type: z.literal("map"),
    branch: z.enum(branches),
    /** null = the whole legislature. */
    year: z.string().nullable(),
    /** In units of the map's drawing: see `vote-map-frame.ts`. */
    height: z.int(),
    dots: z.array(
      z.strictObject({ x: z.int(), y: z.int(), side: z.enum(sidesOnDay).nullable(), color: z.string().nullable() }),
    ),
    ...origin,
  }),
]);
export type ShareImage = z.infer<typeof shareImageSchema>;
