/** Descriptions of tables, and of the columns that are unique to a table or have another meaning in it. */
export type TableTexts = Readonly<
  Record<string, { readonly about: string; readonly columns?: Readonly<Record<string, string>> }>
>;
