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

/** Corrections among the changes of a day; `more`: corrections and withdrawals that are not listed. */
interface Listed {
  readonly corrections: readonly { readonly kind: string }[];
  readonly more: number;
}

/**
 * "Novità: 51 votazioni e 2 atti. Modifiche: 12 persone. Ritiri dalla fonte: 1 atto." Where the corrections are known one by
 * one, they have their own name and are not counted among the other changes: "Correzioni: 1 votazione. Altre modifiche: 3 atti."
 */
export function changesSentence({
  kinds,
  listed,
}: {
  readonly kinds: readonly Counts[];
  readonly listed?: Listed;
}): string {
  const part = (label: string, counts: readonly (readonly [kind: string, count: number])[]) => {
    const counted = counts.filter(([, count]) => count > 0).map(([kind, count]) => countRecords(kind, count));
    return counted.length === 0 ? [] : [`${label}: ${formatList(counted)}.`];
  };
  const of = (change: keyof typeof changeWords) => kinds.map((row) => [row.kind, row[change]] as const);
  return [
    ...part(changeWords.appeared, of("appeared")),
    ...(listed === undefined || listed.more > 0
      ? part(changeWords.changed, of("changed"))
      : correctedAndChanged(of("changed"), listed.corrections, part)),
    ...part(changeWords.vanished, of("vanished")),
  ].join(" ");
}

type Part = (label: string, counts: readonly (readonly [kind: string, count: number])[]) => string[];

function correctedAndChanged(
  changed: readonly (readonly [kind: string, count: number])[],
  corrections: Listed["corrections"],
  part: Part,
): string[] {
  const corrected = [...Map.groupBy(corrections, ({ kind }) => kind)].map(([kind, own]) => [kind, own.length] as const);
  const numbers = new Map(corrected);
  const others = changed.map(([kind, count]) => [kind, count - (numbers.get(kind) ?? 0)] as const);
  return [
    ...part("Correzioni", corrected),
    ...part(corrected.length === 0 ? changeWords.changed : "Altre modifiche", others),
  ];
}
