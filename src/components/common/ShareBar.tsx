import { barWidth } from "#src/lib/bar-width.ts";
import { groupClass } from "#src/lib/class-names.ts";

interface Props {
  /** From 0 to 1. */
  readonly share: number;
  /** Group id, for the colour of the bar. */
  readonly group?: string;
}

export function ShareBar({ share, group }: Props) {
  const fill = group === undefined ? "f-c1" : `gfill ${groupClass(group)}`;
  return (
    <svg className="bar" aria-hidden="true">
      <rect className={fill} width={barWidth(share, 1)} height="100%" />
    </svg>
  );
}
