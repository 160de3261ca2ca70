import { compareCodes } from "#src/domain/compare.ts";
import type { BodyPage } from "#src/view/body-pages.ts";
import { allActs } from "#scripts/views/acts/tags.ts";
import { defineDerivation } from "#scripts/views/reader.ts";

type AssignedAct = BodyPage["assigned"]["latest"][number];

/** Bills by leading body. Depends on every bill; use it only through `assignedActs`. */
const assignments = defineDerivation<ReadonlyMap<string, readonly AssignedAct[]>>("bodies-assignments", (read) => {
  const byBody = new Map<string, Map<string, AssignedAct>>();
  for (const bill of allActs(read, "bill")) {
    for (const { body, type, date, reading } of bill.assignments) {
      if (body === null || !isLeading(type)) continue;
      const own = byBody.get(body) ?? new Map<string, AssignedAct>();
      byBody.set(body, own);
      const known = own.get(bill.id);
      if (known === undefined || (date ?? "") > (known.date ?? "")) {
        own.set(bill.id, {
          kind: "bill",
          id: bill.id,
          identifier: reading,
          title: bill.shortTitle ?? bill.title,
          date,
        });
      }
    }
  }
  return new Map([...byBody].map(([body, acts]) => [body, [...acts.values()].sort(newestFirst)]));
});

/** Bills assigned to a body as leading committee, newest first; argument: body id. */
export const assignedActs = defineDerivation<readonly AssignedAct[]>(
  "bodies-assigned",
  (read, body) => read.derived(assignments, "").get(body) ?? [],
);

/** False for opinions requested from other committees ("consultiva"): they are not the committee's own work. */
function isLeading(type: string | null): boolean {
  return type === null || !/consult/i.test(type);
}

function newestFirst(a: AssignedAct, b: AssignedAct): number {
  return compareCodes(b.date ?? "", a.date ?? "") || compareCodes(a.id, b.id);
}
