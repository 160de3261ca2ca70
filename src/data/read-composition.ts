import { remember } from "#src/lib/remember.ts";
import { compositionFileSchema } from "#src/view/composition.ts";
import { readPage } from "./read-pages.ts";

/**
 * The composition that a vote's contract points to; a few hundred serve all votes. Throws when it is not there: the
 * build then stops.
 */
export const readComposition = remember((key: string) => readPage("compositions", key, compositionFileSchema));
