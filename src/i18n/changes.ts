/** What changed at the source, in a sentence. */
import { formatList } from "#src/lib/format.ts";
import { countRecords } from "./prose.ts";

interface Counts {
  readonly kind: string;
  readonly appeared: number;
  readonly changed: number;
  readonly vanished: number;
}

/** "Nuovi: 51 votazioni e 2 atti. Modificati: 12 persone. Ritirati dalla fonte: 1 atto." */
export function changesSentence({ kinds }: { readonly kinds: readonly Counts[] }): string {
  const part = (label: string, of: "appeared" | "changed" | "vanished") => {
    const counted = kinds.filter((row) => row[of] > 0).map((row) => countRecords(row.kind, row[of]));
    return counted.length === 0 ? [] : [`${label}: ${formatList(counted)}.`];
  };
  return [
    ...part("Novità", "appeared"),
    ...part("Modifiche", "changed"),
    ...part("Ritirati dalla fonte", "vanished"),
  ].join(" ");
}
