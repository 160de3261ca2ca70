import { basename, dirname, join, resolve } from "node:path";

/** A folder beside another one, for what is about to replace or to join it. */
export const beside = (folder: string, ending: string): string =>
  join(dirname(resolve(folder)), `.${basename(resolve(folder))}.${ending}`);
