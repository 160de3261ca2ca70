import type { ActKind } from "#src/domain/codes.ts";
import { routes } from "./routes.ts";

/** Filters of the votes list that select the roll calls on an act. Spec §3. */
const voteFilters = {
  bill: "bill",
  decree: "govdecree",
  dlgs: "govbill",
  datt: "implementingdecree",
} as const satisfies Record<ActKind, string>;

/** The list of all roll calls on an act. */
export function votesOnAct(kind: ActKind, id: string): string {
  return `${routes.votes()}?main_vote_type=all&${voteFilters[kind]}=${encodeURIComponent(id)}`;
}
