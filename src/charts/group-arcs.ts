import { memoize } from "#src/lib/memoize.ts";
import { toSeating } from "#src/ui/votes/roll-call.ts";
import type { Composition } from "#src/view/composition.ts";
import { toArcs, toSeats } from "./hemicycle.ts";

/** Arcs and labels of the groups that have members. Memoized: the same for all votes of a composition. */
export const toGroupArcs = memoize(({ members, groups }: Composition) => {
  const seated = toSeating(
    members.map((member) => ({ member, code: null, isRebel: false, isPresident: false })),
    groups,
  );
  const wedges = groups.flatMap(({ id, acronym }, position) => {
    const own = seated.flatMap(({ member }, index) => (member[5] === position ? [index] : []));
    const [first, last] = [own[0], own.at(-1)];
    return first === undefined || last === undefined ? [] : [{ id, label: acronym, first, last }];
  });
  return toArcs(toSeats(seated.length), wedges).flatMap((arc, index) => {
    const wedge = wedges[index];
    return wedge === undefined ? [] : [{ ...arc, id: wedge.id, acronym: wedge.label }];
  });
});
