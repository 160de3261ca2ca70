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

/** Every month from `first` to `last`, both included: "2026-11", "2026-12", "2027-01". */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  let [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))];
  for (let current = first; current <= last;) {
    months.push(current);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
    current = `${String(year)}-${String(month).padStart(2, "0")}`;
  }
  return months;
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
