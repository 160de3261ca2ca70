import { memberVoteCodes, type MemberVoteCode } from "./codes.ts";

export type CodeCounts = Readonly<Record<MemberVoteCode, number>>;

export const noCounts: CodeCounts = { AYE: 0, NO: 0, ABST: 0, MIS: 0, ABSE: 0, PRES: 0, RNV: 0, PNV: 0, SEC: 0 };

/** Counts codes; null (no position) is not counted. `["AYE", "AYE", null, "MIS"]` → AYE 2, MIS 1, the rest 0. */
export function countCodes(codes: Iterable<MemberVoteCode | null>): CodeCounts {
  const counts = { ...noCounts };
  for (const code of codes) if (code !== null) counts[code] += 1;
  return counts;
}

/** Counts codes per key. `keyOf` receives the index in `codes`; null (no position) is not counted. */
export function countCodesBy<Key>(
  codes: readonly (MemberVoteCode | null)[],
  keyOf: (place: number) => Key,
): ReadonlyMap<Key, CodeCounts> {
  const all = new Map<Key, Record<MemberVoteCode, number>>();
  for (const [place, code] of codes.entries()) {
    if (code === null) continue;
    const key = keyOf(place);
    let counts = all.get(key);
    if (counts === undefined) all.set(key, (counts = { ...noCounts }));
    counts[code] += 1;
  }
  return all;
}

export function addCounts(list: Iterable<CodeCounts>): CodeCounts {
  const sum = { ...noCounts };
  for (const counts of list) for (const code of memberVoteCodes) sum[code] += counts[code];
  return sum;
}

export function totalOf(counts: CodeCounts): number {
  return memberVoteCodes.reduce((sum, code) => sum + counts[code], 0);
}
