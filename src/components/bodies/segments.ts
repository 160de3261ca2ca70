import type { GroupPower } from "#src/view/body-parts.ts";

/** Segment of the bar. `share`: fraction of the whole. `left`, `width`: percentages. */
export interface PowerSegment {
  readonly id: string;
  readonly row: GroupPower;
  readonly share: number;
  readonly left: number;
  readonly width: number;
}

const sideOrder = { majority: 0, opposition: 2 } as const;

/**
 * Segments by side: majority, no side, opposition. Widths are by strength, or by members if a strength is not known.
 */
export function toSegments(power: readonly GroupPower[]): readonly PowerSegment[] {
  const isKnown = power.every(({ strength }) => strength !== null);
  const weigh = (row: GroupPower): number => (isKnown ? (row.strength ?? 0) : row.size);
  const place = ({ side }: GroupPower): number => (side === null ? 1 : sideOrder[side]);
  const total = power.reduce((sum, row) => sum + weigh(row), 0) || 1;
  const sorted = [...power].sort((a, b) => place(a) - place(b));
  let left = 0;
  return sorted.map((row) => {
    const share = weigh(row) / total;
    const segment = { id: row.group?.id ?? "none", row, share, left: round(left), width: round(share * 100) };
    left += share * 100;
    return segment;
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
