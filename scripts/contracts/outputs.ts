/** All page types and file types, in build order. */
import { actOutputs } from "./acts/outputs.ts";
import { bodyListTableFiles, bodyTableFiles, groupListTableFiles, groupTableFiles } from "./bodies/body-tables.ts";
import { bodiesHubPages, bodyListPages, bodyPages, presidencyPages } from "./bodies/bodies.ts";
import { governmentListPages, governmentPages } from "./bodies/governments.ts";
import { governmentBillFiles } from "./bodies/government-acts.ts";
import { groupListPages, groupPages } from "./bodies/groups.ts";
import { embedOutputs } from "./embed/embeds.ts";
import { feedOutputs } from "./feeds/feeds.ts";
import { groupColors, siteContext } from "./site-context.ts";
import { comparePages, keyVoteFiles, positionFiles } from "./people/compare.ts";
import { membersData, membersPages } from "./people/members.ts";
import { peopleSearch, personSlugs } from "./people/people-search.ts";
import { personBallotFiles } from "./people/person-ballots.ts";
import { personPages } from "./people/person-page.ts";
import { personVoteListFiles, personVoteListPages, personVoteYearPages } from "./people/person-vote-lists.ts";
import { strengthData, strengthPages } from "./people/strength-index.ts";
import { territoriesPages, territoryFiles, territoryPages } from "./people/territories.ts";
import type { AnyOutput } from "./engine/reader.ts";
import { searchPage, searchRecords } from "./search/search-records.ts";
import { shareImages } from "./share-images/share-images.ts";
import { compositions } from "./stats/composition.ts";
import { eventArchive, eventFiles, eventMonthPages } from "./site/events.ts";
import { homePages } from "./site/home.ts";
import { indicatorsPages } from "./site/indicators.ts";
import { prosePages, faqPages, statusFile, statusPages } from "./site/status.ts";
import { redirectPages } from "./site/redirects.ts";
import { updatesPages } from "./site/updates.ts";
import { mapSprite } from "./votes/map-sprite.ts";
import { sittingBallotFiles, voteCodesFile, voteTableFiles } from "./votes/data-files.ts";
import {
  marginPointsFile,
  sittingRowFiles,
  voteNumberFiles,
  voteRowFiles,
  votesIndexFile,
} from "./votes/vote-files.ts";
import { votePages } from "./votes/vote-page.ts";
import { voteWordFiles } from "./votes/vote-words.ts";
import { voteRankings, votesArchive, votesListPage, votesMonths } from "./votes/votes-list.ts";

export const outputs: readonly AnyOutput[] = [
  siteContext,
  // First, because images are rendered in parallel with the rest.
  shareImages,
  ...actOutputs,
  bodiesHubPages,
  presidencyPages,
  bodyListPages,
  bodyPages,
  groupListPages,
  groupPages,
  bodyListTableFiles,
  bodyTableFiles,
  groupListTableFiles,
  groupTableFiles,
  governmentListPages,
  governmentPages,
  governmentBillFiles,
  homePages,
  eventFiles,
  eventArchive,
  eventMonthPages,
  statusPages,
  statusFile,
  faqPages,
  indicatorsPages,
  updatesPages,
  prosePages,
  redirectPages,
  membersPages,
  membersData,
  personPages,
  personVoteListPages,
  personVoteYearPages,
  personVoteListFiles,
  personBallotFiles,
  peopleSearch,
  personSlugs,
  strengthPages,
  strengthData,
  territoriesPages,
  territoryPages,
  territoryFiles,
  positionFiles,
  keyVoteFiles,
  comparePages,
  groupColors,
  compositions,
  votePages,
  votesListPage,
  voteRankings,
  votesArchive,
  votesMonths,
  voteTableFiles,
  votesIndexFile,
  voteCodesFile,
  voteNumberFiles,
  voteRowFiles,
  sittingRowFiles,
  sittingBallotFiles,
  ...voteWordFiles,
  marginPointsFile,
  mapSprite,
  ...feedOutputs,
  ...embedOutputs,
  searchRecords,
  searchPage,
];
