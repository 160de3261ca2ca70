/** What tables hold, and those of their columns that no other table has or that mean something else in it. */
export type TableTexts = Readonly<
  Record<string, { readonly about: string; readonly columns?: Readonly<Record<string, string>> }>
>;
