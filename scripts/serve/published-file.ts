import { readFileSync, statSync } from "node:fs";

/**
 * A rule file of the published folder (`_headers`, `_redirects`), parsed; reloaded when a new edition replaces the
 * folder.
 */
export class PublishedFile<T> {
  readonly #file: string;
  readonly #parse: (text: string) => T;
  #modified = -1;
  #value: T;

  constructor(file: string, parse: (text: string) => T) {
    this.#file = file;
    this.#parse = parse;
    this.#value = parse("");
  }

  /** The current rules; those of an empty text when the file is absent. */
  get value(): T {
    const modified = statSync(this.#file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (modified !== this.#modified) this.#value = this.#parse(modified === 0 ? "" : readFileSync(this.#file, "utf8"));
    this.#modified = modified;
    return this.#value;
  }
}
