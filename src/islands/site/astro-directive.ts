/** The entry point that Astro wants for each directive; `wake-islands.ts` does the work. */
export default (): void => undefined;
