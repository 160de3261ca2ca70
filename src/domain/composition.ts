/** Composition of a body, a group or a government in figures that keep their denominators. */
import { ageOn } from "./age.ts";
import type { Gender, SideOnDay } from "./codes.ts";

export interface Component {
  readonly gender: Gender | null;
  readonly birthDate: string | null;
  readonly side: SideOnDay;
  /** Strength in percent points, of whatever institution is looked at; null = not known. */
  readonly strength: number | null;
}

/** Figures of a set of people. Averages and shares come with the number of people they are based on. */
export interface Composition {
  readonly size: number;
  readonly women: number;
  /** People with a published gender: the denominator of the share of women. */
  readonly genderKnown: number;
  /** Mean of completed years, one decimal; null when no birth date is known. */
  readonly averageAge: number | null;
  readonly ageKnown: number;
  readonly majority: SideFigures;
  readonly opposition: SideFigures;
  /** People on neither side. Those whose side is not known are in none of the three. */
  readonly neither: SideFigures;
}

/** Size of one side, and the sum of its members' strength in percentage points. */
export interface SideFigures {
  readonly size: number;
  readonly strength: number | null;
}

export function describeComposition(people: readonly Component[], day: string): Composition {
  const ages = people.flatMap((person) => (person.birthDate === null ? [] : [ageOn(person.birthDate, day)]));
  return {
    size: people.length,
    women: people.filter((person) => person.gender === "F").length,
    genderKnown: people.filter((person) => person.gender !== null).length,
    averageAge: ages.length === 0 ? null : Math.round((sum(ages) / ages.length) * 10) / 10,
    ageKnown: ages.length,
    majority: toSide(people.filter((person) => person.side === "majority")),
    opposition: toSide(people.filter((person) => person.side === "opposition")),
    neither: toSide(people.filter((person) => person.side === "neither")),
  };
}

/**
 * Sum of strengths, to nine decimals: coarser than the noise of a sum, and so fine that rounding it again to be shown
 * gives what the sum itself would give. Null when one of them is not known: the sum of the others is not that of all.
 */
export function sumStrength(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 || known.length < values.length ? null : Math.round(sum(known) * 1e9) / 1e9;
}

function toSide(people: readonly Component[]): SideFigures {
  return { size: people.length, strength: sumStrength(people.map((person) => person.strength)) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
