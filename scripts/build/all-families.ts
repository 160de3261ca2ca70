import { families } from "#scripts/views/families.ts";
import { goneFiles, gonePages } from "./gone.ts";
import { openDataPages } from "./open-data/publish.ts";

/** Every family of the site: those made from the snapshot, then those made from the download and from the register. */
export const allFamilies = [...families, openDataPages, gonePages, goneFiles];
