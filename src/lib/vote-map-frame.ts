/** Frame of a map of members: both axes have the same scale, so that distances can be compared in all directions. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface MapFrame {
  /** Height of the drawing; its width is {@link frameWidth}. */
  readonly height: number;
  /** Units of the drawing per unit of the map. */
  readonly scale: number;
  /** Position of a point in whole units of the drawing; y grows downwards. */
  readonly place: (spot: Spot) => Spot;
}

export const frameWidth = 1000;
const margin = 30;
const [leastHeight, mostHeight] = [300, 900];

/** Frame in which all points fit. */
export function toFrame(spots: readonly Spot[]): MapFrame {
  const range = (of: (spot: Spot) => number): readonly [number, number] => [
    Math.min(...spots.map(of)),
    Math.max(...spots.map(of)),
  ];
  const [left, right] = range(({ x }) => x);
  const [bottom, top] = range(({ y }) => y);
  const perUnit = Math.min(
    (frameWidth - 2 * margin) / (right - left || 1),
    (mostHeight - 2 * margin) / (top - bottom || 1),
  );
  const height = Math.max(leastHeight, Math.round((top - bottom) * perUnit + 2 * margin));
  return {
    height,
    scale: perUnit,
    place: ({ x, y }) => ({
      x: Math.round(frameWidth / 2 + (x - (left + right) / 2) * perUnit),
      y: Math.round(height / 2 - (y - (top + bottom) / 2) * perUnit),
    }),
  };
}
