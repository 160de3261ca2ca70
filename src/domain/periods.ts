/** ISO days as text: comparing them is comparing strings. Spells run from `start` to the day before `end`. */

export interface Spell {
  /** First day; null = not given, taken as "always so". */
  readonly start: string | null;
  /** First day no longer; null = still so. */
  readonly end: string | null;
}

/** Whether a spell holds on a day. */
export function isOn(spell: Spell, day: string): boolean {
  return (spell.start === null || spell.start <= day) && (spell.end === null || spell.end > day);
}

/** What two spells share, or null when they never meet. */
export function overlap(a: Spell, b: Spell): Spell | null {
  const start = a.start === null ? b.start : b.start === null || a.start > b.start ? a.start : b.start;
  const end = a.end === null ? b.end : b.end === null || a.end < b.end ? a.end : b.end;
  return start !== null && end !== null && start >= end ? null : { start, end };
}

/** Month of a day: "2026-11". */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** Last day of a month. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** Months from the one of `first` to the one of `last`, both included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = monthOf(first); month <= monthOf(last); month = nextMonth(month)) months.push(month);
  return months;
}

function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return number === 12 ? `${String(year + 1)}-01` : `${String(year)}-${String(number + 1).padStart(2, "0")}`;
}
