/**
 * Periods of ISO days, which compare as strings. A period runs from `start` to the day before `end` (decision 0013).
 */
import { addDays } from "./days.ts";

export interface Period {
  /** First day; null = not published, treated as unbounded. */
  readonly start: string | null;
  /** Exclusive end date; null = open. */
  readonly end: string | null;
  /** Only when `start` was not published: the first day on which the period is known to hold. */
  readonly knownFrom?: string | undefined;
  /** The source does not give that day, which is for counts only: pages print none. */
  readonly isStartAssumed?: true | undefined;
  readonly isEndAssumed?: true | undefined;
}

/** First day on which a period is known to hold; null = unbounded. */
export function firstKnown(period: Period): string | null {
  return period.start ?? period.knownFrom ?? null;
}

/** Whether a period is known to hold on a day. */
export function isOn(period: Period, day: string): boolean {
  const start = firstKnown(period);
  return (start === null || start <= day) && (period.end === null || period.end > day);
}

/** Converts an exclusive end date to the inclusive last day shown to readers; null while the period is open. */
export function lastDay(end: string): string;
export function lastDay(end: string | null): string | null;
export function lastDay(end: string | null): string | null {
  return end === null ? null : addDays(end, -1);
}

/** A period with what is known of its end; see the records for its fields. */
export interface EndedPeriod {
  readonly end: string | null;
  readonly lastDay?: string | undefined;
  readonly isEndAssumed?: true | undefined;
}

/**
 * Exclusive end date of what pages show: the source's own last day where that is not the day before `end`; null while
 * the period is open, and where the source gives no day.
 */
export function shownEnd(period: EndedPeriod): string | null {
  if (period.isEndAssumed === true) return null;
  return period.lastDay === undefined ? period.end : addDays(period.lastDay, 1);
}

/** Exclusive end that pages show of what ended with one of the mandates: that of the mandate, so that both have one last day. */
export function shownEndOf(end: string | null, mandates: readonly EndedPeriod[]): string | null {
  const mandate = end === null ? undefined : mandates.find((one) => one.end === end);
  return mandate === undefined ? end : shownEnd(mandate);
}

/** Exclusive end that pages show of an office. None outlives its government or body: some sources close only the latter. */
export function shownEndWithin(office: EndedPeriod, whole: Pick<Period, "end">): string | null {
  return office.end === null ? whole.end : shownEnd(office);
}

/** First day that pages show; null where the source gives none. */
export function shownStart(
  period: Pick<Period, "start"> & { readonly isStartAssumed?: true | undefined },
): string | null {
  return period.isStartAssumed === true ? null : period.start;
}

/** Whether the source gives the days of a period that is not the first of its series. */
export function isDated(period: Period): boolean {
  return period.knownFrom === undefined && period.isStartAssumed !== true && period.isEndAssumed !== true;
}

/** Intersection of two periods; null when they do not overlap. */
export function overlap(a: Period, b: Period): Period | null {
  const [first, second] = [firstKnown(a), firstKnown(b)];
  const start = first === null || (second !== null && second > first) ? second : first;
  const end = a.end === null || (b.end !== null && b.end < a.end) ? b.end : a.end;
  return start !== null && end !== null && start >= end ? null : { start, end };
}
