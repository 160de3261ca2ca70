/** Changes of the source's data as a sentence. */
import { formatList } from "#src/lib/format.ts";
import { countRecords } from "./prose.ts";

interface Counts {
  readonly kind: string;
  readonly appeared: number;
  readonly changed: number;
  readonly vanished: number;
}

/** Labels before a count; they agree with either gender. */
export const changeWords = { appeared: "Novità", changed: "Modifiche", vanished: "Ritiri dalla fonte" } as const;

/** "Novità: 51 votazioni e 2 atti. Modifiche: 12 persone. Ritiri dalla fonte: 1 atto." */
export function changesSentence({ kinds }: { readonly kinds: readonly Counts[] }): string {
  const part = (of: keyof typeof changeWords) => {
    const counted = kinds.filter((row) => row[of] > 0).map((row) => countRecords(row.kind, row[of]));
    return counted.length === 0 ? [] : [`${changeWords[of]}: ${formatList(counted)}.`];
  };
  return [...part("appeared"), ...part("changed"), ...part("vanished")].join(" ");
}
