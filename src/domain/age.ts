/** Age bands of the aggregations, each by its lowest age. */
export const ageBands = [0, 40, 50, 60, 70] as const;
export type AgeBand = (typeof ageBands)[number];

/** Age in completed years. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Completed months between two days: 13 October 2022 to 12 November 2022 → 0. */
export function monthsFrom(start: string, day: string): number {
  const [from, to] = [start, day].map((one) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7)));
  const months = (to ?? 0) - (from ?? 0);
  return Math.max(0, day.slice(8) < start.slice(8) ? months - 1 : months);
}

/** Band of an age: 39 → 0 ("meno di 40"), 40 → 40 ("40–49"), 83 → 70 ("70 e oltre"). */
export function ageBandOf(age: number): AgeBand {
  return ageBands.findLast((from) => age >= from) ?? 0;
}
