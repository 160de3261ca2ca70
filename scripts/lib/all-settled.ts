/** A function, not a promise, so that `allSettledOrThrow` starts the work itself. */
type Task<T> = () => T | Promise<T>;

/**
 * Runs tasks concurrently like `Promise.all`, but rejects only after all of them have settled, so that no task still
 * writes files after the caller has given up. Takes functions, not promises: a task that throws synchronously would
 * otherwise leave the other promises unawaited.
 */
export async function allSettledOrThrow<T extends readonly unknown[]>(tasks: {
  readonly [P in keyof T]: Task<T[P]>;
}): Promise<T>;
export async function allSettledOrThrow(tasks: readonly Task<unknown>[]): Promise<unknown> {
  const work = tasks.map(async (task) => await task());
  await Promise.allSettled(work);
  return await Promise.all(work);
}
