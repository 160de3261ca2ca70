import type { Effects } from "#scripts/lib/effects.ts";
import { keptFolder } from "#scripts/lib/swap-folder.ts";

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
   * Shows the site before the present one; absent when none is kept. `out`: the published site, beside which files may be
   * written, and the one before is kept.
   * @returns what was done, for the last line of the command
   */
  readonly rollBack?: (out: string, options: SendOptions) => Promise<string> | string;
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

/** The last words of a roll-back to a folder that is kept at the target. */
export const shownAgain = (number: number): string => `folder ${number}; another --roll-back goes forward`;

/**
 * The roll-back of a target that keeps no site: sends the one that was published before `out`, which stays as it is.
 * Repeating it sends that site again.
 */
export async function sendEarlier(out: string, send: (folder: string) => Promise<string>): Promise<string> {
  const { number, folder } = keptFolder(out);
  return `folder ${number} of this machine: ${await send(folder)}; a deployment goes forward`;
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
