/** Seeded random number generator: the same seed gives the same sequence on every machine. */
export class Random {
  #state: number;

  private constructor(state: number) {
    this.#state = state;
  }

  /** An independent stream per topic, so that changes in one part do not shift the others. */
  static stream(seed: number, label: string): Random {
    let hash = 0x811c9dc5 ^ seed;
    for (let i = 0; i < label.length; i++) hash = Math.imul(hash ^ label.charCodeAt(i), 0x01000193);
    return new Random(hash >>> 0);
  }

  /** 32 random bits (mulberry32). */
  bits(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  }

  /** A number in [0, 1). */
  next(): number {
    return this.bits() / 4294967296;
  }

  /** An integer in [low, high], both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A random item. @throws RangeError if the list is empty. */
  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError("pick from an empty list");
    return item;
  }

  weighted<T>(items: readonly (readonly [T, number])[]): T {
    let rest = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      rest -= weight;
      if (rest < 0) return item;
    }
    return this.pick(items)[0];
  }

  shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, order: this.bits() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  }

  /** `count` different items, or all of them if the list is shorter. */
  sample<T>(items: readonly T[], count: number): T[] {
    if (count * 4 > items.length) return this.shuffle(items).slice(0, count);
    const chosen = new Set<T>();
    while (chosen.size < count) chosen.add(this.pick(items));
    return [...chosen];
  }

  /**
   * Approximately normal, mean 0, standard deviation about 1. A sum of uniforms: it needs no transcendental functions,
   * so it is bit-exact everywhere.
   */
  normal(): number {
    return (this.next() + this.next() + this.next() + this.next() - 2) * 1.732;
  }

  /** Rounds up or down at random, so that the mean is preserved. */
  round(mean: number): number {
    return Math.floor(mean) + (this.chance(mean - Math.floor(mean)) ? 1 : 0);
  }
}

/**
 * Whether the source lacks a part of a record, for a share of all records. Part and record alone decide: another hole
 * shifts nothing.
 */
export function lacks(seed: number, part: string, id: string, share: number): boolean {
  return Random.stream(seed, `no ${part} ${id}`).chance(share);
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
