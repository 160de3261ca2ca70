/** Comparing members vote by vote. Pure: positions in, counts and rows out. */
import { decodeBallots } from "#src/domain/ballot-text.ts";
import type { MemberVoteCode } from "#src/domain/codes.ts";
import { isChoice } from "#src/domain/group-line.ts";

/** Positions by month: one letter a verified vote of the chamber; small letters, of secret votes, are not compared. */
export type MonthLines = readonly (readonly [month: string, line: string])[];

/** Agreement of two members: votes in which both chose, and those in which they chose the same. */
export interface Agreement {
  readonly both: number;
  readonly same: number;
}

/** Open votes in which both expressed a choice, and how often the same. Members of different chambers share none. */
export function compareLines(a: MonthLines, b: MonthLines): Agreement {
  const others = new Map(b);
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

/** Position of a member in one vote; null = not in office, or none published. */
export function positionIn(lines: MonthLines, month: string, place: number): MemberVoteCode | null {
  const line = lines.find(([name]) => name === month)?.[1] ?? "";
  return decodeBallots(line.charAt(place).toUpperCase())[0] ?? null;
}

/** Whether two or more of these positions are choices that differ. */
export function areDifferent(codes: readonly (MemberVoteCode | null)[]): boolean {
  const choices = new Set(codes.filter((code) => code !== null && isChoice(code)));
  return choices.size > 1;
}
