/** Like `Promise.all`, but a failure is told only after all have ended: nobody is left at work among files given up. */
export async function allEnded<T extends readonly unknown[]>(
  work: [...T],
): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }> {
  await Promise.allSettled(work);
  return await Promise.all(work);
}
