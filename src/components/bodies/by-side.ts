import type { SideOnDay } from "#src/domain/codes.ts";
import type { GroupLink, GroupPower } from "#src/contracts/body-parts.ts";
import { bodies } from "#src/i18n/bodies.ts";
import type { Sides } from "#src/i18n/composition.ts";

/** Members of one group on one side. `id`: of the group, for its colour. */
export interface SideSegment {
  readonly id: string;
  readonly name: string;
  readonly acronym: string;
  readonly side: SideOnDay;
  readonly size: number;
}

const places = { majority: 0, neither: 1, opposition: 3 } as const;
/** Unknown sides stand between the two, beside those on neither. */
const unknownPlace = 2;

/** From the majority to the opposition; on a side in the order given. Segments without members are left out. */
export function bySide(segments: readonly SideSegment[]): readonly SideSegment[] {
  const place = ({ side }: SideSegment): number => (side === null ? unknownPlace : places[side]);
  return segments.filter(({ size }) => size > 0).sort((a, b) => place(a) - place(b));
}

/** The groups of a body; members of none are one segment. */
export function powerSegments(power: readonly GroupPower[]): readonly SideSegment[] {
  return power.map(({ group, side, size }) => ({
    id: group?.id ?? "none",
    name: group?.name ?? bodies.noGroup,
    acronym: group?.acronym ?? bodies.noGroup,
    side,
    size,
  }));
}

/** A group as its segments: the members of a mixed group are on different sides. */
export function segmentsOf(
  group: Pick<GroupLink, "id" | "name" | "acronym" | "side" | "isMixed">,
  figures: Sides,
): readonly SideSegment[] {
  const { id, name, acronym, side, isMixed } = group;
  if (!isMixed) return [{ id, name, acronym, side, size: figures.size }];
  const { majority, neither, opposition, size } = figures;
  const unknown = size - majority.size - neither.size - opposition.size;
  return [
    { id, name, acronym, side: "majority", size: majority.size },
    { id, name, acronym, side: "neither", size: neither.size },
    { id, name, acronym, side: null, size: unknown },
    { id, name, acronym, side: "opposition", size: opposition.size },
  ];
}

/** Members by acronym, most first: a mixed group, or one of both chambers, has several segments. */
export function byAcronym(segments: readonly SideSegment[]): readonly Pick<SideSegment, "id" | "acronym" | "size">[] {
  const sums = new Map<string, Pick<SideSegment, "id" | "acronym" | "size">>();
  for (const { id, acronym, size } of segments) {
    const sum = sums.get(acronym);
    sums.set(acronym, { id: sum?.id ?? id, acronym, size: (sum?.size ?? 0) + size });
  }
  return [...sums.values()].sort((a, b) => b.size - a.size);
}
