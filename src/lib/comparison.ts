import { decodeBallots } from "#src/domain/ballot-text.ts";
import type { MemberVoteCode } from "#src/domain/codes.ts";
import { isChoice } from "#src/domain/group-line.ts";

/**
 * Positions by month: one letter per vote of the chamber. Lower-case letters mark secret votes, which are not compared.
 */
export type MonthLines = readonly (readonly [month: string, line: string, groupLines?: string])[];

/**
 * Agreement of two members. `both`: votes in which both expressed a choice; `same`: those in which they chose the same.
 */
export interface Agreement {
  readonly both: number;
  readonly same: number;
}

/** Counts agreement over open votes. Members of different chambers share no votes. */
export function compareLines(a: MonthLines, b: MonthLines): Agreement {
  const others = new Map(b.map(([month, line]) => [month, line]));
  let [both, same] = [0, 0];
  for (const [month, line] of a) {
    const other = decodeBallots(others.get(month) ?? "");
    for (const [place, code] of decodeBallots(line).entries()) {
      const against = other[place] ?? null;
      if (code === null || against === null || !isChoice(code) || !isChoice(against)) continue;
      both += 1;
      if (code === against) same += 1;
    }
  }
  return { both, same };
}

/** Position of a member in one vote; null = not in office, or no position published. */
export function positionIn(lines: MonthLines, month: string, place: number): MemberVoteCode | null {
  const line = lines.find(([name]) => name === month)?.[1] ?? "";
  return decodeBallots(line.charAt(place).toUpperCase())[0] ?? null;
}

/** Whether at least two of these positions are choices that differ. */
export function areDifferent(codes: readonly (MemberVoteCode | null)[]): boolean {
  const choices = new Set(codes.filter((code) => code !== null && isChoice(code)));
  return choices.size > 1;
}
