import type { CodeCounts } from "./code-counts.ts";

/** Presenze, assenze, missioni in electronic votes. Always `voting = present + absent + mission`. */
export interface ParticipationCounts {
  readonly voting: number;
  readonly present: number;
  readonly absent: number;
  readonly mission: number;
}

/**
 * Participation of one member in many votes, or of many members in one vote. Present = chose, or took part without a
 * recorded choice: secret vote, presiding, PNV (present, not voting), RNV (requested, not voting).
 */
export function countParticipation(counts: CodeCounts): ParticipationCounts {
  const absent = counts.ABSE;
  const mission = counts.MIS;
  const present = counts.AYE + counts.NO + counts.ABST + counts.SEC + counts.PRES + counts.RNV + counts.PNV;
  return { voting: present + absent + mission, present, absent, mission };
}

/** Non partecipanti: absent, on mission, presiding, PNV or RNV. Members who voted in secret did take part. */
export function countNonParticipants(counts: CodeCounts): number {
  return counts.ABSE + counts.MIS + counts.PRES + counts.PNV + counts.RNV;
}
