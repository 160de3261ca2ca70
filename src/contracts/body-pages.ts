/** Contracts of the pages under /organi_parlamentari, except groups. */
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
  /** Reference day of members and figures: the last day covered by the data. */
  asOf: optionalDay,
  updated: z.iso.date(),
  sources: z.array(sourceRefSchema),
};

/** /organi_parlamentari: overview with counts. */
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
  /** Sections by kind, in display order; bodies in a section are sorted by name. */
  sections: z.array(z.strictObject({ kind: z.string(), rows: z.array(bodyRowSchema) })),
  ended: z.array(bodyLinkSchema.extend({ start: optionalDay, end: optionalDay })),
});
export type BodyListPage = z.infer<typeof bodyListPageSchema>;

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
  /**
   * Last day covered by the data of each chamber. In a joint body, the roles of one chamber may be known only up to an
   * earlier day than those of the other.
   */
  days: z.strictObject({ C: optionalDay, S: optionalDay }),
  list: z.enum(["C", "S", "bicameral", "delegations", "presidency"]),
  members: z.array(roleRowSchema),
  former: z.array(roleRowSchema),
  figures: compositionFiguresSchema,
  power: z.array(groupPowerSchema),
  /**
   * Bills assigned to the body as leading committee. `upTo`: last day covered by the data on acts, if it is earlier
   * than that of the bodies; else null.
   */
  assigned: z.strictObject({ upTo: optionalDay, total: z.int(), latest: z.array(assignedActSchema) }),
});
export type BodyPage = z.infer<typeof bodyPageSchema>;
