import type { ListDefinition, ListState } from "#src/lib/filters/definition.ts";
import { normalize } from "#src/lib/text.ts";

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface FilterLabel {
  readonly label: string;
  /** Values to offer, in order. Absent: the filter has a text field (search) or no control. */
  readonly options?: readonly Option[];
  /** Filter whose options it has, if they come with the data. */
  readonly sharedOptions?: string;
  /** For a filter without options: formats a value of the query. */
  readonly toText?: (value: string) => string;
  /** Label of the empty option: "Tutti", "Tutte". Ignored when the filter has a default. */
  readonly anyLabel?: string;
  /** Whether a chip needs the name of the filter to be clear: "Presenze: 90% o più". */
  readonly isNamed?: boolean;
  /** Whether the filter is inside "Altri filtri". */
  readonly isSecondary?: boolean;
  /**
   * For a filter that hides rows by default: count text for the default rows, hint for an empty result, and text of the
   * link to all rows.
   */
  readonly widen?: { readonly count: ListLabels["count"]; readonly hint: string; readonly link: string };
}

export interface ListLabels {
  readonly filters: Readonly<Record<string, FilterLabel>>;
  /** Phrases for ascending and descending: "Prima le meno recenti", "Prima le più recenti". */
  readonly orderings: Readonly<Record<string, readonly [ascending: string, descending: string]>>;
  /** The count as text, "891 votazioni"; may depend on active filters: "150 deputate". */
  readonly count: (count: number, values: ListState["values"]) => string;
  /** Link to the remaining rows, shown when JavaScript is off. */
  readonly others?: { readonly text: string; readonly link: string; readonly href: string };
  /** File name of the download without extension; a function when it depends on the current page. */
  readonly fileName: string | (() => string);
}

/** The labels with the options that come with the data, by filter, after those that they have. */
export function withOptions(labels: ListLabels, known: Readonly<Record<string, readonly Option[]>>): ListLabels {
  const filters = Object.entries(labels.filters).map(([name, label]) => {
    const { options = [], sharedOptions = name } = label;
    const others = (known[sharedOptions] ?? []).filter(({ value }) => !options.some((own) => own.value === value));
    return [name, others.length === 0 ? label : { ...label, options: [...options, ...others] }] as const;
  });
  return { ...labels, filters: Object.fromEntries(filters) };
}

/** Label of a filter value; for a flag, the label of the filter; else the value itself. */
export function valueLabel({ filters }: Pick<ListLabels, "filters">, name: string, value: string): string {
  const { label, options, toText } = filters[name] ?? {};
  if (options === undefined) return value === "true" ? (label ?? name) : (toText?.(value) ?? value);
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Maximum length of a file name in characters, without extension. */
const longestName = 60;

/** File name for the rows of a state, without extension: "votazioni-voto-chiave-camera-2026". */
export function toFileName(
  { fileName, ...labels }: Pick<ListLabels, "fileName" | "filters">,
  list: Pick<ListDefinition<never>, "filters">,
  { values }: Pick<ListState, "values">,
): string {
  const chosen = list.filters
    .filter(({ name }) => labels.filters[name] !== undefined)
    .flatMap(({ name }) =>
      (values[name] ?? []).filter((value) => value !== "all").map((value) => valueLabel(labels, name, value)),
    )
    .map((text) =>
      normalize(text)
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, ""),
    );
  const own = typeof fileName === "string" ? fileName : fileName();
  return [own, ...chosen.filter((text) => text !== "")].join("-").slice(0, longestName).replace(/-+$/, "");
}
