/** All page types and file types, in build order. */
import { actOutputs } from "./acts/outputs.ts";
import { bodyOutputs } from "./bodies/outputs.ts";
import { embedOutputs } from "./embed/embeds.ts";
import { feedOutputs } from "./feeds/feeds.ts";
import { groupColors } from "./group-colors.ts";
import { peopleOutputs } from "./people/outputs.ts";
import type { AnyOutput } from "./reader.ts";
import { searchPage, searchRecords } from "./search/search-records.ts";
import { shareImages } from "./share-images/share-images.ts";
import { compositions } from "./shared/composition.ts";
import { siteOutputs } from "./site/outputs.ts";
import { siteContext } from "./site-context.ts";
import { voteOutputs } from "./votes/outputs.ts";

export const outputs: readonly AnyOutput[] = [
  siteContext,
  // First, because images are rendered in parallel with the rest.
  shareImages,
  ...actOutputs,
  ...bodyOutputs,
  ...siteOutputs,
  ...peopleOutputs,
  groupColors,
  compositions,
  ...voteOutputs,
  ...feedOutputs,
  ...embedOutputs,
  searchRecords,
  searchPage,
];
