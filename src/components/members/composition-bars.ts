import type { MembersPage } from "#src/view/members.ts";

/** A stretch of the bar; `group` null = members who are in none. Positions are percentages of the bar. */
export interface CompositionBar {
  readonly group: MembersPage["groups"][number] | null;
  readonly count: number;
  readonly x: string;
  readonly width: string;
}

/** The groups of a chamber side by side in their order, then whoever is in none: together all members in office. */
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
