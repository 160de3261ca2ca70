import { initiativeGroups, sumInitiatives, type ByInitiative, type InitiativeGroup } from "#src/domain/act-numbers.ts";
import { numbers } from "#src/i18n/act-numbers.ts";
import { formatNumber } from "#src/lib/format.ts";

const classes = { gov: "s-solid", parl: "s-open", other: "s-half" } as const;

export interface InitiativeSeries {
  readonly key: InitiativeGroup;
  readonly name: string;
  readonly className: (typeof classes)[InitiativeGroup];
  readonly values: readonly number[];
}

/** Series of the Government and of members of parliament, and of other initiatives if there are any. */
export function initiativeSeries(rows: readonly ByInitiative[]): InitiativeSeries[] {
  return initiativeGroups
    .map((key) => ({
      key,
      name: numbers.initiatives[key],
      className: classes[key],
      values: rows.map((row) => row[key]),
    }))
    .filter(({ key, values }) => key !== "other" || values.some((value) => value > 0));
}

export function initiativeTable(
  head: string,
  labels: readonly string[],
  rows: readonly ByInitiative[],
): { head: string[]; rows: string[][] } {
  const series = initiativeSeries(rows);
  return {
    head: [head, ...series.map(({ name }) => name), numbers.total],
    rows: rows.map((row, index) => [
      labels[index] ?? "",
      ...series.map(({ key }) => formatNumber(row[key])),
      formatNumber(sumInitiatives(row)),
    ]),
  };
}
