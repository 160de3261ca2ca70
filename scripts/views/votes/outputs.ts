/** All page types and file types of votes: pages, lists and data files. */
import type { AnyOutput } from "#scripts/views/reader.ts";
import { mapSprite } from "./map-sprite.ts";
import { sittingBallotFiles } from "./sitting-ballots.ts";
import { voteCodesFile } from "./vote-codes.ts";
import { marginPointsFile, sittingRowFiles, voteNumberFiles, voteRowFiles, votesIndexFile } from "./vote-files.ts";
import { votePages } from "./vote-page.ts";
import { voteTableFiles } from "./vote-tables.ts";
import { voteWordFiles } from "./vote-words.ts";
import { voteRankings, votesArchive, votesListPage, votesMonths } from "./votes-list.ts";

export const voteOutputs: readonly AnyOutput[] = [
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
];
