import type { ListDefinition, ListState } from "#src/lib/filters/definition.ts";
import { normalize } from "#src/lib/text.ts";

/** The Italian side of a list definition: what its filters and values are called. */
export interface FilterLabel {
  readonly label: string;
  /** The values to offer, in order. Without them the filter has a text field (search) or no control. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Of a filter without options: how a value of the address is read. */
  readonly toText?: (value: string) => string;
  /** Label of the empty option: "Tutti", "Tutte". Ignored where the filter has a default. */
  readonly anyLabel?: string;
  /** Second rank: inside "Altri filtri". */
  readonly isSecondary?: boolean;
  /**
   * Of a filter that begins with some of the rows: how these are counted, what an answer without any says of it, and
   * what leads to all rows.
   */
  readonly widen?: { readonly count: ListLabels["count"]; readonly hint: string; readonly link: string };
}

export interface ListLabels {
  readonly filters: Readonly<Record<string, FilterLabel>>;
  readonly orderings: Readonly<Record<string, string>>;
  /** The count in words, "891 votazioni"; the filters that are on may change them: "150 deputate". */
  readonly count: (count: number, values: ListState["values"]) => string;
  /** Where the rows after the first page are for whoever cannot turn it: without JavaScript. */
  readonly others?: { readonly text: string; readonly link: string; readonly href: string };
  /** Title of the file without extension; a function where the page at hand says it. */
  readonly fileName: string | (() => string);
}

/** The label of a value of a filter, or the value itself; of a flag, which has no values to offer, the filter's. */
export function valueLabel({ filters }: Pick<ListLabels, "filters">, name: string, value: string): string {
  const { label, options, toText } = filters[name] ?? {};
  if (options === undefined) return value === "true" ? (label ?? name) : (toText?.(value) ?? value);
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Longest name of a file, without extension. */
const longestName = 60;

/** The name of a file with the rows of a state, without extension: "votazioni-voto-chiave-camera-2026". */
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
