import { outputs } from "#scripts/views/outputs.ts";
import { tombstoneFiles, tombstonePages } from "./tombstones.ts";
import { openDataPages } from "./open-data/publish.ts";

/**
 * Every page type and file type of the site: those made from the snapshot, then those made from the download and from
 * the address register.
 */
export const allOutputs = [...outputs, openDataPages, tombstonePages, tombstoneFiles];
