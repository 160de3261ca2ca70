/** Members who changed group, came or left, with the day: the votes alone would date a change to the next vote. */
import { branches } from "#src/domain/codes.ts";
import { addDays } from "#src/domain/days.ts";
import type { GroupRegister } from "./group-register.ts";
import type { MemberHistory } from "./member-history.ts";
import { paths } from "./paths.ts";
import { parseRaw } from "./parse.ts";
import { rawGroupChanges, type RawGroupChange } from "./raw.ts";
import { readPart, type Run } from "./run.ts";

/** How a mandate began or ended, by person. */
export interface MandateChanges {
  /** Mandates that ended for a reason that the source gives. */
  readonly ended: ReadonlyMap<
    string,
    { readonly day: string; readonly reason: string; readonly replacedBy: string | null }
  >;
  /** The member whose seat a person took. */
  readonly replaced: ReadonlyMap<string, string>;
}

/** No change is known. */
export const noMandateChanges: MandateChanges = { ended: new Map(), replaced: new Map() };

/** Reads the changes of both chambers into the history of their members; a vote of the same day is more precise, and stays. */
export async function readGroupChanges(
  run: Run,
  groups: GroupRegister,
  history: MemberHistory,
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
        if (group !== null && !history.hasSeen(branch, person, day)) history.observe(branch, person, group, day);
      };
      observe(out, addDays(date, -1));
      observe(into, date);
      if (reason !== null) ended.set(person, { day: date, reason, replacedBy: replaced_by });
      if (replaced_member !== null) replaced.set(person, replaced_member);
    }
  }
  return { ended, replaced };
}
