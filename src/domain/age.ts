/** Age bands of the aggregations, by lowest age; whoever is younger than the first is in it. */
export const ageBands = [0, 40, 50, 60, 70] as const;
export type AgeBand = (typeof ageBands)[number];

/** Whole years between a birth and a day. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The band of an age: 39 → 0 ("meno di 40"), 40 → 40 ("40–49"), 83 → 70 ("70 e oltre"). */
export function ageBandOf(age: number): AgeBand {
  return ageBands.findLast((from) => age >= from) ?? 0;
}
