/** Contracts of the pages under /organi_parlamentari, groups apart. */
import { z } from "zod";
import { actKinds, bodyBranches, branches } from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import { correctionsField } from "./corrections.ts";
import {
  bodyLinkSchema,
  bodyRowSchema,
  compositionFiguresSchema,
  groupPowerSchema,
  optionalDay,
  roleRowSchema,
} from "./body-parts.ts";

const page = {
  /** Day on which members and figures are taken: the last that the data cover. */
  asOf: optionalDay,
  updated: z.iso.date(),
  sources: z.array(sourceRefSchema),
};

/** /organi_parlamentari: what there is, with counts. */
export const bodiesHubPageSchema = z.strictObject({
  ...page,
  branches: z.array(
    z.strictObject({
      branch: z.enum(branches),
      seats: z.int(),
      presidency: z.int(),
      committees: z.int(),
      groups: z.int(),
      president: roleRowSchema.nullable(),
    }),
  ),
  bicameral: z.strictObject({ committees: z.int(), delegations: z.int() }),
});
export type BodiesHubPage = z.infer<typeof bodiesHubPageSchema>;

/** /organi_parlamentari/{camera,senato}/presidenza */
export const presidencyPageSchema = z.strictObject({
  ...page,
  branch: z.enum(branches),
  body: bodyLinkSchema.nullable(),
  members: z.array(roleRowSchema),
  former: z.array(roleRowSchema),
  figures: compositionFiguresSchema,
  power: z.array(groupPowerSchema),
});
export type PresidencyPage = z.infer<typeof presidencyPageSchema>;

/** Lists of bodies: committees and boards of a chamber, bicameral committees, delegations. */
export const bodyListPageSchema = z.strictObject({
  ...page,
  list: z.enum(["C", "S", "bicameral", "delegations"]),
  /** By kind, in the order of the page; bodies by name. */
  sections: z.array(z.strictObject({ kind: z.string(), rows: z.array(bodyRowSchema) })),
  /** Bodies that have ended. */
  ended: z.array(bodyLinkSchema.extend({ start: optionalDay, end: optionalDay })),
});
export type BodyListPage = z.infer<typeof bodyListPageSchema>;

/** A bill assigned to a body. */
const assignedActSchema = z.strictObject({
  kind: z.enum(actKinds),
  id: z.string(),
  identifier: z.string(),
  title: z.string(),
  date: optionalDay,
});

/** /organi_parlamentari/{branch}/organi/{id} */
export const bodyPageSchema = z.strictObject({
  ...page,
  ...correctionsField,
  body: bodyLinkSchema.extend({ start: optionalDay, end: optionalDay }),
  branch: z.enum(bodyBranches),
  /** Last day that the data cover of each chamber: of a joint body, members of one may be known to an earlier day. */
  days: z.strictObject({ C: optionalDay, S: optionalDay }),
  /** The page that lists it. */
  list: z.enum(["C", "S", "bicameral", "delegations", "presidency"]),
  members: z.array(roleRowSchema),
  former: z.array(roleRowSchema),
  figures: compositionFiguresSchema,
  power: z.array(groupPowerSchema),
  /** Bills assigned as the leading committee: how many, the latest; `upTo`: where data of acts end before bodies. */
  assigned: z.strictObject({ upTo: optionalDay, total: z.int(), latest: z.array(assignedActSchema) }),
});
export type BodyPage = z.infer<typeof bodyPageSchema>;
