/** Shades of the map of the regions by the median of their members' presence. */
import { isHandful } from "#src/domain/handful.ts";
import type { AreaSummary } from "#src/contracts/territories.ts";

export interface PresenceShades {
  /** Shade of a region, from 0; a region that has none has no median or too few members for one. */
  readonly of: ReadonlyMap<string, number>;
  /** Lowest and highest median of each shade, in percent. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

const shades = 4;

/** Four shades with as many regions each; null = fewer regions than that have a median that says something. */
export function presenceShades(
  areas: readonly Pick<AreaSummary, "id" | "presence" | "present">[],
): PresenceShades | null {
  const shown = areas
    .flatMap(({ id, presence, present }) => (presence === null || isHandful(present) ? [] : [{ id, presence }]))
    .toSorted((a, b) => a.presence - b.presence || (a.id < b.id ? -1 : 1));
  if (shown.length < 2 * shades) return null;
  const parts = Array.from({ length: shades }, (_, at) =>
    shown.slice(Math.round((at * shown.length) / shades), Math.round(((at + 1) * shown.length) / shades)),
  );
  return {
    of: new Map(parts.flatMap((part, at) => part.map(({ id }) => [id, at]))),
    ranges: parts.map((part) => [part[0]?.presence ?? 0, part.at(-1)?.presence ?? 0]),
  };
}
