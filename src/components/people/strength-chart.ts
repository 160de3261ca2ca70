import { roundStrength, type Institution } from "#src/domain/strength.ts";
import { strength, strengthTop } from "#src/i18n/people.ts";
import { formatNumber } from "#src/lib/format.ts";
import type { PersonStrengthView } from "#src/contracts/person-page.ts";

/** Position (0 to 1) on a square-root axis that ends at `top`. */
function onAxis(value: number, top: number): number {
  return Math.min(1, Math.sqrt(value / top));
}

export interface StrengthChart {
  readonly institution: Institution;
  readonly title: string;
  /** End of the axis, the same for everybody. Spec §9. */
  readonly top: number;
  /** The highest value, when it is beyond the axis; the line then runs along its end. */
  readonly beyond: number | null;
  /** From the first month in the institution to the last. */
  readonly months: readonly string[];
  /**
   * Values in percentage points; `places` are their positions on the axis (0 to 1). null = not in the institution that
   * month.
   */
  readonly values: readonly (number | null)[];
  readonly places: readonly (number | null)[];
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
}

/** Charts of a person: one for each chamber, one for the government. */
export function strengthCharts({ series }: Pick<PersonStrengthView, "series">): readonly StrengthChart[] {
  const institutions = ["C", "S", "G"] as const;
  return institutions.flatMap((institution) => {
    const isThere = (point: (typeof series)[number]) => valueIn(point, institution) !== null;
    const points = series.slice(series.findIndex(isThere), series.findLastIndex(isThere) + 1);
    return points.length === 0 ? [] : [toChart(institution, points)];
  });
}

function valueIn(point: PersonStrengthView["series"][number], institution: Institution): number | null {
  if (institution === "G") return point.government;
  return point.chamber === institution ? point.branch : null;
}

function toChart(institution: Institution, points: PersonStrengthView["series"]): StrengthChart {
  const values = points.map((point) => valueIn(point, institution));
  const top = strengthTop[institution];
  const highest = Math.max(...values.map((value) => value ?? 0));
  const rules = [0, 0.1, 0.5, 2, 5, top];
  const ticks = rules.map((value) => ({ at: onAxis(value, top), label: `${formatNumber(value, digitsOf(value))}%` }));
  return {
    institution,
    title: institution === "G" ? strength.inGovernment : strength.inBranch(institution),
    top,
    beyond: highest > top ? highest : null,
    months: points.map(({ month }) => month),
    values,
    places: values.map((value) => (value === null ? null : onAxis(value, top))),
    ticks,
  };
}

function digitsOf(value: number): number {
  if (Number.isInteger(value)) return 0;
  return value < 0.1 ? 2 : 1;
}

export function classIn(distribution: PersonStrengthView["distribution"], value: number): number {
  return Math.max(
    0,
    distribution.findLastIndex((one) => one.from <= value),
  );
}

/** Labels of the classes, each from its lower bound to the next one. */
export function distributionClasses(
  distribution: PersonStrengthView["distribution"],
): { label: string; count: number }[] {
  return distribution.map(({ from, count }, index) => {
    const next = distribution[index + 1]?.from;
    const bound = (value: number): string => formatNumber(value, value < 0.1 ? 3 : 2);
    return { label: next === undefined ? `da ${bound(from)}%` : `${bound(from)}–${bound(next)}%`, count };
  });
}

/** Axis labels of the distribution: round values on a logarithmic axis. The classes are geometric, 16 per decade. */
export function distributionLabels(distribution: PersonStrengthView["distribution"]): { at: number; text: string }[] {
  const [first, last] = [distribution[0]?.from ?? 0, (distribution.at(-1)?.from ?? 0) * 10 ** (1 / 16)];
  const place = (value: number) => Math.log(value / first) / Math.log(last / first);
  return [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]
    .filter((value) => value >= first && value <= last)
    .map((value) => ({ at: place(value), text: `${formatNumber(value, digitsOf(value))}%` }));
}

/** Whether the shares, rounded as shown, have a sum other than the total as shown. */
export function differsByRounding(shares: readonly number[], total: number): boolean {
  const sum = shares.reduce((all, share) => all + roundStrength(share), 0);
  return roundStrength(sum) !== roundStrength(total);
}
