/** Contracts of a chamber's list of groups and of a group's page. */
import { z } from "zod";
import { changeReasons } from "#src/domain/group-changes.ts";
import { branches, choiceCodes } from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import { correctionsField } from "./corrections.ts";
import {
  compositionFiguresSchema,
  groupLinkSchema,
  optionalDay,
  personLinkSchema,
  ratioSchema,
  roleRowSchema,
  sideSchema,
} from "./body-parts.ts";
import { headSchema } from "./ranking.ts";
import { voteRowSchema } from "./vote-row.ts";

const page = { asOf: optionalDay, updated: z.iso.date(), sources: z.array(sourceRefSchema) };

/** Number of members of the chamber whose last group change has no known day. These changes are not listed. */
const undatedField = z.int();

/** One member's move into or out of a group. */
const changeRowSchema = z.strictObject({
  date: z.iso.date(),
  direction: z.enum(["in", "out"]),
  group: groupLinkSchema,
  person: personLinkSchema,
  reason: z.enum(changeReasons),
  other: groupLinkSchema.nullable(),
  endReason: z.string().nullable(),
  counterpart: personLinkSchema.nullable(),
});
export type ChangeRow = z.infer<typeof changeRowSchema>;

/** A group that ended because most of its members went to another one together. Its members have no rows of their own. */
const moveRowSchema = z.strictObject({
  date: z.iso.date(),
  from: groupLinkSchema,
  to: groupLinkSchema,
  /** Members who moved, and those whom the group had. */
  moved: z.int(),
  members: z.int(),
});
export type MoveRow = z.infer<typeof moveRowSchema>;

const groupRowSchema = z.strictObject({
  group: groupLinkSchema,
  figures: compositionFiguresSchema,
  entered: z.int(),
  left: z.int(),
  /** Members who joined after their mandate began, on an unknown day. Not included in `entered`. */
  enteredUndated: z.int(),
  /** Cohesion over all votes of the legislature; null = no evaluable vote. */
  cohesion: ratioSchema.nullable(),
  start: optionalDay,
  end: optionalDay,
});
export type GroupRow = z.infer<typeof groupRowSchema>;

/** Agreement of two groups. `both`: votes in which both had a line; `same`: those with the same line. */
export const agreementSchema = z.strictObject({ a: z.string(), b: z.string(), both: z.int(), same: z.int() });

/** /organi_parlamentari/{camera,senato}/gruppi_parlamentari */
export const groupListPageSchema = z.strictObject({
  ...page,
  branch: z.enum(branches),
  groups: z.array(groupRowSchema),
  ended: z.array(groupRowSchema),
  majority: z.strictObject({ size: z.int(), entered: z.int(), left: z.int() }),
  opposition: z.strictObject({ size: z.int(), entered: z.int(), left: z.int() }),
  /** Members on neither side, and those whose side is not known. */
  neither: z.int(),
  unknown: z.int(),
  ungrouped: z.int(),
  changes: z.array(changeRowSchema),
  moves: z.array(moveRowSchema),
  undated: undatedField,
  agreement: z.array(agreementSchema),
});
export type GroupListPage = z.infer<typeof groupListPageSchema>;

/** /organi_parlamentari/{camera,senato}/gruppi_parlamentari/{id} */
export const groupPageSchema = z.strictObject({
  ...page,
  ...correctionsField,
  group: groupLinkSchema.extend({ start: optionalDay, end: optionalDay, color: z.string().nullable() }),
  names: z.array(z.strictObject({ name: z.string(), acronym: z.string(), start: optionalDay, end: optionalDay })),
  sides: z.array(z.strictObject({ side: sideSchema, start: optionalDay, end: optionalDay })),
  members: z.array(roleRowSchema),
  former: z.array(roleRowSchema),
  offices: z.array(roleRowSchema),
  figures: compositionFiguresSchema,
  changes: z.array(changeRowSchema),
  moves: z.array(moveRowSchema),
  undated: undatedField,
  /** Cohesion by month. `votes`: votes with a line; `value`: null = no such vote. */
  cohesion: z.array(z.strictObject({ month: z.string(), value: ratioSchema.nullable(), votes: z.int() })),
  total: z.strictObject({ votes: z.int(), evaluable: z.int(), cohesion: ratioSchema.nullable(), rebels: z.int() }),
  /**
   * Members with the most rebel votes in this group, highest first. `votes`: rebel votes; `of`: votes cast as a member
   * of the group.
   */
  rebels: headSchema(z.strictObject({ person: personLinkSchema, votes: z.int(), of: z.int() })),
  agreement: z.array(z.strictObject({ group: groupLinkSchema, both: z.int(), same: z.int() })),
});
export type GroupPage = z.infer<typeof groupPageSchema>;

/** A group beside another one, over the legislature. `present`, `mission`, `voting`: sums over its members' votes. */
const comparedGroupSchema = z.strictObject({
  group: groupLinkSchema,
  figures: compositionFiguresSchema,
  cohesion: ratioSchema.nullable(),
  rebels: z.int(),
  present: z.int(),
  mission: z.int(),
  voting: z.int(),
});

/** /confronta/gruppi/{a}/{b} */
export const groupPairPageSchema = z.strictObject({
  ...page,
  branch: z.enum(branches),
  groups: z.tuple([comparedGroupSchema, comparedGroupSchema]),
  /** Votes in which both had a line, and those with the same one. */
  both: z.int(),
  same: z.int(),
  months: z.array(z.strictObject({ month: z.string(), both: z.int(), same: z.int() })),
  /** Final, confidence and key votes with different lines: how many, and the newest with the lines of the two. */
  apart: z.strictObject({
    total: z.int(),
    rows: z.array(z.strictObject({ vote: voteRowSchema, lines: z.tuple([z.enum(choiceCodes), z.enum(choiceCodes)]) })),
  }),
});
export type GroupPairPage = z.infer<typeof groupPairPageSchema>;
