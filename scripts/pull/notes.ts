/** What a line of {@link Notes} is about. */
export interface NoteSubjects {
  /** The line without example and number. */
  readonly text: string;
  /** All examples, such as ids. */
  readonly subjects: readonly string[];
}

/** Messages for the operator, counted by text, so that a thousand equal ones become one line. */
export class Notes {
  readonly #counts = new Map<string, number>();
  readonly #examples = new Map<string, Set<string>>();
  readonly #warnings = new Set<string>();

  /** `example`: what the message is about, such as an id. The first one is named. */
  add(text: string, example?: string): void {
    this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1);
    if (example !== undefined) this.#examples.set(text, (this.#examples.get(text) ?? new Set()).add(example));
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

  /** What those of {@link lines} that have examples are about, by line. */
  get about(): ReadonlyMap<string, NoteSubjects> {
    return new Map(
      [...this.#examples].map(([text, examples]) => [this.#lineOf(text), { text, subjects: [...examples] }]),
    );
  }

  #linesOf(isWanted: (text: string) => boolean): string[] {
    return [...this.#counts]
      .filter(([text]) => isWanted(text))
      .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .map(([text]) => this.#lineOf(text));
  }

  #lineOf(text: string): string {
    const [count, [example]] = [this.#counts.get(text) ?? 0, [...(this.#examples.get(text) ?? [])]];
    const such = example === undefined ? "" : `, such as ${example}`;
    return `${text}${such}${count === 1 ? "" : ` (${count} times)`}`;
  }
}
