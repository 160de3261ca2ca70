import { barWidth } from "#src/lib/bar-width.ts";
import type { Composition, SideFigures } from "#src/domain/composition.ts";

interface Props {
  readonly figures: Composition;
  /** By strength, of which the whole body has 100, or by members. */
  readonly by: "strength" | "size";
}

const sides = ["majority", "neither", "opposition"] as const;

/**
 * Majority, neither side and opposition from the left; what is left over are members of unknown side. The numbers stand
 * beside it. No bar if the strength of a side is not known.
 */
export function SidesBar({ figures, by }: Props) {
  const of = (one: SideFigures): number | null => (one.size === 0 ? 0 : one[by]);
  const parts = sides.flatMap((side) => of(figures[side]) ?? []);
  if (parts.length < sides.length) return null;
  const whole = by === "size" ? figures.size : 100;
  const before = (index: number): number => parts.slice(0, index).reduce((sum, part) => sum + part, 0);
  return (
    <svg className="bar" aria-hidden="true">
      {sides.map((side, index) => (
        <rect
          key={side}
          className={`side-${side}`}
          x={barWidth(before(index), whole)}
          width={barWidth(parts[index] ?? 0, whole)}
          height="100%"
        />
      ))}
    </svg>
  );
}
