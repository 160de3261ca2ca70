/** All page types and file types, in build order. */
import { actFamilies } from "./acts/families.ts";
import { bodyFamilies } from "./bodies/families.ts";
import { embedFamilies } from "./embed/embeds.ts";
import { feedFamilies } from "./feeds/feeds.ts";
import { groupColors } from "./group-colors.ts";
import { peopleFamilies } from "./people/families.ts";
import type { AnyFamily } from "./reader.ts";
import { searchPage, searchRecords } from "./search/search-records.ts";
import { shareImages } from "./share-images/share-images.ts";
import { compositions } from "./shared/composition.ts";
import { siteFamilies } from "./site/families.ts";
import { siteContext } from "./site-context.ts";
import { voteFamilies } from "./votes/families.ts";

export const families: readonly AnyFamily[] = [
  siteContext,
  // First, because images are rendered in parallel with the rest.
  shareImages,
  ...actFamilies,
  ...bodyFamilies,
  ...siteFamilies,
  ...peopleFamilies,
  groupColors,
  compositions,
  ...voteFamilies,
  ...feedFamilies,
  ...embedFamilies,
  searchRecords,
  searchPage,
];
