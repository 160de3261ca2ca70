import type { Effects } from "#scripts/lib/effects.ts";

/** How a site is sent. What a target does not list in `Target.takes` is refused before anything is sent. */
export interface SendOptions {
  /** Nothing is sent; the target logs what would be. */
  readonly isDryRun: boolean;
  /** Name of a preview, which gets a place of its own and is not indexed; null = the site itself. */
  readonly preview: string | null;
  /** Takes over a place with objects that no deployment sent, and sends all objects. */
  readonly beginsAnew: boolean;
  /** Shell command that empties a CDN's cache; null = there is none. */
  readonly purge: string | null;
  readonly effects: Effects;
}

/** One place to which a site can be sent. */
export interface Target {
  /**
   * Shows the site that was shown before; absent when none is kept. `out`: a path beside which files may be written.
   * @returns the number of its folder
   */
  readonly rollBack?: (out: string) => Promise<number> | number;
  /** Host whose limits are checked unless the operator names one (`hosts.ts`). */
  readonly host: string;
  /** Bytes of the largest file that goes to this host; larger ones go elsewhere. Absent = all go there. */
  readonly largest?: number;
  /** Options of the command that this target understands. Absent = none. */
  readonly takes?: readonly string[];
  /**
   * Sends the site in the folder `out`.
   * @returns what was done with its files, for the last line of the command ("sent")
   * @throws DataError with the way out
   */
  readonly send: (out: string, options: SendOptions) => Promise<string>;
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
