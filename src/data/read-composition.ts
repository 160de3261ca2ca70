import { compositionSchema, type Composition } from "#src/view/composition.ts";
import { readPage } from "./read-pages.ts";

/** A few hundred compositions serve all votes: each is read once a process. */
const kept = new Map<string, Composition>();

/** The composition that a vote's contract points to. Throws when it is not there: the build then stops. */
export function readComposition(key: string): Composition {
  const found = kept.get(key) ?? readPage("compositions", key, compositionSchema);
  kept.set(key, found);
  return found;
}
