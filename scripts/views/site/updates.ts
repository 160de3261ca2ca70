import { compareText } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { updatesPageSchema, type UpdatesPage } from "#src/view/corrections.ts";
import { defineOutput } from "#scripts/views/reader.ts";
import { editionDay } from "#scripts/views/shared/data-day.ts";
import { dayChanges } from "./day-changes.ts";
import { changeDays, filling } from "./status.ts";

/** Number of days on the page. The open data have the complete log. */
const shownDays = 60;

export const updatesPages = defineOutput<UpdatesPage>({
  name: "updates",
  schema: updatesPageSchema,
  keys: () => ["index"],
  path: () => routes.updates(),
  build: (read) => {
    const days = read.derived(changeDays, "").toSorted((a, b) => compareText(b.day, a.day));
    return {
      filling: read.derived(filling, ""),
      days: days.slice(0, shownDays).map((day) => ({ ...day, ...read.derived(dayChanges, day.day) })),
      earlier: Math.max(0, days.length - shownDays),
      updated: read.derived(editionDay, ""),
      sources: [],
    };
  },
});
