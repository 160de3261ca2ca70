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

/** Page of a bill. All its readings share one address. */
export const billPageSchema = z.strictObject({
  ...actBase,
  /** Number of the first reading. */
  identifier: z.string(),
  state: z.enum(billStates),
  /** Status as worded by the source. */
  status: z.strictObject({ text: z.string(), date: day }).nullable(),
  type: z.enum(billTypes).nullable(),
  initiative: z.enum(initiatives).nullable(),
  /** Published labels without a code. */
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
  /** Days from presentation to final approval. */
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
  /** true = unified text of several bills. Its signers are those of the base text. */
  isUnifiedText: z.boolean(),
  signers: z.strictObject({
    first: z.array(actPersonSchema),
    others: z.array(z.strictObject({ person: actPersonSchema, added: day })),
    withdrawn: z.array(z.strictObject({ person: actPersonSchema, on: z.iso.date(), isFirst: z.boolean() })),
    /** Other signers by group, largest group first; signers without a known group come last. */
    byGroup: z.array(z.strictObject({ group: groupTagSchema.nullable(), count: z.int() })),
  }),
  rapporteurs: z.array(
    z.strictObject({
      person: actPersonSchema,
      /** One entry per reading; places are "commissione", "assemblea"; `reading: null` = not given by the source. */
      tasks: z.array(
        z.strictObject({ reading: z.string().nullable(), places: z.array(z.string()), isMinority: z.boolean() }),
      ),
    }),
  ),
  /** Committees that examine the bill. */
  assignments: z.array(
    z.strictObject({ reading: z.string(), body: actBodySchema, seat: z.string().nullable(), date: day }),
  ),
  /** Committees asked for an opinion, once each, with the readings in which they were asked. */
  opinions: z.array(z.strictObject({ body: actBodySchema, readings: z.array(z.string()) })),
  related: z.array(z.strictObject({ relation: z.enum(billRelations), act: actLinkSchema })),
  converts: actLinkSchema.nullable(),
  /** Term of the decree that the bill converts, while its outcome is open: last day, and days left on `asOf`. */
  term: z.strictObject({ expires: z.iso.date(), days: z.int().nullable() }).nullable(),
  delegated: z.array(actLinkSchema),
  votes: actVotesSchema,
  implementation: implementationSchema,
  subjects: z.array(z.string()),
});
export type BillPage = z.infer<typeof billPageSchema>;
