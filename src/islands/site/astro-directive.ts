/** Empty: Astro requires an entry point for each directive; `wake-islands.ts` implements them. */
export default (): void => undefined;
