/** One place to which a site can be sent. */
export interface Target {
  /**
   * Shows the site that was shown before; absent when none is kept. `out`: a path beside which files may be written.
   * @returns the number of its folder
   */
  readonly rollBack?: (out: string) => Promise<number> | number;
  /** Host whose limits are checked unless the operator names one (`hosts.ts`). */
  readonly host: string;
  /**
   * Sends the site in the folder `out`.
   * @returns what was done with its files, for the last line of the command ("sent")
   * @throws DataError with the way out
   */
  readonly send: (out: string) => Promise<string>;
}

/** A kind of target, recognised by its text. */
export interface TargetKind {
  /** How the text is written ("folder:DIR"), for help and error messages. */
  readonly form: string;
  /** The target that the text names; null when it is of another kind. */
  readonly parse: (text: string) => Target | null;
}

/** The text after "kind:"; null when there is none, or the text is of another kind. */
export const afterKind = (text: string, kind: string): string | null =>
  text.startsWith(`${kind}:`) && text.length > kind.length + 1 ? text.slice(kind.length + 1) : null;
