interface Props {
  readonly ticks: readonly ValueTick[];
}

export interface ValueTick {
  /** y in px. */
  readonly y: number;
  readonly text: string;
  /** The line of zero, or of the smallest value. */
  readonly isBase?: boolean;
}

/** The value axis of a drawing: a line across the plot for each tick, and its label in the left inset. */
export function ValueTicks({ ticks }: Props) {
  return ticks.map(({ y, text, isBase }) => (
    <g key={text}>
      <line className={isBase === true ? "base" : "ax"} x1="0" x2="100%" y1={y} y2={y} />
      <text x="-8" y={y + 4} textAnchor="end">
        {text}
      </text>
    </g>
  ));
}
