import { barWidth } from "#src/lib/bar-width.ts";
import type { Composition } from "#src/domain/composition.ts";

interface Props {
  readonly figures: Composition;
}

const sides = ["majority", "neither", "opposition"] as const;

/**
 * Members of the majority, on neither side and of the opposition from the left; what is left over are members of unknown
 * side. The numbers stand beside it; the half is marked.
 */
export function SidesBar({ figures }: Props) {
  const parts = sides.map((side) => figures[side].size);
  const before = (index: number): number => parts.slice(0, index).reduce((sum, part) => sum + part, 0);
  return (
    <svg className="bar" aria-hidden="true">
      {sides.map((side, index) => (
        <rect
          key={side}
          className={`side-${side}`}
          x={barWidth(before(index), figures.size)}
          width={barWidth(parts[index] ?? 0, figures.size)}
          height="100%"
        />
      ))}
      {figures.size > 0 && <line className="half" x1="50%" x2="50%" y1="-3" y2="13" />}
    </svg>
  );
}
