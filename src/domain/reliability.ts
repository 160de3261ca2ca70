/**
 * Indice di affidabilità: share of votes in which a member voted with the line of their own group. Only votes during
 * the member's mandate in which the group had a line count. Absences and missions lower it.
 */
import type { ChoiceCode } from "./codes.ts";
import { isChoice } from "./group-line.ts";

/**
 * Whether a vote counts. `line` is the line of the group, null without a group. Secret votes, ties and the mixed group
 * have no line.
 */
export function isEvaluable(line: string | null): line is ChoiceCode {
  return line !== null && isChoice(line);
}

/** Whether the member voted with the line. An absence is not in line, and the vote still counts. */
export function isInLine(code: string, line: string | null): boolean {
  return isEvaluable(line) && code === line;
}
