import type { MembersPage } from "#src/contracts/members.ts";

/** Segment of the bar. `group` null = members in no group. Positions are percentages of the bar. */
export interface CompositionBar {
  readonly group: MembersPage["groups"][number] | null;
  readonly count: number;
  readonly x: string;
  readonly width: string;
}

/** Segments of the groups in input order, then of the members in no group. They add up to all members in office. */
export function compositionBars({ groups, count }: Pick<MembersPage, "groups" | "count">): readonly CompositionBar[] {
  const without = groups.reduce((rest, group) => rest - group.count, count);
  const parts = [
    ...groups.map((group) => ({ group, count: group.count })),
    ...(without > 0 ? [{ group: null, count: without }] : []),
  ];
  const percent = (part: number) => `${Math.round((part / count) * 10000) / 100}%`;
  let before = 0;
  return parts.map((part) => {
    const bar = { ...part, x: percent(before), width: percent(part.count) };
    before += part.count;
    return bar;
  });
}
