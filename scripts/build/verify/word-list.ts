/** Interns repeated texts as numbers. */
export class WordList {
  readonly words: string[] = [];
  readonly #ids = new Map<string, number>();

  intern(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    // A substring would keep the whole page in memory; a copy does not.
    const copy = Buffer.from(text).toString();
    this.words.push(copy);
    this.#ids.set(copy, this.words.length - 1);
    return this.words.length - 1;
  }

  internAll(texts: readonly string[]): Uint32Array<ArrayBuffer> {
    const numbers = new Uint32Array(texts.length);
    for (const [i, text] of texts.entries()) numbers[i] = this.intern(text);
    return numbers;
  }

  find(text: string): number | undefined {
    return this.#ids.get(text);
  }
}
