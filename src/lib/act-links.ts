import type { ActKind } from "#src/domain/codes.ts";
import { routes } from "./routes.ts";

/** Query parameters of the votes list that select the votes on an act. Spec §3. */
export const actParameter = {
  bill: "bill",
  decree: "govdecree",
  dlgs: "govbill",
  datt: "implementingdecree",
} as const satisfies Record<ActKind, string>;

export function votesOnAct(kind: ActKind, id: string): string {
  return `${routes.votes()}?main_vote_type=all&${actParameter[kind]}=${encodeURIComponent(id)}`;
}
