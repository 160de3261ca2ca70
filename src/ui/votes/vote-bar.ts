import type { MemberVoteCode } from "#src/domain/codes.ts";

/** Fill of a part of a stacked bar: hue and pattern, in `styles/base/marks.css`. null = all the others together. */
const fills: Record<MemberVoteCode, string> = {
  AYE: "f-aye",
  NO: "f-no",
  ABST: "f-abst",
  MIS: "f-mis",
  ABSE: "f-abse",
  PRES: "f-nv",
  RNV: "f-nv",
  PNV: "f-nv",
  SEC: "f-nv",
};

/** Fill class of a part of a bar. */
export function barClass(code: MemberVoteCode | null): string {
  return code === null ? "f-abse" : fills[code];
}

/** One decimal: enough for the eye, stable for the digest. */
const round = (value: number): number => Math.round(value * 10) / 10;

/** Where each part of a bar begins and ends and how wide it is, in percent. */
export function toBarSegments<Part extends { readonly count: number }>(parts: readonly Part[]) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  let before = 0;
  const segments = parts.map((part) => {
    const from = round((before / total) * 100);
    before += part.count;
    const to = round((before / total) * 100);
    // Every part ends where the next begins: no hairline of paper between them.
    return { ...part, from, to, width: round(to - from) };
  });
  return { segments, total };
}

/** Shares of the narrowest bar, 288 px: what "400 favorevoli" takes, what "400 contrari" does, and where "199 altri" begins. */
const [ayesTake, noesTake, restBegins] = [31, 27, 79];
/** What "400 favorevoli" takes of the bar of a tablet, 720 px. */
const ayesTakeOfTablet = 14;

/**
 * Where the label of the noes stands: over the start of their part, or at its end where the label of the rest is in the way.
 * After few ayes it moves on a phone, by the difference between the two shares above: see `.pushed`.
 */
export function placeNoes(
  noes: { readonly from: number; readonly to: number },
  hasRest: boolean,
): { readonly at: number; readonly anchor: "start" | "end"; readonly isPushed: boolean } {
  const end = hasRest ? restBegins : 100;
  if (noes.from < ayesTake) return { at: Math.max(noes.from, ayesTakeOfTablet), anchor: "start", isPushed: true };
  if (noes.from + noesTake <= end) return { at: noes.from, anchor: "start", isPushed: false };
  return { at: Math.max(Math.min(noes.to, end), ayesTake + noesTake), anchor: "end", isPushed: false };
}
