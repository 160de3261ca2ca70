/** Changes of the source's data as a sentence. */
import type { ChangeDay } from "#src/contracts/corrections.ts";
import { formatList } from "#src/lib/format.ts";
import { countRecords } from "./prose.ts";

/**
 * "Novità: 51 votazioni e 2 atti. Correzioni: 1 votazione. Altre modifiche: 3 atti. Ritiri dalla fonte: 1 atto." The labels
 * agree with either gender. A record that was corrected is not counted among the other changes.
 */
export function changesSentence({ kinds }: Pick<ChangeDay, "kinds">): string {
  const hasCorrections = kinds.some(({ corrected }) => corrected > 0);
  const part = (label: string, count: (row: ChangeDay["kinds"][number]) => number): string[] => {
    const counted = kinds.filter((row) => count(row) > 0).map((row) => countRecords(row.kind, count(row)));
    return counted.length === 0 ? [] : [`${label}: ${formatList(counted)}.`];
  };
  return [
    ...part("Novità", ({ appeared }) => appeared),
    ...part("Correzioni", ({ corrected }) => corrected),
    ...part(hasCorrections ? "Altre modifiche" : "Modifiche", ({ changed, corrected }) => changed - corrected),
    ...part("Ritiri dalla fonte", ({ vanished }) => vanished),
  ].join(" ");
}
