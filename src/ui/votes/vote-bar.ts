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

/** Shares of a bar: what "400 favorevoli" takes, what "400 contrari" does, and where the label of the rest begins. */
interface LabelRoom {
  readonly ayes: number;
  readonly noes: number;
  readonly rest: Readonly<Record<BarRest, number>>;
}
/** Of the narrowest bar, 288 px. */
const ofPhone: LabelRoom = { ayes: 35, noes: 27, rest: { none: 100, others: 79, abstained: 70 } };
/** Of the bar of a tablet, 720 px. */
const ofTablet: LabelRoom = { ayes: 14, noes: 12, rest: { none: 100, others: 90, abstained: 87 } };

/** What the label of the rest says: nothing, "199 altri", "199 astenuti". */
export type BarRest = "none" | "others" | "abstained";

/** Where a label stands, in percent of the bar, and on which bars. */
export interface BarLabel {
  readonly at: number;
  readonly anchor: "start" | "end";
  readonly on: "all" | "narrow" | "wide";
}

/**
 * Where the label of the noes stands: over the start of their part, after the label of the ayes, before that of the
 * rest. Where a narrow bar has no room for it there, it has a place of its own.
 */
export function placeNoes(from: number, rest: BarRest): readonly BarLabel[] {
  const [narrow, wide] = [placeIn(ofPhone, from, rest), placeIn(ofTablet, from, rest)];
  return narrow.at === wide.at && narrow.anchor === wide.anchor
    ? [{ ...wide, on: "all" }]
    : [
        { ...narrow, on: "narrow" },
        { ...wide, on: "wide" },
      ];
}

function placeIn({ ayes, noes, rest: begins }: LabelRoom, from: number, rest: BarRest): Omit<BarLabel, "on"> {
  const end = begins[rest];
  if (from + noes > end) return { at: end, anchor: "end" };
  return { at: from === 0 ? 0 : Math.max(from, ayes), anchor: "start" };
}
