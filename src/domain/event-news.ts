/** What happened in a month or a year, by kinds of event that decide something. */

/** Categories of events that are news, what decides most first. */
export const newsCategories = ["governo-battuto", "fiducia", "leggi", "votazione", "sedute"] as const;
export type NewsCategory = (typeof newsCategories)[number];

/** How many events of a category, and the day of the newest. */
export interface EventNews {
  readonly category: NewsCategory;
  readonly count: number;
  readonly day: string;
  /** Of defeats of the Government: what each was on; null = not known. */
  readonly subjects?: readonly (string | null)[];
}

interface NewsRow {
  readonly category: string | null;
  readonly date: string;
}

/**
 * The categories that occur, in the order of {@link newsCategories}.
 * @param rows newest first
 * @param subjectOf what a defeat of the Government was on; null = not known
 */
export function newsOf<Row extends NewsRow>(
  rows: readonly Row[],
  subjectOf: (row: Row) => string | null,
): readonly EventNews[] {
  return newsCategories.flatMap((category) => {
    const events = rows.filter((row) => row.category === category);
    const [newest] = events;
    const subjects = category === "governo-battuto" ? { subjects: events.map(subjectOf) } : {};
    return newest === undefined ? [] : [{ category, count: events.length, day: newest.date, ...subjects }];
  });
}
