/** Messages for the operator, counted by text, so that a thousand equal ones become one line. */
export class Notes {
  readonly #counts = new Map<string, number>();
  readonly #examples = new Map<string, string>();
  readonly #warnings = new Set<string>();

  /** `example`: what the message is about, such as an id. The first one is named. */
  add(text: string, example?: string): void {
    this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1);
    if (example !== undefined && !this.#examples.has(text)) this.#examples.set(text, `, such as ${example}`);
  }

  /** Adds a message that wants a person: the source has changed, or a part was not read. */
  warn(text: string, example?: string): void {
    this.#warnings.add(text);
    this.add(text, example);
  }

  get lines(): string[] {
    return this.#linesOf(() => true);
  }

  /** Those of {@link lines} that want a person. */
  get warnings(): string[] {
    return this.#linesOf((text) => this.#warnings.has(text));
  }

  #linesOf(isWanted: (text: string) => boolean): string[] {
    return [...this.#counts]
      .filter(([text]) => isWanted(text))
      .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .map(([text, count]) => `${text}${this.#examples.get(text) ?? ""}${count === 1 ? "" : ` (${count} times)`}`);
  }
}
