import { z } from "zod";
import { actKinds } from "#src/domain/codes.ts";
import { earliestDay, isDay, isReadable, isSlug, latestDay, longestSlug } from "#src/domain/possible.ts";
import { field } from "./described.ts";

const possibleDay = z.iso.date().refine(isDay, `outside ${earliestDay} to ${latestDay}`);

/** A day on which something happened: not after the day of the pull, which `read-record.ts` compares. */
export const day = possibleDay.meta({ latest: "today" });
export const optionalDay = day.nullable();
/** First day after a period, exclusive: a period whose last day is today ends tomorrow. null = open. */
export const endDay = possibleDay.meta({ latest: "tomorrow" }).nullable();
/** A day that may still come, such as a deadline. */
export const dueDay = possibleDay;
export const optionalDueDay = dueDay.nullable();

export const branchTexts = ["Chamber.", "Camera o Senato."] as const;
export const personTexts = ["Person id.", "Identificativo della persona."] as const;
export const groupTexts = ["Group id.", "Identificativo del gruppo."] as const;
export const roleTexts = ["Role, as published.", "Ruolo, come lo pubblica la fonte."] as const;
export const startTexts = [
  "First day, ISO date; empty when the source does not give it.",
  "Primo giorno. Vuoto quando la fonte non lo dà.",
] as const;
export const endTexts = [
  "First day after the last one, ISO date: on it the next one holds already; empty while it lasts.",
  "Primo giorno che non conta più: da quel giorno vale già il periodo seguente. Vuoto finché il periodo è in corso.",
] as const;
export const lastDayTexts = [
  "Last day as the source prints it, where it is not the day before `end_date`.",
  "Ultimo giorno come lo pubblica la fonte, se non è quello prima di end_date.",
] as const;
/** Days of a period. */
export const period = { start: field(optionalDay, ...startTexts), end: field(endDay, ...endTexts, { label: "fine" }) };

/** Error of a period, on its end. */
const endsEarly: { path: string[]; error: string } = { path: ["end"], error: "ends before it begins" };
/** Requires that the period in a record does not end before it begins. */
export const inOrder = <Schema extends z.ZodType<{ start: string | null; end: string | null }>>(
  schema: Schema,
): Schema => schema.refine(({ start, end }) => start === null || end === null || end >= start, endsEarly);

/** Text with a letter or a digit, without control characters. */
export const readable = (longest: number) =>
  z.string().trim().min(1).max(longest).refine(isReadable, "not a readable text").meta({ mayBeLeftOut: true });
/**
 * At most seven times the longest title of the chambers: text of unlimited length would make pages too heavy to
 * publish.
 */
export const text = readable(5000);
export const optionalText = text.nullable();
export const count = z.int().nonnegative();
export const optionalCount = count.nullable();
export const slug = z.string().max(longestSlug).refine(isSlug, "not a slug");
export const url = z.url({ protocol: /^https?$/ }).meta({ mayBeLeftOut: true });
/** Percent. */
export const percent = z.number().min(0).max(100);
/** Year of an act or of a sum. */
export const year = z.int().min(1900).max(2100);

export const sourceRefSchema = z.strictObject({
  /** Publisher, e.g. "Camera dei deputati". */
  name: text,
  /** URL of the record at the publisher, for readers; null when there is none. */
  url: url.nullable(),
  /** Day on which the record was first read in its present form (for dumps, the day of the dump). */
  fetchedAt: day,
});
export type SourceRef = z.infer<typeof sourceRefSchema>;

/** Period in which a person holds a role. `end` is exclusive. */
export const rolePeriodSchema = inOrder(
  z.strictObject({
    person: field(slug, ...personTexts, { label: "persona" }),
    /** Masculine or feminine: "Presidente", "Vicepresidente", "Componente". */
    role: field(text, ...roleTexts, { label: "ruolo" }),
    ...period,
  }),
);
export type RolePeriod = z.infer<typeof rolePeriodSchema>;

export const actRefSchema = z.strictObject({ kind: z.enum(actKinds), id: slug });
export type ActRef = z.infer<typeof actRefSchema>;
