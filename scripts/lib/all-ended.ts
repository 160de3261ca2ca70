/** What may take its time, and is started by whoever waits for it. */
type Task<T> = () => T | Promise<T>;

/**
 * Does tasks side by side, as `Promise.all` does, but tells a failure only after all have ended: nobody is left at work among files
 * given up. Tasks, not promises: one that throws before it has a promise to give would leave the others without anyone waiting.
 */
export async function allEnded<T extends readonly unknown[]>(tasks: {
  readonly [P in keyof T]: Task<T[P]>;
}): Promise<T>;
export async function allEnded(tasks: readonly Task<unknown>[]): Promise<unknown> {
  const work = tasks.map(async (task) => await task());
  await Promise.allSettled(work);
  return await Promise.all(work);
}
