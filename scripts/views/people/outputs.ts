/** All page types and file types of people: lists of members, person pages, strength index, territories, comparison. */
import type { AnyOutput } from "#scripts/views/reader.ts";
import { comparePages } from "./compare.ts";
import { membersData, membersPages } from "./members.ts";
import { peopleSearch } from "./people-search.ts";
import { personBallotFiles } from "./person-ballots.ts";
import { personPages } from "./person-page.ts";
import { personSlugs } from "./person-slugs.ts";
import { personVoteListFiles, personVoteListPages, personVoteYearPages } from "./person-vote-lists.ts";
import { keyVoteFiles, positionFiles } from "./positions.ts";
import { strengthData, strengthPages } from "./strength-index.ts";
import { territoriesPages, territoryFiles, territoryPages } from "./territories.ts";

export const peopleOutputs: readonly AnyOutput[] = [
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
];
