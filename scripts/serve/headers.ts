import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type HeaderRule, headersOf, parseHeadersFile } from "#src/config/headers.ts";

/** The header rules that a published folder carries (`_headers`), read again when a new edition replaces the folder. */
export class PublishedHeaders {
  readonly #file: string;
  #modified = 0;
  #rules: readonly HeaderRule[] = [];

  constructor(out: string) {
    this.#file = join(out, "_headers");
  }

  /** Headers of an answer, by site path. */
  of(path: string): Readonly<Record<string, string>> {
    const modified = statSync(this.#file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (modified !== this.#modified)
      this.#rules = modified === 0 ? [] : parseHeadersFile(readFileSync(this.#file, "utf8"));
    this.#modified = modified;
    return headersOf(this.#rules, path);
  }
}
