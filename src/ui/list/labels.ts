/** The Italian side of a list definition: what its filters and values are called. */
export interface FilterLabel {
  readonly label: string;
  /** The values to offer, in order. Without them the filter has a text field (search) or no control. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Label of the empty option: "Tutti", "Tutte". Ignored where the filter has a default. */
  readonly anyLabel?: string;
  /** Second rank: inside "Altri filtri". */
  readonly isSecondary?: boolean;
}

export interface ListLabels {
  readonly filters: Readonly<Record<string, FilterLabel>>;
  readonly orderings: Readonly<Record<string, string>>;
  /** The count in words: "891 voti chiave". */
  readonly count: (count: number) => string;
  /** Where a filter begins with some of the rows: what an answer without any says then, and what leads to all of them. */
  readonly widen?: { readonly filter: string; readonly hint: string; readonly link: string };
  /** Title of the file without extension; a function where the page at hand says it. */
  readonly fileName: string | (() => string);
}

/** The label of a value of a filter, or the value itself. */
export function valueLabel(labels: ListLabels, name: string, value: string): string {
  return labels.filters[name]?.options?.find((option) => option.value === value)?.label ?? value;
}
