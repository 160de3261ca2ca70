/**
 * Indice di affidabilità: of the votes held while a member was in office in which the member's own group had a line,
 * the share in which the member voted with it. Absences and missions lower it.
 */
import type { ChoiceCode } from "./codes.ts";
import { isChoice } from "./group-line.ts";

/** Does a vote count at all? `line` is the group's, null without a group: secret votes, ties and the mixed group have none. */
export function isEvaluable(line: string | null): line is ChoiceCode {
  return line !== null && isChoice(line);
}

/** Did the member vote with the line? AYE with AYE; an absence never does, and counts all the same. */
export function isInLine(code: string, line: string | null): boolean {
  return isEvaluable(line) && code === line;
}
