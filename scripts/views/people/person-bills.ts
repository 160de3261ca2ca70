import { toBillState } from "#src/domain/act-state.ts";
import { billPhases } from "#src/domain/codes.ts";
import { latestDay } from "#src/domain/days.ts";
import type { PersonPage } from "#src/view/person-page.ts";
import { actsEnd } from "#scripts/views/acts/tags.ts";
import type { Reader } from "#scripts/views/reader.ts";

/**
 * Bills with the person as first signer (withdrawn signatures excluded), newest first, and their number in each phase.
 */
export function readPersonBills(read: Reader, person: string): PersonPage["bills"] {
  const bills = read
    .index("act.firstSigner", person)
    .flatMap((key) => {
      const act = read.require("act", key);
      if (act.kind !== "bill") return [];
      const stands = act.signatures.some((one) => one.person === person && one.isFirst && one.withdrawn === null);
      return stands ? [act] : [];
    })
    .sort((a, b) =>
      (a.presented ?? "") === (b.presented ?? "")
        ? a.id < b.id
          ? -1
          : 1
        : (a.presented ?? "") < (b.presented ?? "")
          ? 1
          : -1,
    );
  const phases = [...billPhases, null].map((phase) => ({
    phase,
    count: bills.filter((bill) => bill.phase === phase).length,
  }));
  const branch = read.record("person", person)?.memberships.at(-1)?.branch;
  const upTo = branch === undefined ? null : read.derived(actsEnd, branch);
  const rows = bills.map((bill) => ({
    id: bill.id,
    identifier: bill.readings[0]?.identifier ?? bill.id,
    title: bill.shortTitle ?? bill.title,
    presented: bill.presented,
    state: toBillState(bill),
    ...(bill.phaseText === undefined ? {} : { stateText: bill.phaseText }),
  }));
  return { upTo, total: rows.length, phases: phases.filter(({ count }) => count > 0), rows };
}

/** Day of the last change among the bills that the person ever signed first; null = no such bill. */
export function personBillsDay(read: Reader, person: string): string | null {
  const bills = read.index("act.firstSigner", person).map((key) => read.require("act", key));
  return latestDay(bills.map(({ changedAt }) => changedAt.slice(0, 10)));
}
