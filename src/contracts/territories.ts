import { z } from "zod";
import { macroAreas } from "#src/domain/areas.ts";
import { branches } from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import { memberRowSchema } from "./members.ts";

/** Figures of the members of an area; medians in percent, null = no figures. */
const areaSummarySchema = z.strictObject({
  /** Election area or macro-area id. */
  id: z.string(),
  /** null = no member of the chamber has been read. */
  deputies: z.int().nullable(),
  senators: z.int().nullable(),
  presence: z.number().nullable(),
});
export type AreaSummary = z.infer<typeof areaSummarySchema>;

export const territoriesPageSchema = z.strictObject({
  areas: z.array(areaSummarySchema),
  macroAreas: z.array(areaSummarySchema),
  /** Life senators in office: they have no election area. */
  withoutArea: z.int(),
  /** Members in office without an area who are not known to sit for life. */
  unknownArea: z.int(),
  updated: z.string(),
  sources: z.array(sourceRefSchema),
});
export type TerritoriesPage = z.infer<typeof territoriesPageSchema>;

export const territoryPageSchema = z.strictObject({
  id: z.string(),
  macroArea: z.enum(macroAreas),
  /** true = page of a whole macro-area. */
  isMacro: z.boolean(),
  summary: areaSummarySchema,
  /** Members in office first, then former ones; by surname. */
  rows: z.array(memberRowSchema),
  /** Groups of `rows`. Two groups of different chambers may share an acronym. */
  groups: z.array(z.strictObject({ id: z.string(), acronym: z.string(), branch: z.enum(branches) })),
  hasFigures: z.boolean(),
  updated: z.string(),
  sources: z.array(sourceRefSchema),
});
export type TerritoryPage = z.infer<typeof territoryPageSchema>;

export const territoryFileSchema = z.strictObject({ rows: z.array(memberRowSchema) });
export type TerritoryFile = z.infer<typeof territoryFileSchema>;
