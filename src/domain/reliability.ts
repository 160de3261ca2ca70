import { percent } from "./cohesion.ts";

/**
 * Indice di affidabilità: votes in which the member voted with the line of their own group, out of a hundred held while
 * in office in which that group had a line (secret votes, ties and the mixed group have none). Absences and missions
 * lower it. Two decimals; null = not applicable. 812 in line of 1,140 → 71.23.
 */
export function reliability(inLine: number, evaluable: number): number | null {
  return percent({ part: inLine, whole: evaluable }, 2);
}
