import type { SourceRef } from "#src/domain/records.ts";

export interface Origin {
  readonly name: string;
  readonly day: string;
}

/** Source references of a record; an invalid URL becomes null. */
export function toSources({ name, day }: Origin, url: string | null): SourceRef[] {
  return [{ name, url: url !== null && /^https?:\/\/\S+$/.test(url) ? url : null, fetchedAt: day }];
}

/** Messages for the operator, counted by text, so that a thousand equal ones become one line. */
export class Notes {
  readonly #counts = new Map<string, number>();

  add(text: string): void {
    this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1);
  }

  get lines(): string[] {
    return [...this.#counts]
      .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .map(([text, count]) => (count === 1 ? text : `${text} (${count} times)`));
  }
}
