/** The lists and rankings of the site as search records: who asks for "governo battuto" or "deputati" finds the page. */
import { numbers } from "#src/i18n/act-numbers.ts";
import { bodies } from "#src/i18n/bodies.ts";
import { compare, myMembers } from "#src/i18n/compare.ts";
import { searchDetail } from "#src/i18n/search.ts";
import { menu } from "#src/i18n/shell.ts";
import { territories } from "#src/i18n/territories.ts";
import { rankingText, votesPage } from "#src/i18n/votes-list.ts";
import { routes } from "#src/lib/routes.ts";
import type { SearchRecord } from "#src/view/search-record.ts";
import type { Reader } from "#scripts/views/reader.ts";

const page = (path: string, title: string, words = ""): SearchRecord => ({
  kind: "page",
  path,
  title,
  detail: searchDetail.list,
  words,
  date: null,
});

const always = [
  page(routes.votes(), votesPage.title),
  page(routes.deputies(), menu.deputies),
  page(routes.senators(), menu.senators),
  page(routes.territories(), territories.title, territories.description),
  page(routes.compare(), compare.title),
  page(routes.myMembers(), myMembers.title),
  page(routes.strengthIndex(), menu.strengthIndex),
  page(routes.acts("bill"), menu.bills, "ddl"),
  page(routes.acts("decree"), menu.decrees),
  page(routes.acts("dlgs"), menu.legislativeDecrees),
  page(routes.acts("datt"), menu.implementingDecrees),
  page(routes.numbers(), numbers.title),
  page(routes.governments(), menu.governments),
  page(routes.bodies(), bodies.hub, bodies.hubDescription),
];

const rankings = [
  page(routes.tightVotes(), rankingText["sul-filo"].title, rankingText["sul-filo"].definition),
  page(routes.rebelVotes(), rankingText.ribelli.title, rankingText.ribelli.definition),
  page(routes.beatenVotes(), rankingText["governo-battuto"].title, rankingText["governo-battuto"].definition),
];

/** The pages that these data have: an official source without votes has no rankings. */
export function sitePages(read: Reader): readonly SearchRecord[] {
  return read.indexValues("vote.month").length === 0 ? always : [...always, ...rankings];
}
