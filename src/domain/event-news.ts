/** What happened in a month or a year, by kinds of event that decide something. */

/** Categories of events that are news, what decides most first. */
export const newsCategories = ["governo-battuto", "fiducia", "leggi", "votazione", "sedute"] as const;
export type NewsCategory = (typeof newsCategories)[number];

/** How many events of a category, and the day of the newest. */
export interface EventNews {
  readonly category: NewsCategory;
  readonly count: number;
  readonly day: string;
}

/** The categories that occur, in the order of {@link newsCategories}. `rows`: newest first. */
export function newsOf(
  rows: readonly { readonly category: string | null; readonly date: string }[],
): readonly EventNews[] {
  return newsCategories.flatMap((category) => {
    const events = rows.filter((row) => row.category === category);
    const [newest] = events;
    return newest === undefined ? [] : [{ category, count: events.length, day: newest.date }];
  });
}
