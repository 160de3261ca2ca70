/** Contracts of the pages of acts, one per kind. They hold codes, ISO days and numbers, no UI text. */
import { z } from "zod";
import { billStates } from "#src/domain/act-state.ts";
import {
  billRelations,
  billTypes,
  branches,
  decreeStateCodes,
  initiatives,
  legislativeStates,
  type ActKind,
} from "#src/domain/codes.ts";
import {
  actBase,
  actBodySchema,
  actLinkSchema,
  actPersonSchema,
  actVotesSchema,
  groupTagSchema,
  implementationSchema,
  implementingRowSchema,
  passageSchema,
} from "./act-parts.ts";

/** Page type of each kind of act; the page type of its list has the suffix "-list". */
export const actPageType = {
  bill: "bills",
  decree: "decrees",
  dlgs: "legislative-decrees",
  datt: "implementing-decrees",
} as const satisfies Record<ActKind, string>;

const day = z.iso.date().nullable();

/** Page of a bill. All its readings share one address. */
export const billPageSchema = z.strictObject({
  kind: z.literal("bill"),
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
  /** Published day before the legislature began, if `presented` is null for that. */
  doubtfulPresented: z.iso.date().optional(),
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
      /** The chamber has decided on the reading. */
      isOver: z.literal(true).optional(),
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
  term: z.strictObject({ expires: z.iso.date(), daysLeft: z.int().nullable() }).nullable(),
  delegated: z.array(actLinkSchema),
  votes: actVotesSchema,
  implementation: implementationSchema,
  /** Subjects as read; `theme`: id of the page of the theme, null = none. */
  subjects: z.array(z.strictObject({ label: z.string(), theme: z.string().nullable() })),
});
export type BillPage = z.infer<typeof billPageSchema>;

/** Flags of a decree, explained on its page. */
export const decreeFlags = ["isOmnibus", "isMinotaurus", "isSubjectToAgreements"] as const;
export type DecreeFlag = (typeof decreeFlags)[number];

export const decreePageSchema = z.strictObject({
  kind: z.literal("decree"),
  ...actBase,
  number: z.int(),
  year: z.int(),
  date: day,
  councilDate: day,
  published: day,
  state: z.strictObject({
    code: z.enum(decreeStateCodes),
    /** Published label of an unknown state. */
    text: z.string().optional(),
    /** From publication to the date of the conversion law; null = not converted, or a date is missing. */
    days: z.int().nullable(),
    /** Left for the conversion; null = not in conversion, or a date is missing. */
    daysLeft: z.int().nullable(),
    expires: day,
    /** Day of the outcome. */
    date: day,
  }),
  /** Days from the council of ministers to publication in the Gazzetta. */
  councilToGazette: z.int().nullable(),
  typology: z.string().nullable(),
  /** null = not given by the source. */
  flags: z.array(z.enum(decreeFlags)).nullable(),
  conversionLaw: z.strictObject({ number: z.string(), date: day, url: z.string().nullable() }).nullable(),
  conversionBills: z.array(actLinkSchema),
  /** Steps of the decree and of its conversion bills. */
  passages: z.array(passageSchema),
  normattivaUrl: z.string().nullable(),
  gazzettaUrl: z.string().nullable(),
  votes: actVotesSchema,
  implementation: implementationSchema,
});
export type DecreePage = z.infer<typeof decreePageSchema>;

export const legislativeDecreePageSchema = z.strictObject({
  kind: z.literal("dlgs"),
  ...actBase,
  /** null = announced, but not numbered yet. */
  number: z.int().nullable(),
  year: z.int().nullable(),
  state: z.enum(legislativeStates),
  descriptiveTitle: z.string().nullable(),
  type: z.string().nullable(),
  announced: day,
  adopted: day,
  date: day,
  published: day,
  /** The draft sent to the chambers for their opinion; null = not given by the source. */
  draft: z.strictObject({ number: z.string(), submitted: day, status: z.string().nullable() }).nullable(),
  delegationLaws: z.array(actLinkSchema),
  documentUrl: z.string().nullable(),
  normattivaUrl: z.string().nullable(),
  /** null = not given by the source. */
  flags: z.array(z.enum(decreeFlags)).nullable(),
  /** Blocked resources by year, in euro, as given by the source. */
  lockedResources: z.array(z.strictObject({ year: z.int(), amount: z.number() })),
  /** Total in euro as published, where the years do not give it; null = they do, or nothing is published. */
  lockedTotal: z.number().nullable(),
  passages: z.array(passageSchema),
  votes: actVotesSchema,
  implementation: implementationSchema,
});
export type LegislativeDecreePage = z.infer<typeof legislativeDecreePageSchema>;

export const implementingDecreePageSchema = z.strictObject({
  kind: z.literal("datt"),
  ...actBase,
  ...implementingRowSchema.shape,
  jointBodies: z.array(z.string()),
  policy: z.string().nullable(),
  theme: z.string().nullable(),
  actType: z.string().nullable(),
  nature: z.string().nullable(),
  published: z.iso.date().nullable(),
  reference: actLinkSchema.nullable(),
  typeLaw: z.string().nullable(),
  resourcesByYear: z.array(z.strictObject({ year: z.int(), amount: z.number() })),
  /** Total in euro as published, where the years do not give it; null = they do, or nothing is published. */
  resourcesTotal: z.number().nullable(),
  adoptedActUrl: z.string().nullable(),
  /** Implementing decrees of the same act, this one included; null = it is the only one. */
  siblings: z.strictObject({ total: z.int(), adopted: z.int() }).nullable(),
});
export type ImplementingDecreePage = z.infer<typeof implementingDecreePageSchema>;

export const actPageSchema = z.discriminatedUnion("kind", [
  billPageSchema,
  decreePageSchema,
  legislativeDecreePageSchema,
  implementingDecreePageSchema,
]);
export type ActPage = z.infer<typeof actPageSchema>;
