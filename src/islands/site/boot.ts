/**
 * Everything that runs on every page before the reader does anything. Budget: 3 KB for all of it, so it only listens
 * and loads the rest when it is asked for.
 */
import { showEdition } from "./edition.ts";

showEdition();
