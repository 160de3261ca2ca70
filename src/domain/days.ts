/** Arithmetic on ISO days ("2026-11-20"), without clock or time zone. */

const millisecondsPerDay = 86_400_000;

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / millisecondsPerDay);
}

/** The day `days` after `day` (before it, if negative). */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsPerDay).toISOString().slice(0, 10);
}

/** "2026-11-20" → "2026-11". */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** Months since the year 0; NaN for a text that is no month. */
const monthIndex = (month: string): number =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 : Number.NaN;

/** Every month from `first` to `last`, both included: "2026-11", "2026-12", "2027-01". None where one is no month. */
export function monthsBetween(first: string, last: string): string[] {
  const [from, to] = [monthIndex(first), monthIndex(last)];
  return Array.from({ length: to < from ? 0 : to - from + 1 }, (_month, index) => {
    const [year, month] = [Math.floor((from + index) / 12), ((from + index) % 12) + 1];
    return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}`;
  });
}

/** Every month from the first point to the last; `point: null` = no data, which breaks the chart's line. */
export function fillMonths<P extends { readonly month: string }>(
  points: readonly P[],
): readonly { readonly month: string; readonly point: P | null }[] {
  const known = new Map(points.map((point) => [point.month, point]));
  const [first, last] = [points[0]?.month, points.at(-1)?.month];
  if (first === undefined || last === undefined) return [];
  return monthsBetween(first, last).map((month) => ({ month, point: known.get(month) ?? null }));
}

/** The latest day; null when none is known. */
export function latestDay(days: readonly (string | null)[]): string | null {
  return days.reduce<string | null>(
    (latest, day) => (day !== null && (latest === null || day > latest) ? day : latest),
    null,
  );
}

export function lastDayOf(month: string): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10);
}
