import { addDays, daysBetween } from "#src/domain/days.ts";
import { legislatureStart } from "#src/domain/legislature.ts";
import type { Branch } from "#src/domain/codes.ts";
import { today } from "./calendar.ts";

/** Bill numbers reached on some days. Numbers grow with the date, as in a real register. */
const milestones: Record<Branch, readonly (readonly [day: string, number: number])[]> = {
  C: [
    [legislatureStart, 1],
    ["2022-11-22", 611],
    ["2024-03-14", 1742],
    ["2025-04-03", 2336],
    ["2026-10-02", 2750],
    [today, 2798],
  ],
  S: [
    [legislatureStart, 1],
    ["2022-12-15", 401],
    ["2024-10-11", 1520],
    [today, 1894],
  ],
};

/** Assigns unique bill numbers by date. At scale 1 the numbers fill up, so a number may be off by some days. */
export class BillNumbers {
  readonly #taken: Record<Branch, Set<number>>;

  constructor(reserved: Record<Branch, readonly number[]>) {
    this.#taken = { C: new Set(reserved.C), S: new Set(reserved.S) };
  }

  /** Free number closest to the one that the register reached on that day. */
  next(branch: Branch, day: string): number {
    const near = numberOn(branch, day);
    for (let distance = 0; ; distance++)
      for (const number of [near + distance, near - distance])
        if (number > 0 && !this.#taken[branch].has(number)) {
          this.#taken[branch].add(number);
          return number;
        }
  }
}

function numberOn(branch: Branch, day: string): number {
  const points = milestones[branch];
  const index = Math.max(
    1,
    points.findIndex(([date]) => date >= day),
  );
  const [from, to] = [points[index - 1], points[index]];
  if (from === undefined || to === undefined) return 1;
  const share = daysBetween(from[0], day) / Math.max(1, daysBetween(from[0], to[0]));
  return Math.round(from[1] + share * (to[1] - from[1]));
}

export function dayOfNumber(branch: Branch, number: number): string {
  const points = milestones[branch];
  const index = Math.max(
    1,
    points.findIndex(([, reached]) => reached >= number),
  );
  const [from, to] = [points[index - 1], points[index]];
  if (from === undefined || to === undefined) return legislatureStart;
  return addDays(from[0], Math.round(((number - from[1]) / (to[1] - from[1])) * daysBetween(from[0], to[0])));
}
