/** Search record of a list or ranking, so that queries like "governo battuto" or "deputati" find its page. */
import { branches } from "#src/domain/codes.ts";
import { legislation, numbers } from "#src/i18n/act-numbers.ts";
import { bodies, bodyListTitle, presidencyTitle } from "#src/i18n/bodies.ts";
import { ofBranch } from "#src/i18n/common.ts";
import { compare, myMembers } from "#src/i18n/compare.ts";
import { updatesPage } from "#src/i18n/corrections.ts";
import { indicatorsPage } from "#src/i18n/indicators.ts";
import { faqPage } from "#src/i18n/prose.ts";
import { eventsPage } from "#src/i18n/events.ts";
import { groupsTitle } from "#src/i18n/groups.ts";
import { searchDetail, searchWords } from "#src/i18n/search.ts";
import { menu } from "#src/i18n/shell.ts";
import { represent } from "#src/i18n/representatives.ts";
import { territories } from "#src/i18n/territories.ts";
import { themesText } from "#src/i18n/themes.ts";
import { voteMapText } from "#src/i18n/vote-map.ts";
import { rankingText, votesArchiveText, votesPage } from "#src/i18n/votes-list.ts";
import { routes } from "#src/lib/routes.ts";
import type { SearchRecord } from "#src/contracts/search.ts";
import type { Reader } from "#scripts/contracts/engine/reader.ts";
import { themeLabels } from "#scripts/contracts/stats/themes.ts";
import { eventMonths } from "#scripts/contracts/site/events.ts";

const page = (path: string, title: string, words = "", detail: string = searchDetail.list): SearchRecord => ({
  kind: "page",
  path,
  title,
  detail,
  words,
  date: null,
});

const always = [
  page(routes.votes(), votesPage.title, searchWords.votes),
  page(routes.deputies(), menu.deputies, searchWords.members),
  page(routes.senators(), menu.senators, searchWords.members),
  page(routes.represent(), represent.title, `${represent.description} ${searchWords.represent}`),
  page(routes.territories(), territories.title, `${territories.description} ${searchWords.territory}`),
  page(routes.compare(), compare.title),
  ...branches.map((branch) =>
    page(routes.voteMap(branch), voteMapText.heading(branch, null), voteMapText.description(branch, null)),
  ),
  page(routes.myMembers(), myMembers.title, searchWords.myMembers),
  page(routes.strengthIndex(), menu.strengthIndex),
  page(routes.acts("bill"), menu.bills, "ddl"),
  page(routes.acts("decree"), menu.decrees, searchWords.decrees),
  page(routes.acts("dlgs"), menu.legislativeDecrees),
  page(routes.acts("datt"), menu.implementingDecrees),
  page(routes.numbers(), numbers.title),
  page(routes.themes(), themesText.title, themesText.description),
  page(routes.legislation(), legislation.title, legislation.description),
  page(routes.governments(), menu.governments, searchWords.governments),
  page(routes.bodies(), bodies.hub, bodies.hubDescription),
  ...branches.flatMap((branch) => [
    page(routes.presidency(branch), presidencyTitle(branch), searchWords.presidency(ofBranch[branch])),
    page(routes.committees(branch), bodyListTitle[branch]),
    page(routes.groups(branch), groupsTitle(branch), searchWords.groups),
  ]),
  page(routes.bicameralCommittees(), bodies.bicameralCommittees),
  page(routes.delegations(), bodies.delegations),
  page(routes.faq(), faqPage.title, searchWords.faq),
  page(routes.indicators(), indicatorsPage.title, indicatorsPage.description),
  page(routes.updates(), updatesPage.title, searchWords.updates),
];

const ranking = (path: string, { title, definition }: { title: string; definition: string }, words = "") =>
  page(path, title, `${definition} ${words}`.trim(), searchDetail.ranking);

const ofVotes = [
  page(routes.votesArchive(), votesArchiveText.title, searchWords.sittings),
  ranking(routes.tightVotes(), rankingText["sul-filo"]),
  ranking(routes.rebelVotes(), rankingText.ribelli, searchWords.rebels),
  ranking(routes.beatenVotes(), rankingText["governo-battuto"]),
];

const ofEvents = [page(routes.events(), eventsPage.title, `${eventsPage.archive} ${searchWords.events}`)];

/** Pages that exist for these data: a source without votes has no rankings. */
export function sitePages(read: Reader): readonly SearchRecord[] {
  const { votes, events } = archivesOf(read);
  const themes = [...read.derived(themeLabels, "")].map(([id, label]) =>
    page(routes.theme(id), label, themesText.title, searchDetail.theme),
  );
  return [...always, ...themes, ...(votes ? ofVotes : []), ...(events ? ofEvents : [])];
}

export function archivesOf(read: Reader): Readonly<Record<"votes" | "events", boolean>> {
  return {
    votes: read.indexValues("vote.month").length > 0,
    events: read.derived(eventMonths, "").length > 0,
  };
}
