/** Contracts of the themes: the subjects of bills, and how they were voted on. */
import { z } from "zod";
import { billPhases, branches } from "#src/domain/codes.ts";
import { sourceRefSchema } from "#src/domain/records.ts";
import { billRowSchema } from "./act-list-page.ts";
import { personRefSchema } from "./person-parts.ts";
import { themeRefSchema } from "./theme-ref.ts";
import { voteRowSchema } from "./vote-row.ts";

const count = z.int().nonnegative();
const base = { updated: z.iso.date(), sources: z.array(sourceRefSchema) };

/** `/temi`. */
export const themeListSchema = z.strictObject({
  /** Themes with a page, by label. `laws`: acts that became law. */
  themes: z.array(themeRefSchema.extend({ acts: count, laws: count, votes: count })),
  /** Themes with too few acts for a page. */
  small: count,
  ...base,
});
export type ThemeList = z.infer<typeof themeListSchema>;

const groupSchema = z.strictObject({ id: z.string(), acronym: z.string() });

/** `/temi/{id}`. */
export const themePageSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  acts: count,
  /** In the order of the phases; `rows`: the acts with the latest steps. null = phase not published. */
  phases: z.array(z.strictObject({ phase: z.enum(billPhases).nullable(), count, rows: z.array(billRowSchema) })),
  votes: count,
  newest: z.array(voteRowSchema),
  /** Smallest margins first. */
  closest: z.array(voteRowSchema),
  /** Key votes, or votes in evidence by rule (`isByRule`), newest first; `keyVotes`: their number. */
  key: z.array(voteRowSchema),
  keyVotes: count,
  isByRule: z.boolean(),
  /** Lines of the groups by year: votes in which the group was for, against, abstained; null = no line that year. */
  chambers: z.array(
    z.strictObject({
      branch: z.enum(branches),
      years: z.array(z.string()),
      groups: z.array(
        z.strictObject({ group: groupSchema, years: z.array(z.tuple([count, count, count]).nullable()) }),
      ),
      /** Members with the most votes against the line of their group; `of`: votes in which the group had a line. */
      rebels: z.array(
        z.strictObject({ person: personRefSchema, group: groupSchema.nullable(), votes: count, of: count }),
      ),
      ties: count,
    }),
  ),
  ...base,
});
export type ThemePage = z.infer<typeof themePageSchema>;
