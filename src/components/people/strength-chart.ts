import type { Institution } from "#src/domain/strength.ts";
import { strength, strengthTop } from "#src/i18n/people.ts";
import { formatNumber } from "#src/lib/format.ts";
import type { PersonStrengthView } from "#src/view/person-page.ts";

/** Place of a value on the square-root axis that ends at the highest value of its institution. */
export function onAxis(value: number, top: number): number {
  return Math.min(1, Math.sqrt(value / top));
}

/** One chart of the series: which institution, its values by month, the rules of its axis. */
export interface StrengthChart {
  readonly institution: Institution;
  readonly title: string;
  readonly top: number;
  readonly values: readonly (number | null)[];
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
}

/** The charts that a person has: one for each chamber, one for the government. */
export function strengthCharts({ series }: Pick<PersonStrengthView, "series">): readonly StrengthChart[] {
  const institutions = ["C", "S", "G"] as const;
  return institutions.flatMap((institution) => {
    const values = series.map((point) => valueIn(point, institution));
    if (values.every((value) => value === null)) return [];
    return [toChart(institution, institution === "G" ? strength.inGovernment : strength.inBranch(institution), values)];
  });
}

/** The value of a month in an institution; null = not there that month. */
export function valueIn(point: PersonStrengthView["series"][number], institution: Institution): number | null {
  if (institution === "G") return point.government;
  return point.chamber === institution ? point.branch : null;
}

function toChart(institution: Institution, title: string, values: readonly (number | null)[]): StrengthChart {
  // The axis ends at the spec's maximum, unless a value of ours is higher.
  const top = Math.max(strengthTop[institution], ...values.map((value) => Math.ceil((value ?? 0) * 10) / 10));
  const rules = [0, 0.1, 0.5, 2, 5, top];
  const ticks = rules.map((value) => ({ at: onAxis(value, top), label: `${formatNumber(value, digitsOf(value))}%` }));
  return {
    institution,
    title,
    top,
    values: values.map((value) => (value === null ? null : onAxis(value, top))),
    ticks,
  };
}

function digitsOf(value: number): number {
  if (Number.isInteger(value)) return 0;
  return 1;
}

/** Class of a value in the distribution. */
export function classIn(distribution: PersonStrengthView["distribution"], value: number): number {
  return Math.max(0, distribution.findLastIndex((one) => one.from <= value)); // prettier-ignore
}

/** Words under the axis of the distribution, at the classes where the round values fall. */
export function distributionLabels(distribution: PersonStrengthView["distribution"]): { at: number; text: string }[] {
  const [first, last] = [distribution[0]?.from ?? 0, (distribution.at(-1)?.from ?? 0) * 10 ** (1 / 16)];
  const place = (value: number) => Math.log(value / first) / Math.log(last / first);
  return [0.1, 0.2, 0.5, 1, 2, 5, 10]
    .filter((value) => value >= first && value <= last)
    .map((value) => ({ at: place(value), text: `${formatNumber(value, digitsOf(value))}%` }));
}
