import { dayInRome } from "#src/lib/rome.ts";

/** Side effects as a parameter; tests pass their own. */
export interface Effects {
  readonly log: (line: string) => void;
  /** Today, as an ISO day in Europe/Rome. */
  readonly today: () => string;
  /** The present moment, for logs. */
  readonly now: () => Date;
  readonly fetch: typeof fetch;
  /** Milliseconds of a monotonic clock, for progress and reports only. */
  readonly elapsed: () => number;
}

export const realEffects: Effects = {
  log: (line) => process.stdout.write(`${line}\n`),
  today: () => dayInRome(new Date()),
  now: () => new Date(),
  fetch: globalThis.fetch,
  elapsed: () => performance.now(),
};

/** Time since the process started, for a progress line: "4.2 s". */
export function secondsSoFar(effects: Effects): string {
  return `${(effects.elapsed() / 1000).toFixed(1)} s`;
}

/** No log output, a fixed day and moment, for tests. */
export function silentEffects(overrides: Partial<Effects> = {}): Effects {
  return {
    ...realEffects,
    log: () => undefined,
    today: () => "2026-11-20",
    now: () => new Date("2026-11-20T02:25:10Z"),
    ...overrides,
  };
}
