import type { SideOnDay } from "#src/domain/codes.ts";
import type { GroupLink, GroupPower } from "#src/contracts/body-parts.ts";
import { bodies } from "#src/i18n/bodies.ts";
import { balance, type Sides } from "#src/i18n/composition.ts";

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

/**
 * From the majority to the opposition; on a side the largest first, with the members of one acronym together (a body of
 * both chambers has two groups of it). Segments without members are left out.
 */
export function bySide(segments: readonly SideSegment[]): readonly SideSegment[] {
  const place = ({ side }: SideSegment): number => (side === null ? unknownPlace : places[side]);
  const sums = new Map<string, SideSegment>();
  for (const segment of segments.filter(({ size }) => size > 0)) {
    const key = `${segment.side ?? ""} ${segment.acronym}`;
    const sum = sums.get(key);
    sums.set(key, sum === undefined ? segment : { ...sum, size: sum.size + segment.size });
  }
  return [...sums.values()].sort((a, b) => place(a) - place(b) || b.size - a.size);
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

/** Names of the segments of {@link bySide}, in their order. `note`: the side, where members of an acronym are on several. */
export function namesOf(
  segments: readonly SideSegment[],
): readonly (Pick<SideSegment, "id" | "acronym" | "size"> & { readonly note: string })[] {
  return segments.map(({ id, acronym, side, size }) => {
    const isPart = segments.filter((other) => other.acronym === acronym).length > 1;
    return { id, acronym, size, note: isPart ? balance.of(side, size) : "" };
  });
}
