/** Every family of pages and files: one import and one line each. */
import { actFamilies } from "#scripts/views/acts/families.ts";
import { bodyFamilies } from "#scripts/views/bodies/families.ts";
import { embedFamilies } from "./embed/embeds.ts";
import { feedFamilies } from "./feeds/feeds.ts";
import { groupColors } from "./group-colors.ts";
import { peopleFamilies } from "./people/families.ts";
import type { AnyFamily } from "./reader.ts";
import { shareImages } from "./share-images/share-images.ts";
import { prosePages } from "./site/prose.ts";
import { redirectPages } from "./site/redirects.ts";
import { faqPages, statusFile, statusPages } from "./site/status.ts";
import { updatesPages } from "./site/updates.ts";
import { compositions } from "#scripts/views/shared/composition.ts";
import { mapSprite } from "#scripts/views/votes/map-sprite.ts";
import {
  marginPointsFile,
  sittingRowFiles,
  voteColumnFiles,
  voteRowFiles,
  votesIndexFile,
} from "#scripts/views/votes/vote-files.ts";
import { voteCodesFile } from "#scripts/views/votes/vote-codes.ts";
import { voteWordFiles } from "#scripts/views/votes/vote-words.ts";
import { sittingBallotFiles } from "#scripts/views/votes/sitting-ballots.ts";
import { voteTableFiles } from "#scripts/views/votes/vote-tables.ts";
import { votePages } from "#scripts/views/votes/vote-page.ts";
import { voteRankings, votesArchive, votesListPage, votesMonths } from "#scripts/views/votes/votes-list.ts";
import { searchPage, searchRecords } from "./search/search-records.ts";
import { siteFamily } from "./site-context.ts";

export const families: readonly AnyFamily[] = [
  siteFamily,
  // Early: its pictures are drawn beside what follows.
  shareImages,
  ...actFamilies,
  ...bodyFamilies,
  ...peopleFamilies,
  groupColors,
  statusPages,
  updatesPages,
  statusFile,
  faqPages,
  prosePages,
  redirectPages,
  compositions,
  votePages,
  votesListPage,
  voteRankings,
  votesArchive,
  votesMonths,
  voteTableFiles,
  votesIndexFile,
  voteCodesFile,
  voteColumnFiles,
  voteRowFiles,
  sittingRowFiles,
  sittingBallotFiles,
  ...voteWordFiles,
  marginPointsFile,
  mapSprite,
  ...feedFamilies,
  ...embedFamilies,
  searchRecords,
  searchPage,
];
