/** Terms of acts as entries of calendars: of decree-laws for their conversion, of implementing decrees for adoption. */
import { decreeExpiry } from "#src/domain/act-state.ts";
import type { Term } from "#src/contracts/feed.ts";
import { decreeState, implementingState } from "#scripts/contracts/acts/tags.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";

const progress = {
  in_conversion: "open",
  expired: "open",
  converted: "done",
  lapsed: "lapsed",
  not_adopted: "open",
  overdue: "open",
  adopted: "done",
  adopted_late: "done",
  unknown: "unknown",
} as const;

/** Term of an act itself; null = it has none, or no known one. Argument: act key. */
const termOf = defineDerivation<Term | null>("feed-term", (read, key) => {
  const act = read.require("act", key);
  if (act.kind !== "decree" && act.kind !== "datt") return null;
  const date = act.kind === "decree" ? decreeExpiry(act) : act.deadline;
  const state = act.kind === "decree" ? read.derived(decreeState, act.id) : read.derived(implementingState, act.id);
  if (date === null || state === null) return null;
  const { kind, id } = act;
  const changed = act.changedAt.slice(0, 10);
  return { kind, id, title: act.shortTitle ?? act.title, date, changed, progress: progress[state.code] };
});

/** Terms of an act and of the implementing decrees that it asks for, also those that are over. Argument: act key. */
export const actTerms = defineDerivation<readonly Term[]>("feed-act-terms", (read, key) =>
  [key, ...read.index("act.reference", key)].flatMap((one) => read.derived(termOf, one) ?? []),
);

/** Whether an act has a calendar: it, or an implementing decree that it asks for, has a term. */
export function hasCalendar(read: Reader, key: string): boolean {
  return !key.startsWith("datt/") && read.derived(actTerms, key).length > 0;
}

/** Terms of all acts whose outcome is awaited, also those that have passed. Argument: "". */
export const openTerms = defineDerivation<readonly Term[]>("feed-open-terms", (read) =>
  (["decree", "datt"] as const)
    .flatMap((kind) => read.index("act.kind", kind))
    .flatMap((key) => read.derived(termOf, key) ?? [])
    .filter(({ progress }) => progress === "open"),
);
