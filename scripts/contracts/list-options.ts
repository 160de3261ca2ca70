/** Choices of the filters whose values come with the data. */
import { branch as branchName } from "#src/i18n/common.ts";
import { compareText } from "#src/lib/format.ts";
import type { Filter, ListDefinition, NamedValue } from "#src/lib/filters/definition.ts";
import type { ListOptions } from "#src/contracts/list-options.ts";
import type { Reader } from "./engine/reader.ts";
import { toActBody } from "./acts/tags.ts";
import { groupCard } from "./stats/person-card.ts";
import { themeLabels } from "./stats/themes.ts";
import { governmentName } from "#scripts/contracts/stats/government-name.ts";

type Option = ListOptions[string][number];
type Values = ReadonlyMap<string, readonly string[]>;

const byLabel = (a: Option, b: Option): number => compareText(a.label, b.label);
const asTheyAre = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));

/** Options in their order, from the values that rows have. A body or a group that the data lack is left out. */
const named: Readonly<Record<NamedValue, (read: Reader, values: readonly string[]) => Option[]>> = {
  text: (_read, values) => asTheyAre(values).sort(byLabel),
  year: (_read, values) => asTheyAre(values.toSorted().toReversed()),
  // All of them: the page of a government links to its rows, and may have none.
  government: (read, values) => {
    if (values.length === 0) return [];
    const known = read.all("government").toSorted((a, b) => (a.start < b.start ? 1 : -1));
    const unknown = values.filter((value) => !known.some(({ id }) => id === value));
    return [
      ...known.map(({ id }) => ({ value: id, label: read.derived(governmentName, id) })),
      ...asTheyAre(unknown.toSorted(compareText)),
    ];
  },
  body: (read, values) =>
    values
      .flatMap((value) => {
        const body = toActBody(read, value, null);
        if (body === null) return [];
        const { branch, name } = body;
        return { value, label: branch === null || branch === "B" ? name : `${branchName[branch]}, ${name}` };
      })
      .sort(byLabel),
  group: (read, values) =>
    values
      .flatMap((value) => {
        const group = read.derived(groupCard, value);
        return group === null ? [] : { value, label: `${branchName[group.branch]}, ${group.name}` };
      })
      .sort(byLabel),
  theme: (read, values) =>
    [...read.derived(themeLabels, "")].flatMap(([value, label]) => (values.includes(value) ? { value, label } : [])),
};

const offered = <Row>({ filters }: Pick<ListDefinition<Row>, "filters">): readonly Filter<Row>[] =>
  filters.filter(({ named: kind }) => kind !== undefined);

/** Values of the rows, by filter: of those filters whose values come with the data. */
export function valuesIn<Row>(list: Pick<ListDefinition<Row>, "filters">, rows: readonly Row[]): Values {
  return new Map(
    offered(list).map(({ name, matches: { valuesOf = () => [] } }) => [name, [...new Set(rows.flatMap(valuesOf))]]),
  );
}

/** The same values as choices, from one or more parts of the rows. */
export function toOptions(
  read: Reader,
  list: Pick<ListDefinition<never>, "filters">,
  ...parts: readonly Values[]
): ListOptions {
  return Object.fromEntries(
    offered(list).flatMap(({ name, named: kind }) =>
      kind === undefined
        ? []
        : [[name, named[kind](read, [...new Set(parts.flatMap((part) => part.get(name) ?? []))])]],
    ),
  );
}
