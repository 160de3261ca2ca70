/** Shapes of the points by side, around the origin: colour is never the only difference. */
import type { SideOnDay } from "#src/domain/codes.ts";
import { voteMapText as text } from "#src/i18n/vote-map.ts";

interface Shape {
  readonly side: SideOnDay;
  /** Id of the shape in the drawing. */
  readonly id: "q" | "r" | "s";
  readonly path: string;
  readonly label: string;
}

export const shapes: readonly Shape[] = [
  { side: "majority", id: "q", path: "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z", label: text.right },
  { side: "opposition", id: "r", path: "M-6.5-6.5h13v13h-13z", label: text.left },
  { side: null, id: "s", path: "M0-8L8 6H-8z", label: text.others },
];

export function shapeOf(side: SideOnDay): Shape["id"] {
  return shapes.find((shape) => shape.side === side)?.id ?? "s";
}
