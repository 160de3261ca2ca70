import { barWidth } from "#src/lib/bar-width.ts";
import type { Composition } from "#src/domain/composition.ts";
import { sideParts } from "./side-parts.ts";

interface Props {
  readonly figures: Composition;
}

/**
 * Members of the majority, on neither side, of unknown side and of the opposition from the left. The numbers stand beside
 * it; the half is marked.
 */
export function SidesBar({ figures }: Props) {
  return (
    <svg className="bar" aria-hidden="true">
      {sideParts(figures).map(({ side, size, before }) => (
        <rect
          key={side}
          className={side === null ? "gfill" : `side-${side}`}
          x={barWidth(before, figures.size)}
          width={barWidth(size, figures.size)}
          height="100%"
        />
      ))}
      {figures.size > 0 && <line className="half" x1="50%" x2="50%" y1="-3" y2="13" />}
    </svg>
  );
}
