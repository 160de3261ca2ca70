import { z } from "zod";
import { bodyBranches, branches, governmentRanks, sides } from "#src/domain/codes.ts";
import {
  day,
  endDay,
  inOrder,
  optionalDay,
  optionalText,
  rolePeriodSchema,
  slug,
  sourceRefSchema,
  text,
} from "./parts.ts";

export const groupSchema = inOrder(
  z.strictObject({
    /** Chamber and first known acronym ("camera-fdi", "senato-misto"); never changes. */
    id: slug,
    aliases: z.array(slug),
    branch: z.enum(branches),
    /** Names in order of time; the last is the current one. */
    names: z.array(inOrder(z.strictObject({ name: text, acronym: text, start: optionalDay, end: endDay }))).min(1),
    /** Color as "#RRGGBB"; null = grey. */
    color: z
      .string()
      .regex(/^#[0-9A-Fa-f]{6}$/)
      .nullable(),
    /** The mixed group has no line and no rebels. */
    isMixed: z.boolean(),
    /** Periods on a side; null = on neither. Without a period the side is not known. */
    sides: z.array(inOrder(z.strictObject({ side: z.enum(sides).nullable(), start: optionalDay, end: endDay }))),
    start: optionalDay,
    end: endDay,
    /** Id of the group that this one became, as published. Absent = none, or the source does not say. */
    becomes: slug.optional(),
    roles: z.array(rolePeriodSchema),
    sources: z.array(sourceRefSchema),
  }),
);
export type ParliamentaryGroup = z.infer<typeof groupSchema>;

export const bodyKinds = ["presidency", "committee", "board", "special", "bicameral", "delegation", "other"] as const;

export const bodySchema = inOrder(
  z.strictObject({
    id: slug,
    aliases: z.array(slug),
    branch: z.enum(bodyBranches),
    kind: z.enum(bodyKinds),
    name: text,
    shortName: optionalText,
    start: optionalDay,
    end: endDay,
    roles: z.array(rolePeriodSchema),
    sources: z.array(sourceRefSchema),
  }),
);
export type Body = z.infer<typeof bodySchema>;

export const governmentSchema = inOrder(
  z.strictObject({
    /** "i-governo-meloni-2022-10-22" */
    id: slug,
    aliases: z.array(slug),
    name: text,
    start: day,
    end: endDay,
    roles: z.array(
      inOrder(
        z.strictObject({
          person: slug,
          rank: z.enum(governmentRanks),
          /** Role name as published ("Ministra della giustizia"). */
          role: text,
          department: optionalText,
          party: optionalText,
          /** Weight of the office in the source's index of strength, on the source's own scale. */
          publishedWeight: z.number().min(0).max(1e6).optional(),
          start: optionalDay,
          end: endDay,
          /** Last day as published, where it is not the day before `end`; see the mandates. Pages show it. */
          lastDay: day.optional(),
        }),
      ),
    ),
    sources: z.array(sourceRefSchema),
  }),
);
export type Government = z.infer<typeof governmentSchema>;
