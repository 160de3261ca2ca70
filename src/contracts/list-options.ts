/** One choice of a filter; the label comes from the data. */
interface Option {
  readonly value: string;
  readonly label: string;
}

/** Filter choices that come from the data, by filter name. */
export type ListOptions = Readonly<Record<string, readonly Option[]>>;
