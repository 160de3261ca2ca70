/** What the picture of a page shows where its address is shared. Nothing in it changes from night to night. */
import { z } from "zod";
import { actKinds, branches } from "#src/domain/codes.ts";
import { voteCardSchema } from "./vote-card.ts";

/** Pages without a picture of their own share one of their kind. */
export const shareKinds = ["votazione", "persona", "atto", "organo", "sito"] as const;
export type ShareKind = (typeof shareKinds)[number];

/** Whose data they are, of which day. */
const origin = { source: z.string().nullable(), updated: z.iso.date(), isDemo: z.boolean() };

export const shareImageSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("kind"), kind: z.enum(shareKinds) }),
  voteCardSchema.extend({ source: z.string().nullable() }),
  z.strictObject({
    type: z.literal("person"),
    name: z.string(),
    /** In words; a person's figures are left out, they would be old where the picture is kept. */
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
    /** The way to the law, in order of time. */
    steps: z.array(
      z.strictObject({
        kind: z.enum(["published", "presented", "approved", "law"]),
        branch: z.enum(branches).nullable(),
        date: z.iso.date(),
      }),
    ),
    ...origin,
  }),
]);
export type ShareImage = z.infer<typeof shareImageSchema>;
