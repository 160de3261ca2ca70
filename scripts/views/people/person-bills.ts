import { billPhases } from "#src/domain/codes.ts";
import type { PersonPage } from "#src/view/person-page.ts";
import { actsEnd } from "#scripts/views/acts/tags.ts";
import type { Reader } from "#scripts/views/reader.ts";

/** Bills of which a person is first signer, but for those whose signature was withdrawn, newest first, with how many are in each phase. */
export function readPersonBills(read: Reader, person: string): PersonPage["bills"] {
  const rows = read
    .index("act.firstSigner", person)
    .flatMap((key) => {
      const act = read.require("act", key);
      if (act.kind !== "bill") return [];
      const stands = act.signatures.some((one) => one.person === person && one.isFirst && one.withdrawn === null);
      if (!stands) return [];
      const { id, title, shortTitle, readings, presented, phase, status } = act;
      return [{ id, identifier: readings[0]?.identifier ?? id, title: shortTitle ?? title, presented, phase, status }];
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
    count: rows.filter((row) => row.phase === phase).length,
  }));
  const branch = read.record("person", person)?.memberships.at(-1)?.branch;
  const upTo = branch === undefined ? null : read.derived(actsEnd, branch);
  return { upTo, total: rows.length, phases: phases.filter(({ count }) => count > 0), rows };
}
