import { memoize } from "#src/lib/memoize.ts";
import { readPage } from "./read-pages.ts";

/**
 * The composition that a vote's contract refers to. Memoized, because a few hundred serve all votes. Throws when it is
 * missing, which stops the build.
 */
export const readComposition = memoize((key: string) => readPage("compositions", key));
