/** What the site search finds: persons, acts, bodies, groups, governments, territories, lists, and the votes worth finding. */
import { donePart } from "#src/domain/act-state.ts";
import { findArea } from "#src/domain/areas.ts";
import { bodyNumber } from "#src/domain/body-order.ts";
import { registeredNameText } from "#src/domain/record-name.ts";
import { isNotable } from "#src/domain/notable-votes.ts";
import type { Act } from "#src/domain/records.ts";
import { parseVoteTitle } from "#src/domain/vote-title.ts";
import { colleges, provinces } from "#src/data/colleges.ts";
import { areaPlaces } from "#src/data/reference/provinces.ts";
import { institutionNames, searchAliases, wordsInUse } from "#src/data/reference/search-aliases.ts";
import { actKind, branch, branchFull } from "#src/i18n/common.ts";
import { decreeHeading, distinctTitle, implementingName } from "#src/i18n/act-texts.ts";
import { actState } from "#src/i18n/acts.ts";
import { officeText } from "#src/i18n/offices.ts";
import { rolesThen } from "#src/i18n/people.ts";
import { collegeText, represent } from "#src/i18n/representatives.ts";
import { committeeOrdinal, searchDetail, searchWords } from "#src/i18n/search.ts";
import { territoryName } from "#src/i18n/territories.ts";
import { actCitation } from "#src/i18n/vote-titles.ts";
import { formatAfter, formatIdentifier } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { capital, toLower } from "#src/lib/text.ts";
import type { SearchRecord } from "#src/contracts/search.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { actTag, isTitleShared } from "#scripts/contracts/acts/tags.ts";
import { parliamentOffice } from "#scripts/contracts/people/members.ts";
import { territoryKeys } from "#scripts/contracts/people/territories.ts";
import { defineDerivation, definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import type { StoredRecord } from "#scripts/pull/store/read.ts";
import { attributions, dataDay, isDemo } from "#scripts/contracts/stats/coverage.ts";
import { personCard } from "#scripts/contracts/stats/person-card.ts";
import { readVoteRow } from "#scripts/contracts/stats/vote-rows.ts";
import { archivesOf, sitePages } from "./site-pages.ts";

/** Year in which the legislature opened. */
const firstYear = 2022;

/**
 * False for most votes on amendments: their titles are codes, and hundreds are alike. They are found through their act.
 */
function isWorthFinding(vote: StoredRecord<"vote">): boolean {
  return isNotable(vote) || vote.publicTitle !== null || parseVoteTitle(vote.title) === null;
}

/** Votes of a month included in the search; argument: "C:2026-11". */
const findableVotes = defineDerivation<readonly string[]>("search-votes", (read, month) =>
  read.index("vote.month", month).filter((key) => isWorthFinding(read.require("vote", key))),
);

const builders = {
  person: (read: Reader, id: string): SearchRecord => {
    const { familyName, givenName, roles } = read.derived(personCard, id) ?? {
      familyName: id,
      givenName: "",
      roles: [],
    };
    const person = read.require("person", id);
    const group = read.derived(personCard, id)?.group?.acronym ?? null;
    const isPremier = roles.some((role) => role.code === "government" && role.rank === "president" && role.active);
    const office = parliamentOffice(read, id);
    const detail = [
      ...rolesThen(roles, person.gender),
      ...(office === null ? [] : [toLower(officeText(office, person.gender))]),
      ...(group === null ? [] : [group]),
    ].join(", ");
    return {
      kind: "person",
      path: routes.person(id),
      title: `${givenName} ${familyName}`,
      detail,
      words: [
        `${familyName} ${givenName}`,
        ...(person.registeredName === undefined ? [] : [registeredNameText(person.registeredName)]),
        searchWords.person,
        ...ministriesOf(read, id),
        ...(isPremier ? [searchWords.premier] : []),
      ].join(" "),
      date: null,
    };
  },
  act: (read: Reader, key: string): SearchRecord => {
    const act = read.require("act", key);
    const numbers = act.kind === "bill" ? act.readings.map(({ identifier }) => identifier) : [act.id];
    // Common names belong to real acts; an invented act may have the same number.
    const names = read.derived(isDemo, "") ? [] : (searchAliases[key] ?? []);
    const date =
      act.kind === "bill"
        ? (act.statusDate ?? act.presented)
        : act.kind === "datt"
          ? (act.adoptionDate ?? act.published ?? act.deadline)
          : (act.published ?? donePart(act.steps).at(-1)?.date ?? null);
    const law = act.kind === "bill" && act.law !== null ? lawWords(act.law) : "";
    const short = act.kind === "bill" ? "ddl" : "";
    return {
      kind: "act",
      path: routes.act(act.kind, act.id),
      title: distinctTitle(
        act.kind,
        act.kind === "decree" ? decreeHeading(act.shortTitle ?? act.title) : (act.shortTitle ?? act.title),
        read.derived(isTitleShared, key),
      ),
      detail: `${nameOf(act, numbers)}${law === "" ? stateOf(read, key) : `, ${law}`}`,
      // The short title of a decree-law may contain its number, which the heading leaves out.
      words: [
        act.title,
        ...(act.kind === "decree" && act.shortTitle !== null ? [act.shortTitle] : []),
        ...numbers,
        ...numbers.map((one) => one.replace(".", " ")),
        short,
        law,
        ...names,
        ...(act.kind === "datt" ? [] : wordsOf(`${act.title} ${act.shortTitle ?? ""}`)),
      ].join(" "),
      date,
    };
  },
  vote: (read: Reader, id: string): SearchRecord => {
    const vote = read.require("vote", id);
    const sitting = read.require("sitting", vote.sitting).number;
    const row = readVoteRow(read, id);
    if (row === undefined) throw new DataError(`search: no vote ${id}`);
    return {
      kind: "vote",
      path: routes.vote(id),
      title: row.title,
      detail: searchDetail.vote(row),
      words: [vote.title, vote.description ?? "", id, `seduta ${sitting}, votazione ${vote.number}`].join(" "),
      date: vote.date,
    };
  },
  body: (read: Reader, id: string): SearchRecord => {
    const body = read.require("body", id);
    const number = body.kind === "committee" ? bodyNumber(body.name) : null;
    return {
      kind: "body",
      path: routes.body(body.branch, id),
      title: body.name,
      detail: searchDetail.body(branch[body.branch]),
      words: [body.shortName ?? "", ...(number === null ? [] : [committeeOrdinal(number)])].join(" "),
      date: null,
    };
  },
  group: (read: Reader, id: string): SearchRecord => {
    const group = read.require("group", id);
    const last = group.names.at(-1);
    const words = group.names.flatMap(({ name, acronym }) => [name, acronym]).join(" ");
    return {
      kind: "body",
      path: routes.group(group.branch, id),
      title: last?.name ?? id,
      detail: searchDetail.group(last?.acronym ?? null, branchFull[group.branch]),
      words: `${words} ${searchWords.group}`,
      date: null,
    };
  },
  government: (read: Reader, id: string): SearchRecord => {
    const government = read.require("government", id);
    return {
      kind: "body",
      path: routes.government(id),
      title: government.name,
      detail: searchDetail.government,
      words: "",
      date: null,
    };
  },
  territory: (_: Reader, id: string): SearchRecord => ({
    kind: "page",
    path: routes.territory(id),
    title: territoryName(id),
    detail: searchDetail.territory(areaPlaces[id] ?? null, findArea(id)?.macroArea === "estero"),
    words: `${searchWords.territory} ${id === "sud" ? searchWords.south : ""}`.trim(),
    date: null,
  }),
  college: (_: Reader, id: string): SearchRecord => {
    const college = colleges.get(id);
    if (college === undefined) throw new DataError(`search: no electoral college ${id}`);
    const detail = searchDetail.college(branchFull[college.branch]);
    const words = searchWords.college;
    return { kind: "college", path: routes.college(id), title: collegeText.name(college), detail, words, date: null };
  },
  province: (_: Reader, id: string): SearchRecord => {
    const name = provinces.find((one) => one.id === id)?.name ?? id;
    const [title, detail] = [represent.provinceTitle(name), searchDetail.province];
    return { kind: "college", path: routes.province(id), title, detail, words: searchWords.territory, date: null };
  },
  page: (read: Reader, path: string): SearchRecord => {
    const page = sitePages(read).find((one) => one.path === path);
    if (page === undefined) throw new DataError(`search: ${path} is no page of these data`);
    return page;
  },
} as const;

/** ": in esame"; empty when the state is not known. */
function stateOf(read: Reader, key: string): string {
  const tag = read.derived(actTag, key);
  const code = tag?.state ?? null;
  const state = tag?.stateText ?? (code === null ? "" : actState[code]);
  return state === "" ? "" : `: ${toLower(state)}`;
}

/** Everyday words of what an act is about; implementing decrees, hundreds of one law, would come before it. */
function wordsOf(title: string): readonly string[] {
  return wordsInUse.flatMap(([inTitle, inUse]) => (inTitle.test(title) ? [inUse] : []));
}

function ministriesOf(read: Reader, person: string): readonly string[] {
  const roles = read.index("government.person", person).flatMap((key) => read.require("government", key).roles);
  return [...new Set(roles.flatMap((role) => (role.person === person ? (role.department ?? []) : [])))];
}

/** Adds the common names of the ministries or of the body in a record. */
function withNamesInUse(record: SearchRecord): SearchRecord {
  const official = [record.title, record.detail, record.words];
  const names = institutionNames.flatMap(([name, inUse]) => (official.some((text) => name.test(text)) ? [inUse] : []));
  return names.length === 0 ? record : { ...record, words: [record.words, ...names].join(" ") };
}

/** How a law is cited: "legge n. 96 del 2026". */
function lawWords({ number, date }: NonNullable<Extract<Act, { kind: "bill" }>["law"]>): string {
  return date === null ? `legge ${number}` : `legge ${formatAfter("n.", number)} del ${date.slice(0, 4)}`;
}

/** "Disegno di legge, C. 1780, S. 12", "Decreto-legge n. 31 del 2026", "Decreto attuativo della legge n. 160 del 2025". */
function nameOf(act: Act, numbers: readonly string[]): string {
  if (act.kind === "bill") return `${actKind.bill}, ${numbers.map(formatIdentifier).join(", ")}`;
  if (act.kind === "datt") return implementingName(act.reference?.label ?? null);
  return capital(actCitation(act.kind, act.id));
}

const kinds = [
  "person",
  "act",
  "vote",
  "body",
  "group",
  "government",
  "territory",
  "college",
  "province",
  "page",
] as const;

function keysOf(read: Reader, kind: (typeof kinds)[number]): readonly string[] {
  if (kind === "vote") return read.indexValues("vote.month").flatMap((month) => read.derived(findableVotes, month));
  if (kind === "territory") return territoryKeys;
  if (kind === "college") return [...colleges.keys()];
  if (kind === "province") return provinces.map(({ id }) => id);
  return kind === "page" ? sitePages(read).map(({ path }) => path) : read.keys(kind);
}

/**
 * Site search records: one contract per page that can be found, without a page of its own. The search index is built
 * from them.
 */
export const searchRecords = definePage({
  name: "search",
  keys: (read) => kinds.flatMap((kind) => keysOf(read, kind).map((key) => `${kind}:${key}`)),
  path: () => "",
  build: (read, key) => {
    const [first = ""] = key.split(":", 1);
    const kind = kinds.find((one) => one === first) ?? "person";
    const record = builders[kind](read, key.slice(first.length + 1));
    return kind === "person" || kind === "body" ? withNamesInUse(record) : record;
  },
});

export const searchPage = definePage({
  name: "search-page",
  path: () => routes.search(),
  build: (read) => {
    const { changedAt } = read.require("site", "site");
    const last = Number((read.derived(dataDay, "") ?? changedAt).slice(0, 4));
    const years = Array.from({ length: Math.max(last - firstYear + 1, 1) }, (_, back) => String(last - back));
    const has = archivesOf(read);
    const archives = (["votes", "events"] as const).filter((archive) => has[archive]);
    return { years, archives, updated: changedAt.slice(0, 10), sources: [...read.derived(attributions, "")] };
  },
});
