import { families } from "#scripts/views/families.ts";
import { goneFiles, gonePages } from "./gone.ts";
import { openDataPages } from "./open-data/publish.ts";

/**
 * Every page type and file type of the site: those made from the snapshot, then those made from the download and from
 * the address register.
 */
export const allFamilies = [...families, openDataPages, gonePages, goneFiles];
