import { memberVoteCodes, type MemberVoteCode } from "./codes.ts";

/** How many members per vote code: of a group, a side, an area or the whole chamber. */
export type CodeCounts = Readonly<Record<MemberVoteCode, number>>;

/** Counts codes. `["AYE", "AYE", "MIS"]` → AYE 2, MIS 1, the rest 0. */
export function countCodes(codes: Iterable<MemberVoteCode>): CodeCounts {
  const counts = { AYE: 0, NO: 0, ABST: 0, MIS: 0, ABSE: 0, PRES: 0, RNV: 0, PNV: 0, SEC: 0 };
  for (const code of codes) counts[code] += 1;
  return counts;
}

/** Adds counts up, code by code. */
export function addCounts(list: Iterable<CodeCounts>): CodeCounts {
  const sum = { AYE: 0, NO: 0, ABST: 0, MIS: 0, ABSE: 0, PRES: 0, RNV: 0, PNV: 0, SEC: 0 };
  for (const counts of list) for (const code of memberVoteCodes) sum[code] += counts[code];
  return sum;
}

/** All members counted. */
export function totalOf(counts: CodeCounts): number {
  return memberVoteCodes.reduce((sum, code) => sum + counts[code], 0);
}
