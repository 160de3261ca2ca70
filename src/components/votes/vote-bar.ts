import type { MemberVoteCode } from "#src/domain/codes.ts";

/** CSS class of a part of a stacked bar: colour and pattern, in `styles/base/marks.css`. */
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

/** Fill class of a part of a bar; null = all other members together. */
export function barClass(code: MemberVoteCode | null): string {
  return code === null ? "f-abse" : fills[code];
}

/** One decimal: exact enough for the eye, stable for digests. */
const round = (value: number): number => Math.round(value * 10) / 10;

/** Start, end and width of each part of a bar, in per cent. */
export function toBarSegments<Part extends { readonly count: number }>(parts: readonly Part[]) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  let before = 0;
  const segments = parts.map((part) => {
    const from = round((before / total) * 100);
    before += part.count;
    const to = round((before / total) * 100);
    // Width from rounded ends, so that adjacent parts leave no gap.
    return { ...part, from, to, width: round(to - from) };
  });
  return { segments, total };
}

/**
 * Parts of a bar without gaps, each from the left end on top of the longer ones: half the attributes. Widths are whole
 * per cent, as one per cent of this bar is a pixel. A part is not drawn if the next one covers it or has the same colour.
 */
export function toCoveringBar(parts: readonly { readonly code: MemberVoteCode; readonly count: number }[]) {
  return toBarSegments(parts)
    .segments.toReversed()
    .map(({ code, to }) => ({ fill: barClass(code), width: Math.round(to) }))
    .filter(({ fill }, index, all) => all[index - 1]?.fill !== fill)
    .filter(({ width }, index, all) => all[index + 1]?.width !== width);
}

/**
 * Label sizes in per cent of the bar's width: width of "400 favorevoli", width of "400 contrari", and start of the
 * rest's label.
 */
interface LabelRoom {
  readonly ayes: number;
  readonly noes: number;
  readonly rest: Readonly<Record<BarRest, number>>;
}
/** For the narrowest bar, 288 px. */
const ofPhone: LabelRoom = { ayes: 35, noes: 27, rest: { none: 100, others: 79, abstained: 70 } };
/** For the bar of a tablet, 720 px. */
const ofTablet: LabelRoom = { ayes: 14, noes: 12, rest: { none: 100, others: 90, abstained: 87 } };

/** Content of the rest's label: none, "199 altri", "199 astenuti". */
export type BarRest = "none" | "others" | "abstained";

/** Position of a label in per cent of the bar, and the bar widths that it applies to. */
export interface BarLabel {
  readonly at: number;
  readonly anchor: "start" | "end";
  readonly on: "all" | "narrow" | "wide";
}

/**
 * Position of the noes' label: at the start of their part, after the ayes' label and before the rest's. When a narrow
 * bar has no room for it there, narrow bars get a position of their own.
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
