import { z } from "zod";
import { branches, governmentRanks } from "#src/domain/codes.ts";

/** Link to a person. `isMissing`: there is no record, so the name is made from the id and not linked. */
export const personRefSchema = z.strictObject({
  id: z.string(),
  familyName: z.string(),
  givenName: z.string(),
  isMissing: z.literal(true).optional(),
});
export type PersonRef = z.infer<typeof personRefSchema>;

/** Link to a group, with its name on the day in question. */
export const groupRefSchema = z.strictObject({
  id: z.string(),
  branch: z.enum(branches),
  acronym: z.string(),
  name: z.string(),
});
export type GroupRef = z.infer<typeof groupRefSchema>;

/** Role of a person as a code. Government offices keep the text of the source. */
export const roleSchema = z.discriminatedUnion("code", [
  z.strictObject({ code: z.literal("member"), branch: z.enum(branches), isLife: z.boolean(), active: z.boolean() }),
  z.strictObject({
    code: z.literal("government"),
    rank: z.enum(governmentRanks),
    text: z.string(),
    active: z.boolean(),
  }),
]);

/** Electronic votes by presence, absence and mission: `voting = present + absent + mission`. */
export const participationSchema = z.strictObject({
  voting: z.int(),
  present: z.int(),
  absent: z.int(),
  mission: z.int(),
});
