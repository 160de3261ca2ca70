import { z } from "zod";
import { billStates } from "#src/domain/act-state.ts";
import { billRelations, billTypes, branches, initiatives } from "#src/domain/codes.ts";
import {
  actBase,
  actBodySchema,
  actLinkSchema,
  actPersonSchema,
  actVotesSchema,
  groupTagSchema,
  implementationSchema,
  passageSchema,
} from "./act-parts.ts";

const day = z.iso.date().nullable();

/** Page of a bill: all its readings under one address. */
export const billPageSchema = z.strictObject({
  ...actBase,
  /** Number of the first reading. */
  identifier: z.string(),
  state: z.enum(billStates),
  /** The source's own words for it. */
  status: z.strictObject({ text: z.string(), date: day }).nullable(),
  type: z.enum(billTypes).nullable(),
  initiative: z.enum(initiatives).nullable(),
  /** The source's own words, where they are none of the known ones. */
  typeText: z.string().optional(),
  initiativeText: z.string().optional(),
  phaseText: z.string().optional(),
  isRatification: z.boolean(),
  presented: day,
  law: z
    .strictObject({
      number: z.string(),
      date: day,
      published: day,
      isConstitutional: z.boolean(),
      url: z.string().nullable(),
    })
    .nullable(),
  /** Days from presentation to the final approval. */
  approvalDays: z.int().nullable(),
  readings: z.array(z.strictObject({ identifier: z.string(), branch: z.enum(branches), url: z.string().nullable() })),
  passages: z.array(passageSchema),
  stays: z.array(
    z.strictObject({
      reading: z.string(),
      branch: z.enum(branches),
      start: z.iso.date(),
      end: z.iso.date(),
      days: z.int(),
    }),
  ),
  /** The one text of several bills: its signers are those of the text that the work was based on. */
  isUnifiedText: z.boolean(),
  signers: z.strictObject({
    first: z.array(actPersonSchema),
    others: z.array(z.strictObject({ person: actPersonSchema, added: day })),
    withdrawn: z.array(z.strictObject({ person: actPersonSchema, on: z.iso.date(), isFirst: z.boolean() })),
    /** The others by group, most numerous first; without a known group at the end. */
    byGroup: z.array(z.strictObject({ group: groupTagSchema.nullable(), count: z.int() })),
  }),
  rapporteurs: z.array(
    z.strictObject({
      person: actPersonSchema,
      /** "commissione", "assemblea", reading by reading; the reading is null where the source does not say. */
      tasks: z.array(
        z.strictObject({ reading: z.string().nullable(), places: z.array(z.string()), isMinority: z.boolean() }),
      ),
    }),
  ),
  /** To the committees that examine the bill. */
  assignments: z.array(
    z.strictObject({ reading: z.string(), body: actBodySchema, seat: z.string().nullable(), date: day }),
  ),
  /** Committees asked for their opinion, once each, with the readings on which they were. */
  opinions: z.array(z.strictObject({ body: actBodySchema, readings: z.array(z.string()) })),
  related: z.array(z.strictObject({ relation: z.enum(billRelations), act: actLinkSchema })),
  converts: actLinkSchema.nullable(),
  /** Of the decree that the bill converts, while its outcome is open: the last day, and the days left on `asOf`. */
  term: z.strictObject({ expires: z.iso.date(), days: z.int().nullable() }).nullable(),
  /** Legislative decrees that this law delegates. */
  delegated: z.array(actLinkSchema),
  votes: actVotesSchema,
  implementation: implementationSchema,
  subjects: z.array(z.string()),
});
export type BillPage = z.infer<typeof billPageSchema>;
