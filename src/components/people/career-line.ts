import { latestDay, daysBetween } from "#src/domain/days.ts";
import type { Branch } from "#src/domain/codes.ts";
import type { CareerTerm } from "#src/contracts/careers.ts";
import { barWidth } from "#src/lib/bar-width.ts";

/** A legislature in the line of a career: its length, and the mandates in it as parts of its width. */
interface CareerPart {
  readonly term: CareerTerm;
  readonly days: number;
  /** Whether the legislature before it is not in the line. */
  readonly isAfterGap: boolean;
  readonly parts: readonly { readonly branch: Branch; readonly x: string; readonly width: string }[];
}

/**
 * The line of a career, oldest legislature first. A mandate without a first or last day fills the legislature from its start
 * or to its end; one that goes on ends with the counted votes.
 */
export function careerLine(terms: readonly CareerTerm[]): readonly CareerPart[] {
  return terms.map((term, at) => {
    const { legislature, start, end, seats, votes } = term;
    const last = latestDay([end, ...votes.map(({ to }) => to), ...seats.map((seat) => seat.end), start]) ?? start;
    const days = Math.max(1, daysBetween(start, last));
    const place = (day: string): number => Math.min(days, Math.max(0, daysBetween(start, day)));
    return {
      term,
      days,
      isAfterGap: at > 0 && terms[at - 1]?.legislature !== legislature - 1,
      parts: seats.map((seat) => {
        const [from, to] = [place(seat.start ?? start), place(seat.end ?? last)];
        return { branch: seat.branch, x: barWidth(from, days), width: barWidth(to - from, days) };
      }),
    };
  });
}
