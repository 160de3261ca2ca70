/** Reads dated changes of group and of mandates. Votes alone would date a change to the next vote. */
import { branches } from "#src/domain/codes.ts";
import { addDays } from "#src/domain/days.ts";
import type { GroupTimeline } from "./group-timeline.ts";
import type { MemberTimeline } from "./timeline.ts";
import { paths } from "./paths.ts";
import { parseRaw } from "./parse.ts";
import { rawGroupChanges, type RawGroupChange } from "./raw.ts";
import { readPart, type Run } from "./run.ts";

/** Start and end of mandates, by person id. */
export interface MandateChanges {
  /** Mandates that ended with a published reason. */
  readonly ended: ReadonlyMap<
    string,
    { readonly day: string; readonly reason: string; readonly replacedBy: string | null }
  >;
  /** Predecessor in the seat, by person id. */
  readonly replaced: ReadonlyMap<string, string>;
}

export const noMandateChanges: MandateChanges = { ended: new Map(), replaced: new Map() };

/**
 * Adds the changes of both chambers to the history of the members. An observation from a vote on the same day is more
 * precise and stays.
 */
export async function readGroupChanges(
  run: Run,
  groups: GroupTimeline,
  history: MemberTimeline,
): Promise<MandateChanges> {
  const ended = new Map<string, { day: string; reason: string; replacedBy: string | null }>();
  const replaced = new Map<string, string>();
  for (const branch of branches) {
    const found = await readPart(run, paths.groupChanges[branch], (body) =>
      parseRaw("groups/aggregate", rawGroupChanges, body, run.notes),
    );
    const sides = found?.parsed?.groups?.majority_minority;
    for (const change of [sides?.majority, sides?.minority].flatMap((side) => side?.lost_gained_list ?? [])) {
      const { slug: person, date, out, in: into, end_reason: reason, replaced_by, replaced_member } = change;
      const observe = (raw: RawGroupChange["in"], day: string): void => {
        const group = groups.find(raw, branch);
        if (group !== null && !history.hasGroup(branch, person, day)) history.recordGroup(branch, person, group, day);
      };
      observe(out, addDays(date, -1));
      observe(into, date);
      if (reason !== null) ended.set(person, { day: date, reason, replacedBy: replaced_by });
      if (replaced_member !== null) replaced.set(person, replaced_member);
    }
  }
  return { ended, replaced };
}
