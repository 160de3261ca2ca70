import { readFileSync, statSync } from "node:fs";

/** A rule file of the published folder, parsed; read again when a new edition replaces the folder. */
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

  /** What it says now; an absent file says nothing. */
  get value(): T {
    const modified = statSync(this.#file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (modified !== this.#modified) this.#value = this.#parse(modified === 0 ? "" : readFileSync(this.#file, "utf8"));
    this.#modified = modified;
    return this.#value;
  }
}
