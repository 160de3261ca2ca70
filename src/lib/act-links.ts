import { actKinds, type ActKind } from "#src/domain/codes.ts";
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

/** The act whose votes a state of the list selects; null = none, or several. */
export function votedAct(
  values: Readonly<Record<string, readonly string[]>>,
): { readonly kind: ActKind; readonly id: string } | null {
  const acts = actKinds.flatMap((kind) => (values[actParameter[kind]] ?? []).map((id) => ({ kind, id })));
  return acts.length === 1 ? (acts[0] ?? null) : null;
}
