import { z } from "zod";
import { actBase, actLinkSchema, implementingRowSchema } from "./act-parts.ts";

export const implementingDecreePageSchema = z.strictObject({
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
