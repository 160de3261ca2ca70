/** The days of the legislature of this run. */
import { addDays } from "#src/domain/days.ts";
import { legislature } from "#src/domain/legislature.ts";

/** Whether a day is within the legislature. Both chambers publish also what was before it, and what came after. */
export const isInLegislature = (day: string): boolean => day >= legislature.start && untilEnd(day) === day;

/** The day, or the last one of the legislature if that was earlier: nothing after it is asked. */
export const untilEnd = (day: string): string =>
  legislature.end !== null && legislature.end < day ? legislature.end : day;

/** Days after the first sitting in which groups, committees, bills and reports may still be to come. */
const youngDays = 180;

/** Whether the chambers may not have begun yet, on a day, with what they publish of every legislature. */
export const isYoung = (day: string): boolean => day < addDays(legislature.start, youngDays);
