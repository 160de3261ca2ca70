/** Italian words for who makes up a body, a group or a government. */
import { formatCount, formatNumber, plural, withArticle } from "#src/lib/format.ts";
import type { SideOnDay } from "#src/domain/codes.ts";
import type { Composition, SideFigures } from "#src/domain/composition.ts";
import { isHandful } from "#src/domain/handful.ts";
import { bareShare, formatPart, missing, ofCases } from "./common.ts";

/**
 * Below {@link womenShare}: "7 su 18", unless the share itself says it; mentions the people left out of the denominator.
 */
export function womenText({ women, genderKnown, size }: Pick<Composition, "women" | "genderKnown" | "size">): string {
  if (genderKnown === 0) return missing.notAcquired;
  const counts = `${formatNumber(women)} su ${formatNumber(genderKnown)}`;
  const unknown = size - genderKnown;
  const partial =
    unknown === 0
      ? ""
      : `di ${plural(unknown, "una persona", `${formatNumber(unknown)} persone`)} il genere non è noto`;
  return [isHandful(genderKnown) ? "" : counts, partial].filter((text) => text !== "").join("; ");
}

/** Share of women among the people of known gender: "36,5%", "3 su 7". */
export function womenShare({ women, genderKnown }: Pick<Composition, "women" | "genderKnown">): string {
  return genderKnown === 0 ? missing.notAcquired : bareShare(women, genderKnown);
}

/** In a line of its own below the share: "genere noto per 36 su 37"; null = that of everybody, or of nobody, is known. */
export function genderNote({ genderKnown, size }: Pick<Composition, "genderKnown" | "size">): string | null {
  return genderKnown === size || genderKnown === 0
    ? null
    : `genere noto per ${formatNumber(genderKnown)} su ${formatNumber(size)}`;
}

/** The same where no note stands below it: "36,5% di 62", "36,5% (genere noto per 41 su 62)". */
export function womenShareAlone(figures: Pick<Composition, "women" | "genderKnown" | "size">): string {
  const { genderKnown, size } = figures;
  const note = genderNote(figures);
  const all = genderKnown === size ? ofCases(isHandful(size) ? null : size) : "";
  return womenShare(figures) + (note === null ? all : ` (${note})`);
}

/** "51,3"; {@link ageNote} is shown below it. */
export function ageText({ averageAge }: Composition): string {
  return averageAge === null ? missing.notAcquired : formatNumber(averageAge, 1);
}

/** Basis of the average age, and number of people with a known age. */
export function ageNote({ averageAge, ageKnown, size }: Composition): string {
  if (averageAge === null) return "nessuna data di nascita nota";
  return ageKnown < size ? `anni; nota per ${formatNumber(ageKnown)} su ${formatNumber(size)}` : "anni compiuti";
}

/** Members by side, of whom the rest is of unknown side. */
export interface Sides {
  readonly size: number;
  readonly majority: { readonly size: number };
  readonly opposition: { readonly size: number };
  readonly neither: { readonly size: number };
}

/** True if somebody's side is known. Official data have no sides. */
export function hasSides(figures: Omit<Sides, "size" | "neither">): boolean {
  return figures.majority.size + figures.opposition.size > 0;
}

/**
 * "La maggioranza ha 11 componenti su 18 e il 68,2% della forza; l’opposizione ne ha 7 e il 31,8%." `whole`: strength of all
 * members, those of unknown side too; null = not known.
 */
export function sidesSentence(figures: Composition, whole: number | null): string {
  if (figures.size === 0) return "";
  if (!hasSides(figures)) return "Non è ancora acquisito quali gruppi sostengono il Governo.";
  const { majority, opposition } = figures;
  const power = ({ strength }: SideFigures, of = ""): string =>
    strength === null || whole === null || whole === 0
      ? ""
      : ` e ${withArticle("il", formatPart(strength, whole))}${of}`;
  return `La maggioranza ha ${formatNumber(majority.size)} ${plural(majority.size, "componente", "componenti")} su ${formatNumber(figures.size)}${power(majority, " della forza")}; l’opposizione ne ha ${formatNumber(opposition.size)}${power(opposition)}.`;
}

/** Words beside a bar of the two sides. */
export const balance = {
  half: "metà",
  majority: "di maggioranza",
  neither: "né dell’una né dell’altra",
  opposition: "di opposizione",
  /** Side of some members, after their number. */
  of: (side: SideOnDay, size: number): string => (side === null ? plural(size, "non noto", "non noti") : balance[side]),
  /** Between the two: "2 né dell’una né dell’altra, 1 non noto"; "" = nobody else. */
  rest: ({ majority, opposition, neither, size }: Sides): string => {
    const unknown = size - majority.size - opposition.size - neither.size;
    return [
      ...(neither.size === 0 ? [] : [`${formatNumber(neither.size)} ${balance.neither}`]),
      ...(unknown === 0 ? [] : [formatCount(unknown, "non noto", "non noti")]),
    ].join(", ");
  },
} as const;

/** "9 di maggioranza, 7 di opposizione, 2 né dell’una né dell’altra"; a single word if all are on one side. */
export function sidesNote(figures: Composition): string {
  const { majority, opposition, neither: loose, size } = figures;
  if (size > 0 && loose.size === size) return "né di maggioranza né di opposizione";
  if (!hasSides(figures)) return `maggioranza e opposizione: ${missing.notAcquired}`;
  const all = size === 1 ? "" : "tutti ";
  if (majority.size === size) return `${all}di maggioranza`;
  if (opposition.size === size) return `${all}di opposizione`;
  const parts = [
    `${formatNumber(majority.size)} ${balance.majority}`,
    `${formatNumber(opposition.size)} ${balance.opposition}`,
  ];
  return [...parts, balance.rest(figures)].filter((text) => text !== "").join(", ");
}
