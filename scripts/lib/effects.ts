/** The world, as a parameter: tests pass their own. */
export interface Effects {
  /** One line of progress or of report. */
  readonly log: (line: string) => void;
  /** Today, as an ISO day in Europe/Rome. */
  readonly today: () => string;
  readonly fetch: typeof fetch;
  /** Milliseconds of a monotonic clock, for progress and reports only. */
  readonly elapsed: () => number;
}

const rome = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Rome",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The real world. */
export const realEffects: Effects = {
  log: (line) => process.stdout.write(`${line}\n`),
  today: () => rome.format(new Date()),
  fetch: globalThis.fetch,
  elapsed: () => performance.now(),
};

/** A quiet world with a fixed day, for tests. */
export function silentEffects(overrides: Partial<Effects> = {}): Effects {
  return { ...realEffects, log: () => undefined, today: () => "2026-11-20", ...overrides };
}
